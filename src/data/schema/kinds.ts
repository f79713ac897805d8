import { isIntlZone, readZone } from './zones.js';

/**
 * A text or value that its kind could not read. It replaces the value, so that the filter is refused and never dropped.
 */
export class Unreadable {
  /** The name of the kind that refused it. */
  readonly kind: string;
  /** The given text or value. */
  readonly given: unknown;
  /** The words that a choice takes. */
  readonly choices: readonly string[] | undefined;

  constructor(kind: string, given: unknown, choices?: readonly string[]) {
    this.kind = kind;
    this.given = given;
    this.choices = choices;
  }
}

/**
 * A sort of value, with its spelling as text. The text is the same in an attribute and in a query string.
 * `parse` reads text, `accept` reads a JSON or script value (text included), `format` writes text.
 */
export interface Kind<T> {
  /** Our name of the kind; messages are looked up by it. */
  readonly name: string;
  /** The meaning of the bare attribute (`featured`, without a value); for other kinds an empty text means no filter. */
  readonly bare?: T;
  /** Whether it is an address, which whoever makes a link to a page may choose only of the web. */
  readonly isAddress?: true;
  parse(text: string): T | Unreadable;
  accept(value: unknown): T | Unreadable;
  format(value: T): string;
}

export type ValueOf<K> = K extends Kind<infer T> ? T : never;

function kind<T>(name: string, read: (text: string) => T | undefined, is: (value: unknown) => boolean): Kind<T> {
  const parse = (text: string): T | Unreadable => read(text.trim()) ?? new Unreadable(name, text);
  const accept = (value: unknown): T | Unreadable =>
    typeof value === 'string' ? parse(value) : is(value) ? (value as T) : new Unreadable(name, value);
  return { name, parse, accept, format: String };
}

const never = () => false;

function readNumber(text: string): number | undefined {
  // Zero for `-0`, which is the same number written otherwise.
  const value = text === '' ? NaN : Number(text) + 0;
  return Number.isFinite(value) ? value : undefined;
}

function readInteger(text: string): number | undefined {
  return /^-?\d+$/.test(text) ? Number(text) + 0 : undefined;
}

const isPositive = (value: unknown) => Number.isInteger(value) && (value as number) > 0;

function readPositive(text: string): number | undefined {
  const value = readInteger(text);
  return isPositive(value) ? value : undefined;
}

const isWeekday = (value: unknown) => isPositive(value) && (value as number) <= 7;

function readWeekday(text: string): number | undefined {
  const value = readInteger(text);
  return isWeekday(value) ? value : undefined;
}

/** The zone goes to Intl, which does not take offsets in every browser. */
function readIntlZone(text: string): string | undefined {
  const zone = readZone(text);
  return zone !== undefined && isIntlZone(zone) ? zone : undefined;
}

const isoDate = /^(\d{4})-(0?[1-9]|1[0-2])(?:-(\d\d?))?(?:[T ,] ?(?!2[5-9]|[3-9]\d).+|Z|[+-]\d\d:?\d\d)?$/i;

/**
 * Servers also read words (`tomorrow`, `+1 week`) and Unix seconds, and times as people write them (`4pm`); only what
 * claims to be an ISO date and cannot be one is refused here.
 */
function readDate(text: string): string | undefined {
  if (!/^\d{4}-\d/.test(text)) return text || undefined;
  const [, year, month, day = 1] = isoDate.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCDate() === Number(day) ? text : undefined;
}

const yes: readonly unknown[] = [true, 1, 'true', '1'];
const no: readonly unknown[] = [false, 0, 'false', '0'];

function readBoolean(value: unknown): boolean | Unreadable {
  const spelling = typeof value === 'string' ? value.trim().toLowerCase() : value;
  return yes.includes(spelling) || (no.includes(spelling) ? false : new Unreadable('boolean', value));
}

