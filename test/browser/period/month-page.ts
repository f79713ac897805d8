import { executeServerCommand, sendKeys } from '@web/test-runner-commands';
import type { CalEventMonth } from '../../../src/elements/cal-event-month.js';
import '../../../src/elements/cal-event-month.js';
import type { EventRepresentation } from '../../../src/data/schema/index.js';
import { Calendar } from '../calendar.js';
import { betweenButtons, ElementPage, markupOf } from '../element-page.js';
import { textOf, turn } from '../environment.js';

/** Presses a key while another is held. */
export async function pressWith(held: string, key: string): Promise<void> {
  await executeServerCommand('hold-key', { down: held });
  await sendKeys({ press: key });
  await executeServerCommand('hold-key', { up: held });
}

/** A `<cal-event-month>` whose links are not followed. */
export class MonthPage extends ElementPage<CalEventMonth> {
  readonly month = this.element;

  /** Puts a month into a box of the page, 1000 pixels wide unless told otherwise; the first request is then on its way. */
  static async begin(calendar: Calendar, attributes = '', width = 1000): Promise<MonthPage> {
    const page = await MonthPage.open(betweenButtons(markupOf('cal-event-month', calendar, attributes)), `${width}px`);
    page.around.addEventListener('cal-select', (event) => event.preventDefault());
    return page;
  }

  /** The same, rendered. */
  static async of(
    events: readonly EventRepresentation[],
    attributes = 'first-day="1"',
    width?: number,
  ): Promise<MonthPage> {
    const page = await MonthPage.begin(new Calendar(events), attributes, width);
    await page.settled();
    return page;
  }

  override async settled(): Promise<void> {
    await super.settled();
    await turn();
    await this.month.updateComplete;
  }

  get heading(): string {
    return textOf(this.one('month-button'));
  }

  day(date: string): HTMLElement {
    const day = this.root.querySelector<HTMLElement>(`[data-date="${date}"]`);
    if (!day) throw new Error(`No day ${date}`);
    return day;
  }

  /** The number of a day, which takes the focus and has the day's name. */
  number(date: string): HTMLElement {
    return this.day(date).querySelector<HTMLElement>('[part~="day-number"]')!;
  }

  /** The texts in the cell of a day. */
  titlesOn(date: string): string[] {
    return [...this.day(date).querySelectorAll('[part~="event-title"]')].map(textOf);
  }

  /** The bars of an event, week by week. */
  bars(title: string): HTMLElement[] {
    const bars = this.all('event').filter((event) => textOf(event.querySelector('[part~="event-title"]')) === title);
    if (!bars.length) throw new Error(`No event "${title}"`);
    return bars;
  }

  /** The dates that a bar visibly covers. */
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

  /** The open popover or dialog. */
  get popover(): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(':popover-open');
  }

  /** Presses keys one after the other; Shift+ before a name holds it. */
  async keys(...names: string[]): Promise<void> {
    for (const name of names) {
      const [key, modifier] = name.split('+').reverse() as [string, string?];
      if (modifier) await pressWith(modifier, key);
      else await sendKeys({ press: key });
      await turn();
      await this.month.updateComplete;
    }
    await this.settled();
  }

  /** The focused element: the date of a day, else its name. */
  get focused(): string | undefined {
    const element = this.root.activeElement as HTMLElement | null;
    if (element?.part.contains('day-number')) return element.closest<HTMLElement>('[data-date]')!.dataset.date;
    return element ? (element.ariaLabel ?? textOf(element)) : document.activeElement?.id;
  }
}
