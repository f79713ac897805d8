import { compactTime } from '../../data/recurrence/index.js';
import { aDay, at } from '../dates/date-steps.js';
import { minute, utcTime, wallTime } from '../dates/zones.js';

/** Years from the first date on of which a file knows a clock. */
const years = 11;

const week = 7 * aDay;

/** A moment at which a clock is set, with the milliseconds that it is ahead of UTC. */
interface ClockChange {
  readonly moment: number;
  readonly before: number;
  readonly after: number;
}

const offsetAt = (moment: number, zone: string): number => at(wallTime(moment, zone)) - moment;

/** The changes of a clock within a time. Between two of them lie weeks, everywhere. */
function changesBetween(zone: string, from: number, to: number): ClockChange[] {
  const changes: ClockChange[] = [];
  let before = offsetAt(from, zone);
  for (let start = from; start < to; start += week) {
    const after = offsetAt(start + week, zone);
    if (after !== before) {
      let [low, high] = [start, start + week];
      while (high - low > minute) {
        const middle = low + Math.floor((high - low) / 2 / minute) * minute;
        if (offsetAt(middle, zone) === before) low = middle;
        else high = middle;
      }
      changes.push({ moment: high, before, after });
    }
    before = after;
  }
  return changes;
}

const compact = (moment: number): string => compactTime(utcTime(moment));

/** `+0530` */
function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / minute);
  const digits = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `${offset < 0 ? '-' : '+'}${digits.join('')}`;
}

/** How a clock goes from a moment on. */
function observance({ moment, before, after }: ClockChange, rule?: string): string[] {
  const name = after > before ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${name}`,
    `DTSTART:${compact(moment + before)}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    ...(rule ? [rule] : []),
    `END:${name}`,
  ];
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** The yearly rules that a change may follow: on which weekday of the month, counted from its end and from its start. */
function rulesOf({ moment, before }: ClockChange): string[] {
  const wall = new Date(moment + before);
  const isLast = new Date(wall.getTime() + week).getUTCMonth() !== wall.getUTCMonth();
  return [...(isLast ? [-1] : []), Math.ceil(wall.getUTCDate() / 7)].map(
    (nth) => `RRULE:FREQ=YEARLY;BYMONTH=${wall.getUTCMonth() + 1};BYDAY=${nth}${weekdays[wall.getUTCDay()]}`,
  );
}

/** The rule of changes of several years at the same time of day; `undefined` where they have none in common. */
function ruleOf(changes: readonly ClockChange[]): string | undefined {
  const [first, ...others] = changes.map(({ moment, before, after }) => [
    compact(moment + before).slice(8),
    before,
    after,
  ]);
  const isSteady = others.every((other) => String(other) === String(first));
  return isSteady
    ? rulesOf(changes[0]!).find((rule) => changes.every((one) => rulesOf(one).includes(rule)))
    : undefined;
}

/**
 * The clock of a zone as iCalendar files tell it (VTIMEZONE): by yearly rules where all of its changes follow some, else
 * change by change, because programs read lists of them wrongly.
 * @param year of the first date
 */
export function timeZoneComponent(zone: string, year: number): string {
  const from = Date.UTC(year - 1, 0);
  const changes = changesBetween(zone, from, Date.UTC(year - 1 + years, 0));
  const perYear = changes.length / years;
  const series = Array.from({ length: perYear }, (_, place) =>
    changes.filter((_one, index) => index % perYear === place),
  );
  const rules = Number.isInteger(perYear) ? series.map(ruleOf) : [];
  const offset = offsetAt(from, zone);
  const observances =
    perYear > 0 && rules.length > 0 && rules.every(Boolean)
      ? series.map(([first], place) => observance(first!, rules[place]))
      : [{ moment: from - offset, before: offset, after: offset }, ...changes].map((change) => observance(change));
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances.flat(), 'END:VTIMEZONE', ''].join('\r\n');
}
