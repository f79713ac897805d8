/** What PHP prints dates, numbers and lists from, because servers often have no Intl: computed by ours, and by the code of the elements. */

import { loadMessages } from '../../src/locale/index.ts';
import { prerender } from '../../src/prerender/index.ts';
import { composingAttributes } from '../../src/query/index.ts';
import { eventFilters, longestPage, paging } from '../../src/schema/index.ts';
import { ranges } from '../../src/time/index.ts';

/** The languages of the elements, in the countries that WordPress has translations for. */
const locales = [
  ...['en-US', 'en-AU', 'en-CA', 'en-GB', 'en-NZ', 'en-ZA'],
  ...['de-DE', 'de-AT', 'de-CH', 'fr-FR', 'fr-BE', 'fr-CA', 'ar'],
  ...['es-ES', 'es-AR', 'es-CL', 'es-CO', 'es-CR', 'es-DO', 'es-EC', 'es-GT', 'es-HN', 'es-MX', 'es-PE', 'es-PR', 'es-UY', 'es-VE'],
];

const plain = (text) => text.replace(/[\u2009\u202f]/g, ' ');

/** The letters by which PHP writes a part of a date; one with a leading zero, where the pattern has it, is the second. */
const letters = { weekday: 'D', month: 'M', day: 'jd', year: 'Y', hour: 'gh', minute: 'i', dayPeriod: 'A' };

function patternOf(locale, options, start, end) {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const parts = end === undefined ? format.formatToParts(start) : format.formatRangeToParts(start, end);
  const isPadded = (kind) => parts.find(({ type }) => type === kind)?.value.length > 1;
  const has24Hours = !parts.some(({ type }) => type === 'dayPeriod');
  return parts
    .map(({ type, value, source }) => {
      if (!letters[type]) return plain(value);
      const choices = type === 'hour' && has24Hours ? 'GH' : letters[type];
      return `{${choices[Number(isPadded(type))] ?? choices[0]}${source === 'endRange' ? '2' : ''}}`;
    })
    .join('');
}

const utc = (...parts) => Date.UTC(...parts);
/** A single day, and ends of ranges within a month, within a year, and beyond: all begin on a day and at an hour of one digit. */
const start = utc(2026, 2, 3, 9, 5);
const ends = { month: utc(2026, 2, 5, 15, 35), year: utc(2026, 4, 5, 15, 35), years: utc(2027, 4, 5, 15, 35) };

const rangesOf = (locale, options) =>
  Object.fromEntries(Object.entries(ends).map(([sort, end]) => [sort, patternOf(locale, options, start, end)]));

/** Days with or without their year, as in `src/time/brief-span.ts`. */
function daysOf(locale, year) {
  const day = { day: 'numeric', month: 'short', year };
  return {
    weekday: patternOf(locale, { weekday: 'short', ...day }, start),
    single: patternOf(locale, day, start),
    ...rangesOf(locale, day),
  };
}

/** Times on a clock, as in `src/time/format-span.ts`: one, and ranges within an hour, within half a day, and within a day. */
function clockOf(locale, hourCycle) {
  const time = { timeStyle: 'short', hourCycle };
  const hour = { hour: 'numeric', minute: '2-digit', hourCycle };
  const day = { day: 'numeric', month: 'short', year: 'numeric' };
  const until = (...end) => patternOf(locale, time, start, utc(2026, 2, 3, ...end));
  return {
    one: patternOf(locale, time, start),
    hour: until(9, 35),
    half: until(10, 35),
    day: until(15, 35),
    moments: rangesOf(locale, { weekday: 'short', ...day, ...hour }),
    asOf: patternOf(locale, { ...day, ...hour, timeZoneName: 'short' }, start),
  };
}

/** The forms of a phrase with a number, `#`, and which of them each number has: those below 100, and above by their last two digits. */
function counted(phrase, number) {
  const all = Array.from({ length: 200 }, (_, count) => phrase(count).replace(number(count), '#'));
  const forms = [...new Set(all)];
  return { forms, which: all.map((form) => forms.indexOf(form)).join('') };
}

/** Numbers by their names. */
const numbered = (first, count, name) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [first + index, name(first + index)]));

