import { aDay, at } from '../../dates/date-steps.js';
import { utcTime } from '../../dates/zones.js';
import { foldAccents } from '../../text/accent-folding.js';
import type { DayOrder } from '../read-events.js';

const monthNames = (['en', 'de', 'fr', 'es', 'ar', 'ar-LB'] as const).flatMap((language) =>
  (['long', 'short'] as const).flatMap((month) => {
    const names = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index) => {
      const name = foldAccents(names.format(Date.UTC(2026, index, 15))).replace(/\.$/, '');
      return [name, index + 1] as const;
    });
  }),
);
const months = new Map<string, number>(monthNames);

/** Numbers of Arabic and Persian as those of Latin letters. */
const latinDigits = (text: string): string =>
  text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\u200E\u200F\u061C]/g, '')
    .replace(/[\u00A0\u202F]/g, ' ');

/** The day on which the serial days of Excel begin, in days before 1970. */
const serialZero = 25_569;

const numeric = /^(\d{1,2})([-/.]) ?(\d{1,2})\2 ?(\d{4}|\d{2})(?!\d)/;

/** A date, and the text after it, which may be a time. */
interface TableDay {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly rest: string;
}

function dayOf(year: string, month: number | undefined, day: string, rest: string): TableDay | undefined {
  const whole = year.length === 2 ? `20${year}` : year;
  const date = `${whole}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = at(`${date} 00:00:00`);
  const isDay = !Number.isNaN(instant) && Number(whole) > 1000 && utcTime(instant).startsWith(date);
  return isDay ? { day: date, rest: rest.replace(/^(?:[T,]|\s)+/, '') } : undefined;
}

function readPlainDay(text: string, order: DayOrder | null): TableDay | undefined {
  const serial = /^(\d{5})(?:[.,](\d{1,12}))?$/.exec(text);
  if (serial) {
    const [, days = '', part] = serial;
    return { day: utcTime((Number(days) - serialZero) * aDay).slice(0, 10), rest: part ? `0.${part}` : '' };
  }
  const sorted = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})(?!\d)/.exec(text);
  if (sorted) return dayOf(sorted[1]!, Number(sorted[3]), sorted[4]!, text.slice(sorted[0].length));
  const numbers = numeric.exec(text);
  if (numbers) {
    const [all, one = '', mark, other = '', year = ''] = numbers;
    const [day, month] = mark !== '.' && order === 'month' ? [other, one] : [one, other];
    return dayOf(year, Number(month), day, text.slice(all.length));
  }
  const dayFirst = /^(\d{1,2})(?:\.|st|nd|rd|th|er)? +(?:de )?(\p{L}+)\.?,? +(?:de )?(\d{4})(?!\d)/iu.exec(text);
  if (dayFirst) {
    const [all, day = '', month = '', year = ''] = dayFirst;
    return dayOf(year, months.get(foldAccents(month)), day, text.slice(all.length));
  }
  const [all = '', month = '', day = '', year = ''] =
    /^(\p{L}+)\.? +(\d{1,2})(?:st|nd|rd|th)?,? +(\d{4})(?!\d)/iu.exec(text) ?? [];
  return dayOf(year, months.get(foldAccents(month)), day, text.slice(all.length));
}

/** The name of a day of the week before a date. */
const weekday = /^\p{L}+\.?,? */u;

/** Reads the date at the beginning of a cell. @param order that of `03/04/2026`; dots stand after the day first */
export function readDay(cell: string, order: DayOrder | null): TableDay | undefined {
  const text = latinDigits(cell).trim();
  return readPlainDay(text, order) ?? readPlainDay(text.replace(weekday, ''), order);
}

/** The order of days and months in dates with slashes or hyphens; `undefined` where these do not tell it. */
export function orderOf(cells: readonly string[]): { readonly isOpen: boolean; readonly order: DayOrder | undefined } {
  const found = { day: false, month: false, isOpen: false };
  for (const cell of cells) {
    const [, one, mark, other] = numeric.exec(latinDigits(cell).trim().replace(weekday, '')) ?? [];
    if (!mark || mark === '.' || one === other) continue;
    if (Number(one) > 12) found.day = true;
    else if (Number(other) > 12) found.month = true;
    else found.isOpen = true;
  }
  if (found.day !== found.month) return { isOpen: false, order: found.day ? 'day' : 'month' };
  return { isOpen: found.day || found.isOpen, order: undefined };
}

const clock = /^(\d{1,2})(?:[:.h](\d\d)(?::(\d\d)(?:\.0+)?)?)? *(?:([ap])\.? ?m\.?|(ص|م)|uhr|h)?$/iu;

function readTime(text: string): string | undefined {
  const fraction = /^0?[.,]\d+$/.test(text) ? Number(text.replace(',', '.')) : undefined;
  if (fraction !== undefined) return utcTime(Math.round(fraction * 1440) * 60_000).slice(11);
  const [all, hours, minutes = '00', seconds = '00', latin, arabic] = clock.exec(text) ?? [];
  if (!all) return undefined;
  const isAfternoon = latin?.toLowerCase() === 'p' || arabic === 'م';
  const hour = latin || arabic ? (Number(hours) % 12) + (isAfternoon ? 12 : 0) : Number(hours);
  const isTime = hour < 24 && Number(minutes) < 60 && Number(seconds) < 60;
  return isTime ? `${String(hour).padStart(2, '0')}:${minutes}:${seconds}` : undefined;
}

/** Reads `19:00`, `7 pm` or `19:00–21:00`: no, one or two times; `undefined` for what is none. */
export function readTimes(cell: string): readonly string[] | undefined {
  const texts = latinDigits(cell)
    .split(/[-–—]| (?:bis|to|until|a|à|إلى) /)
    .map((text) => text.trim());
  if (texts.join('') === '') return [];
  const times = texts.map(readTime);
  return times.length <= 2 && times.every((time) => time !== undefined) ? times : undefined;
}
