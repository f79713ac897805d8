import { plural, shownOf } from '../numbers.js';
import type { MapMessages } from '../messages/map.js';

const places = plural('es', { one: '# lugar', other: '# lugares' });
const events = plural('es', { one: '# evento', other: '# eventos' });
const near = (things: string, where: string) => (where ? `${things} cerca de ${where}` : things);

export const map: MapMessages = {
  loading: 'Cargando lugares',
  places,
  eventsAt: (count, at) => `${events(count)} en ${places(at)}`,
  placeless: plural('es', { one: '# evento sin lugar', other: '# eventos sin lugar' }),
  placesNear: (count, where) => near(places(count), where),
  eventsNear: (count, where) => near(events(count), where),
  marker: (name, count) => `${name}: ${events(count)}`,
  all: plural('es', { other: 'Los # eventos' }),
  notOnMap: 'No está en el mapa',
  noMap: 'No hay mapa porque no se conoce la ubicación exacta de estos lugares.',
  elsewhere: plural('es', { one: '# lugar fuera de la vista', other: '# lugares fuera de la vista' }),
  moreDates: plural('es', { one: '# fecha más', other: '# fechas más' }),
  shownFolded: shownOf('es', 'de', {
    one: '# evento',
    other: '# eventos distintos',
    more: 'más de # eventos distintos',
  }),
  also: 'También',
  times: 'Horarios',
  furtherDates: plural('es', { one: '+# fecha', other: '+# fechas' }),
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
  wheel: (apple) => `Mantenga pulsada la tecla ${apple ? '⌘' : 'Ctrl'} y desplácese para acercar o alejar`,
  touch: 'Use dos dedos para mover el mapa',

  nearMe: 'Cerca de mí',
  everywhere: 'Ver todos los lugares',
  locating: 'Buscando su ubicación…',
  you: 'Usted está aquí',
  away: (distance) => `a ${distance}`,
  within: (distance) => `A menos de ${distance}`,
  nothingWithin: (distance) => `No hay nada a menos de ${distance}.`,
  searchHere: 'Buscar aquí',
  inArea: 'En esta parte del mapa',
  nothingInArea: 'No hay nada en esta parte del mapa.',
  locateProblems: {
    denied: 'La ubicación está bloqueada para esta página. Puede permitirla en los ajustes del navegador.',
    unavailable: 'No se pudo encontrar su ubicación.',
    timeout: 'Encontrar su ubicación tardó demasiado.',
  },

  source: (name) => `Se carga desde ${name}`,
  ask: (host) =>
    `El mapa se carga desde ${host}. Si lo muestra, ese servidor recibe su dirección IP y ve qué zona consulta.`,
  allow: 'Mostrar el mapa',
  refuse: 'Ahora no',
  refused: 'El mapa está desactivado.',
  withdraw: 'Desactivar el mapa',
  offline: 'El mapa necesita una conexión a internet.',
  mapFailed: 'No se pudo cargar el mapa.',
  tilesFailed: (host) => `No se cargó el fondo del mapa de ${host}. La lista de lugares sigue funcionando.`,
};
