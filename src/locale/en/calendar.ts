import { numbers, plural } from '../numbers.js';
import type { CalendarMessages } from '../messages/calendar.js';

const write = numbers('en');

export const calendar: CalendarMessages = {
  today: 'Today',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  chooseMonth: 'Choose a month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  week: (number) => `Week ${write(number)}`,
  weekShort: 'Wk',
  more: plural('en', { other: '+# more' }),
  hasBegun: 'started earlier',
  goesOn: 'continues next week',
  emptyMonth: 'No events in this month',
  nextEvents: (month) => `Next events: ${month}`,
  previousEvents: (month) => `Earlier events: ${month}`,
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  previousDay: 'Previous day',
  nextDay: 'Next day',
  previousDays: 'Previous days',
  nextDays: 'Next days',
  hours: (days) => `Time grid, ${days}`,
  backTo: (days) => `Back to ${days}`,
  ongoing: 'Ongoing',
  emptyDay: 'No events on this day',
  showEarlier: plural('en', { other: 'Show # earlier' }),
  details: 'Details',

  views: { list: 'List', month: 'Month', week: 'Week', day: 'Day', map: 'Map' },
  chooseView: 'View',
  upcoming: 'Upcoming events',
  events: 'Events',
  toCalendar: 'Back to the calendar',
  print: 'Print',
  partFailed: 'This part of the page could not be loaded.',
};
