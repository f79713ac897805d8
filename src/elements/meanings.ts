import type { listSugar } from './list-sugar.js';

/** What each attribute of our own means; pages never need it. */
export const listSugarMeanings: Readonly<Record<keyof typeof listSugar, string>> = {
  layout: 'Look: list, cards or compact rows',
  paging: 'How more is reached: pages to turn, a button that adds events, by itself at the end, or not at all',
  group_by: 'What the events are grouped by',
  heading_level: 'Level of the outermost headings, 1 to 6: those of groups, else the titles of events',
};
