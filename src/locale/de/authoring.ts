import type { AuthoringMessages } from '../messages/authoring.js';
import { plural } from '../numbers.js';
import { image, text } from './authoring-media.js';

const characters = plural('de', { other: '# Zeichen' });

export const authoring: AuthoringMessages = {
  text,
  image,
  loading: 'Formular wird geladen',
  problem: 'Es gibt ein Problem',
  errorAt: 'Fehler:',
  optional: '(freiwillig)',
  tooLong: (label, over) => `„${label}“ ist um ${characters(over)} zu lang`,
  notUrl: 'Geben Sie eine Webadresse ein, etwa https://example.org',
  notEmail: 'Geben Sie eine E-Mail-Adresse ein, etwa name@example.org',
  refused: (label) => `Der Server nimmt „${label}“ so nicht an`,
  refusedName: (name) => `Der Server nimmt „${name}“ nicht an`,

  failures: {
    offline: 'Der Server ist nicht erreichbar. Ihre Eingaben sind noch da.',
    denied: 'Das dürfen Sie nicht. Fragen Sie jemanden, der den Kalender verwaltet.',
    gone: 'Das wurde inzwischen gelöscht.',
    tooLarge: 'Das ist mehr, als der Server annimmt. Kürzen Sie den Text.',
    failed: 'Auf dem Server ist etwas schiefgegangen. Ihre Eingaben sind noch da.',
    tooMany: 'Das waren zu viele Versuche.',
    signedOut: 'Sie sind nicht mehr angemeldet. Melden Sie sich an, dann wird gespeichert.',
  },
  again: (when) => `Versuchen Sie es ${when} noch einmal.`,
  saving: 'Wird gespeichert',
  saved: 'Gespeichert',
  unsaved: 'Ihre Änderungen sind noch nicht gespeichert.',
  keepEditing: 'Weiter bearbeiten',
  discard: 'Änderungen verwerfen',

  roles: {
    administrator: 'Verwaltung',
    editor: 'Redaktion',
    author: 'Autor/in',
    contributor: 'Mitarbeit',
    subscriber: 'Nur Lesen',
  },

  signIn: {
    title: 'Anmelden',
    name: { label: 'Benutzername', missing: 'Geben Sie Ihren Benutzernamen ein' },
    password: { label: 'Passwort', missing: 'Geben Sie Ihr Passwort ein' },
    remember: '30 Tage angemeldet bleiben',
    wrong: 'Benutzername oder Passwort ist falsch',
    closed: 'Bei diesem Kalender kann man sich hier nicht anmelden.',
    noUser: 'Dieser Kalender hat noch keine Benutzer. Öffnen Sie den Link, den der Dienst beim Start gezeigt hat.',
    signedIn: (name) => `Angemeldet als ${name}`,
    signedOut: 'Sie sind abgemeldet.',
    signOut: 'Abmelden',
    show: 'Passwort anzeigen',
    links: {
      setup: {
        title: 'Ersten Benutzer anlegen',
        hint: 'Dieser Benutzer darf alles und kann andere einladen.',
        submit: 'Benutzer anlegen',
      },
      invitation: { title: 'Einladung annehmen', hint: 'Wählen Sie ein Passwort, dann kann es losgehen.', submit: 'Benutzer anlegen' },
      password: { title: 'Neues Passwort wählen', hint: 'Überall sonst werden Sie abgemeldet.', submit: 'Passwort speichern' },
    },
    invitedAs: (role) => `Sie sind eingeladen als: ${role}`,
    newPassword: { label: 'Neues Passwort', missing: 'Wählen Sie ein Passwort' },
    repeated: { label: 'Neues Passwort wiederholen', missing: 'Geben Sie das neue Passwort noch einmal ein' },
    different: 'Die beiden Passwörter sind verschieden',
    tooShort: (least) => `Wählen Sie ein Passwort mit mindestens ${characters(least)}`,
    zone: {
      label: 'Zeitzone des Kalenders',
      missing: 'Wählen Sie eine Zeitzone',
      help: 'Neue Veranstaltungen richten sich nach ihrer Uhr.',
    },
    expired: 'Dieser Link gilt nicht mehr.',
    expiredHint: 'Er wurde benutzt oder ist zu alt. Bitten Sie jemanden, der den Kalender verwaltet, um einen neuen.',
  },
};
