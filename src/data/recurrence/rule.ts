/** The dates of a series, as RFC 5545 writes them: all are wall times of the series' zone. */
export interface Rule {
  /** The parts of its RRULE by their names; absent where all days were chosen one by one. */
  readonly parts?: RuleParts | undefined;
  /** RDATE: further dates, `YYYY-MM-DD hh:mm:ss`. */
  readonly dates: readonly string[];
  /** EXDATE: single dates that are left out, or whole days, `YYYY-MM-DD`. */
  readonly except: readonly string[];
}

const weekday = '(?:MO|TU|WE|TH|FR|SA|SU)';
const listOf = (member: string) => new RegExp(`^${member}(?:,${member}){0,365}$`);
const number = (digits: number) => `[+-]?[1-9]\\d{0,${digits - 1}}`;

/** The parts of an RRULE that can be kept, in the order in which they are written, and the texts that each may have. */
const partPatterns = {
  FREQ: /^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d{0,3}$/,
  BYMONTH: listOf('(?:1[0-2]|0?[1-9])'),
  BYWEEKNO: listOf(number(2)),
  BYYEARDAY: listOf(number(3)),
  BYMONTHDAY: listOf(number(2)),
  BYDAY: listOf(`(?:[+-]?[1-5]?\\d)?${weekday}`),
  BYSETPOS: listOf(number(3)),
  WKST: new RegExp(`^${weekday}$`),
  COUNT: /^[1-9]\d{0,5}$/,
  UNTIL: /^\d{8}(?:T\d{6}Z?)?$/,
} as const;
type PartName = keyof typeof partPatterns;
const partNames = Object.keys(partPatterns) as PartName[];
export type RuleParts = Readonly<Partial<Record<PartName, string>>>;

/** Parts that repeat the time of the start, as some programs write them. */
const timeParts: readonly string[] = ['BYHOUR', 'BYMINUTE', 'BYSECOND'];

/** A text that is no rule, or one of a kind that is not kept. */
export class UnreadableRule extends Error {
  /** The piece at fault. */
  readonly culprit: string;

  constructor(culprit: string) {
    super(`unreadable: ${culprit}`);
    this.name = 'UnreadableRule';
    this.culprit = culprit;
  }
}

interface Reading {
  /** The wall time of the series' zone at a moment in UTC. */
  readonly wallOf: (utc: string) => string;
  /** `hh:mm:ss`, the time at which its dates start; unknown where it is absent. */
  readonly time?: string | undefined;
}

/** `YYYY-MM-DD`, or with `hh:mm:ss`, of `20261201` or `20261201T190000`. */
function readTime(text: string, { wallOf }: Reading): string {
  const [, year, month, day, hour, minute, second, utc] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  const wall = hour === undefined ? date : `${date} ${hour}:${minute}:${second}`;
  const moment = new Date(`${hour === undefined ? `${date}T00:00:00` : wall.replace(' ', 'T')}Z`);
  const isReal = year !== undefined && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
  if (!isReal) throw new UnreadableRule(text);
  return utc ? wallOf(wall) : wall;
}

/** `20261201T190000` of a wall time, `20261201` of a day. */
export const compactTime = (wall: string): string => wall.replace(/[-:]/g, '').replace(' ', 'T');

function readParts(text: string, reading: Reading): RuleParts {
  const parts: Partial<Record<PartName, string>> = {};
  for (const piece of text.split(';').filter(Boolean)) {
    const [, given = '', value = ''] = /^([A-Za-z-]+)=(.*)$/.exec(piece.trim()) ?? [];
    const name = given.toUpperCase();
    if (timeParts.includes(name)) {
      const own = reading.time?.split(':')[timeParts.indexOf(name)];
      if (own === undefined || Number(own) !== Number(value || Number.NaN)) throw new UnreadableRule(piece);
      continue;
    }
    const known = partNames.find((part) => part === name);
    if (!known || known in parts || !partPatterns[known].test(value.toUpperCase())) throw new UnreadableRule(piece);
    parts[known] = value.toUpperCase();
  }
  if (!parts.FREQ) throw new UnreadableRule('FREQ');
  if (parts.COUNT && parts.UNTIL) throw new UnreadableRule('COUNT, UNTIL');
  // All of its last day, whatever the time at which the dates start.
  if (parts.UNTIL) parts.UNTIL = `${compactTime(readTime(parts.UNTIL, reading).slice(0, 10))}T235959`;
  return parts;
}

/** Where several days of one rule are named, each once. */
const sorted = (times: readonly string[]) => [...new Set(times)].sort();

/**
 * Reads a rule: at most one RRULE, and any number of RDATE and EXDATE.
 * @throws UnreadableRule
 */
export function readRule(text: string, reading: Reading = { wallOf: (utc) => utc }): Rule {
  let parts: RuleParts | undefined;
  const dates: string[] = [];
  const except: string[] = [];
  for (const line of text.split(/[\r\n]+/).filter((one) => one.trim() !== '')) {
    const [, name, value = ''] = /^(RRULE|RDATE|EXDATE)(?:;[^:]*)?:(.*)$/i.exec(line.trim()) ?? [];
    if (name?.toUpperCase() === 'RRULE' && !parts) parts = readParts(value, reading);
    else if (name === undefined || name.toUpperCase() === 'RRULE') throw new UnreadableRule(line.trim());
    else {
      const times = value.split(',').map((one) => readTime(one.trim(), reading));
      if (name.toUpperCase() === 'EXDATE') except.push(...times);
      else dates.push(...times.map((time) => (time.length > 10 ? time : `${time} ${reading.time ?? '00:00:00'}`)));
    }
  }
  return { parts, dates: sorted(dates), except: sorted(except) };
}

/** A rule as it is stored and sent, which `readRule` reads. */
export function writeRule({ parts, dates, except }: Rule): string {
  const lineOf = (name: string, times: readonly string[]) =>
    times.length ? [`${name}:${times.map(compactTime).join(',')}`] : [];
  const isDay = (time: string) => time.length === 10;
  return [
    ...(parts
      ? [`RRULE:${partNames.flatMap((name) => (parts[name] ? [`${name}=${parts[name]}`] : [])).join(';')}`]
      : []),
    ...lineOf('RDATE', dates),
    ...lineOf(
      'EXDATE',
      except.filter((time) => !isDay(time)),
    ),
    ...lineOf('EXDATE;VALUE=DATE', except.filter(isDay)),
  ].join('\n');
}
