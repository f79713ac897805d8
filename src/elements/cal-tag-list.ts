import { tagFilters } from '../schema/index.js';
import { CalTermList, termTable, type TermListTable } from './list/cal-term-list.js';
import { define } from './base/define.js';
import { tagAttributes } from './list/directory-attributes.js';
import { filterProperties, type FilterProperties } from './base/attributes.js';

type Properties = FilterProperties<typeof tagFilters> & FilterProperties<typeof tagAttributes>;

// eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/no-unsafe-declaration-merging -- the tables' properties
export interface CalTagList extends Properties {}

/**
 * @summary Tags as chips, links or a cloud in which the commoner ones are larger, with counts. All are shown at once, unless `page`, `per-page` or `paging` asks for pages.
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
 * @csspart list - The list.
 * @csspart item - The place of one tag.
 * @csspart term - A tag; also `term-` and its slug.
 * @csspart link - Its link.
 * @csspart name - Its name.
 * @csspart count - How much uses it.
 * @csspart pager - The pager.
 * @csspart pages - The numbered pages.
 * @csspart page - The button of a page; with `current`.
 * @csspart gap - Pages left out.
 * @csspart previous - The button back.
 * @csspart next - The button forth.
 * @csspart more - The button that adds tags.
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
 * @fires cal-data - Tags are shown: `items`, `from`, `to`, `total`, `pages`.
 * @fires cal-empty - Nothing was found.
 * @fires cal-error - Something went wrong: `kind`, `status`, `code`, `fields`, `hint`, `error`, `retry()`.
 * @fires cal-select - A tag was chosen: `tag`. Cancelable.
 * @fires cal-page-change - Another page is wanted: `page`. Cancelable.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- the tables' properties
export class CalTagList extends CalTermList {
  static override properties = filterProperties({ ...tagFilters, ...tagAttributes });

  protected readonly table: TermListTable = { ...termTable, resource: 'tags', filters: tagFilters, look: tagAttributes };
}

define('cal-tag-list', CalTagList);

declare global {
  interface HTMLElementTagNameMap {
    'cal-tag-list': CalTagList;
  }
}
