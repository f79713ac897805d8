// Read by a native speaker: no.
import { plural, shownOf } from '../numbers.js';
import type { MapMessages } from '../messages/map.js';

const places = plural('pt', { one: '# local', other: '# locais' });
const events = plural('pt', { one: '# evento', other: '# eventos' });
const near = (things: string, where: string) => (where ? `${things} perto de ${where}` : things);

export const map: MapMessages = {
  loading: 'A carregar locais',
  places,
  eventsAt: (count, at) => `${events(count)} em ${places(at)}`,
  placeless: plural('pt', { one: '# evento sem local', other: '# eventos sem local' }),
  placesNear: (count, where) => near(places(count), where),
  eventsNear: (count, where) => near(events(count), where),
  marker: (name, count) => `${name}: ${events(count)}`,
  all: plural('pt', { other: 'Todos os # eventos' }),
  notOnMap: 'Fora do mapa',
  noMap: 'Não há mapa, porque a localização exata destes locais não é conhecida.',
  elsewhere: plural('pt', { one: '# local fora da vista', other: '# locais fora da vista' }),
  moreDates: plural('pt', { one: 'mais # data', other: 'mais # datas' }),
  shownFolded: shownOf('pt', 'de', {
    one: '# evento',
    other: '# eventos diferentes',
    more: 'mais de # eventos diferentes',
  }),
  also: 'Também',
  times: 'Horários',
  furtherDates: plural('pt', { one: '+# data', other: '+# datas' }),
  empty: 'Nenhum local encontrado',
  emptyHint: 'Nada corresponde a estes filtros.',

  map: 'Mapa',
  keys: 'As setas movem o mapa, mais e menos mudam o zoom.',
  skip: 'Saltar o mapa',
  list: 'Locais',
  zoomIn: 'Ampliar',
  zoomOut: 'Reduzir',
  show: 'Mostrar no mapa',
  place: (name) => `: ${name}`,
  wheel: (apple) => `Prima ${apple ? '⌘' : 'Ctrl'} e desloque para ampliar`,
  touch: 'Mova o mapa com dois dedos',

  nearMe: 'Perto de mim',
  everywhere: 'Mostrar todos os locais',
  locating: 'A procurar a sua localização…',
  you: 'Está aqui',
  away: (distance) => `a ${distance}`,
  within: (distance) => `Num raio de ${distance}`,
  nothingWithin: (distance) => `Nada num raio de ${distance}.`,
  searchHere: 'Pesquisar aqui',
  inArea: 'Nesta parte do mapa',
  nothingInArea: 'Nada nesta parte do mapa.',
  locateProblems: {
    denied: 'A localização está bloqueada para esta página. Pode permiti-la nas definições do navegador.',
    unavailable: 'Não foi possível encontrar a sua localização.',
    timeout: 'Encontrar a sua localização demorou demasiado.',
  },

  source: (name) => `Carrega de ${name}`,
  ask: (host) =>
    `O mapa é carregado de ${host}. Se o mostrar, esse servidor recebe o seu endereço IP e vê que zona consulta.`,
  allow: 'Mostrar mapa',
  refuse: 'Agora não',
  refused: 'O mapa está desligado.',
  withdraw: 'Desligar o mapa',
  offline: 'O mapa precisa de uma ligação à internet.',
  mapFailed: 'Não foi possível carregar o mapa.',
  tilesFailed: (host) => `O fundo do mapa de ${host} não foi carregado. A lista de locais continua a funcionar.`,
};
