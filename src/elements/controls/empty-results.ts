import { css, type LitElement, type TemplateResult } from 'lit';
import type { Messages } from '../../locale/index.js';
import {
  eventCount,
  isSifted,
  listQueryOptions,
  planEventList,
  QueryController,
  type EventListOptions,
  type QueryOptions,
  type Settings,
} from '../../data/query/index.js';
import { calendarEvent } from '../../data/records/index.js';
import { eventFilters, readFilters, type EventRepresentation } from '../../data/schema/index.js';
import {
  isOver,
  occupiedDays,
  shortDay,
  shownZone,
  today,
  todayOf,
  type DisplayOptions,
} from '../../data/time/index.js';
import { attributeText } from '../base/attribute-text.js';
import { takeFilters, type FilterChange } from '../base/events.js';
import { MessageController } from '../base/message-controller.js';
import { EventCounts } from '../parts/event-counts.js';
import { notice, type NextStep } from '../base/errors/notices.js';
import { ActiveFilters } from './active-filters.js';
import { filtersWith } from './facet-counts.js';
import { nameOf } from './facet-values.js';
import { facetNames, type FacetName } from './facets.js';
import { SuggestionQuery } from './suggestion-queries.js';
import { mostSuggested, type Suggestion } from './suggestions.js';

/** A filter that may be taken away, and the attributes that do it. */
interface Relaxation {
  readonly facet: FacetName | 'search';
  readonly name: string;
  readonly change: FilterChange;
}

/** The list without events, and whose clocks it shows. */
type EmptyList = EventListOptions & { readonly display: DisplayOptions };

/** The most filters for which the number of events without them is requested. */
const mostRelaxed = 3;

/** Buttons beside one another, below the sign and the words. */
const { styleSheet } = css`
  .notice[part='empty'] {
    flex-flow: wrap;
    justify-content: center;
  }
  .notice[part='empty'] > p {
    flex: 0 0 100%;
  }
`;

const todayFor = ({ settings }: EventListOptions): string => today((settings as Settings).time_zone, Date.now());

/** The day from which on an event is to be seen; none of one that is over. */
function dayOf(item: EventRepresentation | undefined, { display }: EmptyList): string | undefined {
  if (!item || isOver(item, Date.now())) return undefined;
  const { span } = calendarEvent(item);
  const now = todayOf(span, display, Date.now());
  const { first } = occupiedDays(span, shownZone(span, display));
  return shortDay(first < now ? now : first, display.locale, now);
}

/**
 * The advice of a list that has found nothing: how many events there are without one of its filters, and the day of the
 * next. Servers search titles and texts of events, and no names of venues and categories (wire section 6.2): those that
 * are meant by a search may be among them, and are offered instead of the words where they have events.
 */
export class EmptyResults {
  readonly #host: LitElement;
  readonly #read: () => EmptyList | undefined;
  readonly #messages: MessageController<'controls'>;
  readonly #active: ActiveFilters;
  readonly #counts: EventCounts;
  readonly #meant: readonly SuggestionQuery[];
  readonly #relaxed: readonly QueryController<EventRepresentation>[];

