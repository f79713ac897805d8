// Read by a native speaker: no.
import { plural, shownOf } from '../numbers.js';
import type { MapMessages } from '../messages/map.js';

const places = plural('nl', { one: '# locatie', other: '# locaties' });
const events = plural('nl', { one: '# evenement', other: '# evenementen' });
const near = (things: string, where: string) => (where ? `${things} bij ${where}` : things);

export const map: MapMessages = {
  loading: 'Locaties laden',
  places,
  eventsAt: (count, at) => `${events(count)} op ${places(at)}`,
  placeless: plural('nl', { one: '# evenement zonder locatie', other: '# evenementen zonder locatie' }),
  placesNear: (count, where) => near(places(count), where),
  eventsNear: (count, where) => near(events(count), where),
  marker: (name, count) => `${name}: ${events(count)}`,
  all: plural('nl', { other: 'Alle # evenementen' }),
  notOnMap: 'Niet op de kaart',
  noMap: 'Er is geen kaart, omdat de precieze plaats van deze locaties niet bekend is.',
  elsewhere: plural('nl', { one: '# locatie elders', other: '# locaties elders' }),
  moreDates: plural('nl', { one: 'nog # datum', other: 'nog # datums' }),
  shownFolded: shownOf('nl', 'van', {
    one: '# evenement',
    other: '# verschillende evenementen',
    more: 'meer dan # verschillende evenementen',
  }),
  also: 'Ook',
  times: 'Tijden',
  furtherDates: plural('nl', { one: '+# datum', other: '+# datums' }),
  empty: 'Geen locaties gevonden',
  emptyHint: 'Er is niets met deze filters.',

  map: 'Kaart',
  keys: 'Pijltoetsen verplaatsen de kaart, plus en min zoomen.',
  skip: 'Kaart overslaan',
  list: 'Locaties',
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  show: 'Op de kaart tonen',
  place: (name) => `: ${name}`,
  wheel: (apple) => `Houd ${apple ? '⌘' : 'Ctrl'} ingedrukt en scrol om te zoomen`,
  touch: 'Verplaats de kaart met twee vingers',

  nearMe: 'In de buurt',
  everywhere: 'Alle locaties tonen',
  locating: 'Uw locatie wordt bepaald…',
  you: 'U bent hier',
  away: (distance) => `op ${distance}`,
  within: (distance) => `Binnen ${distance}`,
  nothingWithin: (distance) => `Niets binnen ${distance}.`,
  searchHere: 'Hier zoeken',
  inArea: 'In dit deel van de kaart',
  nothingInArea: 'Niets in dit deel van de kaart.',
  locateProblems: {
    denied: 'Locatie is geblokkeerd voor deze pagina. U kunt dit toestaan in de instellingen van de browser.',
    unavailable: 'Uw locatie kon niet worden bepaald.',
    timeout: 'Het bepalen van uw locatie duurde te lang.',
  },

  source: (name) => `Wordt geladen van ${name}`,
  ask: (host) =>
    `De kaart wordt geladen van ${host}. Als u de kaart toont, ontvangt die server uw IP-adres en ziet welk gebied u bekijkt.`,
  allow: 'Kaart tonen',
  refuse: 'Niet nu',
  refused: 'De kaart is uitgeschakeld.',
  withdraw: 'Kaart uitschakelen',
  offline: 'Voor de kaart is een internetverbinding nodig.',
  mapFailed: 'De kaart kon niet worden geladen.',
  tilesFailed: (host) => `De kaartachtergrond van ${host} is niet geladen. De lijst met locaties werkt nog wel.`,
};
