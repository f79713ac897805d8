import type { CalElement } from '../../../src/elements/base/cal-element.js';
import type { FilterChange } from '../../../src/elements/base/events.js';
import type { Calendar } from '../calendar.js';
import { ElementPage, markupOf } from '../element-page.js';

/** An element that loads. */
type View = HTMLElement & { readonly settled: Promise<void> };

/** A control, and views that it changes. */
export class ControlPage<E extends CalElement> extends ElementPage<E> {
  /** A control before a view of this calendar, both painted. */
  static async of<P extends ControlPage<CalElement>>(
    this: new (around: HTMLElement, markup: string) => P,
    control: string,
    calendar: Calendar,
    { view = 'cal-event-list', attributes = 'range="all"', width = '' } = {},
  ): Promise<P> {
    const page = await ElementPage.open.call<typeof this, [string, string], Promise<P>>(
      this,
      control + markupOf(view, calendar, `id="view" ${attributes}`),
      width,
    );
    await page.shown();
    return page;
  }

  get view(): View {
    return this.around.querySelector<View>('#view')!;
  }

  /** Waits until the view, and then the control, have painted all that was asked for. */
  async shown(): Promise<void> {
    await this.view.settled;
    await this.settled();
  }

  /** What an attribute of the view says. */
  attribute(name: string): string | null {
    return this.view.getAttribute(name);
  }

  /** Everything that the visitor has filtered. */
  get changes(): FilterChange[] {
    return this.details('cal-filter-change');
  }
}
