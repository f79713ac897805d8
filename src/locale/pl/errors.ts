// Read by a native speaker: no.
import type { ErrorMessages } from '../messages/errors.js';
import { plural } from '../numbers.js';

export const errors: ErrorMessages = {
  owner: 'Dla właściciela strony',
  network: (host) => `Nie można połączyć się z ${host}.`,
  timeout: (host) => `${host} zbyt długo nie odpowiada.`,
  cors: (host) => `${host} nie pozwala tej stronie czytać danych.`,
  shape: (host, line) =>
    `Odpowiedź z ${host} nie zawiera danych kalendarza.${line ? ` Zaczyna się od „${line}”.` : ''}`,
  tooLong: (host) => `${host} wysłał więcej, niż może pomieścić strona.`,
  leftOut: plural('pl', {
    one: 'Nie udało się pokazać # wpisu.',
    other: 'Nie udało się pokazać # wpisów.',
  }),
  missingFrom: (hosts) => `Brakuje wydarzeń z ${hosts}.`,
  missing: (host, namespaces) =>
    `${host} nie ma kalendarza pod tym adresem.${namespaces && ` Dostępne przestrzenie nazw: ${namespaces}.`}`,
  missingPlugin: 'W WordPressie dodaje go wtyczka, na przykład The Events Calendar.',
  doubled: (attribute, namespace) => `${attribute} jest za długi. Podaj tylko część przed ${namespace}.`,
  denied: 'To nie jest publiczne.',
  closed: (host) => `${host} odpowiada tylko zalogowanym. Wtyczka zabezpieczająca mogła zamknąć REST API dla gości.`,
  http: (host, status) => `${host} nie może odpowiedzieć (błąd ${status}).`,
  refused: (attributes) => `Kalendarz nie przyjmuje ${attributes}.`,
  unreadable: (attribute, expected) => `Nie można odczytać ${attribute}. Oczekiwano: ${expected}.`,
  unset: (attribute) => `Brakuje atrybutu ${attribute}.`,

  expected: {
    text: 'tekst',
    date: 'data, na przykład 2026-12-31',
    integer: 'liczba całkowita',
    positive: 'liczba całkowita, co najmniej 1',
    number: 'liczba',
    boolean: 'true lub false',
    weekday: 'od 1 (poniedziałek) do 7 (niedziela)',
    zone: 'strefa czasowa, na przykład Europe/Berlin',
    url: 'adres, na przykład https://example.org/wp-json, bez dodatkowych cudzysłowów',
    ids: 'identyfikatory rozdzielone przecinkami',
    idsOrSlugs: 'identyfikatory lub slugi rozdzielone przecinkami',
    tiles: 'adres http lub https z {z}, {x} i {y}',
    geocoder: 'adres http lub https z {address}',
    places: 'adres pliku JSON ze współrzędnymi',
    oneServer: 'slugi albo jeden base-url, bo każdy kalendarz ma własne identyfikatory',
    choice: (choices) => `jedna z wartości ${choices}`,
  },
};
