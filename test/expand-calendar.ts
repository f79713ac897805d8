import ICAL from 'ical.js';

/** A date that a calendar app shows. */
interface ShownDate {
  /** The instant in ISO form; `YYYY-MM-DD` of whole days. */
  readonly start: string;
  readonly end: string;
  readonly title: string;
}

const textOf = (time: ICAL.Time) => (time.isDate ? time.toString() : new Date(time.toUnixTime() * 1000).toISOString());

/** The dates of an iCalendar file up to an instant, as another program counts them. */
export function expandCalendar(text: string, until: string): ShownDate[] {
  const components = ICAL.Component.fromString(text).getAllSubcomponents('vevent');
  const masters = components.filter((component) => !component.hasProperty('recurrence-id'));
  const found = masters.flatMap((component) => {
    const uid = component.getFirstPropertyValue('uid');
    const exceptions = components.filter(
      (one) => one.hasProperty('recurrence-id') && one.getFirstPropertyValue('uid') === uid,
    );
    const event = new ICAL.Event(component, { exceptions });
    const dates: ShownDate[] = [];
    const iterator = event.iterator();
    for (let next = iterator.next() as ICAL.Time | null; next; next = iterator.next() as ICAL.Time | null) {
      if (textOf(next) > until) break;
      const { startDate, endDate, item } = event.getOccurrenceDetails(next);
      dates.push({ start: textOf(startDate), end: textOf(endDate), title: item.summary });
    }
    return dates;
  });
  return found.sort((one, other) => (one.start < other.start ? -1 : 1));
}
