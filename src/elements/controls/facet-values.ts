import type { ReactiveControllerHost } from 'lit';
import {
  categoryListFilters,
  listQueryOptions,
  planList,
  planTermList,
  QueryController,
  type ListFilters,
  type ListPlan,
} from '../../data/query/index.js';
import { organizerRecord, termRecord, venueRecord, type CalendarEvent, type Term } from '../../data/records/index.js';
import {
  longestPage,
  organizerFilters,
  tagFilters,
  venueFilters,
  type CategoryRepresentation,
  type OrganizerRepresentation,
  type TagRepresentation,
  type VenueRepresentation,
} from '../../data/schema/index.js';
import { memoized } from '../../data/memo/index.js';
import { termTree, type Branch } from '../parts/term-tree.js';
import type { ValueFacetName } from './facets.js';
import { rankOf, wordsOf } from './folded.js';
import { termText } from './term-text.js';

/** A value of a facet. */
export interface Value {
  readonly name: string;
  /** How filters name it, */
  readonly text: string;
  /** and how else they may. */
  readonly names: readonly string[];
  /** The other values that it stands for: categories below a category. */
  readonly below: readonly Value[];
  /** The IDs of what it stands for. */
  readonly ids: readonly number[];
}

type Settings = ListFilters['settings'];

/** The source of the values of a facet, and those that an event has. */
interface FacetSource<T> {
  readonly plan: (settings: Settings) => ListPlan;
  /** @throws MissingField */
  readonly accept: (item: T) => unknown;
  readonly values: (items: readonly T[]) => Value[];
  readonly idsOf: (
    event: CalendarEvent,
  ) => readonly { readonly id: number; readonly name: string; readonly slug?: string }[];
}

const ofTerm = (term: Term, below: readonly Value[] = []): Value => ({
  name: term.name,
  text: termText(term),
  names: [String(term.id), term.slug],
  below,
  ids: [term.id, ...below.flatMap(({ ids }) => ids)],
});

const ofBranch = ({ term, below }: Branch): Value => ofTerm(term, below.map(ofBranch));

/** Leaves out items whose name a password hides. */
const named = (items: readonly { readonly id: number; readonly name: string }[]): Value[] =>
  items
    .filter(({ name }) => name)
    .map(({ id, name }) => ({ name, text: String(id), names: [String(id)], below: [], ids: [id] }))
    // Servers list the newest first.
    .sort((one, other) => one.name.localeCompare(other.name));

const longest = { per_page: longestPage };
/** Leaves out values without events; for terms, servers do that themselves. */
const used = { ...longest, has_events: true };

const sources = {
  category: {
    plan: (settings) => planTermList('categories', categoryListFilters, { filters: longest, settings }),
    accept: termRecord,
    values: (items) => termTree(items.map(termRecord)).map(ofBranch),
    idsOf: ({ categories }) => categories,
  } as FacetSource<CategoryRepresentation>,
  tag: {
    plan: (settings) => planTermList('tags', tagFilters, { filters: longest, settings }),
    accept: termRecord,
    values: (items) => items.map((item) => ofTerm(termRecord(item))),
    idsOf: ({ tags }) => tags,
  } as FacetSource<TagRepresentation>,
  venue: {
    plan: (settings) => planList('venues', venueFilters, { filters: used, settings }),
    accept: venueRecord,
    values: (items) => named(items.map(venueRecord)),
    idsOf: ({ venues }) => venues,
  } as FacetSource<VenueRepresentation>,
  organizer: {
    plan: (settings) => planList('organizers', organizerFilters, { filters: used, settings }),
    accept: organizerRecord,
    values: (items) => named(items.map(organizerRecord)),
    idsOf: ({ organizers }) => organizers,
  } as FacetSource<OrganizerRepresentation>,
} satisfies Record<ValueFacetName, unknown>;

/** Which values of a facet the events have. */
export const itemsOf = (facet: ValueFacetName, event: CalendarEvent) => sources[facet].idsOf(event);

/** The values that a facet has of what its list holds, as it came. */
export const valuesIn = (facet: ValueFacetName, items: readonly unknown[]): readonly Value[] =>
  (sources[facet] as FacetSource<unknown>).values(items);

/** The values of one facet, which are requested when somebody needs them. */
export class FacetValues {
  readonly #query: QueryController<unknown>;
  readonly #read: (items: readonly unknown[]) => readonly Value[];

  /** @param settings reads them; none while nobody needs the values */
  constructor(host: ReactiveControllerHost, facet: ValueFacetName, settings: () => Settings | undefined) {
    const source = sources[facet] as FacetSource<unknown>;
    this.#read = memoized((items) => valuesIn(facet, items));
    this.#query = new QueryController(host, () => {
      const needed = settings();
      return needed && listQueryOptions(source.plan(needed), { first: 1, last: Infinity }, source.accept);
    });
  }

  get all(): readonly Value[] {
    const { shown } = this.#query.latest;
    return shown ? this.#read(shown.items) : [];
  }

  get isLoading(): boolean {
    const { isFetching, isComplete } = this.#query.latest;
    return isFetching && !isComplete;
  }

  /** Whether values are missing, some or all. */
  get hasFailed(): boolean {
    const { error } = this.#query.latest;
    return error !== undefined && (error.code !== 'left-out' || !this.all.length);
  }

  readonly retry = (): void => void this.#query.refetch();
}

const isNamed = ({ names }: Value, text: string) => names.includes(text);

export const isChosen = (value: Value, chosen: readonly string[]): boolean =>
  chosen.some((text) => isNamed(value, text));

/** A value and all below it. */
export const withBelow = (value: Value): Value[] => [value, ...value.below.flatMap(withBelow)];

/** The values whose names hold each word of a text, those that begin with it first. */
export function valuesFound(values: readonly Value[], text: string): Value[] {
  const words = wordsOf(text);
  return values
    .flatMap((value) => ({ value, rank: rankOf(value.name, words) ?? -1 }))
    .filter(({ rank }) => rank >= 0)
    .sort((one, other) => one.rank - other.rank)
    .map(({ value }) => value);
}

/** The list with a value, which stands for those below it, or without it. */
export function toggled(chosen: readonly string[], value: Value, isOn: boolean): string | null {
  const others = chosen.filter((text) => !withBelow(value).some((one) => isNamed(one, text)));
  return [...others, ...(isOn ? [value.text] : [])].join() || null;
}

/** The name of what an attribute lists, if it is known. */
export function nameOf(
  facet: ValueFacetName,
  text: string,
  values: readonly Value[],
  events: readonly CalendarEvent[],
): string | undefined {
  const value = values.flatMap(withBelow).find((one) => isNamed(one, text));
  return (
    value?.name ??
    events.flatMap((event) => itemsOf(facet, event)).find(({ id, slug }) => text === String(id) || text === slug)?.name
  );
}
