import type { CalEventWeek } from '../../../src/elements/cal-event-week.js';
import '../../../src/elements/cal-event-week.js';
import type { EventRepresentation } from '../../../src/data/schema/index.js';
import { allEvents, Calendar } from '../calendar.js';
import { betweenButtons, ElementPage, markupOf } from '../element-page.js';
import { textOf } from '../environment.js';
import { allDay, eventAt } from './made-events.js';

/** A `<cal-event-week>`. */
export class WeekPage extends ElementPage<CalEventWeek> {
  readonly week = this.element;

  /** Puts a week into a box of the page, 1000 pixels wide unless told otherwise; the first request is then on its way. */
  static async begin(calendar: Calendar, attributes = '', width = 1000, content = ''): Promise<WeekPage> {
    return WeekPage.open(betweenButtons(markupOf('cal-event-week', calendar, attributes, content)), `${width}px`);
  }

  /** The same, rendered. */
  static async of(events: readonly EventRepresentation[], attributes = '', width?: number): Promise<WeekPage> {
    const page = await WeekPage.begin(new Calendar(events), attributes, width);
    await page.settled();
    return page;
  }

  /** The events that are displayed; some are in the document for lists or grids of days only. */
  get events(): HTMLElement[] {
    return this.all('event').filter((event) => event.checkVisibility());
  }

  /** An event by its title. */
  event(title: string, index = 0): HTMLElement {
    const found = this.events.filter((event) => textOf(event.querySelector('[part~="title"]')) === title)[index];
    if (!found) throw new Error(`No event "${title}"`);
    return found;
  }

  /** The titles on each day, in the order of the document. */
  get days(): string[][] {
    return this.all('column').map((column) =>
      [...column.querySelectorAll('[part~="title"]')].filter((title) => title.checkVisibility()).map(textOf),
    );
  }

  get scroller(): HTMLElement {
    return this.root.querySelector('.scroller')!;
  }

  get heading(): string {
    return this.texts('heading')[0]!.replaceAll('\u2009', ' ');
  }

  /** The focused element. */
  get focused(): string {
    const element = this.root.activeElement;
    if (!element) return document.activeElement!.id;
    return (
      element.ariaLabel ??
      textOf(element.matches('[part~="event"]') ? element.querySelector('[part~="title"]') : element)
    );
  }
}

/** The fake clock shows Saturday, 2026-11-21, 8:30 on the Chatham Islands: the week from Sunday is that of the 15th. */
export const monday = '2026-11-16';

export const box = (element: Element) => element.getBoundingClientRect();

/** A busy week: overlaps, a night, whole days, several days, and events of other weeks. */
export const busy = [
  eventAt('Before', '2026-11-13 10:00', '2026-11-13 11:00'),
  allDay('Fair', '2026-11-14', '2026-11-17'),
  allDay('Holiday', monday),
  eventAt('Camp', '2026-11-16 10:00', '2026-11-18 12:00'),
  eventAt('Breakfast', '2026-11-16 09:00', '2026-11-16 10:30', { featured: true }),
  eventAt('Lecture', '2026-11-16 10:00', '2026-11-16 12:00', {
    categories: allEvents.find(({ categories }) => categories.length)!.categories,
  }),
  eventAt('Lunch', '2026-11-16 12:00', '2026-11-16 13:00'),
  eventAt('Bell', '2026-11-17 12:00', '2026-11-17 12:00', { url: 'javascript:alert(1)' }),
  eventAt('Night', '2026-11-18 22:00', '2026-11-19 02:00'),
  eventAt('Far Away', '2026-11-20 19:00', '2026-11-20 21:00', {
    timezone: 'America/New_York',
    utc_start_date: '2026-11-21 00:00:00',
  }),
  eventAt('After', '2026-11-23 10:00', '2026-11-23 11:00'),
];
