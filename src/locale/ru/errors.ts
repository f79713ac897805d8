// Read by a native speaker: no.
import type { ErrorMessages } from '../messages/errors.js';
import { plural } from '../numbers.js';

export const errors: ErrorMessages = {
  owner: 'Для владельца сайта',
  network: (host) => `Не удалось связаться с ${host}.`,
  timeout: (host) => `${host} слишком долго не отвечает.`,
  cors: (host) => `${host} не разрешает этой странице читать данные.`,
  shape: (host, line) => `Ответ от ${host} не содержит данных календаря.${line ? ` Он начинается с «${line}».` : ''}`,
  tooLong: (host) => `${host} отправил больше, чем может вместить страница.`,
  leftOut: plural('ru', {
    one: 'Не удалось показать # запись.',
    few: 'Не удалось показать # записи.',
    other: 'Не удалось показать # записей.',
  }),
  missingFrom: (hosts) => `Нет мероприятий с ${hosts}.`,
  missing: (host, namespaces) =>
    `На ${host} по этому адресу нет календаря.${namespaces && ` Пространства имён там: ${namespaces}.`}`,
  missingPlugin: 'В WordPress его добавляет плагин, например The Events Calendar.',
  doubled: (attribute, namespace) => `${attribute}: слишком длинное значение. Укажите только часть перед ${namespace}.`,
  denied: 'Это закрыто для всех.',
  closed: (host) =>
    `${host} отвечает только тем, кто там вошёл. Возможно, плагин безопасности закрыл REST API для гостей.`,
  http: (host, status) => `${host} не смог ответить (ошибка ${status}).`,
  refused: (attributes) => `Календарь не принимает ${attributes}.`,
  unreadable: (attribute, expected) => `Не удалось прочитать ${attribute}. Ожидается: ${expected}.`,
  unset: (attribute) => `Отсутствует атрибут ${attribute}.`,

  expected: {
    text: 'текст',
    date: 'дата, например 2026-12-31',
    integer: 'целое число',
    positive: 'целое число, 1 или больше',
    number: 'число',
    boolean: 'true или false',
    weekday: 'от 1 (понедельник) до 7 (воскресенье)',
    zone: 'часовой пояс, например Europe/Berlin',
    url: 'адрес, например https://example.org/wp-json, без других кавычек',
    ids: 'идентификаторы через запятую',
    idsOrSlugs: 'идентификаторы или ярлыки через запятую',
    tiles: 'адрес http или https с {z}, {x} и {y}',
    geocoder: 'адрес http или https с {address}',
    places: 'адрес файла JSON с координатами',
    oneServer: 'ярлыки или один base-url, потому что у каждого календаря свои идентификаторы',
    choice: (choices) => `одно из значений ${choices}`,
  },
};
