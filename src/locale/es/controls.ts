import { plural } from '../numbers.js';
import type { ControlMessages } from '../messages/controls.js';

export const controls: ControlMessages = {
  search: 'Buscar eventos',
  clearSearch: 'Borrar la búsqueda',
  suggestions: 'Sugerencias',
  suggested: { recent: 'Recientes', date: 'Fechas', event: 'Eventos', venue: 'Lugares', category: 'Categorías' },
  suggestionCount: plural('es', { one: '# sugerencia', other: '# sugerencias' }),
  searchWords: (text) => `Buscar «${text}» en títulos y textos`,
  forgetSearches: 'Borrar las búsquedas recientes',
  emptySearch: (text) => `No hay eventos con «${text}» en el título o el texto`,
  wayOn: (facet, name, events) => `${facet}: ${name} – ${events} →`,
  without: (name, events) => `Sin «${name}»: ${events}`,
  nextOn: (day) => `Próximo: ${day}`,

  filters: 'Filtros',
  facets: {
    category: 'Categoría',
    tag: 'Etiqueta',
    venue: 'Lugar',
    organizer: 'Organizador',
    date: 'Fecha',
    featured: 'Destacado',
    cost: 'Gratis',
    near: 'Cerca de mí',
  },
  active: plural('es', { one: '# activo', other: '# activos' }),
  moreFacets: 'Más',
  activeFilters: 'Filtros activos',
  remove: (name) => `Quitar el filtro: ${name}`,
  clearAll: 'Quitar todos',
  show: plural('es', { one: 'Mostrar # evento', other: 'Mostrar # eventos', more: 'Mostrar más de # eventos' }),

  find: {
    category: 'Buscar una categoría',
    tag: 'Buscar una etiqueta',
    venue: 'Buscar un lugar',
    organizer: 'Buscar un organizador',
  },
  sharedTags: 'Puede que algunas de estas etiquetas no tengan eventos.',
  loading: 'Cargando',
  none: 'Sin resultados',
  further: plural('es', { other: '# más: escriba para encontrarlos' }),

  dates: {
    any: 'Cualquier fecha',
    today: 'Hoy',
    tomorrow: 'Mañana',
    weekend: 'Este fin de semana',
    'next-weekend': 'Próximo fin de semana',
    week: 'Esta semana',
    'next-week': 'Próxima semana',
    month: 'Este mes',
    'next-month': 'Próximo mes',
    days: 'Elegir días',
  },
  dateWords: {
    today: 'esta noche',
    tomorrow: 'mañana por la noche',
    weekend: 'fin de semana, finde, este finde',
    'next-weekend': 'el próximo fin de semana, fin de semana que viene, el fin de semana que viene, próximo finde',
    week: 'semana',
    'next-week': 'la próxima semana, semana que viene, la semana que viene',
    month: 'mes',
    'next-month': 'el próximo mes, mes que viene, el mes que viene',
  },
  dateFillers: 'en, el, la, los, de, del, próximo, este',
  daysHint: 'Elija un día y, para varios días, otro más.',

  noLonger: {
    category: (name) => `La categoría «${name}» ya no existe.`,
    tag: (name) => `La etiqueta «${name}» ya no existe.`,
    venue: (name) => `El lugar «${name}» ya no existe.`,
    organizer: (name) => `El organizador «${name}» ya no existe.`,
  },

  nearUnsupported: 'Este calendario no permite buscar por cercanía.',
};
