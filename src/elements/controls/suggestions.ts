import type { CalendarEvent } from '../../records/index.js';
import type { CalRecord, FilterChange } from '../base/events.js';
import { rankOf, wordsOf } from './folded.js';
import { termText } from './term-text.js';

/** What a visitor may mean by what they have typed. */
export interface Suggestion {
  readonly kind: 'event' | 'venue' | 'category';
  readonly name: string;
  /** The event to open, */
  readonly event?: CalendarEvent;
  /** or the filter to set. */
  readonly change?: FilterChange;
}

/** What is suggested of an event, and how many of each. */
const sources: Readonly<Record<Suggestion['kind'], { readonly most: number; readonly of: (event: CalendarEvent) => Suggestion[] }>> = {
  event: { most: 5, of: (event) => [{ kind: 'event', name: event.title, event }] },
  venue: {
    most: 3,
    of: ({ venues }) => venues.map(({ id, name }) => ({ kind: 'venue', name, change: { venue: String(id) } })),
  },
  category: {
    most: 3,
    of: ({ categories }) => categories.map((term) => ({ kind: 'category', name: term.name, change: { categories: termText(term) } })),
  },
};

/** Suggestions of the same name are one, of events the first. */
export function suggestionsFor(text: string, events: Iterable<CalendarEvent>): Suggestion[] {
  const words = wordsOf(text);
  const all = [...events];
  return Object.values(sources).flatMap(({ most, of }) => {
    const found = new Map<string, { readonly suggestion: Suggestion; readonly rank: number }>();
    for (const suggestion of all.flatMap(of)) {
      const rank = found.has(suggestion.name) || !suggestion.name ? undefined : rankOf(suggestion.name, words);
      if (rank !== undefined) found.set(suggestion.name, { suggestion, rank });
    }
    return [...found.values()]
      .sort((one, other) => one.rank - other.rank)
      .slice(0, most)
      .map(({ suggestion }) => suggestion);
  });
}

/** The latest so many events are remembered. */
const mostEvents = 1000;

/** The events that views have shown: a view that has been searched holds only what was found. */
export class KnownEvents {
  readonly #events = new Map<string, CalendarEvent>();
  #seen = new WeakSet<readonly CalRecord[]>();

  add(items: readonly CalRecord[]): void {
    if (this.#seen.has(items)) return;
    this.#seen.add(items);
    for (const item of items) {
      if (!('span' in item)) continue;
      this.#events.delete(item.key);
      this.#events.set(item.key, item);
    }
    for (const key of this.#events.keys()) {
      if (this.#events.size <= mostEvents) break;
      this.#events.delete(key);
    }
  }

  forget(): void {
    this.#events.clear();
    this.#seen = new WeakSet();
  }

  [Symbol.iterator](): Iterator<CalendarEvent> {
    return this.#events.values();
  }
}
