import type { ownEventAttributes } from './event-list-plan.js';
import type { consentSetting } from './consent-setting.js';
import type { mapSettings } from './map-settings.js';
import type { settings } from './settings.js';

/** The description of each setting, for the documentation; pages never load it. */
export const settingDescriptions: Readonly<Record<keyof typeof settings, string>> = {
  base_url: 'Root address of the interface, such as https://example.org/wp-json',
  namespace: 'Path of the interface below the root address',
  time_zone: 'The reader’s time zone, an IANA name; the browser’s when absent',
  time_display: 'Which clocks to show: event, visitor or both',
  hour_cycle: 'Clock of 12 or 24 hours: h11, h12, h23 or h24; the language’s when absent',
  first_day: 'First day of the week, 1 (Monday) to 7 (Sunday); the language’s when absent',
  stale_time: 'Seconds for which an answer counts as fresh',
  event_href:
    'Address of the site’s own page for an event, such as /events/{slug}, with {id}, {slug}, {year}, {month} or {day}; the page that the server names when absent',
  debug: 'Whether mistakes in attributes are shown on the page, as they are on localhost; else only the console tells of them',
};

export const consentDescriptions: Readonly<Record<keyof typeof consentSetting, string>> = {
  consent:
    'Whether hosts other than the calendar’s and the page’s own may be asked: granted, denied, or ask, which remembers what the reader chose',
};

export const mapSettingDescriptions: Readonly<Record<keyof typeof mapSettings, string>> = {
  tiles: 'Address of the map’s pictures with {z}, {x} and {y}; OpenStreetMap’s when absent',
  attribution: 'Who is to be named on the map, as text with links; OpenStreetMap when its pictures are shown',
  ...consentDescriptions,
};

export const ownEventAttributeDescriptions: Readonly<Record<keyof typeof ownEventAttributes, string>> = {
  range: 'Period relative to today: upcoming (the default), today, tomorrow, weekend, week, month, past or all',
  order: 'By start: asc, or desc (the default of past events)',
  limit: 'The most events to show',
};
