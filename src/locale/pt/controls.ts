// Read by a native speaker: no.
import { plural } from '../numbers.js';
import type { ControlMessages } from '../messages/controls.js';

export const controls: ControlMessages = {
  search: 'Pesquisar eventos',
  clearSearch: 'Limpar pesquisa',
  suggestions: 'Sugestões',
  suggested: { recent: 'Recentes', date: 'Datas', event: 'Eventos', venue: 'Locais', category: 'Categorias' },
  suggestionCount: plural('pt', { one: '# sugestão', other: '# sugestões' }),
  searchWords: (text) => `Pesquisar “${text}” em títulos e textos`,
  forgetSearches: 'Limpar pesquisas recentes',
  emptySearch: (text) => `Nenhum evento com “${text}” no título ou no texto`,
  wayOn: (facet, name, events) => `${facet}: ${name} – ${events} →`,
  without: (name, events) => `Sem “${name}”: ${events}`,
  nextOn: (day) => `Próximo: ${day}`,

  filters: 'Filtros',
  facets: {
    category: 'Categoria',
    tag: 'Etiqueta',
    venue: 'Local',
    organizer: 'Organizador',
    date: 'Data',
    featured: 'Em destaque',
    cost: 'Grátis',
    online: 'Online',
    ticketed: 'Com bilhetes',
    near: 'Perto de mim',
  },
  active: plural('pt', { one: '# ativo', other: '# ativos' }),
  moreFacets: 'Mais',
  activeFilters: 'Filtros ativos',
  remove: (name) => `Remover filtro: ${name}`,
  clearAll: 'Limpar tudo',
  show: plural('pt', { one: 'Mostrar # evento', other: 'Mostrar # eventos', more: 'Mostrar mais de # eventos' }),

  find: {
    category: 'Procurar uma categoria',
    tag: 'Procurar uma etiqueta',
    venue: 'Procurar um local',
    organizer: 'Procurar um organizador',
  },
  sharedTags: 'Algumas destas etiquetas podem não ter eventos.',
  loading: 'A carregar',
  none: 'Sem resultados',
  further: plural('pt', { other: 'Mais #: escreva para encontrar' }),

  dates: {
    any: 'Qualquer data',
    today: 'Hoje',
    tomorrow: 'Amanhã',
    weekend: 'Este fim de semana',
    'next-weekend': 'Próximo fim de semana',
    week: 'Esta semana',
    'next-week': 'Próxima semana',
    month: 'Este mês',
    'next-month': 'Próximo mês',
    days: 'Escolher dias',
  },
  dateWords: {
    today: 'hoje à noite, esta noite',
    tomorrow: 'amanhã à noite',
    weekend: 'fim de semana, fim-de-semana, neste fim de semana',
    'next-weekend': 'fim de semana que vem, no próximo fim de semana',
    week: 'semana, nesta semana',
    'next-week': 'semana que vem, na próxima semana',
    month: 'mês, neste mês',
    'next-month': 'mês que vem, no próximo mês',
  },
  dateFillers: 'em, no, na, o, a, de, do, da, este, esta, próximo, próxima',
  daysHint: 'Escolha um dia e depois outro para vários dias.',

  noLonger: {
    category: (name) => `A categoria “${name}” já não existe.`,
    tag: (name) => `A etiqueta “${name}” já não existe.`,
    venue: (name) => `O local “${name}” já não existe.`,
    organizer: (name) => `O organizador “${name}” já não existe.`,
  },

  nearUnsupported: 'Não é possível pesquisar por distância neste calendário.',
};
