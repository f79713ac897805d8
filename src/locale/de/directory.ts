import { numbers, plural, shownOf } from '../numbers.js';
import type { DirectoryMessages } from '../messages/directory.js';

const number = numbers('de');
const more = (count: number) => `${number(count)} weitere anzeigen`;

export const directory: DirectoryMessages = {
  lists: {
    venues: {
      loading: 'Veranstaltungsorte werden geladen',
      shown: shownOf(
        'de',
        'von',
        { one: '# Veranstaltungsort', other: '# Veranstaltungsorte' },
        { one: '# Veranstaltungsort', other: '# Veranstaltungsorten' },
      ),
      more,
      empty: 'Keine Veranstaltungsorte gefunden',
    },
    organizers: {
      loading: 'Veranstalter werden geladen',
      shown: shownOf('de', 'von', { other: '# Veranstalter' }, { one: '# Veranstalter', other: '# Veranstaltern' }),
      more,
      empty: 'Keine Veranstalter gefunden',
    },
    categories: {
      loading: 'Kategorien werden geladen',
      shown: shownOf('de', 'von', { one: '# Kategorie', other: '# Kategorien' }),
      more,
      empty: 'Keine Kategorien gefunden',
    },
    tags: {
      loading: 'Schlagwörter werden geladen',
      shown: shownOf(
        'de',
        'von',
        { one: '# Schlagwort', other: '# Schlagwörter' },
        { one: '# Schlagwort', other: '# Schlagwörtern' },
      ),
      more,
      empty: 'Keine Schlagwörter gefunden',
    },
  },
  emptyHint: 'Für diese Filter gibt es keine Treffer, oder es ist noch nichts veröffentlicht.',

  items: {
    venues: {
      kind: 'Veranstaltungsort',
      loading: 'Veranstaltungsort wird geladen',
      problems: {
        absent: 'Dieser Veranstaltungsort wurde nicht gefunden.',
        denied: 'Dieser Veranstaltungsort ist nicht öffentlich.',
        trashed: 'Dieser Veranstaltungsort wird nicht mehr geführt.',
        protected: 'Dieser Veranstaltungsort ist mit einem Passwort geschützt.',
      },
    },
    organizers: {
      kind: 'Veranstalter',
      loading: 'Veranstalter wird geladen',
      problems: {
        absent: 'Dieser Veranstalter wurde nicht gefunden.',
        denied: 'Dieser Veranstalter ist nicht öffentlich.',
        trashed: 'Dieser Veranstalter wird nicht mehr geführt.',
        protected: 'Dieser Veranstalter ist mit einem Passwort geschützt.',
      },
    },
  },
  hints: {
    absent: 'Vielleicht wurde der Eintrag entfernt, oder der Link ist falsch.',
    denied: 'Vielleicht ist der Eintrag noch nicht veröffentlicht. Melden Sie sich an, wenn Sie Zugriff haben.',
    trashed: 'Der Eintrag wurde aus dem Kalender entfernt.',
    protected: 'Geben Sie das Passwort ein, das Sie erhalten haben.',
  },
  hiddenName: 'Mit einem Passwort geschützt',

  events: 'Kommende Veranstaltungen',
  upcoming: plural('de', { one: '# kommende Veranstaltung', other: '# kommende Veranstaltungen' }),

  uses: {
    categories: plural('de', { one: '# Veranstaltung', other: '# Veranstaltungen' }),
    tags: plural('de', { one: '# Eintrag', other: '# Einträge' }),
  },
  branch: (name) => `${name}: Unterkategorien`,
  table: 'Tabelle',
  partFailed: 'Dieser Teil der Seite konnte nicht geladen werden.',
};
