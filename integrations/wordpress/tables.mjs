/** What PHP prints dates, numbers and lists from, because servers often have no Intl: computed by ours, and by the code of the elements. */

import { commonAttributes, keptElements } from '../../src/elements/html/html-rules.ts';
import { codeLast } from '../../src/data/geo/address.ts';
import { renderPager } from '../../src/elements/parts/pager.ts';
import { loadMessages } from '../../src/locale/index.ts';
import { prerender } from '../../src/prerender/index.ts';
import { printed } from '../../src/prerender/print.ts';
import { composingAttributes } from '../../src/data/query/index.ts';
import { statuses } from '../../src/data/records/event-status.ts';
import { attendanceModes, currencies } from '../../src/data/records/json-ld.ts';
import { eventFilters, longestPage, paging } from '../../src/data/schema/index.ts';
import { breakingTag, silentElements } from '../../src/data/text/index.ts';
import { inlineName } from '../../src/data/text/plain.ts';
import {
  clockNearness,
  dateParts,
  dayNearness,
  dayNumber,
  monthName,
  nearDay,
  ranges,
  weekdayName,
  weekOf,
} from '../../src/data/time/index.ts';
import { blockSizes, templatesOf } from './templates/index.mjs';

/** The languages of the elements, in the countries that WordPress has translations for. */
const locales = [
  ...['en-US', 'en-AU', 'en-CA', 'en-GB', 'en-NZ', 'en-ZA'],
  ...['de-DE', 'de-AT', 'de-CH', 'fr-FR', 'fr-BE', 'fr-CA', 'ar'],
  ...[
    'es-ES',
    'es-AR',
    'es-CL',
    'es-CO',
    'es-CR',
    'es-DO',
    'es-EC',
    'es-GT',
    'es-HN',
    'es-MX',
    'es-PE',
    'es-PR',
    'es-UY',
    'es-VE',
  ],
];

const plain = (text) => text.replace(/[\u2009\u202f]/g, ' ');

/**
 * The letters by which PHP writes a part of a date; one with a leading zero, where the pattern has it, is the second. Names have letters of
 * their own, `l` and `F` for long ones.
 */
const letters = { weekday: 'D', month: 'M', day: 'jd', year: 'Y', hour: 'gh', minute: 'i', dayPeriod: 'A' };

/** The pieces of a pattern, each with the end of the range that it is of. */
function patternPieces(locale, options, start, end) {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const parts = end === undefined ? format.formatToParts(start) : format.formatRangeToParts(start, end);
  const isPadded = (kind) => parts.find(({ type }) => type === kind)?.value.length > 1;
  const has24Hours = !parts.some(({ type }) => type === 'dayPeriod');
  return parts.map(({ type, value, source }) => {
    if (!letters[type]) return { text: plain(value), source };
    const isLong = options[type] === 'long';
    const choices = type === 'hour' && has24Hours ? 'GH' : isLong ? { weekday: 'l', month: 'F' }[type] : letters[type];
    return { text: `{${choices[Number(isPadded(type))] ?? choices[0]}${source === 'endRange' ? '2' : ''}}`, source };
  });
}

const joined = (pieces) => pieces.map(({ text }) => text).join('');
const patternOf = (...of) => joined(patternPieces(...of));

const utc = (...parts) => Date.UTC(...parts);
/** A single day, and ends of ranges within a month, within a year, and beyond: all begin on a day and at an hour of one digit. */
const start = utc(2026, 2, 3, 9, 5);
const ends = { month: utc(2026, 2, 5, 15, 35), year: utc(2026, 4, 5, 15, 35), years: utc(2027, 4, 5, 15, 35) };

const rangesOf = (locale, options) =>
  Object.fromEntries(Object.entries(ends).map(([sort, end]) => [sort, patternOf(locale, options, start, end)]));

/** Patterns without the year, and with it. */
const withAndWithoutYear = (patterns) => ({ plain: patterns(undefined), withYear: patterns('numeric') });

/** Days, as in `src/data/time/brief-span.ts`. @param length of names */
const daysOf = (locale, length) =>
  withAndWithoutYear((year) => {
    const day = { day: 'numeric', month: length, year };
    return {
      weekday: patternOf(locale, { weekday: length, ...day }, start),
      single: patternOf(locale, day, start),
      ...rangesOf(locale, day),
    };
  });

