import { calendarAddress } from './site.js';

/** A list of three events, as a tag, as a box that the script turns into one, and in an iframe. */
export const tag = `<cal-event-list base-url="${calendarAddress}" limit="3"></cal-event-list>`;
export const box = `<div data-cal="event-list" data-cal-base-url="${calendarAddress}" data-cal-limit="3"></div>`;
export const frame = (embed: string) =>
  `<iframe title="Events" src="${embed}?element=cal-event-list&amp;base-url=${calendarAddress}&amp;limit=3"></iframe>`;

/** A list, a month and a map, as tags or as boxes. */
export const threeOf = (embed: string) =>
  ['list', 'month', 'map'].map((view) => embed.replaceAll('event-list', `event-${view}`));
