import type { LitElement, ReactiveController } from 'lit';
import { termRecord } from '../../data/records/index.js';
import { eventFilters, longestPage, type CategoryRepresentation } from '../../data/schema/index.js';
import { listQueryOptions, planList, QueryController, readSettings } from '../../data/query/index.js';
import type { OnDemand } from '../base/on-demand.js';
import type { ColorBy } from './color-by.js';
import type { EventColors } from './event-colors.js';

/** The fewest and the most categories at the top level of a calendar that colors can tell apart. */
const [fewest, most] = [2, 10];

/** The colors of a host whose page names none: by category, where its calendar has a few of them at the top level. */
export class DefaultColors implements ReactiveController {
  readonly #query: QueryController<CategoryRepresentation>;
  readonly #code: OnDemand<(by: ColorBy) => EventColors | undefined>;

  constructor(host: LitElement, code: OnDemand<(by: ColorBy) => EventColors | undefined>) {
    this.#code = code;
    // The same list as that of the filters.
    this.#query = new QueryController<CategoryRepresentation>(host, () =>
      listQueryOptions<CategoryRepresentation>(
        planList(
          'categories',
          { per_page: eventFilters.per_page },
          { filters: { per_page: longestPage }, settings: readSettings(host) },
        ),
        { first: 1, last: Infinity },
        termRecord,
      ),
    );
    host.addController(this);
  }

  get colors(): EventColors | undefined {
    const categories = this.#categories;
    const colors = categories && this.#code.value?.('category');
    colors?.learn(categories!);
    return colors;
  }

  hostUpdated(): void {
    if (this.#categories) this.#code.load();
  }

  /** All categories of the calendar, if so many are at the top level. */
  get #categories(): readonly CategoryRepresentation[] | undefined {
    const { shown, isComplete } = this.#query.latest;
    // Those of several calendars share a color where they share a slug.
    const tops = new Set(shown?.items.flatMap(({ parent, slug }) => (parent ? [] : slug)));
    return isComplete && fewest <= tops.size && tops.size <= most ? shown?.items : undefined;
  }
}