/** Several days with the clock at which the first begins, as in `src/data/time/span-words.ts`. */
function daysWithClock(locale, day, clock) {
  const moments = patternPieces(locale, { ...day, ...clock }, start, ends.year);
  const beginning = moments.slice(
    0,
    moments.findIndex(({ source }) => source === 'endRange'),
  );
  return joined(beginning) + patternOf(locale, day, start).replace(/\{(\w)\}/g, '{$12}');
}

/** Times on a clock, as in `src/data/time/format-span.ts`: one, and ranges within an hour, within half a day, and within a day. */
function clockOf(locale, hourCycle) {
  const time = { timeStyle: 'short', hourCycle };
  const hour = { hour: 'numeric', minute: '2-digit', hourCycle };
  const day = { day: 'numeric', month: 'short', year: 'numeric' };
  const moment = { weekday: 'short', ...day, ...hour };
  const until = (...end) => patternOf(locale, time, start, utc(2026, 2, 3, ...end));
  return {
    one: patternOf(locale, time, start),
    // Full hours, where that is how they are said.
    bare: patternOf(locale, hourCycle === 'h12' ? { hour: 'numeric', hourCycle } : time, start),
    hour: until(9, 35),
    half: until(10, 35),
    day: until(15, 35),
    moments: { ...rangesOf(locale, moment), day: patternOf(locale, moment, start, utc(2026, 2, 3, 15, 35)) },
    longMoments: withAndWithoutYear((year) =>
      rangesOf(locale, { weekday: 'long', day: 'numeric', month: 'long', year, ...hour }),
    ),
    daysWithClock: withAndWithoutYear((year) => {
      const shortDay = { weekday: 'short', day: 'numeric', month: 'short', year };
      // Only a clock of 12 hours says full hours without minutes.
      const fullHour = hourCycle === 'h12' ? { hour: 'numeric', hourCycle } : hour;
      return { hour: daysWithClock(locale, shortDay, fullHour), minute: daysWithClock(locale, shortDay, hour) };
    }),
    asOf: patternOf(locale, { ...day, ...hour }, start),
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

/** A text that begins a line. */
const capitalized = (text, locale) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** Headings, as in `src/data/time/headings.ts`: a name that they begin with has a letter of its own, because it is capitalized. */
const headingsOf = (locale, common) => {
  const atStart = (pattern) => pattern.replace(/^\{l\}/, '{L}').replace(/^\{F\}/, '{N}');
  const day = { weekday: 'long', day: 'numeric', month: 'long' };
  return {
    day: withAndWithoutYear((year) => atStart(patternOf(locale, { ...day, year }, start))),
    month: atStart(patternOf(locale, { month: 'long', year: 'numeric', calendar: 'gregory' }, start)),
    venue: common.noVenue,
    category: common.noCategory,
  };
};

const isoDay = (moment) => new Date(moment).toISOString().slice(0, 10);

/** The names in dates, by the letters of patterns, each `of` a number that PHP writes `by` a letter. */
function namesOf(locale, part) {
  const day = (length) => ({ weekday: length, day: 'numeric', month: length, year: 'numeric' });
  const weekdays = (length, write = String) => ({
    by: 'w',
    of: numbered(0, 7, (weekday) => write(part('weekday', utc(2026, 2, 1 + weekday), day(length)), locale)),
  });
  const months = (length, write = String) => ({
    by: 'n',
    of: numbered(1, 12, (month) => write(part('month', utc(2026, month - 1, 3), day(length)), locale)),
  });
  const half = (hours) => part('dayPeriod', utc(2026, 2, 3, hours), { timeStyle: 'short', hourCycle: 'h12' });
  return {
    D: weekdays('short'),
    l: weekdays('long'),
    L: weekdays('long', capitalized),
    M: months('short'),
    F: months('long'),
    N: months('long', capitalized),
    A: { by: 'A', of: { AM: half(9), PM: half(15) } },
    // On badges each stands by itself.
    B: { by: 'n', of: numbered(1, 12, (month) => plain(dateParts(isoDay(utc(2026, month - 1, 3)), locale).month)) },
    W: {
      by: 'w',
      of: numbered(0, 7, (weekday) => plain(dateParts(isoDay(utc(2026, 2, 1 + weekday)), locale).weekday)),
    },
  };
}

/** Zones that PHP calls by these names, and the list of Intl by older ones. */
const renamedZones = [
  ...[
    'Africa/Asmara',
    'America/Atikokan',
    'America/Indiana/Indianapolis',
    'America/Kentucky/Louisville',
    'America/Nuuk',
    'Atlantic/Faroe',
  ],
  ...['Buenos_Aires', 'Catamarca', 'Cordoba', 'Jujuy', 'Mendoza'].map((city) => `America/Argentina/${city}`),
  ...[
    'Asia/Ho_Chi_Minh',
    'Asia/Kathmandu',
    'Asia/Kolkata',
    'Asia/Yangon',
    'Europe/Kyiv',
    'Pacific/Chuuk',
    'Pacific/Kanton',
    'Pacific/Pohnpei',
  ],
  'UTC',
];

/** The short names of zones: those that a language has for some, by their offsets, and what all others are called by theirs. */
function zonesOf(locale) {
  const [named, others] = [{}, {}];
  for (const timeZone of [...Intl.supportedValuesOf('timeZone'), ...renamedZones]) {
    const nameIn = (language, timeZoneName) => {
      const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName });
      return (date) =>
        plain(format.formatToParts(date).find(({ type }) => type === 'timeZoneName').value).replace(/\+0$/, '');
    };
    const [name, general, offset] = [
      nameIn(locale, 'short'),
      nameIn(locale, 'shortOffset'),
      nameIn('en', 'longOffset'),
    ];
    for (let month = 0; month < 12; month++) {
      const date = utc(2026, month, 15);
      const at = offset(date).slice('GMT'.length) || '+00:00';
      if (name(date) === general(date)) others[at] = name(date);
      else (named[timeZone] ??= {})[at] = name(date);
    }
  }
  return { named, others };
}