  /** @param read reads the attributes of the list; none while it shows events */
  constructor(host: LitElement, read: () => EmptyList | undefined) {
    this.#host = host;
    this.#read = read;
    this.#messages = new MessageController(host, 'controls');
    this.#active = new ActiveFilters((name) => attributeText(host, name));
    this.#counts = new EventCounts(host);
    this.#meant = (['venue', 'category'] as const).map(
      (kind) =>
        new SuggestionQuery(host, kind, () => {
          const options = read();
          const text: unknown = options?.filters.search;
          return options && typeof text === 'string' ? [text, { ...options, target: host }] : undefined;
        }),
    );
    this.#relaxed = Array.from(
      { length: mostRelaxed },
      (_, index) => new QueryController(host, () => this.#queryOptions(index)),
    );
    (host.renderRoot as ShadowRoot).adoptedStyleSheets.push(styleSheet!);
  }

  /** @param hint what else decides on the events, @param next what the list offers by itself */
  render(common: Messages, hint: string | undefined, next: readonly NextStep[]): TemplateResult | undefined {
    const messages = this.#messages.messages;
    const options = this.#read();
    if (!messages || !options) return undefined;
    const { search } = options.filters;
    const title = typeof search === 'string' ? messages.emptySearch(search) : common.empty;
    const relaxations = this.#relaxations;
    const steps = this.#relaxed.flatMap(({ latest: { shown } }, index): NextStep[] => {
      const { facet, name, change } = relaxations[index] ?? {};
      if (!change || !shown?.total) return [];
      const label = messages.without(name!, common.shown(1, shown.total, shown.total, !!shown.totalRelation));
      const day = facet === 'date' ? dayOf(shown.items[0], options) : undefined;
      return [{ label: day ? `${label} · ${messages.nextOn(day)}` : label, take: () => this.#take(change) }];
    });
    const isDated = relaxations.some(
      ({ facet }, index) => facet === 'date' && this.#relaxed[index]!.latest.shown?.total,
    );
    const isAnswered = this.#relaxed.every(({ latest }) => !latest.isFetching);
    const all = Object.assign({}, ...relaxations.map(({ change }) => change)) as FilterChange;
    const clear =
      relaxations.length > 1 && !steps.length && isAnswered
        ? [{ label: messages.clearAll, take: () => this.#take(all) }]
        : [];
    return notice('empty', title, hint, [
      ...this.#meantBy(options, common),
      ...steps,
      ...clear,
      ...(isDated ? [] : next),
    ]);
  }

  #take(change: FilterChange): void {
    takeFilters(this.#host, { page: null, ...change });
  }

  /** The filters set, dates first, then in the order of the facets, then the words that are searched for. */
  get #relaxations(): Relaxation[] {
    const { messages } = this.#messages;
    const options = this.#read();
    if (!messages || !options) return [];
    const { search } = options.filters;
    const events = this.#relaxed.flatMap(({ latest }) => latest.shown?.items.map(calendarEvent) ?? []);
    const filters = this.#active.of(facetNames, {
      // Events found without other filters give the names of the values of these.
      nameOf: (facet, text) =>
        nameOf(facet, text, [], events) ?? (/^\d+$/.test(text) ? messages.facets[facet] : text.replaceAll('-', ' ')),
      locale: options.display.locale,
      today: todayFor(options),
      messages,
    });
    const found = facetNames.flatMap((facet): Relaxation[] => {
      const own = filters.filter((filter) => filter.facet === facet);
      const name = [...new Set(own.map((filter) => filter.name))].join(', ');
      return own.length ? [{ facet, name, change: this.#active.cleared(own) }] : [];
    });
    const words: Relaxation[] =
      typeof search === 'string' ? [{ facet: 'search', name: search, change: { search: null } }] : [];
    return [...found, ...(found.length ? words : [])].slice(0, mostRelaxed);
  }

  /** One event of the list without a filter; its page tells how many there are. */
  #queryOptions(index: number): QueryOptions<EventRepresentation> | undefined {
    const options = this.#read();
    const relaxation = this.#relaxations[index];
    if (!options || !relaxation) return undefined;
    const filters = filtersWith(relaxation.change, this.#host);
    // Servers cannot count such events.
    if (isSifted(filters)) return undefined;
    const one = { ...filters, order: 'asc', per_page: 1, page: undefined, limit: undefined };
    const plan = planEventList({ ...options, settings: { ...options.settings, persist: undefined }, filters: one });
    return listQueryOptions({ ...plan, isLeftOut: undefined }, { first: 1, last: 1 }, calendarEvent);
  }

  /** The venues and categories that the words may mean. */
  #meantBy(options: EventListOptions, common: Messages): NextStep[] {
    const { wayOn, facets } = this.#messages.messages!;
    return this.#meant.flatMap(({ found }) =>
      found
        .flatMap((suggestion) => {
          const { kind, name, change } = suggestion;
          const count = this.#countOf(suggestion, options);
          if (!count || !(kind === 'venue' || kind === 'category')) return [];
          return {
            label: wayOn(facets[kind], name, common.shown(1, count, count)),
            take: () => this.#take({ search: null, ...change }),
          };
        })
        .slice(0, mostSuggested.venue),
    );
  }

  /** The number of events that the list would have. */
  #countOf({ change }: Suggestion, { filters, settings, language }: EventListOptions): number | undefined {
    // Servers cannot count such events.
    if (isSifted(filters)) return undefined;
    const other = readFilters(eventFilters, (name) => change?.[name] ?? null);
    return this.#counts.of(eventCount({ settings, language, filters: { ...filters, search: undefined, ...other } }));
  }
}
