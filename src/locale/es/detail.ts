import { plural } from '../numbers.js';
import type { DetailMessages } from '../messages/detail.js';

export const detail: DetailMessages = {
  loading: 'Cargando el evento',
  kind: 'Evento',
  hasEnded: 'Este evento ya ha terminado.',
  nextDate: (day, time) => `Próxima fecha: ${[day, time].filter(Boolean).join(', ')}`,
  statusNotices: {
    cancelled: 'Cancelado. Este evento no tendrá lugar.',
    postponed: 'Aplazado. La nueva fecha aún no se conoce.',
  },
  seeOthers: 'Ver qué más hay',
  visit: 'Visitar el sitio web',
  addToCalendar: 'Añadir al calendario',
  subscribe: 'Suscribirse',
  calendarFile: 'Archivo de calendario (.ics)',
  allDates: 'Todas las fechas',
  download: plural('es', { one: 'Descargar este evento (.ics)', other: 'Descargar estos # eventos (.ics)' }),
  downloadPart: (part) => `Descargar ${part} (.ics)`,
  subscribeIn: (app) => `Suscribirse en ${app}`,
  fileFailed: 'No se pudo crear el archivo. Inténtelo de nuevo.',
  when: 'Cuándo',
  where: 'Dónde',
  joinOnline: 'Participar en línea',
  cost: 'Precio',
  organizers: 'Organiza',
  tags: 'Etiquetas',
  related: 'También puede interesarle',
  adjacent: 'Eventos anterior y siguiente',

  problems: {
    absent: {
      title: 'No encontramos este evento.',
      hint: 'Puede que se haya eliminado o que el enlace sea incorrecto.',
    },
    denied: {
      title: 'Este evento no es público.',
      hint: 'Puede que aún no esté publicado. Inicie sesión si tiene acceso.',
    },
    trashed: { title: 'Este evento ya no está disponible.', hint: 'Se ha retirado del calendario.' },
    otherKind: { title: 'Esto no es un evento.', hint: 'El enlace lleva a otra cosa de este calendario.' },
    protected: {
      title: 'Este evento está protegido con contraseña.',
      hint: 'Introduzca la contraseña que le han facilitado.',
    },
  },
  table: 'Tabla',
  partFailed: 'No se pudo cargar esta parte de la página.',
};
