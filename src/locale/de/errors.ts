import type { ErrorMessages } from '../messages/errors.js';
import { plural } from '../numbers.js';

export const errors: ErrorMessages = {
  owner: 'Für die Betreiber der Website',
  network: (host) => `${host} ist nicht erreichbar.`,
  timeout: (host) => `${host} hat nicht rechtzeitig geantwortet.`,
  cors: (host) => `${host} erlaubt dieser Seite keinen Zugriff.`,
  shape: (host, line) =>
    `Die Antwort von ${host} enthält keine Kalenderdaten.${line ? ` Sie beginnt mit „${line}“.` : ''}`,
  tooLong: (host) => `${host} hat mehr gesendet, als eine Seite fassen kann.`,
  leftOut: plural('de', {
    one: 'Ein Eintrag konnte nicht angezeigt werden.',
    other: '# Einträge konnten nicht angezeigt werden.',
  }),
  missingFrom: (hosts) => `Veranstaltungen von ${hosts} fehlen.`,
  missing: (host, namespaces) =>
    `${host} hat unter dieser Adresse keinen Kalender.${namespaces && ` Namensräume dort: ${namespaces}.`}`,
  missingPlugin: 'In WordPress bringt ein Plugin wie The Events Calendar einen mit.',
  doubled: (attribute, namespace) => `${attribute} ist zu lang. Bitte nur den Teil vor ${namespace} angeben.`,
  denied: 'Diese Inhalte sind nicht öffentlich.',
  closed: (host) =>
    `${host} antwortet nur Angemeldeten. Vielleicht sperrt dort ein Sicherheits-Plugin die REST-API für Gäste.`,
  http: (host, status) => `${host} konnte nicht antworten (Fehler ${status}).`,
  refused: (attributes) => `Der Kalender akzeptiert ${attributes} nicht.`,
  unreadable: (attribute, expected) => `${attribute} ist nicht lesbar. Erwartet: ${expected}.`,
  unset: (attribute) => `Das Attribut ${attribute} fehlt.`,

  expected: {
    text: 'Text',
    date: 'ein Datum wie 2026-12-31',
    integer: 'eine ganze Zahl',
    positive: 'eine ganze Zahl, 1 oder mehr',
    number: 'eine Zahl',
    boolean: 'true oder false',
    weekday: '1 (Montag) bis 7 (Sonntag)',
    zone: 'eine Zeitzone wie Europe/Berlin',
    url: 'eine Adresse wie https://example.org/wp-json, ohne weitere Anführungszeichen',
    ids: 'IDs, durch Kommas getrennt',
    idsOrSlugs: 'IDs oder Slugs, durch Kommas getrennt',
    tiles: 'eine Adresse mit http oder https, die {z}, {x} und {y} enthält',
    geocoder: 'eine Adresse mit http oder https, die {address} enthält',
    places: 'die Adresse einer JSON-Datei mit Koordinaten',
    oneServer: 'Slugs oder eine einzige base-url, weil jeder Kalender eigene IDs hat',
    choice: (choices) => `einer der Werte ${choices}`,
  },
};
