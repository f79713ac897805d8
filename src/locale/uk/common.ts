// Read by a native speaker: no.
import type { Messages } from '../messages/common.js';
import { numbers, plural, shownOf } from '../numbers.js';

const number = numbers('uk');

export const common: Messages = {
  number,
  loading: 'Завантаження подій',
  shown: shownOf(
    'uk',
    'з',
    { one: '# подія', few: '# події', other: '# подій', more: 'понад # подій' },
    { one: '# події', other: '# подій', more: 'понад # подій' },
  ),
  pages: 'Сторінки',
  previous: 'Назад',
  next: 'Далі',
  page: (page, count) => `Сторінка ${number(page)} з ${number(count)}`,
  more: plural('uk', { other: 'Показати ще #' }),

  empty: 'Подій не знайдено',
  emptyHint: 'Немає подій на ці дати з такими фільтрами.',
  noneUpcoming: 'Майбутніх подій поки немає.',
  showUpcoming: 'Показати майбутні події',
  showPast: 'Показати минулі події',

  retry: 'Спробувати ще раз',
  failed: 'Зараз не вдається показати календар.',
  asOf: (time) => `Оновлено: ${time}`,
  stale: 'Не вдалося оновити календар.',

  allDay: 'Увесь день',
  yourTime: 'ваш час',
  untitled: 'Без назви',
  featured: 'Рекомендовано',
  nowOn: 'Зараз триває:',
  runs: (day) => `Триває · до ${day}`,
  until: (day) => `до ${day}`,
  ended: 'Завершено',
  statuses: {
    cancelled: 'Скасовано',
    postponed: 'Відкладено',
    rescheduled: 'Перенесено',
    movedOnline: 'Тепер онлайн',
    online: 'Онлайн',
    hybrid: 'Також онлайн',
    'sold-out': 'Квитків немає',
    draft: 'Чернетка',
    pending: 'На перевірці',
    private: 'Приватна',
    future: 'Заплановано',
    trash: 'У кошику',
    protected: 'Захищено',
    hidden: 'Не у списках',
  },
  categories: 'Категорії',
  noVenue: 'Без місця',
  other: 'Інше',
  noCategory: 'Без категорії',

  close: 'Закрити',
  share: 'Поділитися',
  copied: 'Скопійовано',
  phone: 'Телефон',
  email: 'Ел. пошта',
  website: 'Сайт',
  directions: 'Маршрут',
  pictureAt: (host) => `Зображення з ${host}`,
  password: 'Пароль',
  open: 'Показати',
  wrongPassword: 'Неправильний пароль. Спробуйте ще раз.',
};
