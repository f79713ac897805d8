import type { listSugar } from './list-sugar.js';
import type { monthSugar } from './month-sugar.js';
import type { periodSugar } from './period-sugar.js';

/** What each attribute of our own means; pages never need it. */
export const listSugarMeanings: Readonly<Record<keyof typeof listSugar, string>> = {
  layout: 'Look: list, cards or compact rows',
  paging: 'How more is reached: pages to turn, a button that adds events, by itself at the end, or not at all',
  group_by: 'What the events are grouped by',
  heading_level: 'Level of the outermost headings, 1 to 6: those of groups, else the titles of events',
};

export const periodSugarMeanings: Readonly<Record<keyof typeof periodSugar, string>> = {
  date: 'A day of the period to show, YYYY-MM-DD, or its month, YYYY-MM; today when absent',
  heading_level: 'Level of the heading, 1 to 6',
};

export const monthSugarMeanings: Readonly<Record<keyof typeof monthSugar, string>> = {
  layout: 'Look: a grid of days, an agenda, a mini month that picks a day, or auto: an agenda where there is no room for a grid',
  week_numbers:
    'Numbers of weeks: none, iso (week 1 holds the first Thursday), simple (it holds 1 January), or auto: iso where weeks begin on Monday',
  max_per_day: 'Lines of a day; where there are more events, the last line says how many',
  outside_days: 'Whether days of the months before and after are shown',
  selected: 'The day picked in a mini month, YYYY-MM-DD',
};
