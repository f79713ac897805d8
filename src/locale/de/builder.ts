import { plural } from '../numbers.js';
import type { BuilderMessages } from '../messages/builder.js';

const events = plural('de', { one: '# kommende Veranstaltung', other: '# kommende Veranstaltungen' });

export const builder: BuilderMessages = {
  element: 'Bauteil',
  calendar: 'Kalender',
  address: 'Adresse des Kalenders',
  addressHint: 'Jede Seite seiner Website genügt.',
  connect: 'Verbinden',
  connecting: 'Der Kalender wird gesucht',
  found: (address, count) => `Verbunden mit ${address}: ${events(count)}.`,
  problems: {
    address: 'Das ist keine Webadresse.',
    mixed: (host) =>
      `${host} hat kein HTTPS, und ohne dieses darf der Browser hier nichts von dort lesen. Die Website braucht ein Zertifikat.`,
    cors: (host, origin) =>
      `${host} erlaubt dieser Seite keinen Zugriff. Bitten Sie den Betreiber um den Header Access-Control-Allow-Origin: ${origin}.`,
    network: (host) => `${host} antwortet nicht. Bitte die Adresse prüfen.`,
    busy: (host) => `${host} kann gerade nicht antworten. Bitte in einigen Minuten erneut versuchen.`,
    missing: (host) => `Auf ${host} gibt es keinen Kalender.`,
    denied: (host) => `Der Kalender auf ${host} ist nicht öffentlich.`,
  },
  above: 'Über dem Element',
  controls: { 'cal-event-search': 'Suche', 'cal-event-filters': 'Filter' },
  groups: { own: 'Aussehen und Verhalten', filters: 'Auswahl', settings: 'Einstellungen', tokens: 'Farben und Abstände' },
  byDefault: (value) => (value ? `Vorgabe (${value})` : 'Vorgabe'),
  yes: 'Ja',
  no: 'Nein',
  pick: (name) => `Farbe wählen für ${name}`,

  preview: 'Vorschau',
  backgrounds: { light: 'Hell', dark: 'Dunkel', narrow: 'Schmal' },

  snippet: 'Code zum Einfügen',
  formats: { module: 'Skript', standalone: 'Skript für Baukästen', iframe: 'Rahmen (Iframe)', shortcode: 'Shortcode für WordPress' },
  copy: 'Kopieren',
  copied: 'Der Code ist kopiert.',
  copyFailed: 'Diese Seite darf nicht kopieren. Bitte den Text markieren.',
  folder: 'Ordner der Skripte',
  version: (version, hash) => `Fassung ${version}${hash && `, Prüfsumme ${hash}`}`,
  pin: 'Nur diese Fassung zulassen',
  paste: 'Vorhandenen Code zum Ändern einfügen',
  pasted: (tag) => `Das Formular zeigt, was der Code über ${tag} sagt.`,
  unknown: (names) => `Ausgelassen, weil es diese Attribute nicht gibt: ${names}.`,
  pasteFailed: 'In diesem Text ist keines unserer Elemente.',
  title: 'Veranstaltungen',
};
