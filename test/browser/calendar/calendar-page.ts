import type { CalCalendar } from '../../../src/elements/cal-calendar.js';
import '../../../src/elements/cal-calendar.js';
import '../../../src/elements/cal-event-list.js';
import '../../../src/elements/cal-event-map.js';
import '../../../src/elements/cal-event-month.js';
import '../../../src/elements/cal-event-week.js';
import { Calendar } from '../calendar.js';
import { betweenButtons, ElementPage, markupOf } from '../element-page.js';
import { textOf, until } from '../environment.js';

/** A `<cal-calendar>` as a visitor meets it; the address of the page stays as it is, and no control stands around the view, unless a test wants otherwise. */
export class CalendarPage extends ElementPage<CalCalendar> {
  static async of(
    attributes = '',
    { calendar = new Calendar(), width = '1000px', content = '' } = {},
  ): Promise<CalendarPage> {
    const others = ['state="none"', 'controls="none"'].filter((other) => !attributes.includes(other.split('"')[0]!));
    const page = await CalendarPage.open(
      betweenButtons(markupOf('cal-calendar', calendar, [attributes, ...others].join(' '), content)),
      width,
    );
    await page.settled();
    return page;
  }

  override async settled(): Promise<void> {
    await this.element.settled;
    await until(
      () =>
        this.one('base')?.ariaBusy === 'false' &&
        this.view.shadowRoot?.querySelector('[part~="base"][aria-busy="false"]'),
    );
    await this.element.settled;
  }

  /** The element of the view. */
  get view(): HTMLElement & { readonly settled: Promise<void> } {
    return this.one('view') as HTMLElement & { readonly settled: Promise<void> };
  }

  /** The view that the toolbar names as the one shown. */
  get current(): string {
    return textOf(this.one('current'));
  }

  /** What the view shows under a part. */
  inView(part: string): HTMLElement[] {
    return [...this.view.shadowRoot!.querySelectorAll<HTMLElement>(`[part~="${part}"]`)];
  }

  /** The name of the days shown, in whichever toolbar. */
  get heading(): string {
    return textOf(
      [this.one('heading'), ...this.inView('toolbar')].find(Boolean)?.closest('.toolbar')?.querySelector('.heading'),
    );
  }

  /** Turns to a view by its link. */
  async turnTo(name: string): Promise<void> {
    this.all('view-link')
      .find((link) => textOf(link) === name)!
      .click();
    await until(() => this.current === name);
    await this.settled();
  }
}