/** What elements say of days and moments near the present one, by how far away they are. */
function nearnessOf(locale) {
  const [today, day, hour, minute] = ['2026-03-03', 86_400_000, 3_600_000, 60_000];
  const dayAfter = (days) => new Date(Date.parse(today) + days * day).toISOString().slice(0, 10);
  return {
    headings: numbered(-1, 3, (days) => nearDay(dayAfter(days), locale, today)),
    days: numbered(0, 15, (days) => dayNearness(dayAfter(days), locale, today)),
    // Nothing is said of half a day, but of what is rounded to it.
    hours: numbered(1, 12, (hours) => clockNearness(hours * hour - 1000, locale, 0)),
    minutes: numbered(1, 59, (minutes) => clockNearness(minutes * minute, locale, 0)),
  };
}

/** The buttons below the first page of so many pages; those of more than four differ by the number only. */
function pagersOf(common) {
  const [most, many] = [4, 1_000_000];
  const pager = (count) =>
    /<nav[^>]*>([^]*)<\/nav>/.exec(tidied(printed(renderPager(common.pages, 1, count, common, {}))))[1];
  return { ...numbered(2, most - 1, pager), [most + 1]: pager(many).replaceAll(common.number(many), '{pages}') };
}

/** The words of a month. */
async function monthOf(locale, common) {
  const messages = await loadMessages('calendar', locale);
  const { hasBegun, goesOn, emptyMonth } = messages;
  const days = [2, 3, 4, 5, 6, 7, 8].map((day) => isoDay(utc(2026, 2, day)));
  const weekdays = (length) => days.map((day) => weekdayName(day, locale, length));
  const monthIn = (month) => monthName(isoDay(utc(2026, month - 1, 1)).slice(0, 7), locale);
  return {
    ...{ hasBegun, goesOn, emptyMonth },
    number: dayNumber(isoDay(start), locale).length > 1 ? '{d}' : '{j}',
    // From Monday on.
    weekdays: { long: weekdays('long'), short: weekdays('short'), narrow: weekdays('narrow') },
    week: counted(messages.week, common.number),
    more: counted(messages.more, common.number),
    eventsIn: numbered(1, 12, (month) => messages.eventsIn('{events}', monthIn(month))),
    nextEvents: messages.nextEvents('{day}'),
    views: messages.views,
  };
}

