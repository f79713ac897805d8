// Read by a native speaker: no.
import { numbers, plural } from '../numbers.js';
import type { CalendarMessages } from '../messages/calendar.js';

const write = numbers('uk');

export const calendar: CalendarMessages = {
  today: 'Сьогодні',
  previousMonth: 'Попередній місяць',
  nextMonth: 'Наступний місяць',
  chooseMonth: 'Вибрати місяць',
  previousYear: 'Попередній рік',
  nextYear: 'Наступний рік',
  week: (number) => `Тиждень ${write(number)}`,
  weekShort: 'Тижд.',
  more: plural('uk', { other: 'ще #' }),
  hasBegun: 'почалася раніше',
  goesOn: 'триватиме наступного тижня',
  emptyMonth: 'Цього місяця подій немає',
  eventsIn: (events, month) => `${month}: ${events}`,
  nextEvents: (day) => `Наступна: ${day}`,
  previousEvents: (day) => `Остання: ${day}`,
  previousWeek: 'Попередній тиждень',
  nextWeek: 'Наступний тиждень',
  previousWeekend: 'Попередні вихідні',
  nextWeekend: 'Наступні вихідні',
  previousDay: 'Попередній день',
  nextDay: 'Наступний день',
  previousDays: 'Попередні дні',
  nextDays: 'Наступні дні',
  hours: (days) => `Сітка часу, ${days}`,
  backTo: (days) => `Назад: ${days}`,
  ongoing: 'Триває',
  emptyDay: 'Цього дня подій немає',
  showEarlier: plural('uk', { one: 'Показати # минулу', few: 'Показати # минулі', other: 'Показати # минулих' }),
  details: 'Докладніше',

  views: { list: 'Список', month: 'Місяць', week: 'Тиждень', day: 'День', map: 'Карта' },
  chooseView: 'Вигляд',
  keys: 'Комбінації клавіш',
  searchKey: 'Пошук',
  upcoming: 'Майбутні події',
  pastEvents: 'Минулі події',
  events: 'Події',
  ranges: {
    weekend: 'Ці вихідні',
    'next-weekend': 'Наступні вихідні',
    week: 'Цей тиждень',
    'next-week': 'Наступний тиждень',
  },
  toCalendar: 'Назад до календаря',
  print: 'Друк',
  partFailed: 'Не вдалося завантажити цю частину сторінки.',
};
