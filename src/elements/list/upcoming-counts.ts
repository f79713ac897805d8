import type { LitElement } from 'lit';
import type { DirectoryMessages } from '../../locale/index.js';
import { eventCount, type EventListOptions } from '../../data/query/index.js';
import { serverOf, type Organizer, type Venue } from '../../data/records/index.js';
import { EventCounts } from '../parts/event-counts.js';
import { node } from '../cards/node.js';

/** Lines of a directory that say how many events are to come of each item. */
export class UpcomingCounts {
  readonly #counts: EventCounts;
  readonly #filter: 'venue' | 'organizer';
  /**
   * Each stands in its card from the beginning, and keeps its room: nothing moves or is rendered again when the number
   * arrives.
   */
  readonly #lines = new WeakMap<Venue | Organizer, HTMLElement>();

  constructor(host: LitElement, resource: 'venues' | 'organizers') {
    this.#counts = new EventCounts(host);
    this.#filter = resource === 'venues' ? 'venue' : 'organizer';
  }

  lineOf(record: Venue | Organizer): HTMLElement {
    const line = this.#lines.get(record) ?? node('div part=count class=count', {}, '\u00a0');
    this.#lines.set(record, line);
    return line;
  }

  /** To be called in each update: requests the numbers that are not known, and shows those that are. */
  update(
    records: readonly (Venue | Organizer)[],
    options: Omit<EventListOptions, 'filters'>,
    { upcoming }: DirectoryMessages,
  ): void {
    for (const record of records) {
      const settings = { ...options.settings, base_url: serverOf(record.representation) || options.settings.base_url };
      const count = this.#counts.of(eventCount({ ...options, settings, filters: { [this.#filter]: [record.id] } }));
      const text = count === undefined ? '\u00a0' : upcoming(count);
      const line = this.lineOf(record);
      if (line.textContent !== text) line.textContent = text;
    }
  }
}
