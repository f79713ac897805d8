// Read by a native speaker: no.
import type { ErrorMessages } from '../messages/errors.js';
import { plural } from '../numbers.js';

export const errors: ErrorMessages = {
  owner: 'Pro vlastníka webu',
  network: (host) => `${host} není dostupný.`,
  timeout: (host) => `${host} neodpověděl včas.`,
  cors: (host) => `${host} nedovoluje této stránce číst data.`,
  shape: (host, line) => `Odpověď z ${host} neobsahuje data kalendáře.${line ? ` Začíná „${line}“.` : ''}`,
  tooLong: (host) => `${host} poslal více, než stránka pojme.`,
  leftOut: plural('cs', {
    one: 'Nepodařilo se zobrazit # položku.',
    few: 'Nepodařilo se zobrazit # položky.',
    other: 'Nepodařilo se zobrazit # položek.',
  }),
  missingFrom: (hosts) => `Chybí akce z ${hosts}.`,
  missing: (host, namespaces) =>
    `${host} nemá na této adrese kalendář.${namespaces && ` Dostupné jmenné prostory: ${namespaces}.`}`,
  missingPlugin: 'Ve WordPressu jej přidá plugin, například The Events Calendar.',
  doubled: (attribute, namespace) => `${attribute} je příliš dlouhý. Uveďte jen část před ${namespace}.`,
  denied: 'Toto není veřejné.',
  closed: (host) => `${host} odpovídá jen přihlášeným. Bezpečnostní plugin možná uzavřel REST API pro návštěvníky.`,
  http: (host, status) => `${host} nemohl odpovědět (chyba ${status}).`,
  refused: (attributes) => `Kalendář nepřijímá ${attributes}.`,
  unreadable: (attribute, expected) => `${attribute} nelze přečíst. Očekává se: ${expected}.`,
  unset: (attribute) => `Chybí atribut ${attribute}.`,

  expected: {
    text: 'text (řetězec)',
    date: 'datum, například 2026-12-31',
    integer: 'celé číslo',
    positive: 'celé číslo, 1 nebo více',
    number: 'číslo',
    boolean: 'true nebo false',
    weekday: '1 (pondělí) až 7 (neděle)',
    zone: 'časové pásmo, například Europe/Berlin',
    url: 'adresa, například https://example.org/wp-json, bez dalších uvozovek',
    ids: 'ID oddělená čárkami',
    idsOrSlugs: 'ID nebo slugy oddělené čárkami',
    tiles: 'adresa http nebo https s {z}, {x} a {y}',
    geocoder: 'adresa http nebo https s {address}',
    places: 'adresa souboru JSON se souřadnicemi',
    oneServer: 'slugy nebo jediný base-url, protože každý kalendář má vlastní ID',
    choice: (choices) => `jedna z hodnot ${choices}`,
  },
};
