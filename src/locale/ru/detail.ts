// Read by a native speaker: no.
import { plural } from '../numbers.js';
import type { DetailMessages } from '../messages/detail.js';

export const detail: DetailMessages = {
  loading: 'Загрузка мероприятия',
  kind: 'Мероприятие',
  hasEnded: 'Это мероприятие завершилось.',
  nextDate: (day, time) => `Следующая дата: ${[day, time].filter(Boolean).join(', ')}`,
  statusNotices: {
    cancelled: 'Отменено. Это мероприятие не состоится.',
    postponed: 'Отложено. Новая дата пока неизвестна.',
  },
  seeOthers: 'Другие мероприятия',
  visit: 'Перейти на сайт',
  addToCalendar: 'Добавить в календарь',
  subscribe: 'Подписаться',
  calendarFile: 'Файл календаря (.ics)',
  allDates: 'Все даты',
  download: plural('ru', {
    one: 'Скачать это мероприятие (.ics)',
    few: 'Скачать эти # мероприятия (.ics)',
    other: 'Скачать эти # мероприятий (.ics)',
  }),
  downloadPart: (part) => `Скачать ${part} (.ics)`,
  subscribeIn: (app) => `Подписаться в ${app}`,
  fileFailed: 'Не удалось создать файл. Попробуйте ещё раз.',
  when: 'Когда',
  where: 'Где',
  joinOnline: 'Участвовать онлайн',
  cost: 'Стоимость',
  organizers: 'Организаторы',
  tags: 'Метки',
  related: 'Похожие мероприятия',
  adjacent: 'Мероприятия до и после',

  problems: {
    absent: { title: 'Мероприятие не найдено.', hint: 'Возможно, оно удалено или ссылка неверна.' },
    denied: {
      title: 'Это мероприятие закрыто для всех.',
      hint: 'Возможно, оно ещё не опубликовано. Войдите, если у вас есть доступ.',
    },
    trashed: { title: 'Это мероприятие больше недоступно.', hint: 'Оно удалено из календаря.' },
    otherKind: { title: 'Это не мероприятие.', hint: 'Ссылка ведёт на что-то другое в этом календаре.' },
    protected: { title: 'Это мероприятие защищено паролем.', hint: 'Введите пароль, который вам сообщили.' },
  },
  table: 'Таблица',
  partFailed: 'Не удалось загрузить эту часть страницы.',
};
