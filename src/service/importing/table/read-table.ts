import Papa from 'papaparse';
import { aDay, at } from '../../dates/date-steps.js';
import { utcTime } from '../../dates/zones.js';
import { excessOfDescription } from '../../text/html.js';
import { decode } from '../decode.js';
import {
  byStart,
  keyOf,
  mostEvents,
  oldestOf,
  Unreadable,
  type DayOrder,
  type LeftOut,
  type LeftOutReason,
  type Meaning,
  type ReadCalendar,
  type ReadEvent,
  type ReadOptions,
} from '../read-events.js';
import { descriptionIn, nameIn, organizersIn, titleIn, webAddress } from '../texts.js';
import { zoneNamed } from '../zone-names.js';
import { longestRow, meaningsOf } from './meanings.js';
import { orderOf, readDay, readTimes } from './times.js';

/** The longest texts; longer ones are cut. */
const longest = { cost: 200, place: 1_000 };

const isYes = (text: string) => /^(?:true|yes|y|1|x|on|wahr|ein|ja|vrai|oui|verdadero|sí|si|نعم|صحيح)$/i.test(text);

/** The text of a cell by its meaning; empty where the table has no such column. */
type Cells = (means: Meaning) => string;

type Span = Pick<ReadEvent, 'start_date' | 'end_date' | 'all_day'>;

function spanOf(cells: Cells, order: DayOrder | null): Span | { readonly reason: LeftOutReason } {
  const start = readDay(cells('start_date'), order);
  const times = start && readTimes(cells('start_time') || start.rest);
  if (!times) return { reason: 'no_start' };
  const endText = cells('end_date');
  // Beside a date, the column “End” may hold times alone.
  const isTime = readTimes(endText) !== undefined && !/^\d{5}/.test(endText);
  const end = isTime ? undefined : readDay(endText, order);
  const endTimes = readTimes(cells('end_time') || (isTime ? endText : (end?.rest ?? '')));
  if ((endText && !isTime && !end) || !endTimes) return { reason: 'no_end' };
  const lastDay = end && end.day > start.day ? end.day : start.day;
  const [from] = times;
  const to = endTimes[0] ?? times[1];
  if (from === undefined || isYes(cells('all_day'))) {
    // Outlook ends whole days with the midnight after them.
    const isAfter = to === '00:00:00' && lastDay > start.day;
    const last = isAfter ? utcTime(at(`${lastDay} 00:00:00`) - aDay).slice(0, 10) : lastDay;
    return { start_date: `${start.day} 00:00:00`, end_date: `${last} 23:59:59`, all_day: true };
  }
  const start_date = `${start.day} ${from}`;
  const said = `${lastDay} ${to ?? from}`;
  // What ends earlier than it begins ends after midnight, where no other day is said.
  const after = said < start_date && !end ? utcTime(at(said) + aDay) : said;
  return { start_date, end_date: after < start_date ? start_date : after, all_day: false };
}

function placeOf(cells: Cells): Pick<ReadEvent, 'places' | 'is_virtual'> {
  const place = cells('place');
  if (webAddress(place) || /^online$/i.test(place)) return { places: [], is_virtual: true };
  const parts = [place, cells('address'), cells('town')].map((part) => part.replace(/\s+/g, ' ')).filter(Boolean);
  const text = parts.filter((part, index) => index === 0 || !parts[0]!.includes(part)).join(', ');
  return { places: text ? [{ text: text.slice(0, longest.place) }] : [], is_virtual: false };
}

