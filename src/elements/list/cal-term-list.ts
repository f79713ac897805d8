import { html, type PropertyValues, type TemplateResult } from 'lit';
import type { Messages } from '../../locale/index.js';
import { planTermList, type ListPlan } from '../../data/query/index.js';
import type { CategoryRepresentation, TagRepresentation } from '../../data/schema/index.js';
import { CalList, type ListMessages, type ListTable } from './cal-list.js';
import type { TermLayout } from './directory-attributes.js';
import { termItems, type TermChoice, type TermOptions } from './terms.js';
import { shared } from '../cards/shared.styles.js';
import { termRecord, type Term } from '../../data/records/index.js';
import { MessageController } from '../base/message-controller.js';
import { styles } from './cal-term-list.styles.js';

export type TermRepresentation = CategoryRepresentation | TagRepresentation;

/** The definition of a list of terms. */
export interface TermListTable extends ListTable<TermRepresentation, Term> {
  readonly resource: 'categories' | 'tags';
}

/** The fields that categories and tags share. */
export const termTable = {
  record: termRecord,
  ownCards: async () => (await import('./own-cards.js')).termTemplates,
};

/**
 * Terms as links, or with `for` as buttons that filter views: one at a time, and none when it is pressed again. All are
 * shown at once, unless the attributes ask for pages.
 *
 * @slot item - A `<template>` in place of each link, with `data-cal`, `data-cal-href` and `data-cal-if`; fields:
 * `name`, `url`, `slug`, `description`, `count`.
 *
 * @csspart term - A term; also `term-` and its slug.
 * @csspart link - The link or button of a term; also `chosen` while it filters.
 * @csspart chosen - The term that filters, together with `link`.
 * @csspart name - The name of a term.
 * @csspart count - How often a term is used.
 *
 * @fires cal-filter-change - With `for`, the visitor filters: the attributes that are about to be set. Cancelable.
 */
export abstract class CalTermList extends CalList<TermRepresentation, Term> {
  static override styles = [shared, styles];

  readonly #messages = new MessageController(this, 'directory');
  #choice: TermChoice | undefined;

  protected abstract override readonly table: TermListTable;

  /** Filters the views that `for` names. */
  protected abstract makeChoice(): TermChoice;

  /** Nobody knows the number of terms before they are there, so the skeleton fills a screen. */
  protected override get pageSize(): number {
    return this._values.per_page === undefined ? 24 : super.pageSize;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.#isChoice) this.#choice ??= this.makeChoice();
  }

  protected override get isWhole(): boolean {
    const { page = 1, per_page, paging } = this._values;
    return page === 1 && per_page === undefined && paging === undefined;
  }

  protected override planList(): ListPlan {
    const { resource, filters } = this.table;
    return planTermList(resource, filters, { filters: this._values, settings: this._settings });
  }

  protected messages(): ListMessages | undefined {
    const messages = this.#messages.messages;
    return messages && { ...messages.lists[this.table.resource], emptyHint: messages.emptyHint };
  }

  protected renderSkeleton(): TemplateResult {
    return html`<div part="loading" class="skeleton ${this.#layout}" aria-hidden="true">
      ${Array.from({ length: this.pageSize }, () => html`<i></i>`)}
    </div>`;
  }

  protected renderItems(terms: readonly Term[], common: Messages, hasOwnCards: boolean): TemplateResult {
    const { counts } = this._values;
    const options: TermOptions = {
      kind: this.table.resource,
      common,
      messages: this.#messages.messages!,
      counts: counts === true,
      hasOwnCards,
      choice: this.#isChoice ? this.#choice : undefined,
    };
    return this.renderTerms(terms, this.#layout, options);
  }

  protected renderTerms(terms: readonly Term[], layout: TermLayout, options: TermOptions): TemplateResult {
    return termItems(terms, layout as Exclude<TermLayout, 'tree'>, options);
  }

  get #isChoice(): boolean {
    return this._values.for !== undefined;
  }

  get #layout(): TermLayout {
    return (this._values.layout ?? this._rows.layout!.default) as TermLayout;
  }
}
