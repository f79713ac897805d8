// Read by a native speaker: no.
import type { ErrorMessages } from '../messages/errors.js';
import { plural } from '../numbers.js';

export const errors: ErrorMessages = {
  owner: 'För webbplatsens ägare',
  network: (host) => `Det gick inte att nå ${host}.`,
  timeout: (host) => `${host} svarade inte i tid.`,
  cors: (host) => `${host} tillåter inte att den här sidan läser innehållet.`,
  shape: (host, line) => `Svaret från ${host} är inte kalenderdata.${line ? ` Det börjar med ”${line}”.` : ''}`,
  tooLong: (host) => `${host} skickade mer än en sida rymmer.`,
  leftOut: plural('sv', { one: 'En post kunde inte visas.', other: '# poster kunde inte visas.' }),
  missingFrom: (hosts) => `Evenemang från ${hosts} saknas.`,
  missing: (host, namespaces) =>
    `${host} har ingen kalender på den här adressen.${namespaces && ` Namnrymder där: ${namespaces}.`}`,
  missingPlugin: 'I WordPress ger ett tillägg som The Events Calendar en sådan.',
  doubled: (attribute, namespace) => `${attribute} är för långt. Ange delen före ${namespace}.`,
  denied: 'Det här är inte offentligt.',
  closed: (host) =>
    `${host} svarar bara den som är inloggad där. Ett säkerhetstillägg kan ha stängt REST-API:et för gäster.`,
  http: (host, status) => `${host} kunde inte svara (fel ${status}).`,
  refused: (attributes) => `Kalendern godtar inte ${attributes}.`,
  unreadable: (attribute, expected) => `${attribute} kan inte läsas. Förväntat: ${expected}.`,
  unset: (attribute) => `Attributet ${attribute} saknas.`,

  expected: {
    text: 'text',
    date: 'ett datum som 2026-12-31',
    integer: 'ett heltal',
    positive: 'ett heltal, 1 eller mer',
    number: 'ett tal',
    boolean: 'true eller false',
    weekday: '1 (måndag) till 7 (söndag)',
    zone: 'en tidszon som Europe/Berlin',
    url: 'en adress som https://example.org/wp-json, utan fler citattecken',
    ids: 'ID:n, åtskilda med kommatecken',
    idsOrSlugs: 'ID:n eller slugar, åtskilda med kommatecken',
    tiles: 'en http- eller https-adress med {z}, {x} och {y}',
    geocoder: 'en http- eller https-adress med {address}',
    places: 'adressen till en JSON-fil med koordinater',
    oneServer: 'slugar eller en enda base-url, eftersom varje kalender har egna ID:n',
    choice: (choices) => `ett av ${choices}`,
  },
};
