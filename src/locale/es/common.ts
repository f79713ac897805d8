import type { Messages } from '../messages/common.js';
import { numbers, plural, shownOf } from '../numbers.js';

const number = numbers('es');

export const common: Messages = {
  number,
  loading: 'Cargando eventos',
  shown: shownOf('es', 'de', { one: '# evento', other: '# eventos', more: 'más de # eventos' }),
  pages: 'Páginas',
  previous: 'Anterior',
  next: 'Siguiente',
  page: (page, count) => `Página ${number(page)} de ${number(count)}`,
  more: plural('es', { one: 'Mostrar # evento más', other: 'Mostrar # eventos más' }),

  empty: 'No se encontraron eventos',
  emptyHint: 'Nada coincide con estas fechas y filtros.',
  noneUpcoming: 'Todavía no hay próximos eventos.',
  showUpcoming: 'Mostrar próximos eventos',
  showPast: 'Mostrar eventos pasados',

  retry: 'Reintentar',
  failed: 'El calendario no se puede mostrar en este momento.',
  asOf: (time) => `Última actualización: ${time}`,
  stale: 'No se pudo actualizar el calendario.',

  allDay: 'Todo el día',
  yourTime: 'su hora local',
  untitled: 'Sin título',
  featured: 'Destacado',
  nowOn: 'En curso:',
  runs: (day) => `En curso · hasta el ${day}`,
  until: (day) => `hasta el ${day}`,
  ended: 'Terminado',
  statuses: {
    cancelled: 'Cancelado',
    postponed: 'Aplazado',
    rescheduled: 'Nueva fecha',
    movedOnline: 'Ahora en línea',
    draft: 'Borrador',
    pending: 'Pendiente de revisión',
    private: 'Privado',
    future: 'Programado',
    trash: 'En la papelera',
    protected: 'Protegido',
    hidden: 'No listado',
  },
  categories: 'Categorías',
  noVenue: 'Sin lugar',
  other: 'Otros',
  noCategory: 'Sin categoría',

  close: 'Cerrar',
  share: 'Compartir',
  copied: 'Copiado',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  website: 'Sitio web',
  directions: 'Cómo llegar',
  pictureAt: (host) => `Imagen de ${host}`,
  password: 'Contraseña',
  open: 'Mostrar',
  wrongPassword: 'Contraseña incorrecta. Inténtelo de nuevo.',
};
