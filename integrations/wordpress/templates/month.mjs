/** The templates of a month: its frame, and in that its grids, weeks, days and events, each of which is a value of the one around it. */

import { templatesOfPieces } from './pieces.mjs';

/** The samples that a month is printed of; one of them has all that it can show. */
const looks = [
  { 'week-numbers': 'iso', featured: 'true' },
  {},
  { layout: 'grid', 'color-by': 'none', 'time-zone': 'Europe/Berlin', 'outside-days': 'false' },
  { layout: 'mini', featured: 'true' },
  { featured: 'true', date: '2026-03' },
];

/** The places of parts that are templates of their own, from the innermost on: their names, and the gaps that they leave. */
const pieces = [
  ['ongoing', /<a\s+class="event [^"]*\bongoing\b[^]*?<\/a\s*>/g, '{box}'],
  ['ongoing-button', /<button\s+class="event [^"]*\bongoing\b[^]*?<\/button\s*>/g, '{box}'],
  ['event', /<a\s+class="event [^]*?<\/a\s*>/g, '{event}'],
  ['event-button', /<button\s+class="event [^]*?<\/button\s*>/g, '{event}'],
  ['roomy', /<div class="roomy"[^>]*>(?:\{event\})+<\/div>/g, '{event}'],
  ['more', /<button\s+part="more-events"[^]*?<\/button>/g, '{event}'],
  ['dots', /<span part="dots"[^]*?<\/span\s*>/g, '{event}'],
  ['void', /<div role="gridcell" part="day void"[^]*?<\/div>/g, '{day}'],
  ['day', /<div\s+role="gridcell"[^]*?<\/div>/g, '{day}'],
  ['week', /<div\s+role="row"\s+part="week"(?:(?!\bpart="week")[^])*?(?:\{day\}\s*)+<\/div>/g, '{week}'],
  ['corner', /<div role="columnheader" part="weekday" class="weekday week-number">[^]*?<\/div>/g, '{corner}'],
  ['grid', /<div\s+class="swiped fill"[^]*?(?:\{week\}\s*)+<\/div>\s*<\/div>/g, '{grid}'],
  ['no-events', /<slot name="empty">[^]*?<\/slot>/g, '{answer}'],
  ['answer', /<div part="answer [^]*?<\/div>/g, '{answer}'],
  ['chosen', /<section\s+part="chosen-day"[^]*?<\/section>/g, '{chosen}'],
];

/** The texts of attributes and nodes that values take the place of, wherever they stand. */
const values = [
  [/((?:class|part)="day )(?!void)[^"]*/g, '$1{states}'],
  [/(class="event )[^"]*/g, '$1{states}'],
  [/(part="event )[^"]*/g, '$1{states} {categories}'],
  [/(part="dot )(?!ongoing)[^"]*/g, '$1{categories}'],
  [/(class="month )[^"]*/g, '$1{look}'],
  [/(class="unseen">, )[^<]*/g, '$1{words}'],
  [/(class="roomy"[^>]*>)(?:\{event\})+/g, '$1{events}'],
  [/(role="gridcell"[^]*<\/button>)[^<]*(<\/div>)$/, '$1 {events} $2'],
  [/(?:\{day\}\s*)+/g, '{days} '],
  [/(?:\{week\}\s*)+/g, '{weeks} '],
  [/(class="in-grid fill">\s*)\{grid\}/, '$1{large}'],
  [/(class="in-small">\s*)\{grid\}/, '$1{small}'],
  [/\s*\{grid\}(?:\s*\{answer\})?/, '{mini}'],
];

/** @param names those of cards, which stand below a small month */
const namesOf = (names) => ({
  ...names,
  texts: {
    ...names.texts,
    ...{ 'event-time': 'time', 'more-events/span': 'more', 'day-number/span': 'number', 'week-number': 'number' },
    ...{
      'weekdays/weekday': 'name',
      'month-button/span': 'heading',
      'day-heading': 'heading',
      message: 'said',
      nearest: 'next',
    },
  },
  attributes: {
    ...names.attributes,
    ...{ 'data-line': 'line', 'data-length': 'length', 'data-lines': 'lines', 'data-date': 'date' },
    ...Object.fromEntries(['event', 'day-number', 'more-events'].map((name) => [`${name}@tabindex`, 'tab'])),
    ...{ 'day-number@aria-label': 'words', 'month@aria-label': 'heading', 'weekday@aria-label': 'words' },
    'week-number@aria-label': 'words',
  },
  repeated: [...names.repeated, 'dot', 'box', 'weekdays/weekday'],
  raw: [...names.raw, 'corner', 'events', 'days', 'weeks', 'large', 'small', 'mini', 'answer', 'chosen', 'box'],
  conditions: { ...names.conditions, 'weekday@aria-label': 'words', 'i.ongoing': 'through' },
});

/**
 * The templates of a month, by their names.
 * @param print what is printed of a month with these attributes, and whether it has events
 * @param names those of cards
 */
export async function monthTemplates(print, names) {
  const printed = await Promise.all([...looks.map((attributes) => print(attributes, true)), print({}, false)]);
  return templatesOfPieces('month', printed, pieces, values, namesOf(names));
}
