import { fixture } from '@open-wc/testing';
import type { CalEventWeek } from '../../src/elements/cal-event-week.js';
import '../../src/elements/cal-event-week.js';
import type { CalEventDetails } from '../../src/elements/index.js';
import type { EventRepresentation } from '../../src/schema/index.js';
import { allEvents, Calendar } from './calendar.js';
import { textOf, until } from './list-page.js';

/** An event of the recordings at another time. */
export function eventAt(title: string, start: string, end: string, changes: Partial<EventRepresentation> = {}): EventRepresentation {
  const id = 9000 + made++;
  return {
    ...allEvents[0]!,
    id,
    title,
    start_date: `${start}:00`,
    end_date: `${end}:00`,
    utc_start_date: `${start}:00`,
    utc_end_date: `${end}:00`,
    timezone: 'Pacific/Chatham',
    all_day: false,
    featured: false,
    categories: [],
    venue: [],
    url: `https://calendar.example/event/${id}/`,
    ...changes,
  };
}
let made = 0;

export const allDay = (title: string, first: string, last = first, changes: Partial<EventRepresentation> = {}): EventRepresentation =>
  eventAt(title, `${first} 00:00`, `${last} 23:59`, { all_day: true, end_date: `${last} 23:59:59`, ...changes });

const toldTypes = ['cal-load', 'cal-data', 'cal-empty', 'cal-error', 'cal-select', 'cal-navigate', 'cal-day-select'] as const;

/** A `<cal-event-week>` as a visitor meets it, in a box 1000 pixels wide. */
export class WeekPage {
  readonly week: CalEventWeek;
  /** Names and details of every event that has reached the element around it. */
  readonly told: [name: string, detail: unknown][] = [];

  private constructor(around: HTMLElement, markup: string) {
    for (const type of toldTypes) around.addEventListener(type, ({ detail }) => this.told.push([type, detail]));
    around.innerHTML = markup;
    this.week = around.querySelector('cal-event-week')!;
  }

  /** Puts a week into the page; the first request is then on its way. */
  static async open({ baseUrl }: Calendar, attributes = '', width = 1000, content = ''): Promise<WeekPage> {
    const around = await fixture<HTMLElement>('<div></div>');
    around.style.inlineSize = `${width}px`;
    const page = new WeekPage(
      around,
      `<button id="before">b</button><cal-event-week base-url="${baseUrl}" ${attributes}>${content}</cal-event-week><button id="after">a</button>`,
    );
    await page.week.updateComplete;
    return page;
  }

  /** The same, painted. */
  static async of(events: readonly EventRepresentation[], attributes = '', width = 1000): Promise<WeekPage> {
    const page = await WeekPage.open(new Calendar(events), attributes, width);
    await page.settled();
    return page;
  }

  /** Waits until everything asked for is painted. */
  async settled(): Promise<void> {
    await this.week.updateComplete;
    await until(() => this.one('base')?.ariaBusy === 'false' && !this.root.querySelector('slot[name="loading"]'));
    await this.week.updateComplete;
  }

  get root(): ShadowRoot {
    return this.week.shadowRoot!;
  }

  all(part: string): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(`[part~="${part}"]`)];
  }

  one(part: string): HTMLElement | undefined {
    return this.all(part)[0];
  }

  texts(part: string): string[] {
    return this.all(part).map(textOf);
  }

  /** What is said of an event, by its title. */
  event(title: string, index = 0): HTMLElement {
    const found = this.all('event').filter((event) => textOf(event.querySelector('[part~="title"]')) === title)[index];
    if (!found) throw new Error(`No event "${title}"`);
    return found;
  }

  /** The titles on each day, in the order of the document. */
  get days(): string[][] {
    return this.all('column').map((column) => [...column.querySelectorAll('[part~="title"]')].map(textOf));
  }

  get scroller(): HTMLElement {
    return this.root.querySelector('.scroller')!;
  }

  get heading(): string {
    return this.texts('heading')[0]!.replaceAll('\u2009', ' ');
  }

  details<Name extends keyof CalEventDetails>(name: Name): CalEventDetails[Name][] {
    return this.told.filter(([type]) => type === name).map(([, detail]) => detail as CalEventDetails[Name]);
  }

  async press(part: string): Promise<void> {
    this.one(part)!.click();
    await this.settled();
  }

  /** Changes attributes, null to remove, and waits for what comes of it. */
  async set(attributes: Readonly<Record<string, string | null>>): Promise<void> {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) this.week.removeAttribute(name);
      else this.week.setAttribute(name, value);
    }
    await this.settled();
  }

  /** What has the focus. */
  get focused(): string {
    const element = this.root.activeElement;
    if (!element) return document.activeElement!.id;
    return element.ariaLabel ?? textOf(element.matches('[part~="event"]') ? element.querySelector('[part~="title"]') : element);
  }
}
