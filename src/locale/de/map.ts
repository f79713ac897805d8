import { plural, shownOf } from '../numbers.js';
import type { MapMessages } from '../messages/map.js';

const places = plural('de', { one: '# Ort', other: '# Orte' });
const atPlaces = plural('de', { one: '# Ort', other: '# Orten' });
const events = plural('de', { one: '# Veranstaltung', other: '# Veranstaltungen' });
const near = (things: string, where: string) => (where ? `${things} bei ${where}` : things);

export const map: MapMessages = {
  loading: 'Orte werden geladen',
  places,
  eventsAt: (count, at) => `${events(count)} an ${atPlaces(at)}`,
  placeless: plural('de', { one: '# Veranstaltung ohne Ort', other: '# Veranstaltungen ohne Ort' }),
  placesNear: (count, where) => near(places(count), where),
  eventsNear: (count, where) => near(events(count), where),
  marker: (name, count) => `${name}: ${events(count)}`,
  all: plural('de', { other: 'Alle # Veranstaltungen' }),
  notOnMap: 'Nicht auf der Karte',
  noMap: 'Es gibt keine Karte, weil die genaue Lage dieser Orte nicht bekannt ist.',
  elsewhere: plural('de', { one: '# Ort anderswo', other: '# Orte anderswo' }),
  moreDates: plural('de', { one: '# weiterer Termin', other: '# weitere Termine' }),
  shownFolded: shownOf(
    'de',
    'von',
    { one: '# Veranstaltung', other: '# verschiedene Veranstaltungen' },
    {
      one: '# Veranstaltung',
      other: '# verschiedenen Veranstaltungen',
      more: 'mehr als # verschiedenen Veranstaltungen',
    },
  ),
  also: 'Auch',
  times: 'Uhrzeiten',
  furtherDates: plural('de', { one: '+# Termin', other: '+# Termine' }),
  empty: 'Keine Orte gefunden',
  emptyHint: 'Für diese Filter gibt es keine Treffer.',

  map: 'Karte',
  keys: 'Pfeiltasten verschieben die Karte, Plus und Minus ändern den Maßstab.',
  skip: 'Karte überspringen',
  list: 'Orte',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  show: 'Auf der Karte zeigen',
  place: (name) => `: ${name}`,
  wheel: (apple) => `Zum Zoomen ${apple ? '⌘' : 'Strg'} halten und scrollen`,
  touch: 'Die Karte mit zwei Fingern bewegen',

  nearMe: 'In meiner Nähe',
  everywhere: 'Alle Orte zeigen',
  locating: 'Ihr Standort wird ermittelt …',
  you: 'Ihr Standort',
  away: (distance) => `${distance} entfernt`,
  within: (distance) => `Im Umkreis von ${distance}`,
  nothingWithin: (distance) => `Nichts im Umkreis von ${distance}.`,
  searchHere: 'Hier suchen',
  inArea: 'In diesem Kartenausschnitt',
  nothingInArea: 'Nichts in diesem Kartenausschnitt.',
  locateProblems: {
    denied: 'Diese Seite darf Ihren Standort nicht abrufen. Sie können das in den Einstellungen des Browsers erlauben.',
    unavailable: 'Ihr Standort ließ sich nicht ermitteln.',
    timeout: 'Die Ermittlung Ihres Standorts hat zu lange gedauert.',
  },

  source: (name) => `Wird von ${name} geladen`,
  ask: (host) =>
    `Die Karte wird von ${host} geladen. Wenn Sie sie zeigen, erhält dieser Server Ihre IP-Adresse und sieht, welches Gebiet Sie ansehen.`,
  allow: 'Karte zeigen',
  refuse: 'Jetzt nicht',
  refused: 'Die Karte ist ausgeschaltet.',
  withdraw: 'Karte ausschalten',
  offline: 'Die Karte braucht eine Verbindung zum Internet.',
  mapFailed: 'Die Karte konnte nicht geladen werden.',
  tilesFailed: (host) =>
    `Der Kartenhintergrund von ${host} wurde nicht geladen. Die Liste der Orte funktioniert weiterhin.`,
};
