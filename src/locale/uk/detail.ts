// Read by a native speaker: no.
import { plural } from '../numbers.js';
import type { DetailMessages } from '../messages/detail.js';

export const detail: DetailMessages = {
  loading: 'Завантаження події',
  kind: 'Подія',
  hasEnded: 'Ця подія завершилася.',
  nextDate: (day, time) => `Наступна дата: ${[day, time].filter(Boolean).join(', ')}`,
  statusNotices: {
    cancelled: 'Скасовано. Ця подія не відбудеться.',
    postponed: 'Відкладено. Нова дата поки невідома.',
  },
  seeOthers: 'Інші події',
  visit: 'Перейти на сайт',
  addToCalendar: 'Додати до календаря',
  subscribe: 'Підписатися',
  calendarFile: 'Файл календаря (.ics)',
  allDates: 'Усі дати',
  download: plural('uk', {
    one: 'Завантажити цю подію (.ics)',
    few: 'Завантажити ці # події (.ics)',
    other: 'Завантажити ці # подій (.ics)',
  }),
  downloadPart: (part) => `Завантажити ${part} (.ics)`,
  subscribeIn: (app) => `Підписатися в ${app}`,
  fileFailed: 'Не вдалося створити файл. Спробуйте ще раз.',
  when: 'Коли',
  where: 'Де',
  joinOnline: 'Долучитися онлайн',
  cost: 'Вартість',
  organizers: 'Організатори',
  tags: 'Позначки',
  related: 'Схожі події',
  adjacent: 'Події до і після',

  problems: {
    absent: { title: 'Подію не знайдено.', hint: 'Можливо, її видалено або посилання неправильне.' },
    denied: {
      title: 'Ця подія не загальнодоступна.',
      hint: 'Можливо, її ще не опубліковано. Увійдіть, якщо маєте доступ.',
    },
    trashed: { title: 'Ця подія більше не доступна.', hint: 'Її видалено з календаря.' },
    otherKind: { title: 'Це не подія.', hint: 'Посилання веде до чогось іншого в цьому календарі.' },
    protected: { title: 'Ця подія захищена паролем.', hint: 'Введіть пароль, який вам надали.' },
  },
  table: 'Таблиця',
  partFailed: 'Не вдалося завантажити цю частину сторінки.',
};
