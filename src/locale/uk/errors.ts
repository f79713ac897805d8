// Read by a native speaker: no.
import type { ErrorMessages } from '../messages/errors.js';
import { plural } from '../numbers.js';

export const errors: ErrorMessages = {
  owner: 'Для власника сайту',
  network: (host) => `Не вдалося зв’язатися з ${host}.`,
  timeout: (host) => `${host} надто довго не відповідає.`,
  cors: (host) => `${host} не дозволяє цій сторінці читати дані.`,
  shape: (host, line) =>
    `Відповідь від ${host} не містить даних календаря.${line ? ` Вона починається з «${line}».` : ''}`,
  tooLong: (host) => `${host} надіслав більше, ніж може вмістити сторінка.`,
  leftOut: plural('uk', {
    one: 'Не вдалося показати # запис.',
    few: 'Не вдалося показати # записи.',
    other: 'Не вдалося показати # записів.',
  }),
  missingFrom: (hosts) => `Немає подій із ${hosts}.`,
  missing: (host, namespaces) =>
    `На ${host} за цією адресою немає календаря.${namespaces && ` Простори імен там: ${namespaces}.`}`,
  missingPlugin: 'У WordPress його додає плагін, наприклад The Events Calendar.',
  doubled: (attribute, namespace) => `${attribute}: надто довге значення. Укажіть лише частину перед ${namespace}.`,
  denied: 'Це не загальнодоступно.',
  closed: (host) => `${host} відповідає лише тим, хто там увійшов. Можливо, плагін безпеки закрив REST API для гостей.`,
  http: (host, status) => `${host} не зміг відповісти (помилка ${status}).`,
  refused: (attributes) => `Календар не приймає ${attributes}.`,
  unreadable: (attribute, expected) => `Не вдалося прочитати ${attribute}. Очікується: ${expected}.`,
  unset: (attribute) => `Немає атрибута ${attribute}.`,

  expected: {
    text: 'текст',
    date: 'дата, наприклад 2026-12-31',
    integer: 'ціле число',
    positive: 'ціле число, 1 або більше',
    number: 'число',
    boolean: 'true або false',
    weekday: 'від 1 (понеділок) до 7 (неділя)',
    zone: 'часовий пояс, наприклад Europe/Berlin',
    url: 'адреса, наприклад https://example.org/wp-json, без інших лапок',
    ids: 'ідентифікатори через кому',
    idsOrSlugs: 'ідентифікатори або слаги через кому',
    tiles: 'адреса http або https із {z}, {x} та {y}',
    geocoder: 'адреса http або https із {address}',
    places: 'адреса файлу JSON із координатами',
    oneServer: 'слаги або один base-url, бо кожен календар має власні ідентифікатори',
    choice: (choices) => `одне зі значень ${choices}`,
  },
};
