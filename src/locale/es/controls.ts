import { plural } from '../numbers.js';
import type { ControlMessages } from '../messages/controls.js';

export const controls: ControlMessages = {
  search: 'Buscar eventos',
  clearSearch: 'Borrar la búsqueda',
  suggestions: 'Sugerencias',
  suggested: { event: 'Eventos', venue: 'Lugares', category: 'Categorías' },
  suggestionCount: plural('es', { one: '# sugerencia', other: '# sugerencias' }),
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
    week: 'Esta semana',
    month: 'Este mes',
    days: 'Elegir días',
  },
  daysHint: 'Elija un día y, para varios días, otro más.',

  nearUnsupported: 'Este calendario no permite buscar por cercanía.',
};
