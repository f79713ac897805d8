import type { PinWords } from '../messages/authoring-pin.js';

export const pin: PinWords = {
  label: 'Posición en el mapa',
  missing: 'Introduzca latitud y longitud, o elija el sitio en el mapa',
  help: 'En grados, por ejemplo 40,417 y -3,704',
  show: 'Elegir en un mapa',
  hide: 'Ocultar el mapa',
  map: 'Mapa con la posición del lugar',
  pin: 'Marca del lugar',
  keys: 'Haga clic en el mapa, o pulse Intro sobre él, para poner la marca; después arrástrela o muévala con las flechas, con Mayús en pasos más grandes.',
  moved: (latitude, longitude) => `La marca está en ${latitude}, ${longitude}.`,
  remove: 'Quitar la marca',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  failed: 'No se pudo cargar el mapa. Aun así puede introducir los números.',
  findAddress: 'Buscar por dirección',
  findAddressHelp: (host) => `Esto envía la dirección del lugar a ${host}.`,
  noAddress: 'Introduzca primero una dirección o una localidad',
  finding: 'Buscando la dirección',
  found: '¿Cuál de estas es?',
  notFound: 'No se encontró la dirección. Elija el sitio en el mapa, o introduzca los números.',
  notReached: (host) => `No se pudo contactar con ${host}. Elija el sitio en el mapa, o introduzca los números.`,
};
