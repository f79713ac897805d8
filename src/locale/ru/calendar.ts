// Read by a native speaker: no.
import { numbers, plural } from '../numbers.js';
import type { CalendarMessages } from '../messages/calendar.js';

const write = numbers('ru');

export const calendar: CalendarMessages = {
  today: 'Сегодня',
  previousMonth: 'Предыдущий месяц',
  nextMonth: 'Следующий месяц',
  chooseMonth: 'Выбрать месяц',
  previousYear: 'Предыдущий год',
  nextYear: 'Следующий год',
  week: (number) => `Неделя ${write(number)}`,
  weekShort: 'Нед.',
  more: plural('ru', { other: 'ещё #' }),
  hasBegun: 'началось раньше',
  goesOn: 'продолжится на следующей неделе',
  emptyMonth: 'В этом месяце мероприятий нет',
  eventsIn: (events, month) => `${month}: ${events}`,
  nextEvents: (day) => `Следующее: ${day}`,
  previousEvents: (day) => `Последнее: ${day}`,
  previousWeek: 'Предыдущая неделя',
  nextWeek: 'Следующая неделя',
  previousWeekend: 'Предыдущие выходные',
  nextWeekend: 'Следующие выходные',
  previousDay: 'Предыдущий день',
  nextDay: 'Следующий день',
  previousDays: 'Предыдущие дни',
  nextDays: 'Следующие дни',
  hours: (days) => `Сетка времени, ${days}`,
  backTo: (days) => `Назад: ${days}`,
  ongoing: 'Продолжается',
  emptyDay: 'В этот день мероприятий нет',
  showEarlier: plural('ru', { one: 'Показать # прошедшее', other: 'Показать # прошедших' }),
  details: 'Подробнее',

  views: { list: 'Список', month: 'Месяц', week: 'Неделя', day: 'День', map: 'Карта' },
  chooseView: 'Вид',
  keys: 'Сочетания клавиш',
  searchKey: 'Поиск',
  upcoming: 'Предстоящие мероприятия',
  pastEvents: 'Прошедшие мероприятия',
  events: 'Мероприятия',
  ranges: {
    weekend: 'Эти выходные',
    'next-weekend': 'Следующие выходные',
    week: 'Эта неделя',
    'next-week': 'Следующая неделя',
  },
  toCalendar: 'Назад к календарю',
  print: 'Печать',
  partFailed: 'Не удалось загрузить эту часть страницы.',
};
