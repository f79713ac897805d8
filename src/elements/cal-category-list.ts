import type { TemplateResult } from 'lit';
import type { ListPlan, QueryOptions } from '../query/index.js';
import { categoryListFilters } from '../query/index.js';
import { longestPage } from '../schema/index.js';
import { CalTermList, termTable, type TermListTable, type TermRepresentation } from './list/cal-term-list.js';
import { OnDemand } from './base/on-demand.js';
import { define } from './base/define.js';
import { categoryAttributes, type TermLayout } from './list/directory-attributes.js';
import { filterProperties, type FilterProperties } from './base/attributes.js';
import { termTree } from './parts/term-tree.js';
import { termBranches, type TermOptions } from './list/terms.js';
import { termRecord, type Term } from '../records/index.js';

type Properties = FilterProperties<typeof categoryListFilters> & FilterProperties<typeof categoryAttributes>;

export interface CalCategoryList extends Properties {}

/**
 * @summary Categories as a tree, links, chips or a cloud sized by use, with counts. All are shown at once, unless `page`, `per-page` or `paging` asks for pages.
 *
 * @csspart branch - An item with categories below it, together with `item`.
 * @csspart toggle - The button that opens and closes what is below a category.
 *
 * @fires cal-select - A category was chosen: `category`. Cancelable.
 */
export class CalCategoryList extends CalTermList {
  static override properties = filterProperties({ ...categoryListFilters, ...categoryAttributes });

  protected readonly table: TermListTable = {
    ...termTable,
    resource: 'categories',
    filters: categoryListFilters,
    viewAttributes: categoryAttributes,
  };

  protected readonly choice = new OnDemand(this, async () => {
    const { TermFilter } = await import('./controls/term-filter.js');
    return new TermFilter(this, 'categories', () => this.values.for as string | undefined);
  });

  /** Keys of the branches that the visitor has expanded or collapsed. */
  readonly #toggled = new Set<string>();

  protected override queryOptions(plan: ListPlan, first: number, last: number): QueryOptions<TermRepresentation> {
    const options = super.queryOptions(plan, first, last);
    if (this.parent !== 0) return options;
    return {
      ...options,
      queryKey: [...options.queryKey, 'top'],
      readPage: async (number, readOptions) => {
        const page = await options.readPage(number, readOptions);
        return { ...page, items: page.items.map((item) => (item && termRecord(item).parent ? undefined : item)) };
      },
    };
  }

  protected override renderTerms(terms: readonly Term[], layout: TermLayout, options: TermOptions): TemplateResult {
    if (layout !== 'tree') return super.renderTerms(terms, layout, options);
    // What fits no page of the server fits no page of a reader either.
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
