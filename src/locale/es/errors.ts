import type { ErrorMessages } from '../messages/errors.js';
import { plural } from '../numbers.js';

export const errors: ErrorMessages = {
  owner: 'Para quien administra el sitio',
  network: (host) => `No se pudo conectar con ${host}.`,
  timeout: (host) => `${host} tardó demasiado en responder.`,
  cors: (host) => `${host} no permite que esta página lo lea.`,
  shape: (host, line) =>
    `La respuesta de ${host} no contiene datos de calendario.${line ? ` Empieza por «${line}».` : ''}`,
  tooLong: (host) => `${host} envió más datos de los que caben en una página.`,
  leftOut: plural('es', { one: 'No se pudo mostrar una entrada.', other: 'No se pudieron mostrar # entradas.' }),
  missingFrom: (hosts) => `Faltan los eventos de ${hosts}.`,
  missing: (host, namespaces) =>
    `${host} no tiene ningún calendario en esta dirección.${namespaces && ` Espacios de nombres que hay: ${namespaces}.`}`,
  missingPlugin: 'En WordPress, un plugin como The Events Calendar aporta uno.',
  doubled: (attribute, namespace) => `${attribute} es demasiado largo. Indique solo la parte anterior a ${namespace}.`,
  denied: 'Este contenido no es público.',
  closed: (host) =>
    `${host} solo responde a quienes han iniciado sesión. Puede que un plugin de seguridad haya cerrado su API REST a los visitantes.`,
  http: (host, status) => `${host} no pudo responder (error ${status}).`,
  refused: (attributes) => `El calendario no acepta ${attributes}.`,
  unreadable: (attribute, expected) => `No se puede interpretar ${attribute}. Se esperaba: ${expected}.`,
  unset: (attribute) => `Falta el atributo ${attribute}.`,

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
    tiles: 'una dirección http o https con {z}, {x} y {y}',
    geocoder: 'una dirección http o https con {address}',
    places: 'la dirección de un archivo JSON con coordenadas',
    oneServer: 'slugs o una sola base-url, porque cada calendario tiene sus propios identificadores',
    choice: (choices) => `uno de los valores ${choices}`,
  },
};
