import { consentDescriptions } from '../query/index.js';
import type { addToCalendarAttributes } from './controls/add-to-calendar-attributes.js';
import type { organizerDetailAttributes, venueDetailAttributes } from './detail/contact-detail-attributes.js';
import type { detailAttributes } from './detail/detail-attributes.js';
import type { categoryAttributes, directoryAttributes, tagAttributes } from './list/directory-attributes.js';
import type { eventDetailAttributes } from './detail/event-detail-attributes.js';
import type { listAttributes } from './list/list-attributes.js';
import type { mapAttributes, venueMapAttributes } from './map/map-attributes.js';
import type { monthAttributes } from './period/month-attributes.js';
import type { periodAttributes } from './period/period-attributes.js';
import type { weekAttributes } from './period/week-attributes.js';

/** The description of each own attribute, for the documentation; pages never load it. */
export const listAttributeDescriptions: Readonly<Record<keyof typeof listAttributes, string>> = {
  layout: 'Look: list, cards or compact rows',
  paging: 'How further pages load: a button that adds events, pages to turn, by itself at the end, or not at all',
  group_by: 'What the events are grouped by',
  ongoing: 'Where events stand that began before the time asked for: first, as they come; last; or hide, which leaves them out',
  heading_level: 'Level of the outermost headings, 1 to 6: those of groups, else the titles of events',
  json_ld: 'Whether search engines get the events as schema.org data, inside the element',
  ...consentDescriptions,
};

export const detailAttributeDescriptions: Readonly<Record<keyof typeof detailAttributes, string>> = {
  slug: 'Slug of what is shown, where there is no id',
  mode: 'Where it is shown: on the page, or as a dialog above it',
  heading_level: 'Level of the title, 1 to 6',
};

export const eventDetailAttributeDescriptions: Readonly<Record<keyof typeof eventDetailAttributes, string>> = {
  event_id: 'Id of the event',
  show_map: 'Whether the venue is shown on a map, with directions; as the event says when absent',
  show_related: 'Whether the next events of the same category are shown',
  show_adjacent: 'Whether there is a way to the events before and after',
  json_ld: 'Whether search engines get the event as schema.org data, inside the element',
};

export const addToCalendarAttributeDescriptions: Readonly<Record<keyof typeof addToCalendarAttributes, string>> = {
  event_id: 'Id of the one event',
  slug: 'Slug of the one event, where there is no id',
  for: 'Id of a list or another view of the same page, whose events are taken together',
  feed_url: 'Address of a feed that visitors subscribe to, in place of the one that the service has for the filters of the list',
};

export const periodAttributeDescriptions: Readonly<Record<keyof typeof periodAttributes, string>> = {
  date: 'A day of the period to show, YYYY-MM-DD, or its month, YYYY-MM; today when absent',
  heading_level: 'Level of the heading, 1 to 6',
  preview: 'Whether a click on an event shows its card beside it (on), or follows its link (off)',
  next_day_threshold: 'The hour before which the end of an event belongs to the day before, 0 to 12: a night stays on its evening',
};

export const monthAttributeDescriptions: Readonly<Record<keyof typeof monthAttributes, string>> = {
  layout:
    'Look: a grid of days, an agenda, a mini month that picks a day, or auto: a grid, and a small month above the events of a day where there is no room for one',
  week_numbers:
    'Numbers of weeks: none, iso (week 1 holds the first Thursday), simple (it holds 1 January), or auto: iso where weeks begin on Monday',
  max_per_day: 'Lines of a day; where there are more events, the last line says how many',
  outside_days: 'Whether days of the months before and after are shown',
  selected: 'The day picked in a mini month, YYYY-MM-DD',
  ongoing: 'Where an agenda lists events that began before its first day: first or last of that day, or hide, which leaves them out',
};

export const weekAttributeDescriptions: Readonly<Record<keyof typeof weekAttributes, string>> = {
  days: 'How many days are shown, 1 to 7: a whole week, or fewer from the date on',
  slot_min: 'The first hour shown, 0 to 23; earlier where events need it',
  slot_max: 'The end of the last hour shown, 1 to 24; later where events need it',
  now_line: 'Whether to show the current-time line, in the reader’s zone',
};

export const directoryAttributeDescriptions: Readonly<Record<keyof typeof directoryAttributes, string>> = {
  layout: 'Look: list, cards or compact rows',
  paging: 'How further pages load: a button that adds items, pages to turn, by itself at the end, or not at all',
  heading_level: 'Level of the names, 1 to 6',
  ...consentDescriptions,
};

export const tagAttributeDescriptions: Readonly<Record<keyof typeof tagAttributes, string>> = {
  layout: 'Look: links below one another, chips, or a cloud sized by use',
  counts: 'Whether to say how much uses each',
  paging:
    'Shows pages, and says how further pages load: pages to turn, a button that adds items, by itself at the end, or not at all; without, all are shown',
};

export const categoryAttributeDescriptions: Readonly<Record<keyof typeof categoryAttributes, string>> = {
  ...tagAttributeDescriptions,
  layout: 'Look: a tree, links below one another, chips, or a cloud sized by use',
};

export const organizerDetailAttributeDescriptions: Readonly<Record<keyof typeof organizerDetailAttributes, string>> = {
  organizer_id: 'ID of the organizer',
  show_events: 'Whether to list the upcoming events',
};

export const venueDetailAttributeDescriptions: Readonly<Record<keyof typeof venueDetailAttributes, string>> = {
  venue_id: 'ID of the venue',
  show_events: organizerDetailAttributeDescriptions.show_events,
  show_map: 'Whether to show a map; as the venue itself says when absent',
};

export const mapAttributeDescriptions: Readonly<Record<keyof typeof mapAttributes, string>> = {
  zoom: 'Zoom for a single place, and the nearest for several: 1 (the world) to 18 (a house)',
  radius_km: 'Kilometers around the position that is searched around',
  static_map: 'Address of a picture of the map, shown until the map is there and where it is not',
  heading_level: 'Level of the places’ headings, 1 to 6',
};

export const venueMapAttributeDescriptions: Readonly<Record<keyof typeof venueMapAttributes, string>> = {
  venue_id: 'The one venue to show: ID',
  slug: 'The one venue to show: slug',
};