function readRow(
  cells: Cells,
  order: DayOrder | null,
  { now, zone }: ReadOptions,
): ReadEvent | { readonly reason: LeftOutReason } {
  if (isYes(cells('private'))) return { reason: 'private' };
  const title = titleIn(cells('title'));
  if (!title) return { reason: 'no_title' };
  const span = spanOf(cells, order);
  if ('reason' in span) return span;
  if (span.end_date < oldestOf(now)) return { reason: 'too_old' };
  const description = descriptionIn(cells('description'));
  if (excessOfDescription(description)) return { reason: 'too_long' };
  const uid = cells('id');
  return {
    key: keyOf(uid || `${title}#${span.start_date}`),
    uid,
    title,
    description,
    ...span,
    timezone: zoneNamed(cells('timezone')) ?? zone,
    event_status: 'scheduled',
    website: webAddress(cells('website')),
    cost: cells('cost').slice(0, longest.cost),
    ...placeOf(cells),
    virtual_url: '',
    organizers: organizersIn(cells('organizer')),
    categories: cells('categories')
      .split(/[,;|]/)
      .map((name) => nameIn(name.trim()))
      .filter(Boolean)
      .map((name) => ({ name })),
    rule: '',
    dates: [],
  };
}

/** The rows of a text; its delimiter is what a first line `sep=;` says, else what stands in it most evenly. */
function rowsOf(text: string): string[][] {
  const [line = '', named] = /^\uFEFF?(?:sep=(.)\r?\n)?/i.exec(text) ?? [];
  const table = text.slice(line.length);
  // Empty lines would count as rows of one cell, and yet have a number.
  const delimiter = named ?? Papa.parse(table, { preview: 20, skipEmptyLines: 'greedy' }).meta.delimiter;
  return Papa.parse<string[]>(table, { delimiter, preview: mostEvents + 2 }).data;
}

const isEmpty = (row: readonly string[]) => row.every((cell) => cell.trim() === '');

/**
 * Reads a table: CSV of programs, or rows that were pasted from a spreadsheet.
 * @throws Unreadable where it is none, too large, or leaves open which of its numbers is the day
 */
export function readTable(bytes: Buffer, options: ReadOptions): ReadCalendar {
  const text = decode(bytes);
  // Pages, files of JSON, and those of spreadsheets themselves.
  if (/^\uFEFF?\s*[<{[]|\0/.test(text)) throw new Unreadable('no_calendar');
  const rows = rowsOf(text);
  const first = rows.findIndex((row) => !isEmpty(row));
  const headings = rows[first]?.slice(0, longestRow).map((heading) => heading.trim().slice(0, longestRow)) ?? [];
  const filled = rows
    .map((row, index) => ({ row, number: index + 1 }))
    .filter(({ row, number }) => number > first + 1 && !isEmpty(row));
  if (headings.length < 2 || !filled.length) throw new Unreadable('no_calendar');
  const columns = meaningsOf(headings, options.table?.columns);
  const places = new Map(columns.map(({ means }, index) => [means, index]));
  if (!places.has('title') || !places.has('start_date'))
    throw new Unreadable('no_columns', { columns, order: options.table?.order ?? null });
  if (filled.length > mostEvents) throw new Unreadable('too_many');
  const cellsOf =
    (row: readonly string[]): Cells =>
    (means) =>
      row[places.get(means) ?? -1]?.trim() ?? '';
  const dates = filled.flatMap(({ row }) => [cellsOf(row)('start_date'), cellsOf(row)('end_date')]);
  const { isOpen, order: told } = orderOf(dates);
  const chosen = isOpen ? (options.table?.order ?? null) : null;
  if (isOpen && !chosen) throw new Unreadable('day_order', { columns, order: null });
  const events = new Map<string, ReadEvent>();
  const leftOut: LeftOut[] = [];
  for (const { row, number } of filled) {
    const read = readRow(cellsOf(row), told ?? chosen, options);
    if (!('reason' in read) && !events.has(read.key)) events.set(read.key, read);
    else {
      const reason = 'reason' in read ? read.reason : 'twice';
      const title = reason === 'private' ? '' : titleIn(cellsOf(row)('title'));
      leftOut.push({ key: `#${number}`, title, reason, row: number });
    }
  }
  return {
    kind: 'csv',
    name: '',
    events: [...events.values()].sort(byStart),
    leftOut,
    table: { columns, order: chosen },
  };
}
