import '../../../src/elements/cal-event-list.js';
import '../../../src/elements/cal-provider.js';
import type { CalEventList } from '../../../src/elements/cal-event-list.js';
import type { EventRepresentation } from '../../../src/data/schema/index.js';
import { Calendar, recordedEvent } from '../calendar.js';
import { ElementPage, markupOf } from '../element-page.js';

/** A `<cal-event-list>`, or a list of another resource. */
export class ListPage extends ElementPage<CalEventList> {
  readonly list = this.element;

  /** A rendered list of this calendar, with all its events unless the attributes say otherwise. */
  static async of(
    calendar: Calendar,
    attributes = 'range="all" paging="pager"',
    content = '',
    tag?: string,
  ): Promise<ListPage> {
    const page = await ListPage.open(listMarkup(calendar, attributes, content, tag));
    await page.settled();
    return page;
  }

  get titles(): string[] {
    return this.texts('title');
  }
}

export const listMarkup = (calendar: Calendar, attributes = '', content = '', tag = 'cal-event-list'): string =>
  markupOf(tag, calendar, attributes, content);

/** A list of only these events. */
export const listOf = (events: readonly EventRepresentation[], attributes = '', content = '') =>
  ListPage.of(new Calendar(events), `range="all" ${attributes}`, content);

export const listOfRecorded = async (name: string, attributes = '', content = '') =>
  listOf([await recordedEvent(name)], attributes, content);
