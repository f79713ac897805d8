// Read by a native speaker: no.
import { numbers, plural, shownOf } from '../numbers.js';
import type { DirectoryMessages } from '../messages/directory.js';

const number = numbers('pt');
const more = (count: number) => `Mostrar mais ${number(count)}`;

export const directory: DirectoryMessages = {
  lists: {
    venues: {
      loading: 'A carregar locais',
      shown: shownOf('pt', 'de', { one: '# local', other: '# locais' }),
      more,
      empty: 'Nenhum local encontrado',
    },
    organizers: {
      loading: 'A carregar organizadores',
      shown: shownOf('pt', 'de', { one: '# organizador', other: '# organizadores' }),
      more,
      empty: 'Nenhum organizador encontrado',
    },
    categories: {
      loading: 'A carregar categorias',
      shown: shownOf('pt', 'de', { one: '# categoria', other: '# categorias' }),
      more,
      empty: 'Nenhuma categoria encontrada',
    },
    tags: {
      loading: 'A carregar etiquetas',
      shown: shownOf('pt', 'de', { one: '# etiqueta', other: '# etiquetas' }),
      more,
      empty: 'Nenhuma etiqueta encontrada',
    },
  },
  emptyHint: 'Nada corresponde a estes filtros, ou ainda nada foi publicado.',

  items: {
    venues: {
      kind: 'Local',
      loading: 'A carregar local',
      problems: {
        absent: 'Local não encontrado.',
        denied: 'Este local não é público.',
        trashed: 'Este local já não está listado.',
        protected: 'Este local está protegido por palavra-passe.',
      },
    },
    organizers: {
      kind: 'Organizador',
      loading: 'A carregar organizador',
      problems: {
        absent: 'Organizador não encontrado.',
        denied: 'Este organizador não é público.',
        trashed: 'Este organizador já não está listado.',
        protected: 'Este organizador está protegido por palavra-passe.',
      },
    },
  },
  hints: {
    absent: 'A página pode ter sido removida, ou a ligação está errada.',
    denied: 'A página pode ainda não estar publicada. Inicie sessão se tiver acesso.',
    trashed: 'A página foi removida do calendário.',
    protected: 'Introduza a palavra-passe que lhe foi dada.',
  },
  hiddenName: 'Protegido por palavra-passe',

  events: 'Próximos eventos',
  upcoming: plural('pt', { one: '# próximo evento', other: '# próximos eventos' }),

  uses: {
    categories: plural('pt', { one: '# evento', other: '# eventos' }),
    tags: plural('pt', { one: '# entrada', other: '# entradas' }),
  },
  branch: (name) => `${name}: subcategorias`,
  table: 'Tabela',
  partFailed: 'Não foi possível carregar esta parte da página.',
};
