// Read by a native speaker: no.
import { plural, shownOf } from '../numbers.js';
import type { MapMessages } from '../messages/map.js';

const places = plural('pl', { one: '# miejsce', few: '# miejsca', other: '# miejsc' });
const inPlaces = plural('pl', { one: 'w # miejscu', other: 'w # miejscach' });
const events = plural('pl', { one: '# wydarzenie', few: '# wydarzenia', other: '# wydarzeń' });
const near = (things: string, where: string) => (where ? `${things} w pobliżu: ${where}` : things);

export const map: MapMessages = {
  loading: 'Ładowanie miejsc',
  places,
  eventsAt: (count, at) => `${events(count)} ${inPlaces(at)}`,
  placeless: plural('pl', {
    one: '# wydarzenie bez miejsca',
    few: '# wydarzenia bez miejsca',
    other: '# wydarzeń bez miejsca',
  }),
  placesNear: (count, where) => near(places(count), where),
  eventsNear: (count, where) => near(events(count), where),
  marker: (name, count) => `${name}: ${events(count)}`,
  all: plural('pl', { other: 'Wszystkie wydarzenia (#)' }),
  notOnMap: 'Brak na mapie',
  noMap: 'Nie ma mapy, bo dokładne położenie tych miejsc nie jest znane.',
  elsewhere: plural('pl', {
    one: '# miejsce poza widokiem',
    few: '# miejsca poza widokiem',
    other: '# miejsc poza widokiem',
  }),
  moreDates: plural('pl', { one: 'jeszcze # termin', few: 'jeszcze # terminy', other: 'jeszcze # terminów' }),
  shownFolded: shownOf(
    'pl',
    'z',
    {
      one: '# wydarzenie',
      few: '# różne wydarzenia',
      other: '# różnych wydarzeń',
      more: 'ponad # różnych wydarzeń',
    },
    { one: '# wydarzenia', other: '# różnych wydarzeń', more: 'ponad # różnych wydarzeń' },
  ),
  also: 'Także',
  times: 'Godziny',
  furtherDates: plural('pl', { one: '+# termin', few: '+# terminy', other: '+# terminów' }),
  empty: 'Nie znaleziono miejsc',
  emptyHint: 'Nic nie pasuje do tych filtrów.',

  map: 'Mapa',
  keys: 'Strzałki przesuwają mapę, plus i minus zmieniają powiększenie.',
  skip: 'Pomiń mapę',
  list: 'Miejsca',
  zoomIn: 'Przybliż',
  zoomOut: 'Oddal',
  show: 'Pokaż na mapie',
  place: (name) => `: ${name}`,
  wheel: (apple) => `Przytrzymaj ${apple ? '⌘' : 'Ctrl'} i przewijaj, aby powiększyć`,
  touch: 'Przesuwaj mapę dwoma palcami',

  nearMe: 'W pobliżu',
  everywhere: 'Pokaż wszystkie miejsca',
  locating: 'Ustalanie Twojej lokalizacji…',
  you: 'Tu jesteś',
  away: (distance) => `${distance} stąd`,
  within: (distance) => `W promieniu ${distance}`,
  nothingWithin: (distance) => `Nic w promieniu ${distance}.`,
  searchHere: 'Szukaj tutaj',
  inArea: 'W tej części mapy',
  nothingInArea: 'Nic w tej części mapy.',
  locateProblems: {
    denied: 'Lokalizacja jest zablokowana na tej stronie. Możesz na nią zezwolić w ustawieniach przeglądarki.',
    unavailable: 'Nie udało się ustalić Twojej lokalizacji.',
    timeout: 'Ustalanie Twojej lokalizacji trwało zbyt długo.',
  },

  source: (name) => `Ładowana z ${name}`,
  ask: (host) =>
    `Mapa jest ładowana z ${host}. Jeśli ją pokażesz, ten serwer otrzyma Twój adres IP i zobaczy, który obszar oglądasz.`,
  allow: 'Pokaż mapę',
  refuse: 'Nie teraz',
  refused: 'Mapa jest wyłączona.',
  withdraw: 'Wyłącz mapę',
  offline: 'Mapa wymaga połączenia z internetem.',
  mapFailed: 'Nie udało się załadować mapy.',
  tilesFailed: (host) => `Tło mapy z ${host} nie zostało załadowane. Lista miejsc nadal działa.`,
};
