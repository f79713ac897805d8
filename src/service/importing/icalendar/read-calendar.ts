import { excessOfDescription } from '../../text/html.js';
import {
  byStart,
  keyOf,
  keyOfDate,
  oldestOf,
  type LeftOut,
  type LeftOutReason,
  type ReadCalendar,
  type ReadDate,
  type ReadEvent,
  type ReadOptions,
} from '../read-events.js';
import { firstAddress, nameIn, organizersIn, webAddress } from '../texts.js';
import type { Component } from './components.js';
import { mostLines, readComponents } from './components.js';
import { attendanceOf, withoutSharedPoint } from './places.js';
import { ruleOf } from './rules.js';
import { descriptionOf, titleOf } from './texts.js';
import { readTime, spanOf } from './times.js';
import { FileZones } from './zones.js';

/** The words of programs for times of which they tell no more. */
const busyWords =
  /^(?:busy|free|tentative|away|out of office|working elsewhere|gebucht|beschäftigt|occupé|ocupado|مشغول)$/i;

/** What an event of a file says by itself, without those of its series. */
type Said = Omit<ReadEvent, 'key' | 'dates'>;

/** The program that has written a file, as far as it matters. */
interface Writer {
  readonly isOurs: boolean;
  readonly isLuma: boolean;
  readonly isCancelled: boolean;
}

function statusOf(component: Component, { isOurs, isCancelled }: Writer): string {
  const status = component.text('status').toUpperCase();
  if (status === 'CANCELLED' || isCancelled) return 'cancelled';
  return status === 'TENTATIVE' && isOurs ? 'postponed' : 'scheduled';
}

function readEvent(
  component: Component,
  zones: FileZones,
  writer: Writer,
  { now }: ReadOptions,
): Said | { readonly reason: LeftOutReason } {
  if (component.size > mostLines) return { reason: 'too_long' };
  if (/^(?:PRIVATE|CONFIDENTIAL)$/i.test(component.text('class'))) return { reason: 'private' };
  const title = titleOf(component);
  const text = component.text('description');
  if (busyWords.test(component.text('summary')) && !text) return { reason: 'busy' };
  if (!title) return { reason: 'no_title' };
  const span = spanOf(component, zones);
  if (!span) return { reason: 'no_start' };
  const recurrence = ruleOf(component, span, zones);
  if ('reason' in recurrence) return recurrence;
  const { rule } = recurrence;
  if (!rule && span.end_date < oldestOf(now)) return { reason: 'too_old' };
  const description = descriptionOf(component);
  if (excessOfDescription(description)) return { reason: 'too_long' };
  const website = webAddress(component.text('url')) || (writer.isLuma ? firstAddress(text) : '');
  const attendance = attendanceOf(component, website);
  return {
    uid: component.text('uid'),
    title,
    description,
    ...span,
    event_status: statusOf(component, writer),
    website,
    cost: '',
    ...attendance,
    // Links to join are taken where they are known to be for everybody.
    virtual_url: writer.isOurs ? attendance.virtual_url : '',
    organizers: organizersIn(component.first('organizer')?.parameters.get('cn') ?? ''),
    categories: component
      .all('categories')
      .flatMap(({ values }) => values.map(String))
      .map(nameIn)
      .filter(Boolean)
      .map((name) => ({ name })),
    rule,
  };
}

const minutesOf = (duration: string): number | undefined => {
  const [, days = '0', hours = '0', minutes = '0'] = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?/.exec(duration) ?? [];
  return Number(days) * 1440 + Number(hours) * 60 + Number(minutes) || undefined;
};

/** Reads a file of iCalendar. @throws Unreadable where it is none, or too large */
export function readCalendar(bytes: Buffer, options: ReadOptions): ReadCalendar {
  const { calendar, events: components, zones: own } = readComponents(bytes);
  const zones = new FileZones(own, [calendar.text('x-wr-timezone'), options.zone]);
  const program = calendar.text('prodid');
  const writer: Writer = {
    isOurs: program.includes('cal-elements'),
    isLuma: /\bluma?\b|lu\.ma/i.test(program),
    isCancelled: /^cancel$/i.test(calendar.text('method')),
  };
  const leftOut: LeftOut[] = [];
  const read: { readonly said: Said; readonly component: Component }[] = [];
  for (const component of components) {
    const said = readEvent(component, zones, writer, options);
    if (!('reason' in said)) read.push({ said, component });
    else {
      const key = keyOf(component.text('uid') || `${component.text('summary')} ${leftOut.length}`);
      // Of what is private, not even the name is told.
      const title = said.reason === 'private' ? '' : titleOf(component);
      leftOut.push({ key, title, reason: said.reason });
    }
  }
  const isDate = ({ component }: (typeof read)[number]) => component.first('recurrence-id') !== undefined;
  const masters = read.filter((item) => !isDate(item));
  const uses = new Map<string, number>();
  for (const { said } of masters) uses.set(said.uid, (uses.get(said.uid) ?? 0) + 1);
  const byKey = new Map<string, ReadEvent>();
  const add = (key: string, said: Said) => {
    const known = byKey.has(key);
    if (known) leftOut.push({ key: keyOf(`${key} ${leftOut.length}`), title: said.title, reason: 'twice' });
    else byKey.set(key, { ...said, key, dates: [] });
  };
  // Of several versions, the last one counts.
  for (const { said } of [...masters].reverse()) {
    const isAlone = said.uid !== '' && uses.get(said.uid) === 1;
    add(keyOf(isAlone ? said.uid : `${said.uid || said.title}#${said.start_date}`), said);
  }
  for (const { said, component } of read.filter(isDate)) {
    const id = component.first('recurrence-id')!;
    const master = byKey.get(keyOf(said.uid));
    const time = readTime(id.values[0], zones, id.parameters.get('tzid'), master?.timezone ?? said.timezone);
    if (!time) {
      leftOut.push({ key: keyOf(`${said.uid}#`), title: said.title, reason: 'no_start' });
      continue;
    }
    const occurs = time.isDay && master ? `${time.wall.slice(0, 10)}${master.start_date.slice(10)}` : time.wall;
    const key = keyOfDate(said, occurs);
    if (!master?.rule) {
      add(key, { ...said, rule: '' });
      continue;
    }
    const isLater = /^thisandfuture$/i.test(id.parameters.get('range') ?? '');
    const date: ReadDate = { occurs, isLater, event: { ...said, key, rule: '', dates: [] } };
    byKey.set(master.key, { ...master, dates: [...master.dates.filter((other) => other.occurs !== occurs), date] });
  }
  const refresh = minutesOf(calendar.text('refresh-interval') || calendar.text('x-published-ttl'));
  const address = webAddress(calendar.text('source'));
  return {
    kind: 'ical',
    name: calendar.text('x-wr-calname') || calendar.text('name'),
    events: withoutSharedPoint([...byKey.values()].reverse().sort(byStart)),
    leftOut,
    ...(refresh !== undefined && { refresh }),
    ...(address && { address }),
  };
}
