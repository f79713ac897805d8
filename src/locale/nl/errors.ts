// Read by a native speaker: no.
import type { ErrorMessages } from '../messages/errors.js';
import { plural } from '../numbers.js';

export const errors: ErrorMessages = {
  owner: 'Voor de eigenaar van de site',
  network: (host) => `${host} is niet bereikbaar.`,
  timeout: (host) => `${host} antwoordde niet op tijd.`,
  cors: (host) => `${host} staat niet toe dat deze pagina de gegevens leest.`,
  shape: (host, line) =>
    `Het antwoord van ${host} bevat geen agendagegevens.${line ? ` Het begint met ‘${line}’.` : ''}`,
  tooLong: (host) => `${host} stuurde meer dan een pagina kan bevatten.`,
  leftOut: plural('nl', { one: 'Eén item kon niet worden getoond.', other: '# items konden niet worden getoond.' }),
  missingFrom: (hosts) => `Evenementen van ${hosts} ontbreken.`,
  missing: (host, namespaces) =>
    `${host} heeft op dit adres geen agenda.${namespaces && ` De namespaces daar: ${namespaces}.`}`,
  missingPlugin: 'In WordPress voegt een plugin zoals The Events Calendar er een toe.',
  doubled: (attribute, namespace) => `${attribute} is te lang. Geef alleen het deel vóór ${namespace} op.`,
  denied: 'Dit is niet openbaar.',
  closed: (host) =>
    `${host} antwoordt alleen wie daar is ingelogd. Misschien heeft een beveiligingsplugin de REST-API voor bezoekers gesloten.`,
  http: (host, status) => `${host} kon niet antwoorden (fout ${status}).`,
  refused: (attributes) => `De agenda accepteert ${attributes} niet.`,
  unreadable: (attribute, expected) => `${attribute} kan niet worden gelezen. Verwacht: ${expected}.`,
  unset: (attribute) => `Het attribuut ${attribute} ontbreekt.`,

  expected: {
    text: 'tekst',
    date: 'een datum zoals 2026-12-31',
    integer: 'een geheel getal',
    positive: 'een geheel getal, 1 of meer',
    number: 'een getal',
    boolean: 'true of false',
    weekday: '1 (maandag) tot en met 7 (zondag)',
    zone: 'een tijdzone zoals Europe/Berlin',
    url: 'een adres zoals https://example.org/wp-json, zonder extra aanhalingstekens',
    ids: 'ID’s, gescheiden door komma’s',
    idsOrSlugs: 'ID’s of slugs, gescheiden door komma’s',
    tiles: 'een http- of https-adres met {z}, {x} en {y}',
    geocoder: 'een http- of https-adres met {address}',
    places: 'het adres van een JSON-bestand met coördinaten',
    oneServer: 'slugs of één base-url, omdat elke agenda eigen ID’s heeft',
    choice: (choices) => `een van ${choices}`,
  },
};
