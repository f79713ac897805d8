import { tagFilters, type FilterTable } from '../data/schema/index.js';
import { CalTermList, termTable, type TermListTable } from './list/cal-term-list.js';
import { TermFilter } from './controls/term-filter.js';
import type { Listen } from './base/events.js';
import type { Term } from '../data/records/index.js';
import { define } from './base/define.js';
import { tagAttributes } from './list/directory-attributes.js';
import { filterProperties, type FilterProperties } from './base/attributes.js';

type Properties = FilterProperties<typeof tagFilters> & FilterProperties<typeof tagAttributes>;

export interface CalTagList extends Properties {
  addEventListener: Listen<Term, 'tag'>;
}

/**
 * @summary Tags as chips, links or a cloud sized by use, with counts. All are shown at once, unless `page`, `per-page`
 * or `paging` asks for pages. Where the blog of a site shares its tags with the calendar, its tags are among them, and
 * `counts` counts posts too: `include` names those to show.
 *
 * @example
 * <cal-tag-list base-url="https://example.org/wp-json" layout="cloud" counts></cal-tag-list>
 * @picture cal-tag-list.png Tags as a cloud sized by use
 *
 * @fires cal-select - A tag was chosen: `tag`. It is a link where `tag-href` says to which page, and a button with
 * `for`. Cancelable.
 */
export class CalTagList extends CalTermList {
  static override tables: readonly FilterTable[] = [tagFilters, tagAttributes];
  static override properties = filterProperties(this.tables);

  protected readonly table: TermListTable = { ...termTable, resource: 'tags', filters: tagFilters };

  protected makeChoice(): TermFilter {
    return new TermFilter(this, 'tags', () => this._values.for as string | undefined);
  }
}

define('cal-tag-list', CalTagList);

declare global {
  interface HTMLElementTagNameMap {
    'cal-tag-list': CalTagList;
  }
}
