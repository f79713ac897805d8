// Read by a native speaker: no.
import type { ErrorMessages } from '../messages/errors.js';
import { plural } from '../numbers.js';

export const errors: ErrorMessages = {
  owner: 'Per il proprietario del sito',
  network: (host) => `${host} non è raggiungibile.`,
  timeout: (host) => `${host} non ha risposto in tempo.`,
  cors: (host) => `${host} non consente a questa pagina di leggerlo.`,
  shape: (host, line) =>
    `La risposta di ${host} non contiene dati di calendario.${line ? ` Inizia con «${line}».` : ''}`,
  tooLong: (host) => `${host} ha inviato più di quanto una pagina possa contenere.`,
  leftOut: plural('it', {
    one: 'Non è stato possibile mostrare una voce.',
    other: 'Non è stato possibile mostrare # voci.',
  }),
  missingFrom: (hosts) => `Mancano gli eventi di ${hosts}.`,
  missing: (host, namespaces) =>
    `${host} non ha un calendario a questo indirizzo.${namespaces && ` I namespace disponibili: ${namespaces}.`}`,
  missingPlugin: 'In WordPress lo fornisce un plugin come The Events Calendar.',
  doubled: (attribute, namespace) => `${attribute} è troppo lungo. Indica solo la parte prima di ${namespace}.`,
  denied: 'Questo contenuto non è pubblico.',
  closed: (host) =>
    `${host} risponde solo a chi vi ha effettuato l’accesso. Un plugin di sicurezza potrebbe aver chiuso la REST API agli ospiti.`,
  http: (host, status) => `${host} non ha potuto rispondere (errore ${status}).`,
  refused: (attributes) => `Il calendario non accetta ${attributes}.`,
  unreadable: (attribute, expected) => `${attribute} non è leggibile. Valore atteso: ${expected}.`,
  unset: (attribute) => `Manca l’attributo ${attribute}.`,

  expected: {
    text: 'testo',
    date: 'una data come 2026-12-31',
    integer: 'un numero intero',
    positive: 'un numero intero, 1 o più',
    number: 'un numero',
    boolean: 'true o false',
    weekday: 'da 1 (lunedì) a 7 (domenica)',
    zone: 'un fuso orario come Europe/Berlin',
    url: 'un indirizzo come https://example.org/wp-json, senza altre virgolette',
    ids: 'ID separati da virgole',
    idsOrSlugs: 'ID o slug separati da virgole',
    tiles: 'un indirizzo http o https con {z}, {x} e {y}',
    geocoder: 'un indirizzo http o https con {address}',
    places: 'l’indirizzo di un file JSON con coordinate',
    oneServer: 'slug o un solo base-url, perché ogni calendario ha i propri ID',
    choice: (choices) => `uno tra ${choices}`,
  },
};
