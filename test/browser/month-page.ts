import { fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { CalEventMonth } from '../../src/elements/cal-event-month.js';
import '../../src/elements/cal-event-month.js';
import type { CalEventDetails } from '../../src/elements/index.js';
import type { EventRepresentation } from '../../src/schema/index.js';
import { Calendar } from './calendar.js';
import { textOf, turn, until } from './list-page.js';

const toldTypes = ['cal-load', 'cal-data', 'cal-empty', 'cal-error', 'cal-select', 'cal-navigate', 'cal-day-select'] as const;

/** A `<cal-event-month>` as a visitor meets it, in a box 1000 pixels wide. */
export class MonthPage {
  readonly month: CalEventMonth;
  /** Names and details of every event that has reached the element around it. */
  readonly told: [name: string, detail: unknown][] = [];

  private constructor(around: HTMLElement, markup: string) {
    for (const type of toldTypes) around.addEventListener(type, ({ detail }) => this.told.push([type, detail]));
    // Events lead nowhere here.
    around.addEventListener('cal-select', (event) => event.preventDefault());
    around.innerHTML = markup;
    this.month = around.querySelector('cal-event-month')!;
  }

  /** Puts a month into the page; the first request is then on its way. */
  static async open({ baseUrl }: Calendar, attributes = '', width = 1000): Promise<MonthPage> {
    const around = await fixture<HTMLElement>('<div></div>');
    around.style.inlineSize = `${width}px`;
    const markup = `<button id="before">b</button><cal-event-month base-url="${baseUrl}" ${attributes}></cal-event-month><button id="after">a</button>`;
    const page = new MonthPage(around, markup);
    await page.month.updateComplete;
    return page;
  }

  /** The same, painted. */
  static async of(events: readonly EventRepresentation[], attributes = 'first-day="1"', width = 1000): Promise<MonthPage> {
    const page = await MonthPage.open(new Calendar(events), attributes, width);
    await page.settled();
    return page;
  }

  /** Waits until everything asked for is painted. */
  async settled(): Promise<void> {
    await this.month.updateComplete;
    await until(() => this.one('base')?.ariaBusy === 'false' && !this.root.querySelector('slot[name="loading"]'));
    await turn();
    await this.month.updateComplete;
  }

  get root(): ShadowRoot {
    return this.month.shadowRoot!;
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

  get heading(): string {
    return textOf(this.one('month-button'));
  }

  get status(): string {
    return textOf(this.one('status'));
  }

  day(date: string): HTMLElement {
    const day = this.root.querySelector<HTMLElement>(`[data-date="${date}"]`);
    if (!day) throw new Error(`No day ${date}`);
    return day;
  }

  /** The number of a day, which stands for it: it has the focus and the name. */
  number(date: string): HTMLElement {
    return this.day(date).querySelector<HTMLElement>('[part~="day-number"]')!;
  }

  /** What stands in the cell of a day. */
  titlesOn(date: string): string[] {
    return [...this.day(date).querySelectorAll('[part~="event-title"]')].map(textOf);
  }

  /** The bars of an event, week by week. */
  bars(title: string): HTMLElement[] {
    const bars = this.all('event').filter((event) => textOf(event.querySelector('[part~="event-title"]')) === title);
    if (!bars.length) throw new Error(`No event "${title}"`);
    return bars;
  }

  /** The dates over which a bar lies to the eye. */
  datesBelow(bar: HTMLElement): string[] {
    const box = bar.getBoundingClientRect();
    const isBelow = (day: HTMLElement) => {
      const { left, right, top, bottom } = day.getBoundingClientRect();
      const centre = (left + right) / 2;
      return box.left < centre && centre < box.right && top < box.top && box.top < bottom;
    };
    return this.all('day')
      .filter(isBelow)
      .map(({ dataset }) => dataset.date!);
  }

  /** The box above the page that is open. */
  get popover(): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(':popover-open');
  }

  details<Name extends keyof CalEventDetails>(name: Name): CalEventDetails[Name][] {
    return this.told.filter(([type]) => type === name).map(([, detail]) => detail as CalEventDetails[Name]);
  }

  async press(part: string): Promise<void> {
    this.one(part)!.click();
    await this.settled();
  }

  /** Presses keys one after the other; Shift+ before a name holds it. */
  async keys(...names: string[]): Promise<void> {
    for (const name of names) {
      const [key, modifier] = name.split('+').reverse() as [string, string?];
      if (modifier) await sendKeys({ down: modifier });
      await sendKeys({ press: key });
      if (modifier) await sendKeys({ up: modifier });
      await turn();
      await this.month.updateComplete;
    }
    await this.settled();
  }

  async set(attributes: Readonly<Record<string, string | null>>): Promise<void> {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) this.month.removeAttribute(name);
      else this.month.setAttribute(name, value);
    }
    await this.settled();
  }

  /** What has the focus: the date of a day, else a name. */
  get focused(): string | undefined {
    const element = this.root.activeElement as HTMLElement | null;
    if (element?.part.contains('day-number')) return element.closest<HTMLElement>('[data-date]')!.dataset.date;
    return element ? (element.ariaLabel ?? textOf(element)) : document.activeElement?.id;
  }
}
