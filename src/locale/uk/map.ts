// Read by a native speaker: no.
import { plural, shownOf } from '../numbers.js';
import type { MapMessages } from '../messages/map.js';

const places = plural('uk', { one: '# місце', few: '# місця', other: '# місць' });
const inPlaces = plural('uk', { one: 'в # місці', other: 'у # місцях' });
const events = plural('uk', { one: '# подія', few: '# події', other: '# подій' });
const near = (things: string, where: string) => (where ? `${things} поруч: ${where}` : things);

export const map: MapMessages = {
  loading: 'Завантаження місць',
  places,
  eventsAt: (count, at) => `${events(count)} ${inPlaces(at)}`,
  placeless: plural('uk', { one: '# подія без місця', few: '# події без місця', other: '# подій без місця' }),
  placesNear: (count, where) => near(places(count), where),
  eventsNear: (count, where) => near(events(count), where),
  marker: (name, count) => `${name}: ${events(count)}`,
  all: plural('uk', { other: 'Усі події (#)' }),
  notOnMap: 'Немає на карті',
  noMap: 'Карти немає, бо точне розташування цих місць невідоме.',
  elsewhere: plural('uk', {
    one: '# місце за межами карти',
    few: '# місця за межами карти',
    other: '# місць за межами карти',
  }),
  moreDates: plural('uk', { one: 'ще # дата', few: 'ще # дати', other: 'ще # дат' }),
  shownFolded: shownOf(
    'uk',
    'з',
    { one: '# подія', few: '# різні події', other: '# різних подій', more: 'понад # різних подій' },
    { one: '# події', other: '# різних подій', more: 'понад # різних подій' },
  ),
  also: 'Також',
  times: 'Час',
  furtherDates: plural('uk', { one: '+# дата', few: '+# дати', other: '+# дат' }),
  empty: 'Місць не знайдено',
  emptyHint: 'Нічого не відповідає цим фільтрам.',

  map: 'Карта',
  keys: 'Стрілки рухають карту, плюс і мінус змінюють масштаб.',
  skip: 'Пропустити карту',
  list: 'Місця',
  zoomIn: 'Наблизити',
  zoomOut: 'Віддалити',
  show: 'Показати на карті',
  place: (name) => `: ${name}`,
  wheel: (apple) => `Щоб змінити масштаб, прокручуйте з ${apple ? '⌘' : 'Ctrl'}`,
  touch: 'Рухайте карту двома пальцями',

  nearMe: 'Поруч зі мною',
  everywhere: 'Показати всі місця',
  locating: 'Визначаємо ваше розташування…',
  you: 'Ви тут',
  away: (distance) => `за ${distance} від вас`,
  within: (distance) => `У радіусі ${distance}`,
  nothingWithin: (distance) => `У радіусі ${distance} нічого немає.`,
  searchHere: 'Шукати тут',
  inArea: 'У цій частині карти',
  nothingInArea: 'У цій частині карти нічого немає.',
  locateProblems: {
    denied: 'Цій сторінці заборонено доступ до розташування. Його можна дозволити в налаштуваннях браузера.',
    unavailable: 'Не вдалося визначити ваше розташування.',
    timeout: 'Визначення розташування тривало надто довго.',
  },

  source: (name) => `Завантажується з ${name}`,
  ask: (host) =>
    `Карта завантажується з ${host}. Якщо показати її, цей сервер отримає вашу IP-адресу й побачить, яку місцевість ви переглядаєте.`,
  allow: 'Показати карту',
  refuse: 'Не зараз',
  refused: 'Карту вимкнено.',
  withdraw: 'Вимкнути карту',
  offline: 'Для карти потрібне підключення до інтернету.',
  mapFailed: 'Не вдалося завантажити карту.',
  tilesFailed: (host) => `Тло карти з ${host} не завантажилося. Список місць працює.`,
};
