import { readZone } from '../../data/schema/index.js';
import { loadTemporal } from '../../data/time/index.js';

/** Loaded with the first zone. */
const temporal = await loadTemporal();

export const minute = 60_000;

/**
 * Languages whose short names are the usual letters (`CET`, `IST`, `JST`) somewhere; the others write `GMT+1`. Some
 * letters only they use.
 */
const namingLocales = ['en-US', 'en-GB', 'en-AU', 'en-NZ', 'en-IN', 'en-CA', 'en-ZA', 'ja'];

/** Formats are expensive to make, and there are few zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(locale: string, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  let found = formats.get(key);
  if (!found) formats.set(key, (found = new Intl.DateTimeFormat(locale, { timeZone, ...options })));
  return found;
}

const nameAt = (locale: string, zone: string, at: number) =>
  format(locale, zone, { timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')!.value;

/** The names of moments that were requested: answers repeat them, and Intl takes long. */
const abbreviations = new Map<string, string>();
const mostAbbreviations = 10_000;

/**
 * The short name of a zone at a moment (UTC): `EST`, `CEST`, `+0545`; an offset form is its own name (wire section 7).
 */
export function abbreviationOf(zone: string, utc: string): string {
  const key = `${zone} ${utc}`;
  const known = abbreviations.get(key);
  if (known !== undefined) return known;
  if (abbreviations.size >= mostAbbreviations) abbreviations.clear();
  const name = readAbbreviation(zone, utc);
  abbreviations.set(key, name);
  return name;
}

function readAbbreviation(zone: string, utc: string): string {
  const at = Date.parse(`${utc.replace(' ', 'T')}Z`);
  if (offsetOf(zone) !== undefined || Number.isNaN(at)) return zone;
  try {
    const names = namingLocales.map((locale) => nameAt(locale, zone, at));
    const name = names.find((candidate) => !/^(GMT|UTC)[+-]|^LH|^CHA/.test(candidate));
    if (name) return name;
    const [, sign, hours, minutes = ''] = /([+-])(\d+):?(\d\d)?/.exec(names[0]!)!;
    return `${sign}${hours!.padStart(2, '0')}${minutes}`;
  } catch {
    return zone;
  }
}

/** Wall time of a zone at an instant, `YYYY-MM-DD hh:mm:ss`. */
export function wallTime(at: number, zone: string): string {
  const offset = offsetOf(zone);
  // Intl does not take offsets on every machine.
  if (offset !== undefined) return utcTime(at + offset * minute);
  return format('sv-SE', zone, { dateStyle: 'short', timeStyle: 'medium' }).format(at).slice(0, 19);
}

const first = Date.parse('0000-01-01T00:00:00Z');
const last = Date.parse('9999-12-31T23:59:59Z');

/** Whether an instant has a year of four digits, in UTC. */
export const isWritable = (at: number): boolean => at >= first && at <= last;

/** `YYYY-MM-DD hh:mm:ss` of an instant in UTC; beyond years of four digits, the first or last moment that has one. */
export const utcTime = (at: number): string =>
  new Date(Math.min(Math.max(at, first), last)).toISOString().slice(0, 19).replace('T', ' ');

/** The offset of an offset form in minutes; `undefined` for names. */
export function offsetOf(zone: string): number | undefined {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(readZone(zone) ?? '') ?? [];
  if (!sign) return undefined;
  const total = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -total : total;
}

const known = new Set<string>();

/** IANA names that this machine's Temporal knows, too, and offsets of less than a day. */
export function isZone(zone: string): boolean {
  if (known.has(zone)) return true;
  const read = readZone(zone);
  if (read === undefined) return false;
  try {
    temporal.PlainDateTime.from('2000-01-01').toZonedDateTime(read);
  } catch {
    return false;
  }
  known.add(zone);
  return true;
}

interface Moment {
  readonly wall: string;
  readonly utc: string;
}

/** Moments that were read: series and imports ask for the same ones several times. */
const moments = new Map<string, Moment>();
const mostMoments = 10_000;

/**
 * A wall time in its zone, and the same moment in UTC. A time in a gap of the clock moves on by the length of the gap;
 * a time that occurs twice means the first (wire section 7.2).
 * Imported events may have an unknown zone (`UTC+25`); their times count as UTC.
 */
export function inZone({ wall }: Pick<Moment, 'wall'>, zone: string): Moment {
  const key = `${zone} ${wall}`;
  const known = moments.get(key);
  if (known) return known;
  if (moments.size >= mostMoments) moments.clear();
  const moment = readMoment(wall, zone);
  moments.set(key, moment);
  return moment;
}

function readMoment(wall: string, zone: string): Moment {
  const moment = temporal.PlainDateTime.from(wall).toZonedDateTime(isZone(zone) ? readZone(zone)! : 'UTC', {
    disambiguation: 'compatible',
  });
  return {
    wall: moment.toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' '),
    utc: utcTime(moment.epochMilliseconds),
  };
}
