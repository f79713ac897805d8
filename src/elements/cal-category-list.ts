import type { TemplateResult } from 'lit';
import { longestPage, type ListFilters, type ListPlan, type QueryOptions } from '../query/index.js';
import { categoryFilters, integer } from '../schema/index.js';
import { CalTermList, termTable, type TermListTable, type TermRepresentation } from './list/cal-term-list.js';
import { define } from './base/define.js';
import { categoryAttributes, type TermLayout } from './list/directory-attributes.js';
import { filterProperties, type FilterProperties } from './base/attributes.js';
import { termTree } from './list/term-tree.js';
import { termBranches, type TermOptions } from './list/terms.js';
import { termRecord, type Term } from '../records/index.js';

// Servers refuse 0, the top (wire section 10.3); what stands there is found here.
const filters = { ...categoryFilters, parent: { kind: integer } };
type Properties = FilterProperties<typeof filters> & FilterProperties<typeof categoryAttributes>;

// eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/no-unsafe-declaration-merging -- the tables' properties
export interface CalCategoryList extends Properties {}

/**
 * @summary Categories as a tree, links, chips or a cloud in which the commoner ones are larger, with counts. All are shown at once, unless `page`, `per-page` or `paging` asks for pages.
 *
 * @slot - Shown until the first answer, and beside an error: what a page wants to say without us.
 * @slot header - Above the list.
 * @slot footer - Below the list.
 * @slot item - A `<template>` in place of each link, with `data-cal`, `data-cal-href` and `data-cal-if`; fields: `name`, `url`, `slug`, `description`, `count`.
 * @slot loading - In place of the skeleton.
 * @slot empty - In place of the message that nothing was found.
 * @slot error - In place of the message that something went wrong.
 *
 * @csspart base - The whole; with `busy` while it asks.
 * @csspart status - How much of the list is shown.
 * @csspart list - The list, or one below another in it.
 * @csspart item - The place of one category; with `branch` where others are below it.
 * @csspart term - A category; also `term-` and its slug.
 * @csspart link - Its link.
 * @csspart name - Its name.
 * @csspart count - How much uses it.
 * @csspart toggle - The button that opens and closes what is below a category.
 * @csspart pager - The pager.
 * @csspart pages - The numbered pages.
 * @csspart page - The button of a page; with `current`.
 * @csspart gap - Pages left out.
 * @csspart previous - The button back.
 * @csspart next - The button forth.
 * @csspart more - The button that adds categories.
 * @csspart button - Any button.
 * @csspart loading - The skeleton.
 * @csspart empty - The message that nothing was found.
 * @csspart error - The message that something went wrong.
 * @csspart stale - The message that older data is shown.
 * @csspart message - What a message says.
 * @csspart hint - What it adds.
 *
 * @cssprop --cal-font - Font; the page's by default.
 * @cssprop --cal-color-text - Text; the page's by default.
 * @cssprop --cal-color-muted - Secondary text.
 * @cssprop --cal-color-surface - Behind chips; transparent by default.
 * @cssprop --cal-color-accent - Links, marks and the current page; fits light and dark text by default.
 * @cssprop --cal-color-on-accent - Text on the accent.
 * @cssprop --cal-color-border - Lines.
 * @cssprop --cal-radius - Roundness of corners.
 * @cssprop --cal-space - The unit of all distances.
 * @cssprop --cal-gap - Distance between items.
 * @cssprop --cal-focus-ring - Outline of what has the focus.
 *
 * @cssstate loading - The first answer is not there yet.
 * @cssstate empty - Nothing was found.
 * @cssstate error - Something went wrong.
 * @cssstate stale - Older data is shown because a refresh failed.
 *
 * @fires cal-load - A request has started.
 * @fires cal-data - Categories are shown: `items`, `from`, `to`, `total`, `pages`.
 * @fires cal-empty - Nothing was found.
 * @fires cal-error - Something went wrong: `kind`, `status`, `code`, `fields`, `hint`, `error`, `retry()`.
 * @fires cal-select - A category was chosen: `category`. Cancelable.
 * @fires cal-page-change - Another page is wanted: `page`. Cancelable.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- the tables' properties
export class CalCategoryList extends CalTermList {
  static override properties = filterProperties({ ...filters, ...categoryAttributes });

  protected readonly table: TermListTable = { ...termTable, resource: 'categories', filters, look: categoryAttributes };

  /** Keys of the branches that the reader has opened or closed. */
  readonly #toggled = new Set<string>();

  protected override get asked(): ListFilters {
    const { filters, settings } = super.asked;
    const { parent, ...others } = filters;
    return { filters: parent === 0 ? others : filters, settings };
  }

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

  protected override renderTerms(terms: readonly Term[], layout: TermLayout, look: TermOptions): TemplateResult {
    if (layout !== 'tree') return super.renderTerms(terms, layout, look);
    // What fits no page of the server fits no page of a reader either.
    const isLarge = terms.length > longestPage;
    return termBranches(termTree(terms), look, {
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
