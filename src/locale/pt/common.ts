// Read by a native speaker: no.
import type { Messages } from '../messages/common.js';
import { numbers, shownOf } from '../numbers.js';

const number = numbers('pt');

export const common: Messages = {
  number,
  loading: 'A carregar eventos',
  shown: shownOf('pt', 'de', { one: '# evento', other: '# eventos', more: 'mais de # eventos' }),
  pages: 'Páginas',
  previous: 'Anterior',
  next: 'Seguinte',
  page: (page, count) => `Página ${number(page)} de ${number(count)}`,
  more: (count) => `Mostrar mais ${number(count)}`,

  empty: 'Nenhum evento encontrado',
  emptyHint: 'Nada corresponde a estas datas e a estes filtros.',
  noneUpcoming: 'Ainda não há próximos eventos.',
  showUpcoming: 'Mostrar próximos eventos',
  showPast: 'Mostrar eventos passados',

  retry: 'Tentar novamente',
  failed: 'De momento, não é possível mostrar o calendário.',
  asOf: (time) => `Atualizado: ${time}`,
  stale: 'Não foi possível atualizar o calendário.',

  allDay: 'Todo o dia',
  yourTime: 'a sua hora',
  untitled: 'Sem título',
  featured: 'Em destaque',
  nowOn: 'A decorrer:',
  runs: (day) => `A decorrer · até ${day}`,
  until: (day) => `até ${day}`,
  ended: 'Terminado',
  statuses: {
    cancelled: 'Cancelado',
    postponed: 'Adiado',
    rescheduled: 'Nova data',
    movedOnline: 'Passou a online',
    online: 'Online',
    hybrid: 'Também online',
    'sold-out': 'Esgotado',
    draft: 'Rascunho',
    pending: 'A aguardar revisão',
    private: 'Privado',
    future: 'Agendado',
    trash: 'No lixo',
    protected: 'Protegido',
    hidden: 'Não listado',
  },
  categories: 'Categorias',
  noVenue: 'Sem local',
  other: 'Outros',
  noCategory: 'Sem categoria',

  close: 'Fechar',
  share: 'Partilhar',
  copied: 'Copiado',
  phone: 'Telefone',
  email: 'E-mail',
  website: 'Site',
  directions: 'Direções',
  pictureAt: (host) => `Imagem de ${host}`,
  password: 'Palavra-passe',
  open: 'Mostrar',
  wrongPassword: 'Palavra-passe incorreta. Tente novamente.',
};
