// Read by a native speaker: no.
import { plural } from '../numbers.js';
import type { DetailMessages } from '../messages/detail.js';

export const detail: DetailMessages = {
  loading: 'A carregar evento',
  kind: 'Evento',
  hasEnded: 'Este evento já terminou.',
  nextDate: (day, time) => `Próxima data: ${[day, time].filter(Boolean).join(', ')}`,
  statusNotices: {
    cancelled: 'Cancelado. Este evento não se realiza.',
    postponed: 'Adiado. A nova data ainda não é conhecida.',
  },
  seeOthers: 'Ver outros eventos',
  visit: 'Visitar o site',
  addToCalendar: 'Adicionar ao calendário',
  subscribe: 'Subscrever',
  calendarFile: 'Ficheiro de calendário (.ics)',
  allDates: 'Todas as datas',
  download: plural('pt', { one: 'Transferir este evento (.ics)', other: 'Transferir estes # eventos (.ics)' }),
  downloadPart: (part) => `Transferir ${part} (.ics)`,
  subscribeIn: (app) => `Subscrever em ${app}`,
  fileFailed: 'Não foi possível criar o ficheiro. Tente novamente.',
  when: 'Quando',
  where: 'Onde',
  joinOnline: 'Participar online',
  cost: 'Preço',
  organizers: 'Organizado por',
  tags: 'Etiquetas',
  related: 'Eventos semelhantes',
  adjacent: 'Eventos antes e depois',

  problems: {
    absent: { title: 'Evento não encontrado.', hint: 'Pode ter sido removido, ou a ligação está errada.' },
    denied: {
      title: 'Este evento não é público.',
      hint: 'Pode ainda não estar publicado. Inicie sessão se tiver acesso.',
    },
    trashed: { title: 'Este evento já não está disponível.', hint: 'Foi removido do calendário.' },
    otherKind: { title: 'Isto não é um evento.', hint: 'A ligação leva a outra coisa neste calendário.' },
    protected: {
      title: 'Este evento está protegido por palavra-passe.',
      hint: 'Introduza a palavra-passe que lhe foi dada.',
    },
  },
  table: 'Tabela',
  partFailed: 'Não foi possível carregar esta parte da página.',
};
