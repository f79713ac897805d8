// Read by a native speaker: no.
import type { ErrorMessages } from '../messages/errors.js';
import { plural } from '../numbers.js';

export const errors: ErrorMessages = {
  owner: 'For webstedets ejer',
  network: (host) => `Der er ikke forbindelse til ${host}.`,
  timeout: (host) => `${host} svarede ikke i tide.`,
  cors: (host) => `${host} tillader ikke, at denne side læser indholdet.`,
  shape: (host, line) => `Svaret fra ${host} er ikke kalenderdata.${line ? ` Det begynder med »${line}«.` : ''}`,
  tooLong: (host) => `${host} sendte mere, end en side kan rumme.`,
  leftOut: plural('da', { one: 'Ét element kunne ikke vises.', other: '# elementer kunne ikke vises.' }),
  missingFrom: (hosts) => `Arrangementer fra ${hosts} mangler.`,
  missing: (host, namespaces) =>
    `${host} har ingen kalender på denne adresse.${namespaces && ` Navnerum der: ${namespaces}.`}`,
  missingPlugin: 'I WordPress giver et plugin som The Events Calendar en.',
  doubled: (attribute, namespace) => `${attribute} er for lang. Angiv kun delen før ${namespace}.`,
  denied: 'Dette er ikke offentligt.',
  closed: (host) =>
    `${host} svarer kun dem, der er logget ind der. Et sikkerhedsplugin har måske lukket REST-API’et for gæster.`,
  http: (host, status) => `${host} kunne ikke svare (fejl ${status}).`,
  refused: (attributes) => `Kalenderen accepterer ikke ${attributes}.`,
  unreadable: (attribute, expected) => `${attribute} kan ikke læses. Forventet: ${expected}.`,
  unset: (attribute) => `Attributten ${attribute} mangler.`,

  expected: {
    text: 'tekst',
    date: 'en dato som 2026-12-31',
    integer: 'et heltal',
    positive: 'et heltal, 1 eller mere',
    number: 'et tal',
    boolean: 'true eller false',
    weekday: '1 (mandag) til 7 (søndag)',
    zone: 'en tidszone som Europe/Berlin',
    url: 'en adresse som https://example.org/wp-json, uden flere anførselstegn',
    ids: 'id’er, adskilt med komma',
    idsOrSlugs: 'id’er eller slugs, adskilt med komma',
    tiles: 'en http- eller https-adresse med {z}, {x} og {y}',
    geocoder: 'en http- eller https-adresse med {address}',
    places: 'adressen på en JSON-fil med koordinater',
    oneServer: 'slugs eller en enkelt base-url, fordi hver kalender har sine egne id’er',
    choice: (choices) => `en af ${choices}`,
  },
};
