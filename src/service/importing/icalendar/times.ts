import { aDay, at } from '../../dates/date-steps.js';
import { inZone, utcTime, wallTime } from '../../dates/zones.js';
import type { Component, Property } from './components.js';
import type { FileZones } from './zones.js';

/** A time of a file on the clock of a zone. */
export interface FileTime {
  /** `YYYY-MM-DD hh:mm:ss` */
  readonly wall: string;
  readonly zone: string;
  readonly isDay: boolean;
}

const pattern = /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d):?(\d\d)?(Z)?)?$/i;

/** A wall time that there is: no 30 February, and no hour 25. */
function isTime(wall: string): boolean {
  const instant = at(wall);
  return !Number.isNaN(instant) && utcTime(instant) === wall;
}

/** Reads a value of a property; on the clock of a zone where one is given. `undefined` for what is no time. */
export function readTime(value: unknown, zones: FileZones, id: string | undefined, on?: string): FileTime | undefined {
  const [, year, month, day, hour, minute, second = '00', utc] = pattern.exec(String(value)) ?? [];
  if (!year) return undefined;
  const time = hour === undefined ? '00:00:00' : `${hour}:${minute}:${second === '60' ? '59' : second}`;
  const wall = `${year}-${month}-${day} ${time}`;
  if (!isTime(wall) || Number(year) < 1000) return undefined;
  if (hour === undefined) return { wall, zone: on ?? zones.clock, isDay: true };
  if (!utc && !on) return { wall, zone: id ? zones.zoneOf(id, wall) : zones.clock, isDay: false };
  const zone = on ?? zones.clock;
  const from = utc ? 'UTC' : id ? zones.zoneOf(id, wall) : zone;
  return { wall: from === zone ? wall : wallTime(at(inZone({ wall }, from).utc), zone), zone, isDay: false };
}

const timeOf = (property: Property | undefined, zones: FileZones, on?: string): FileTime | undefined =>
  property && readTime(property.values[0], zones, property.parameters.get('tzid'), on);

/** Seconds of a duration of RFC 5545, days apart: they are of the clock. */
function readDuration(text: string): { readonly days: number; readonly seconds: number } | undefined {
  const [whole, sign, weeks, days, hours, minutes, seconds] =
    /^([+-])?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i.exec(text) ?? [];
  if (!whole || sign === '-') return undefined;
  const number = (digits = '0') => Number(digits);
  return {
    days: number(weeks) * 7 + number(days),
    seconds: number(hours) * 3600 + number(minutes) * 60 + number(seconds),
  };
}

const dayAfter = (wall: string, days: number) => utcTime(at(wall) + days * aDay);

/** When an event takes place, as events are written. */
export interface FileSpan {
  readonly start_date: string;
  readonly end_date: string;
  readonly timezone: string;
  readonly all_day: boolean;
}

/** The times of a component; `undefined` where it has no start. */
export function spanOf(component: Component, zones: FileZones): FileSpan | undefined {
  const start = timeOf(component.first('dtstart'), zones);
  if (!start || component.isBroken) return undefined;
  const { wall, zone } = start;
  const end = timeOf(component.first('dtend'), zones, zone);
  const duration = readDuration(component.text('duration'));
  const isMidnight = (time: string) => time.endsWith(' 00:00:00');
  const said = component.text('x-microsoft-cdo-alldayevent').toUpperCase() === 'TRUE';
  const isDay = start.isDay || (said && isMidnight(wall) && (!end || isMidnight(end.wall)));
  if (isDay) {
    const last = end ? dayAfter(end.wall, -1) : dayAfter(wall, Math.max((duration?.days ?? 1) - 1, 0));
    const lastDay = (last < wall ? wall : last).slice(0, 10);
    return { start_date: wall, end_date: `${lastDay} 23:59:59`, timezone: zone, all_day: true };
  }
  const later = duration
    ? wallTime(at(inZone({ wall: dayAfter(wall, duration.days) }, zone).utc) + duration.seconds * 1000, zone)
    : wall;
  const last = end?.wall ?? later;
  return { start_date: wall, end_date: last < wall ? wall : last, timezone: zone, all_day: false };
}
