// Read by a native speaker: no.
import { plural, shownOf } from '../numbers.js';
import type { MapMessages } from '../messages/map.js';

const places = plural('cs', { one: '# místo', few: '# místa', other: '# míst' });
const inPlaces = plural('cs', { one: 'na # místě', other: 'na # místech' });
const events = plural('cs', { one: '# akce', few: '# akce', other: '# akcí' });
const near = (things: string, where: string) => (where ? `${things} poblíž: ${where}` : things);

export const map: MapMessages = {
  loading: 'Načítání míst',
  places,
  eventsAt: (count, at) => `${events(count)} ${inPlaces(at)}`,
  placeless: plural('cs', { one: '# akce bez místa', few: '# akce bez místa', other: '# akcí bez místa' }),
  placesNear: (count, where) => near(places(count), where),
  eventsNear: (count, where) => near(events(count), where),
  marker: (name, count) => `${name}: ${events(count)}`,
  all: plural('cs', { other: 'Všechny akce (#)' }),
  notOnMap: 'Není na mapě',
  noMap: 'Mapa chybí, protože přesná poloha těchto míst není známa.',
  elsewhere: plural('cs', {
    one: '# místo mimo výřez',
    few: '# místa mimo výřez',
    other: '# míst mimo výřez',
  }),
  moreDates: plural('cs', { one: '# další termín', few: '# další termíny', other: '# dalších termínů' }),
  shownFolded: shownOf(
    'cs',
    'z',
    { one: '# akce', few: '# různé akce', other: '# různých akcí', more: 'více než # různých akcí' },
    { one: '# akce', other: '# různých akcí', more: 'více než # různých akcí' },
  ),
  also: 'Také',
  times: 'Časy',
  furtherDates: plural('cs', { one: '+# termín', few: '+# termíny', other: '+# termínů' }),
  empty: 'Nebyla nalezena žádná místa',
  emptyHint: 'Těmto filtrům nic neodpovídá.',

  map: 'Mapa',
  keys: 'Šipky posouvají mapu, plus a minus mění měřítko.',
  skip: 'Přeskočit mapu',
  list: 'Místa',
  zoomIn: 'Přiblížit',
  zoomOut: 'Oddálit',
  show: 'Ukázat na mapě',
  place: (name) => `: ${name}`,
  wheel: (apple) => `Měřítko změníte kolečkem se stisknutým ${apple ? '⌘' : 'Ctrl'}`,
  touch: 'Mapu posouvejte dvěma prsty',

  nearMe: 'V mém okolí',
  everywhere: 'Zobrazit všechna místa',
  locating: 'Zjišťování vaší polohy…',
  you: 'Jste zde',
  away: (distance) => `${distance} odsud`,
  within: (distance) => `Do ${distance}`,
  nothingWithin: (distance) => `Do ${distance} nic není.`,
  searchHere: 'Hledat zde',
  inArea: 'V této části mapy',
  nothingInArea: 'V této části mapy nic není.',
  locateProblems: {
    denied: 'Poloha je pro tuto stránku blokována. Můžete ji povolit v nastavení prohlížeče.',
    unavailable: 'Vaši polohu se nepodařilo zjistit.',
    timeout: 'Zjišťování vaší polohy trvalo příliš dlouho.',
  },

  source: (name) => `Načítá se z ${name}`,
  ask: (host) =>
    `Mapa se načítá z ${host}. Pokud ji zobrazíte, tento server získá vaši IP adresu a uvidí, jakou oblast prohlížíte.`,
  allow: 'Zobrazit mapu',
  refuse: 'Teď ne',
  refused: 'Mapa je vypnutá.',
  withdraw: 'Vypnout mapu',
  offline: 'Mapa potřebuje připojení k internetu.',
  mapFailed: 'Mapu se nepodařilo načíst.',
  tilesFailed: (host) => `Podklad mapy z ${host} se nenačetl. Seznam míst funguje dál.`,
};
