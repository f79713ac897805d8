import type { ReactiveControllerHost } from 'lit';
import {
  categoryListFilters,
  listQueryOptions,
  ownEventAttributes,
  planEventList,
  planList,
  planTermList,
  QueryController,
  serversOf,
  type EventListOptions,
  type ListPlan,
  type QueryOptions,
  type Settings,
} from '../../data/query/index.js';
import { calendarEvent, termRecord, venueRecord } from '../../data/records/index.js';
import {
  eventFilters,
  readFilters,
  venueFilters,
  type CategoryRepresentation,
  type EventRepresentation,
  type FilterTable,
  type VenueRepresentation,
} from '../../data/schema/index.js';
import { memoized } from '../../data/memo/index.js';
import { attributeText } from '../base/attribute-text.js';
import {
  mostSuggested,
  servedKinds,
  suggestCategory,
  suggestEvent,
  suggestVenue,
  type Suggestion,
  type ServedKind,
} from './suggestions.js';
import type { Target } from './targets.js';

/** The settings and servers of a search. */
export interface SearchContext extends Pick<EventListOptions, 'settings' | 'language'> {
  readonly target: Target;
}

/** The source of the suggestions of one kind. */
interface SuggestionSource<T> {
  readonly plan: (search: string, context: SearchContext) => ListPlan;
  /** @throws MissingField */
  readonly suggest: (item: T) => Suggestion;
}

const { page, per_page, search, ...filters } = eventFilters;
/** The attributes that decide which events a view has, but for those that need the whole list. */
const viewFilters: FilterTable = { ...filters, range: ownEventAttributes.range };

/** The number that is requested, of which the best are shown: servers list the newest first. */
const most = 10;

const sources = {
  // Searches the events that match the view's other filters.
  event: {
    plan: (text, { target, ...context }) => {
      const given = readFilters(viewFilters, (name) => attributeText(target, name));
      return planEventList({ ...context, filters: { ...given, search: text, per_page: mostSuggested.event } });
    },
    suggest: (item) => suggestEvent(calendarEvent(item)),
  } as SuggestionSource<EventRepresentation>,
  venue: {
    plan: (text, { settings }) =>
      planList('venues', venueFilters, { filters: { search: text, has_events: true, per_page: most }, settings }),
    suggest: (item) => suggestVenue(venueRecord(item)),
  } as SuggestionSource<VenueRepresentation>,
  category: {
    plan: (text, { settings }) =>
      planTermList('categories', categoryListFilters, { filters: { search: text, per_page: most }, settings }),
    suggest: (item) => suggestCategory(termRecord(item)),
  } as SuggestionSource<CategoryRepresentation>,
} satisfies Record<ServedKind, unknown>;

/** Whether a suggestion can become a filter: an ID means something else on each of several servers. */
export const isUsable = ({ change }: Suggestion, baseUrls: string | undefined): boolean =>
  !change || serversOf(baseUrls).length === 1 || /\D/.test(change.categories ?? '');

/** The request for one kind of suggestions. @throws CalError of kind `filter` */
function suggestionQuery(kind: ServedKind, text: string, context: SearchContext): QueryOptions<unknown> {
  const { plan, suggest } = sources[kind] as SuggestionSource<unknown>;
  // Suggestions are not persisted: what a visitor types is not kept for a week.
  const settings = { ...context.settings, persist: undefined };
  return listQueryOptions(plan(text, { ...context, settings }), { first: 1, last: 1 }, suggest);
}

/** The suggestions in an answer; the same objects for the same items. */
const suggestionsIn = (kind: ServedKind): ((items: readonly unknown[]) => readonly Suggestion[]) =>
  memoized((items) => items.map((sources[kind] as SuggestionSource<unknown>).suggest));

/** One kind of suggestions. */
export class SuggestionQuery {
  readonly #query: QueryController<unknown>;
  readonly #read: (items: readonly unknown[]) => readonly Suggestion[];
  /** The servers without such a route, which are requested once. */
  readonly #without = new Set<string>();
  #server = '';

  /** @param read reads the requested text and options, if any */
  constructor(
    host: ReactiveControllerHost,
    kind: ServedKind,
    read: () => readonly [text: string, SearchContext] | undefined,
  ) {
    this.#read = suggestionsIn(kind);
    this.#query = new QueryController<unknown>(host, () => {
      const [text, context] = read() ?? [];
      if (!context) return undefined;
      const { base_url: servers, namespace } = context.settings as Settings;
      this.#server = [servers, namespace].join(' ');
      const isRequested = !this.#without.has(this.#server) && (kind === 'event' || serversOf(servers).length === 1);
      return isRequested ? suggestionQuery(kind, text!, context) : undefined;
    });
  }

  get isFetching(): boolean {
    return this.#query.latest.isFetching;
  }

  get found(): readonly Suggestion[] {
    const { shown, isComplete, error } = this.#query.latest;
    if (error?.status === 404) this.#without.add(this.#server);
    return shown && isComplete ? this.#read(shown.items) : [];
  }
}

/**
 * The items that servers find by the words in a search field. A request is aborted when the words change; a failed one
 * suggests nothing.
 */
export class SuggestionQueries {
  /** The words to search for; `undefined` while the visitor is typing. */
  text: string | undefined;
  readonly #queries: readonly SuggestionQuery[];
  #latest: readonly Suggestion[] = [];

  /** @param context reads it; none where there is nothing to search */
  constructor(host: ReactiveControllerHost, context: () => SearchContext | undefined) {
    const read = () => {
      const given = context();
      return given && this.text !== undefined ? ([this.text, given] as const) : undefined;
    };
    this.#queries = servedKinds.map((kind) => new SuggestionQuery(host, kind, read));
  }

  get isFetching(): boolean {
    return this.#queries.some(({ isFetching }) => isFetching);
  }

  /** The suggestions found by the text. */
  get found(): readonly Suggestion[] {
    const found = this.#queries.flatMap((query) => query.found);
    if (found.length) this.#latest = found;
    return found;
  }

  /** The suggestions found last, which may still fit a text that is typed on. */
  get latest(): readonly Suggestion[] {
    return this.#latest;
  }
}
