// Read by a native speaker: no.
import type { Messages } from '../messages/common.js';
import { numbers, plural, shownOf } from '../numbers.js';

const number = numbers('ru');

export const common: Messages = {
  number,
  loading: 'Загрузка мероприятий',
  shown: shownOf(
    'ru',
    'из',
    { one: '# мероприятие', few: '# мероприятия', other: '# мероприятий', more: 'более # мероприятий' },
    { one: '# мероприятия', other: '# мероприятий', more: 'более чем # мероприятий' },
  ),
  pages: 'Страницы',
  previous: 'Назад',
  next: 'Далее',
  page: (page, count) => `Страница ${number(page)} из ${number(count)}`,
  more: plural('ru', { other: 'Показать ещё #' }),

  empty: 'Мероприятия не найдены',
  emptyHint: 'Нет мероприятий на эти даты с такими фильтрами.',
  noneUpcoming: 'Предстоящих мероприятий пока нет.',
  showUpcoming: 'Показать предстоящие мероприятия',
  showPast: 'Показать прошедшие мероприятия',

  retry: 'Повторить',
  failed: 'Сейчас не удаётся показать календарь.',
  asOf: (time) => `Обновлено: ${time}`,
  stale: 'Не удалось обновить календарь.',

  allDay: 'Весь день',
  yourTime: 'ваше время',
  untitled: 'Без названия',
  featured: 'Рекомендуем',
  nowOn: 'Сейчас идёт:',
  runs: (day) => `Идёт · до ${day}`,
  until: (day) => `до ${day}`,
  ended: 'Завершено',
  statuses: {
    cancelled: 'Отменено',
    postponed: 'Отложено',
    rescheduled: 'Перенесено',
    movedOnline: 'Теперь онлайн',
    online: 'Онлайн',
    hybrid: 'Также онлайн',
    'sold-out': 'Билетов нет',
    draft: 'Черновик',
    pending: 'На проверке',
    private: 'Личное',
    future: 'Запланировано',
    trash: 'В корзине',
    protected: 'Защищено',
    hidden: 'Не в списках',
  },
  categories: 'Категории',
  noVenue: 'Без места',
  other: 'Другое',
  noCategory: 'Без категории',

  close: 'Закрыть',
  share: 'Поделиться',
  copied: 'Скопировано',
  phone: 'Телефон',
  email: 'Эл. почта',
  website: 'Сайт',
  directions: 'Маршрут',
  pictureAt: (host) => `Изображение с ${host}`,
  password: 'Пароль',
  open: 'Показать',
  wrongPassword: 'Неверный пароль. Попробуйте ещё раз.',
};
