import { plural } from '../numbers.js';
import type { MapMessages } from '../messages/map.js';

const places = plural('es', { one: '# lugar', other: '# lugares' });
const events = plural('es', { one: '# evento', other: '# eventos' });
const near = (things: string, where: string) => (where ? `${things} cerca de ${where}` : things);

export const map: MapMessages = {
  loading: 'Cargando lugares',
  places,
  eventsAt: (count, at) => `${events(count)} en ${places(at)}`,
  placesNear: (count, where) => near(places(count), where),
  eventsNear: (count, where) => near(events(count), where),
  marker: (name, count) => `${name}: ${events(count)}`,
  notOnMap: plural('es', { one: '# lugar no está en el mapa', other: '# lugares no están en el mapa' }),
  empty: 'No se encontraron lugares',
  emptyHint: 'Nada coincide con estos filtros.',

  map: 'Mapa',
  keys: 'Las flechas mueven el mapa; más y menos cambian la escala.',
  skip: 'Saltar el mapa',
  list: 'Lugares',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  show: 'Ver en el mapa',
  place: (name) => `: ${name}`,
  wheel: (apple) => `Mantén pulsada la tecla ${apple ? '⌘' : 'Ctrl'} y desplázate para acercar o alejar`,
  touch: 'Usa dos dedos para mover el mapa',

  nearMe: 'Cerca de mí',
  everywhere: 'Ver todos los lugares',
  locating: 'Buscando tu posición',
  you: 'Estás aquí',
  away: (distance) => `a ${distance}`,
  within: (distance) => `A menos de ${distance}`,
  nothingWithin: (distance) => `No hay nada a menos de ${distance}.`,
  locateProblems: {
    denied: 'Esta página no puede saber dónde estás. Puedes permitirlo en los ajustes del navegador.',
    unavailable: 'No se pudo encontrar tu posición.',
    timeout: 'Encontrar tu posición tardó demasiado.',
  },

  ask: (host) => `Las imágenes del mapa vienen de ${host}. Al mostrar el mapa, ese servidor conoce tu dirección IP y lo que miras.`,
  allow: 'Mostrar el mapa',
  refuse: 'No, gracias',
  refused: 'El mapa está desactivado.',
  withdraw: 'Desactivar el mapa',
  mapFailed: 'No se pudo cargar el mapa.',
  tilesFailed: (host) => `${host} no envía imágenes para el mapa. La lista de lugares sigue funcionando.`,
  expectedTiles: 'una dirección http o https con {z}, {x} y {y}',
};
