import '../../../src/elements/cal-event-detail.js';
import type { CalEventDetail } from '../../../src/elements/cal-event-detail.js';
import type { EventRepresentation } from '../../../src/data/schema/index.js';
import { Calendar, allEvents, json, recordedEvent, replay } from '../calendar.js';
import { ElementPage, markupOf } from '../element-page.js';
import { textOf } from '../environment.js';

const problem = (status: number, code: string, data: object = {}) =>
  json({ code, message: '', data: { status, ...data } }, status);

/** A calendar that also serves single events, by id and by slug, some of them behind passwords. */
export class EventCalendar extends Calendar {
  /** By id. */
  passwords: Readonly<Record<number, string>> = {};

  constructor(single: readonly EventRepresentation[], listed = allEvents) {
    super(listed);
    const listPage = this.answer;
    this.answer = (url) => {
      const [, key] = /\/events\/(?:by-slug\/)?([^/]+)$/.exec(url.pathname) ?? [];
      if (!key) return listPage(url);
      const event = [...single, ...this.events].find(
        ({ id, slug }) => String(id) === key || slug === key.toLowerCase(),
      );
      if (!event)
        return /by-slug/.test(url.pathname)
          ? replay('events.read-by-slug.unknown')
          : problem(404, 'rest-event-not-found');
      const password = this.passwords[event.id];
      return password === undefined || url.searchParams.get('password') === password
        ? json(event)
        : problem(403, 'event-password-protected');
    };
  }
}

/** A `<cal-event-detail>`. */
export class DetailPage extends ElementPage<CalEventDetail> {
  readonly detail = this.element;

  /** A rendered detail of this calendar. */
  static async of(calendar: Calendar, attributes: string, content = ''): Promise<DetailPage> {
    const page = await DetailPage.open(markupOf('cal-event-detail', calendar, attributes, content));
    await page.settled();
    return page;
  }

  /** The recorded event of this name, as the only event of a calendar. */
  static async ofEvent(event: EventRepresentation, attributes = ''): Promise<DetailPage> {
    return DetailPage.of(new EventCalendar([event], []), `event-id="${event.id}" ${attributes}`);
  }

  /** Facts by their names. */
  get facts(): Record<string, string> {
    return Object.fromEntries(
      this.all('fact').map((fact) => [textOf(fact.querySelector('dt')), textOf(fact.querySelector('dd'))]),
    );
  }

  get title(): string {
    return textOf(this.root.querySelector('#title'));
  }

  /** The schema.org data of the element. */
  get jsonLd(): unknown {
    const scripts = [...this.detail.querySelectorAll('script')];
    return scripts.length ? (JSON.parse(scripts[0]!.text) as unknown) : undefined;
  }
}

export const full = await recordedEvent('full');

/** The recorded event, changed. */
export const changed = (changes: Partial<EventRepresentation>): EventRepresentation => ({ ...full, ...changes });
