import type { LitElement, TemplateResult } from 'lit';
import type { Messages } from '../../locale/index.js';
import { eventCount, type EventListOptions } from '../../query/index.js';
import { eventFilters, readFilters } from '../../schema/index.js';
import { takeFilters } from '../base/events.js';
import { MessageController } from '../base/message-controller.js';
import { EventCounts } from '../parts/event-counts.js';
import { notice, type NextStep } from '../base/errors/notices.js';
import { SuggestionQuery } from './suggestion-queries.js';
import { mostSuggested, type Suggestion } from './suggestions.js';

/**
 * What a list says that has searched and found nothing: servers search titles and texts of events, and no names of venues and categories
 * (wire section 6.2). Those that are meant may be among them, and are offered in place of the words where they have events.
 */
export class EmptySearch {
  readonly #host: LitElement;
  readonly #read: () => EventListOptions | undefined;
  readonly #messages: MessageController<'controls'>;
  readonly #counts: EventCounts;
  readonly #queries: readonly SuggestionQuery[];

  /** @param read reads the attributes of the list; none while it shows events */
  constructor(host: LitElement, read: () => EventListOptions | undefined) {
    this.#host = host;
    this.#read = read;
    this.#messages = new MessageController(host, 'controls');
    this.#counts = new EventCounts(host);
    this.#queries = (['venue', 'category'] as const).map(
      (kind) =>
        new SuggestionQuery(host, kind, () => {
          const options = read();
          const text: unknown = options?.filters.search;
          return options && typeof text === 'string' ? [text, { ...options, target: host }] : undefined;
        }),
    );
  }

  /** @param hint what else decides on the events, @param next what the list offers by itself */
  render(common: Messages, hint: string | undefined, next: readonly NextStep[]): TemplateResult | undefined {
    const messages = this.#messages.messages;
    const options = this.#read();
    if (!messages || !options) return undefined;
    const steps = this.#queries.flatMap(({ found }) =>
      found
        .flatMap((suggestion) => {
          const { kind, name, change } = suggestion;
          const count = this.#countOf(suggestion, options);
          if (!count || !(kind === 'venue' || kind === 'category')) return [];
          return {
            label: messages.wayOn(messages.facets[kind], name, common.shown(1, count, count)),
            take: () => takeFilters(this.#host, { page: null, search: null, ...change }),
          };
        })
        .slice(0, mostSuggested.venue),
    );
    return notice('empty', messages.emptySearch(options.filters.search as string), hint, [...steps, ...next]);
  }

  /** How many events the list would have. */
  #countOf({ change }: Suggestion, { filters, settings, language }: EventListOptions): number | undefined {
    // Servers cannot count free events.
    if (filters.free) return undefined;
    const other = readFilters(eventFilters, (name) => change?.[name] ?? null);
    return this.#counts.of(eventCount({ settings, language, filters: { ...filters, search: undefined, ...other } }));
  }
}
