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
  activeFilters: 'Filtros activos',
  remove: (name) => `Quitar el filtro: ${name}`,
  clearAll: 'Quitar todos',
  show: plural('es', { one: 'Mostrar # evento', other: 'Mostrar # eventos' }),

  find: { category: 'Buscar una categoría', tag: 'Buscar una etiqueta', venue: 'Buscar un lugar', organizer: 'Buscar un organizador' },
  sharedTags: 'Puede que algunas de estas etiquetas no tengan eventos.',
  loading: 'Cargando',
  none: 'Sin resultados',
  further: plural('es', { other: '# más: escriba para encontrarlos' }),

  dates: {
    any: 'Cualquier fecha',
    today: 'Hoy',
    tomorrow: 'Mañana',
    weekend: 'Este fin de semana',
    nextWeekend: 'Próximo fin de semana',
    week: 'Esta semana',
    nextWeek: 'Próxima semana',
    month: 'Este mes',
    nextMonth: 'Próximo mes',
    days: 'Elegir días',
  },
  dateWords: {
    today: 'esta noche',
    tomorrow: 'mañana por la noche',
    weekend: 'fin de semana, finde, este finde',
    nextWeekend: 'el próximo fin de semana, fin de semana que viene, el fin de semana que viene, próximo finde',
    week: 'semana',
    nextWeek: 'la próxima semana, semana que viene, la semana que viene',
    month: 'mes',
    nextMonth: 'el próximo mes, mes que viene, el mes que viene',
  },
  dateFillers: 'en, el, la, los, de, del, próximo, este',
  daysHint: 'Elija un día y, para varios días, otro más.',

  nearUnsupported: 'Este calendario no permite buscar por cercanía.',
};