export const text = /* @__PURE__ */ kind<string>('text', (value) => value, never);
/** An address, or several, or what an address is made of. */
export const url: Kind<string> = { ...text, isAddress: true };
export const date = /* @__PURE__ */ kind<string>('date', readDate, never);
/**
 * A day, written `YYYY-MM-DD`, or `YYYY-MM` for the first of a month. Other spellings that servers read, such as
 * `tomorrow`, are refused.
 */
export const day: Kind<string> = {
  ...date,
  parse: (text) => {
    const [, given, month] = /^((\d{4}-\d\d)(?:-\d\d)?)$/.exec(text.trim()) ?? [];
    return given ? date.parse(given === month ? `${given}-01` : given) : new Unreadable(date.name, text);
  },
  accept: (value) => (typeof value === 'string' ? day.parse(value) : new Unreadable(date.name, value)),
};
export const integer = /* @__PURE__ */ kind<number>('integer', readInteger, Number.isInteger);
export const positive = /* @__PURE__ */ kind<number>('positive', readPositive, isPositive);
export const number = /* @__PURE__ */ kind<number>('number', readNumber, Number.isFinite);
export const boolean: Kind<boolean> = {
  name: 'boolean',
  bare: true,
  parse: readBoolean,
  accept: readBoolean,
  format: String,
};
/** A day of the week, 1 (Monday) to 7 (Sunday). */
export const weekday = /* @__PURE__ */ kind<number>('weekday', readWeekday, isWeekday);
/** A time zone that this browser knows: an IANA name or an offset (`UTC+2`, `+02:00`). */
export const zone = /* @__PURE__ */ kind<string>('zone', readIntlZone, never);
/** Anything: the interface declares no type. */
export const untyped = /* @__PURE__ */ kind<unknown>(
  'untyped',
  (value) => value,
  () => true,
);

function list<T>(
  name: string,
  readMember: (text: string) => T | undefined,
  isMember: (value: unknown) => boolean,
): Kind<readonly T[]> {
  const read = (text: string) => {
    const members = text.split(',').map((member) => member.trim());
    const values = members.filter(Boolean).map(readMember);
    return values.length && !values.includes(undefined) ? (values as T[]) : undefined;
  };
  const base = kind<readonly T[]>(
    name,
    read,
    (value) => Array.isArray(value) && value.length > 0 && value.every(isMember),
  );
  // A single number is a list of one.
  return { ...base, accept: (value) => base.accept(isMember(value) && typeof value !== 'string' ? [value] : value) };
}

/** Numeric IDs, separated by commas. */
export const ids = /* @__PURE__ */ list<number>('ids', readPositive, isPositive);
/** Numeric IDs or slugs, separated by commas. */
export const idsOrSlugs = /* @__PURE__ */ list<number | string>(
  'idsOrSlugs',
  (member) => readPositive(member) ?? member,
  (value) => isPositive(value) || (typeof value === 'string' && value !== ''),
);

/** One of a fixed set of words. */
export function choice<const W extends string>(...choices: W[]): Kind<W> {
  const read = (value: unknown) =>
    choices.find((word) => word === String(value).trim().toLowerCase()) ?? new Unreadable('choice', value, choices);
  return { name: 'choice', parse: read, accept: read, format: String };
}

/** An existing venue or organizer by id, or the data of a new one. */
export type Link<Draft> = number | { readonly id: number } | Draft;

/** One link or several. The interface says `array of integer`, but describes data of new items as well. */
export function linked<Draft>(): Kind<Link<Draft> | readonly Link<Draft>[]> {
  const isLink = (value: unknown) =>
    (typeof value === 'object' && value !== null) || !(ids.accept(value) instanceof Unreadable);
  return {
    ...ids,
    name: 'links',
    accept: (value) => ([value].flat().every(isLink) ? (value as Link<Draft>) : new Unreadable('links', value)),
    format: (value) => JSON.stringify(value),
  };
}