/** What a list says and how dates are written. @param common the messages of the language @param frame what stands around its cards */
function datesOf(locale, common, frame) {
  const part = (type, date, options) =>
    plain(new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).formatToParts(date).find((one) => one.type === type).value);
  const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' };
  const half = (hours) => part('dayPeriod', utc(2026, 2, 3, hours), { timeStyle: 'short', hourCycle: 'h12' });
  const separator = (number) => new Intl.NumberFormat(locale).formatToParts(number).find(({ type }) => type === 'group')?.value;
  const whole = (total) => common.shown(1, 0, total).replace(`${common.number(0)} `, '');
  return {
    weekdays: numbered(0, 7, (weekday) => part('weekday', utc(2026, 2, 1 + weekday), day)),
    months: numbered(1, 12, (month) => part('month', utc(2026, month - 1, 3), day)),
    halves: { AM: half(9), PM: half(15) },
    digits: numbered(0, 10, common.number),
    grouping: { least: separator(1000) ? 1000 : 10_000, separator: separator(10_000) ?? '' },
    badgeDay: part('day', start, day).length > 1 ? '{d}' : '{j}',
    days: { plain: daysOf(locale), withYear: daysOf(locale, 'numeric') },
    clocks: Object.fromEntries(['h12', 'h23'].map((hourCycle) => [hourCycle, clockOf(locale, hourCycle)])),
    all: counted((count) => common.shown(1, count, count), common.number),
    of: counted(whole, common.number),
    more: counted(common.more, common.number),
    allDay: common.allDay,
    featured: common.featured,
    categories: common.categories,
    until: common.until('{day}'),
    statuses: common.statuses,
    frame,
  };
}

const date = '\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))';
/** Values of each kind that stand in an address just as they are written in an attribute; of others, PHP does not know what is asked. */
const patterns = {
  text: '\\S(?:.*\\S)?',
  date,
  positive: '[1-9]\\d{0,8}',
  boolean: 'true|false',
  ids: '[1-9]\\d{0,8}(?:,[1-9]\\d{0,8})*',
  idsOrSlugs: '[^\\s,]+(?:,[^\\s,]+)*',
};

/** The filters of the first request of a list, in their order. */
function filters() {
  const names = Object.keys(eventFilters);
  const known = names.filter((name) => name !== 'page' && name !== 'status' && !eventFilters[name].together);
  return {
    order: Object.fromEntries(names.map((name) => [name, ''])),
    patterns: Object.fromEntries(known.map((name) => [name, patterns[eventFilters[name].kind.name]])),
    // Weekends are on other days elsewhere.
    own: {
      range: Object.keys(ranges)
        .filter((range) => range !== 'weekend')
        .join('|'),
      order: 'asc|desc',
      limit: patterns.positive,
    },
    composing: Object.keys(composingAttributes),
    page: paging.per_page.default,
    longest: longestPage,
    statuses,
  };
}

/** Terms of schema.org for the status of an event, as in `src/records/event-status.ts`. */
const statuses = {
  EventScheduled: 'scheduled',
  EventCancelled: 'cancelled',
  EventPostponed: 'postponed',
  EventRescheduled: 'rescheduled',
  EventMovedOnline: 'movedOnline',
};

/** A calendar that has two events, and answers with one of them. */
const fetch = () =>
  Promise.resolve(
    Response.json({
      events: [{ id: 1, title: '', status: 'publish', all_day: true, start_date: '2026-03-03 00:00:00', end_date: '2026-03-03 23:59:59' }],
      total: 2,
      total_pages: 2,
    }),
  );

/**
 * What stands around the cards of a list in a language, with placeholders for what differs; and the style sheet of all of them.
 */
async function frameOf(locale) {
  const html = '<cal-event-list base-url="https://calendar.example/" range="all" per-page="1" hour-cycle="h23"></cal-event-list>';
  const page = await prerender(html, { fetch, now: () => start, language: locale });
  const [, content] = /<template shadowrootmode="open">([^]*?)<\/template>/.exec(page.html);
  const [, style] = /<style>([^]*?)<\/style>/.exec(content);
  const [day, clock] = [
    { day: 'numeric', month: 'short', year: 'numeric' },
    { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' },
  ];
  const time = plain(new Date(start).toLocaleString(locale, { ...day, ...clock, timeZone: 'UTC', timeZoneName: 'short' }));
  const frame = content
    .replace(style, '{style}')
    .replace(time, '{time}')
    .replace(/(<p part="status"[^>]*>)[^<]*/, '$1{status}')
    .replace(/(<div part="list"[^>]*>)[^]*<\/div>(?=\s*<\/section>)/, '$1{cards}</div>')
    .replace('groups list by-none', 'groups {layout} by-none')
    .replace(/(<button[^>]*class="more"[^>]*>)[^<]*/, '$1{more}')
    .replace(/\n\s*/g, '\n');
  return { style, frame };
}

const files = { 'tables/filters.json': filters() };
for (const locale of locales) {
  const { style, frame } = await frameOf(locale);
  files['tables/picture.css'] = style;
  files[`tables/dates/${locale}.json`] = datesOf(locale, await loadMessages('common', locale), frame);
}

/** The tables, by their files in the plugin. */
export const tables = Object.fromEntries(
  Object.entries(files).map(([file, content]) => [file, typeof content === 'string' ? content : JSON.stringify(content)]),
);