/** What elements say in a language, and how dates are written. */
async function datesOf(locale) {
  const common = await loadMessages('common', locale);
  const { statusNotices } = await loadMessages('detail', locale);
  const part = (type, date, options) =>
    plain(
      new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
        .formatToParts(date)
        .find((one) => one.type === type).value,
    );
  const separator = (number) =>
    new Intl.NumberFormat(locale).formatToParts(number).find(({ type }) => type === 'group')?.value;
  const whole = (total) => common.shown(1, 0, total).replace(`${common.number(0)} `, '');
  return {
    names: namesOf(locale, part),
    digits: numbered(0, 10, common.number),
    grouping: { least: separator(1000) ? 1000 : 10_000, separator: separator(10_000) ?? '' },
    badgeDay: dateParts(isoDay(start), locale).day.length > 1 ? '{d}' : '{j}',
    days: daysOf(locale, 'short'),
    longDays: daysOf(locale, 'long'),
    headings: headingsOf(locale, common),
    weekend: weekOf(locale).weekend,
    clocks: Object.fromEntries(['h12', 'h23'].map((hourCycle) => [hourCycle, clockOf(locale, hourCycle)])),
    all: counted((count) => common.shown(1, count, count), common.number),
    of: counted(whole, common.number),
    more: counted(common.more, common.number),
    near: nearnessOf(locale),
    zones: zonesOf(locale),
    pagers: pagersOf(common),
    untitled: common.untitled,
    featured: common.featured,
    allDay: common.allDay,
    ended: common.ended,
    month: await monthOf(locale, common),
    until: common.until('{day}'),
    runs: common.runs('{day}'),
    yourTime: common.yourTime,
    asOf: common.asOf('{time}'),
    statuses: common.statuses,
    statusNotices,
    empty: await emptyOf(locale),
    templates: await templatesOf(locale),
  };
}

const date =
  '\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))';
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
    own: {
      range: Object.keys(ranges).join('|'),
      order: 'asc|desc',
      limit: patterns.positive,
    },
    composing: Object.keys(composingAttributes),
    page: paging.per_page.default,
    longest: longestPage,
  };
}

/** What PHP reads items of calendars by. */
const records = {
  statuses,
  attendanceModes,
  currencies,
  codeLast: String(codeLast),
  keptElements,
  commonAttributes,
  breakingTag: breakingTag.source,
  inlineName: inlineName.source,
  blockSizes: await blockSizes(),
  silentElements: silentElements.split(', ').join('|'),
};

/** HTML of a template without its indentation. */
const tidied = (html) => html.replace(/\s*\n\s*/g, '\n');

/** The shadow root of a list in a calendar without events. */
async function emptyList(locale, attributes) {
  const fetch = () => Promise.resolve(Response.json({ events: [], total: 0, total_pages: 0 }));
  const html = `<cal-event-list base-url="https://calendar.example/" ${attributes} hour-cycle="h23"></cal-event-list>`;
  const page = await prerender(html, { fetch, now: () => start, language: locale, timeZone: 'UTC' });
  return tidied(page.html);
}

/** What stands in an empty list, by its range and what it is limited by. */
async function emptyOf(locale) {
  const emptyWith = async (attributes) =>
    /<slot name="empty">([^]*?)<\/slot>/.exec(await emptyList(locale, attributes))[1];
  const empty = {};
  for (const range of ['upcoming', 'past', 'all', 'today']) {
    empty[range] = {};
    for (const [sought, filter] of Object.entries({ none: '', search: 'search="a"', filter: 'venue="1"' }))
      empty[range][sought] = await emptyWith(`range="${range}" ${filter}`);
  }
  return empty;
}

const files = { 'tables/filters.json': filters(), 'tables/records.json': records };
for (const locale of locales) files[`tables/dates/${locale}.json`] = await datesOf(locale);

/** The tables, by their files in the plugin. */
export const tables = Object.fromEntries(
  Object.entries(files).map(([file, content]) => [file, JSON.stringify(content)]),
);
