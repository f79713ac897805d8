import type { TemplateResult } from 'lit';
import {
  type ListPlan,
  type QueryOptions,
  arrangedQueryOptions,
  categoryListFilters,
  planWhole,
} from '../data/query/index.js';
import { longestPage, type FilterTable } from '../data/schema/index.js';
import { CalTermList, termTable, type TermListTable, type TermRepresentation } from './list/cal-term-list.js';
import { TermFilter } from './controls/term-filter.js';
import type { Listen } from './base/events.js';
import { define } from './base/define.js';
import { categoryAttributes, type TermLayout } from './list/directory-attributes.js';
import { filterProperties, type FilterProperties } from './base/attributes.js';
import { termTree, usesOf } from './parts/term-tree.js';
import { termBranches, type TermOptions } from './list/terms.js';
import { termRecord, type Term } from '../data/records/index.js';

type Properties = FilterProperties<typeof categoryListFilters> & FilterProperties<typeof categoryAttributes>;

export interface CalCategoryList extends Properties {
  addEventListener: Listen<Term, 'category'>;
}

/** The same categories, each with the uses of all below it. */
function counted(items: readonly TermRepresentation[]): TermRepresentation[] {
  const uses = usesOf(items.map(termRecord));
  return items.map((item) => ({ ...item, count: uses.get(item.id) ?? item.count }));
}

/**
 * @summary Categories as a tree, links, chips or a cloud sized by use, with counts. All are shown at once, unless
 * `page`, `per-page` or `paging` asks for pages.
 *
 * @example
 * <cal-category-list base-url="https://example.org/wp-json" layout="tree" counts></cal-category-list>
 * @picture cal-category-list.png Categories as a tree with counts
 *
 * @csspart branch - An item with categories below it, together with `item`.
 * @csspart toggle - The button that opens and closes what is below a category.
 *
 * @fires cal-select - A category was chosen: `category`. Cancelable.
 */
export class CalCategoryList extends CalTermList {
  static override tables: readonly FilterTable[] = [categoryListFilters, categoryAttributes];
  static override properties = filterProperties(this.tables);

  protected readonly table: TermListTable = {
    ...termTable,
    resource: 'categories',
    filters: categoryListFilters,
  };

  /** Keys of the branches that the visitor has expanded or collapsed. */
  readonly #toggled = new Set<string>();

  protected makeChoice(): TermFilter {
    return new TermFilter(this, 'categories', () => this._values.for as string | undefined);
  }

  protected override queryOptions(plan: ListPlan, first: number, last: number): QueryOptions<TermRepresentation> {
    const options = super.queryOptions(plan, first, last);
    const { _values: values, _settings: settings } = this;
    if (this.parent === 0) {
      return {
        ...options,
        list: { ...options.list, variant: 'top' },
        readPage: async (number, readOptions) => {
          const page = await options.readPage(number, readOptions);
          const items = counted(page.items.filter((item) => item !== undefined));
          return { ...page, items: items.map((item) => (termRecord(item).parent ? undefined : item)) };
        },
      };
    }
    // What is below a category counts with it, also where a page has only one of the two.
    const isPart = values.counts === true && values.layout !== 'tree' && !this.isWhole;
    const whole = isPart ? planWhole('categories', categoryListFilters, { filters: values, settings }) : undefined;
    if (!whole) return options;
    const { order, orderby } = values;
    const way = order === 'desc' ? -1 : 1;
    const arrange = (items: readonly TermRepresentation[]) => {
      const arranged = counted(items);
      return orderby === 'count' ? arranged.sort((one, other) => way * (one.count - other.count)) : arranged;
    };
    return arrangedQueryOptions({ plan, whole, first, last, accept: termRecord, arrange, variant: 'counts' });
  }

  protected override renderTerms(terms: readonly Term[], layout: TermLayout, options: TermOptions): TemplateResult {
    if (layout !== 'tree') {
      const uses = this.isWhole ? usesOf(terms) : undefined;
      return super.renderTerms(
        uses ? terms.map((term) => ({ ...term, count: uses.get(term.id) })) : terms,
        layout,
        options,
      );
    }
    // A tree that is longer than a page of the server begins collapsed.
    const isLarge = terms.length > longestPage;
    return termBranches(termTree(terms), options, {
      isOpen: ({ key }) => this.#toggled.has(key) === isLarge,
      toggle: ({ key }) => this.#toggle(key),
    });
  }

  #toggle(key: string): void {
    if (!this.#toggled.delete(key)) this.#toggled.add(key);
    this.requestUpdate();
  }
}

define('cal-category-list', CalCategoryList);

declare global {
  interface HTMLElementTagNameMap {
    'cal-category-list': CalCategoryList;
  }
}
