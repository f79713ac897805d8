import ICAL from 'ical.js';
import { decode } from '../decode.js';
import { mostEvents, Unreadable } from '../read-events.js';

/** A property: its parameters by their small names, its kind, and its values. */
export interface Property {
  readonly parameters: ReadonlyMap<string, string>;
  readonly type: string;
  readonly values: readonly unknown[];
  /** The value as it is written. */
  readonly raw: string;
}

/** The properties of a component by their small names. */
export class Component {
  readonly #properties = new Map<string, Property[]>();
  /** Whether a property that decides about dates cannot be read. */
  isBroken = false;
  /** The number of its lines. */
  size = 0;
  /** The lines as they are written, of those that are read as a whole. */
  readonly lines: string[] = [];

  all = (name: string): readonly Property[] => this.#properties.get(name) ?? [];
  first = (name: string): Property | undefined => this.all(name)[0];

  /** The text of the first property of a name. */
  text(name: string): string {
    const value = this.first(name)?.values[0];
    return typeof value === 'string' ? value.trim() : '';
  }

  add(name: string, property: Property): void {
    const known = this.#properties.get(name);
    if (known) known.push(property);
    else this.#properties.set(name, [property]);
  }
}

/** What a file of iCalendar holds. */
export interface Components {
  /** Of all calendars in it, the first value counts. */
  readonly calendar: Component;
  readonly events: readonly Component[];
  /** By their TZID. */
  readonly zones: ReadonlyMap<string, Component>;
}

/** Properties without which the dates of an event are unknown. */
const decisive = new Set(['dtstart', 'dtend', 'duration', 'rrule', 'rdate', 'exdate', 'exrule', 'recurrence-id']);

/** Lines of one component: no event has as many. */
export const mostLines = 5_000;
/** How deep components are nested; those of events are three deep. */
const deepest = 50;
/** Lines of a file. */
const mostLinesOfFile = 2_000_000;

/** People are of no concern, and a line of each may stand in every event. */
const isOfPeople = (name: string) => name === 'attendee';

function readLine(component: Component, line: string): void {
  const name = /^[\w-]+/.exec(line)?.[0].toLowerCase() ?? '';
  if (!name || isOfPeople(name) || !line.includes(':')) {
    if (decisive.has(name)) component.isBroken = true;
    return;
  }
  const raw = line.replace(/^(?:[^":]|"[^"]*")*:/, '').trim();
  try {
    if (name === 'rrule' || name === 'exrule')
      return component.add(name, { parameters: new Map(), type: 'recur', values: [raw], raw });
    const [, parameters, type, ...values] = ICAL.parse.property(line, ICAL.design.icalendar) as unknown as [
      string,
      Record<string, string | string[]>,
      string,
      ...unknown[],
    ];
    const named = Object.entries(parameters).map(([key, value]) => [key, String([value].flat()[0])] as const);
    component.add(name, { parameters: new Map(named), type, values, raw });
  } catch {
    if (decisive.has(name)) component.isBroken = true;
  }
}

/** Reads a file line by line and component by component, so that what is broken costs no more than itself. */
export function readComponents(bytes: Buffer): Components {
  const lines = decode(bytes, true).split(/\r\n|\r|\n/);
  if (lines.length > mostLinesOfFile) throw new Unreadable('too_many');
  const calendar = new Component();
  const events: Component[] = [];
  const zones = new Map<string, Component>();
  /** The components that are open, the innermost last. */
  let open: { readonly name: string; readonly component?: Component }[] = [];
  /** Components that are open inside the deepest. */
  let deeper = 0;
  let isCalendar = false;
  const close = ({ name, component }: (typeof open)[number]) => {
    if (!component) return;
    if (name === 'VEVENT') events.push(component);
    if (name === 'VTIMEZONE') zones.set(component.text('tzid'), component);
    if (events.length > mostEvents) throw new Unreadable('too_many');
  };
  for (const line of lines) {
    const [, edge, name = ''] = /^\s*(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line) ?? [];
    const word = name.toUpperCase();
    const zone = open.findLast((component) => component.name === 'VTIMEZONE');
    zone?.component?.lines.push(line);
    if (edge?.toUpperCase() === 'BEGIN') {
      if (word === 'VCALENDAR') isCalendar = true;
      // A component of the calendar ends one whose end is missing.
      if (/^V(?:CALENDAR|EVENT|TODO|JOURNAL|FREEBUSY|TIMEZONE)$/.test(word)) {
        open.forEach(close);
        open = [];
        deeper = 0;
      }
      if (open.length === deepest) {
        deeper++;
        continue;
      }
      const isRead = word === 'VEVENT' || word === 'VTIMEZONE';
      open.push(isRead ? { name: word, component: new Component() } : { name: word });
      if (word === 'VTIMEZONE') open.at(-1)!.component!.lines.push(line);
    } else if (edge && deeper > 0) deeper--;
    else if (edge) {
      const at = open.findLastIndex((component) => component.name === word);
      if (at < 0) continue;
      open.splice(at).forEach(close);
    } else if (line.trim()) {
      const inner = open.at(-1);
      const target = inner ? (inner.name === 'VCALENDAR' ? calendar : inner.component) : calendar;
      if (target && ++target.size <= mostLines) readLine(target, line);
    }
  }
  open.forEach(close);
  if (!isCalendar) throw new Unreadable('no_calendar');
  return { calendar, events, zones };
}
