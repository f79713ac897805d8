import ICAL from 'ical.js';

/** An entry of an iCalendar file, as a calendar app understands it. */
export interface ParsedEntry {
  readonly uid: string;
  readonly title: string;
  /** `YYYY-MM-DD`, or the instant in ISO form. */
  readonly start: string;
  readonly end: string;
  /** The value of any other property; `undefined` without one. */
  readonly of: (property: string) => string | undefined;
}

interface ParsedCalendar {
  readonly entries: readonly ParsedEntry[];
  readonly of: ParsedEntry['of'];
}

const timeText = (time: ICAL.Time) => (time.isDate ? time.toString() : time.toJSDate().toISOString());

const readerOf = (component: ICAL.Component) => (property: string) => {
  const value = component.getFirstPropertyValue(property);
  return value === null ? undefined : String(value);
};

/** Reads an iCalendar file with another library than the one that writes it; throws where it is malformed. */
export function parseCalendar(text: string): ParsedCalendar {
  const calendar = ICAL.Component.fromString(text);
  const entries = calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate, endDate } = new ICAL.Event(component, { strictExceptions: true });
    return { uid, title: summary, start: timeText(startDate), end: timeText(endDate), of: readerOf(component) };
  });
  return { entries, of: readerOf(calendar) };
}
