import type { LinkedWords } from '../messages/authoring-linked.js';
import { plural } from '../numbers.js';

export const linked: LinkedWords = {
  create: (name) => `„${name}“ anlegen`,
  createElsewhere: (name) => `„${name}“ an einem anderen Ort anlegen`,
  takeExisting: 'Den vorhandenen Eintrag nehmen',
  recent: 'zuletzt verwendet',
  made: (name) => `„${name}“ ist gespeichert und ausgewählt.`,
  noVenue: 'Kein Ort',
  venueStays: 'Dieser Kalender kann den Ort einer Veranstaltung nicht entfernen. Wählen Sie einen anderen.',
  textStays: 'Dieser Kalender kann einen gespeicherten Text nicht entfernen. Schreiben Sie einen anderen.',
  searchFailed: 'Der Server konnte nicht durchsucht werden. Versuchen Sie es noch einmal.',
  moveUp: (name) => `${name} nach oben`,
  moveDown: (name) => `${name} nach unten`,
  categories: {
    search: 'Kategorien suchen',
    loading: 'Kategorien werden geladen',
    none: 'Keine Kategorie heißt so.',
    found: plural('de', { one: '# Kategorie', other: '# Kategorien' }),
    add: 'Kategorie hinzufügen',
    name: { label: 'Name der neuen Kategorie', missing: 'Geben Sie den Namen der Kategorie ein' },
    below: 'Unter',
    top: 'Ganz oben',
    cancel: 'Abbrechen',
  },
};
