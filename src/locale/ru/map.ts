// Read by a native speaker: no.
import { plural, shownOf } from '../numbers.js';
import type { MapMessages } from '../messages/map.js';

const places = plural('ru', { one: '# место', few: '# места', other: '# мест' });
const inPlaces = plural('ru', { one: 'в # месте', other: 'в # местах' });
const events = plural('ru', { one: '# мероприятие', few: '# мероприятия', other: '# мероприятий' });
const near = (things: string, where: string) => (where ? `${things} рядом: ${where}` : things);

export const map: MapMessages = {
  loading: 'Загрузка мест',
  places,
  eventsAt: (count, at) => `${events(count)} ${inPlaces(at)}`,
  placeless: plural('ru', {
    one: '# мероприятие без места',
    few: '# мероприятия без места',
    other: '# мероприятий без места',
  }),
  placesNear: (count, where) => near(places(count), where),
  eventsNear: (count, where) => near(events(count), where),
  marker: (name, count) => `${name}: ${events(count)}`,
  all: plural('ru', { other: 'Все мероприятия (#)' }),
  notOnMap: 'Нет на карте',
  noMap: 'Карты нет, потому что точное расположение этих мест неизвестно.',
  elsewhere: plural('ru', {
    one: '# место за пределами карты',
    few: '# места за пределами карты',
    other: '# мест за пределами карты',
  }),
  moreDates: plural('ru', { one: 'ещё # дата', few: 'ещё # даты', other: 'ещё # дат' }),
  shownFolded: shownOf(
    'ru',
    'из',
    {
      one: '# мероприятие',
      few: '# разных мероприятия',
      other: '# разных мероприятий',
      more: 'более # разных мероприятий',
    },
    { one: '# мероприятия', other: '# разных мероприятий', more: 'более чем # разных мероприятий' },
  ),
  also: 'Также',
  times: 'Время',
  furtherDates: plural('ru', { one: '+# дата', few: '+# даты', other: '+# дат' }),
  empty: 'Места не найдены',
  emptyHint: 'Ничего не подходит под эти фильтры.',

  map: 'Карта',
  keys: 'Стрелки двигают карту, плюс и минус меняют масштаб.',
  skip: 'Пропустить карту',
  list: 'Места',
  zoomIn: 'Приблизить',
  zoomOut: 'Отдалить',
  show: 'Показать на карте',
  place: (name) => `: ${name}`,
  wheel: (apple) => `Для масштаба прокручивайте, удерживая ${apple ? '⌘' : 'Ctrl'}`,
  touch: 'Двигайте карту двумя пальцами',

  nearMe: 'Рядом со мной',
  everywhere: 'Показать все места',
  locating: 'Определяем ваше местоположение…',
  you: 'Вы здесь',
  away: (distance) => `в ${distance} от вас`,
  within: (distance) => `В радиусе ${distance}`,
  nothingWithin: (distance) => `В радиусе ${distance} ничего нет.`,
  searchHere: 'Искать здесь',
  inArea: 'В этой части карты',
  nothingInArea: 'В этой части карты ничего нет.',
  locateProblems: {
    denied: 'Этой странице запрещён доступ к местоположению. Его можно разрешить в настройках браузера.',
    unavailable: 'Не удалось определить ваше местоположение.',
    timeout: 'Определение местоположения заняло слишком много времени.',
  },

  source: (name) => `Загружается с ${name}`,
  ask: (host) =>
    `Карта загружается с ${host}. Если показать её, этот сервер получит ваш IP-адрес и увидит, какую местность вы смотрите.`,
  allow: 'Показать карту',
  refuse: 'Не сейчас',
  refused: 'Карта выключена.',
  withdraw: 'Выключить карту',
  offline: 'Для карты нужно подключение к интернету.',
  mapFailed: 'Не удалось загрузить карту.',
  tilesFailed: (host) => `Фон карты с ${host} не загрузился. Список мест работает.`,
};
