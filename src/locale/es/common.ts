import type { Messages } from '../messages/common.js';
import { numbers, plural, shownOf } from '../numbers.js';

const number = numbers('es');

export const common: Messages = {
  number,
  loading: 'Cargando eventos',
  shown: shownOf('es', 'de', { one: '# evento', other: '# eventos' }),
  pages: 'Páginas',
  previous: 'Anterior',
  next: 'Siguiente',
  page: (page, count) => `Página ${number(page)} de ${number(count)}`,
  more: plural('es', { one: 'Mostrar # evento más', other: 'Mostrar # eventos más' }),

  empty: 'No se encontraron eventos',
  emptyHint: 'Nada coincide con estas fechas y filtros.',
  showUpcoming: 'Mostrar próximos eventos',
  showPast: 'Mostrar eventos pasados',

  retry: 'Reintentar',
  errors: {
    network: (host) => `No se pudo conectar con ${host}.`,
    timeout: (host) => `${host} tardó demasiado en responder.`,
    cors: (host) => `${host} no permite que esta página lo lea.`,
    shape: (host) => `La respuesta de ${host} no contiene datos de calendario.`,
    leftOut: plural('es', { one: 'No se pudo mostrar una entrada.', other: 'No se pudieron mostrar # entradas.' }),
    missing: (host) => `${host} no tiene ningún calendario en esta dirección.`,
    doubled: (attribute, namespace) => `${attribute} es demasiado largo. Indique solo la parte anterior a ${namespace}.`,
    denied: () => 'Este contenido no es público.',
    http: (host, status) => `${host} no pudo responder (error ${status}).`,
    refused: (attributes) => `El calendario no acepta ${attributes}.`,
    unreadable: (attribute, expected) => `No se puede interpretar ${attribute}. Se esperaba: ${expected}.`,
    unset: (attribute) => `Falta el atributo ${attribute}.`,
  },
  expected: {
    text: 'texto',
    date: 'una fecha como 2026-12-31',
    integer: 'un número entero',
    positive: 'un número entero, 1 o más',
    number: 'un número',
    boolean: 'true o false',
    weekday: 'de 1 (lunes) a 7 (domingo)',
    zone: 'una zona horaria como Europe/Berlin',
    url: 'una dirección como https://example.org/wp-json, sin más comillas',
    ids: 'identificadores separados por comas',
    idsOrSlugs: 'identificadores o slugs separados por comas',
    choice: (choices) => `uno de los valores ${choices}`,
  },
  stale: (time) => `Última actualización: ${time}. No se pudo actualizar el calendario.`,

  allDay: 'Todo el día',
  yourTime: 'su hora local',
  featured: 'Destacado',
  sticky: 'Fijado',
  categories: 'Categorías',
  noVenue: 'Sin lugar',
  noCategory: 'Sin categoría',

  close: 'Cerrar',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  website: 'Sitio web',
  directions: 'Cómo llegar',
  pictureAt: (host) => `Imagen de ${host}`,
  password: 'Contraseña',
  open: 'Mostrar',
  wrongPassword: 'Contraseña incorrecta. Inténtelo de nuevo.',
};
