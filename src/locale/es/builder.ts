import { plural } from '../numbers.js';
import type { BuilderMessages } from '../messages/builder.js';

const events = plural('es', { one: '# evento próximo', other: '# eventos próximos' });

export const builder: BuilderMessages = {
  element: 'Elemento',
  calendar: 'Calendario',
  address: 'Dirección del calendario',
  addressHint: 'Vale cualquier página de su sitio.',
  connect: 'Conectar',
  connecting: 'Buscando el calendario',
  found: (address, count) => `Conectado con ${address}: ${events(count)}.`,
  problems: {
    address: 'Esto no es una dirección web.',
    mixed: (host) => `${host} no tiene HTTPS, y el navegador no deja que esta página lo lea por HTTP. El sitio necesita un certificado.`,
    cors: (host, origin) =>
      `${host} no permite que esta página lo lea. Pida a su responsable que envíe la cabecera Access-Control-Allow-Origin: ${origin}.`,
    network: (host) => `${host} no responde. Compruebe la dirección.`,
    busy: (host) => `${host} no puede responder ahora. Vuelva a intentarlo en unos minutos.`,
    missing: (host) => `No hay ningún calendario en ${host}.`,
    denied: (host) => `El calendario de ${host} no es público.`,
  },
  above: 'Encima del elemento',
  controls: { 'cal-event-search': 'Búsqueda', 'cal-event-filters': 'Filtros' },
  groups: { own: 'Aspecto y comportamiento', filters: 'Qué se muestra', settings: 'Ajustes', tokens: 'Colores y espacios' },
  byDefault: (value) => (value ? `Por defecto (${value})` : 'Por defecto'),
  yes: 'Sí',
  no: 'No',
  pick: (name) => `Elegir un color para ${name}`,

  preview: 'Vista previa',
  backgrounds: { light: 'Claro', dark: 'Oscuro', narrow: 'Estrecho' },

  snippet: 'Código para pegar',
  formats: {
    module: 'Script normal',
    standalone: 'Script para creadores de sitios',
    iframe: 'Marco (iframe)',
    shortcode: 'Código corto de WordPress',
  },
  copy: 'Copiar',
  copied: 'El código está copiado.',
  copyFailed: 'Esta página no puede copiar. Seleccione el texto.',
  folder: 'Carpeta de los scripts',
  version: (version, hash) => `Versión ${version}${hash && `, huella ${hash}`}`,
  pin: 'Permitir solo esta versión',
  paste: 'Pegar un código para cambiarlo',
  pasted: (tag) => `El formulario muestra lo que el código dice de ${tag}.`,
  unknown: (names) => `Se omiten, porque no existen estos atributos: ${names}.`,
  pasteFailed: 'En este texto no hay ningún elemento nuestro.',
  title: 'Eventos',
};
