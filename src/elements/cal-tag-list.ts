import { tagFilters } from '../schema/index.js';
import { CalTermList, termTable, type TermListTable } from './list/cal-term-list.js';
import { OnDemand } from './base/on-demand.js';
import { define } from './base/define.js';
import { tagAttributes } from './list/directory-attributes.js';
import { filterProperties, type FilterProperties } from './base/attributes.js';

type Properties = FilterProperties<typeof tagFilters> & FilterProperties<typeof tagAttributes>;

export interface CalTagList extends Properties {}

/**
 * @summary Tags as chips, links or a cloud sized by use, with counts. All are shown at once, unless `page`, `per-page` or `paging` asks for pages.
 *
 * @fires cal-select - A tag was chosen: `tag`. Cancelable.
 */
export class CalTagList extends CalTermList {
  static override properties = filterProperties({ ...tagFilters, ...tagAttributes });

  protected readonly table: TermListTable = { ...termTable, resource: 'tags', filters: tagFilters, viewAttributes: tagAttributes };
  protected readonly choice = new OnDemand(this, async () => {
    const { TermFilter } = await import('./controls/term-filter.js');
    return new TermFilter(this, 'tags', () => this.values.for as string | undefined);
  });
}

define('cal-tag-list', CalTagList);

declare global {
  interface HTMLElementTagNameMap {
    'cal-tag-list': CalTagList;
  }
}
