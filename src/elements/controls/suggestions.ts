import type { CalendarEvent, Term, Venue } from '../../data/records/index.js';
import { isEvent, type CalRecord, type FilterChange } from '../base/events.js';
import { rankOf, wordsOf } from './folded.js';
import { termText } from './term-text.js';

/** A possible meaning of the text that a visitor has typed. */
export interface Suggestion {
  readonly kind: SuggestionKind;
  readonly name: string;
  /** Further words about it. */
  readonly detail?: string;
  /** Whether it is days, and all their words have been typed. */
  readonly isWhole?: boolean;
  /** The event to open, */
  readonly event?: CalendarEvent;
  /** or the filter to set. */
  readonly change?: FilterChange;
}

/** The kinds that servers know, in the order shown. */
export const servedKinds = ['event', 'venue', 'category'] as const;
export type ServedKind = (typeof servedKinds)[number];

/**
 * In the order shown: earlier searches and the way to forget them, days, what servers know, and the words themselves.
 */
export const suggestionKinds = ['recent', 'forget', 'date', ...servedKinds, 'words'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** The most suggestions of each kind. */
export const mostSuggested: Readonly<Record<ServedKind, number>> = { event: 5, venue: 3, category: 3 };

export const suggestEvent = (event: CalendarEvent): Suggestion => ({ kind: 'event', name: event.title, event });
export const suggestVenue = ({ id, name }: Venue): Suggestion => ({
  kind: 'venue',
  name,
  change: { venue: String(id) },
});
export const suggestCategory = (term: Term): Suggestion => ({
  kind: 'category',
  name: term.name,
  change: { categories: termText(term) },
});

/** Servers also search texts that are not shown. */
const foundElsewhere = 3;

/**
 * The best of what fits a text, each name once.
 * @param found what servers have found by this text, whatever its name
 * @param known what else there is
 */
export function suggestionsFor(text: string, found: readonly Suggestion[], known: readonly Suggestion[]): Suggestion[] {
  const words = wordsOf(text);
  const ranked = new Map<string, { readonly suggestion: Suggestion; readonly rank: number }>();
  const add = (suggestion: Suggestion, otherwise?: number) => {
    const key = `${suggestion.kind} ${suggestion.name}`;
    const rank = ranked.has(key) || !suggestion.name ? undefined : (rankOf(suggestion.name, words) ?? otherwise);
    if (rank !== undefined) ranked.set(key, { suggestion, rank });
  };
  for (const suggestion of known) add(suggestion);
  for (const suggestion of found) add(suggestion, foundElsewhere);
  const all = [...ranked.values()].sort((one, other) => one.rank - other.rank).map(({ suggestion }) => suggestion);
  return servedKinds.flatMap((kind) => all.filter((one) => one.kind === kind).slice(0, mostSuggested[kind]));
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
      if (!isEvent(item)) continue;
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

  /** They, their venues and their categories. */
  get suggestions(): Suggestion[] {
    return [...this.#events.values()].flatMap((event) => [
      suggestEvent(event),
      ...event.venues.map(suggestVenue),
      ...event.categories.map(suggestCategory),
    ]);
  }
}
