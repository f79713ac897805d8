import { boolean, choice, text, Unreadable, type FilterTable, type Kind } from '../../data/schema/index.js';
import { facetNames, type FacetName } from './facets.js';

function readFacets(value: unknown): readonly FacetName[] | Unreadable {
  const names = (Array.isArray(value) ? value.join(' ') : String(value)).split(/[\s,]+/).filter(Boolean);
  const known = facetNames.filter((name) => names.includes(name));
  return known.length === names.length ? (names as FacetName[]) : new Unreadable('choice', value, facetNames);
}

/** Names of facets, in their order. */
const facetList: Kind<readonly FacetName[]> = {
  name: 'choice',
  parse: readFacets,
  accept: readFacets,
  format: (names) => names.join(' '),
};

/** The attributes of the filters. */
export const filterAttributes = {
  /**
   * `id`s of views on the page, separated by spaces; where it is absent, the calendar around, else all views in the
   * provider around
   */
  for: { kind: text },
  /**
   * The facets in their order, separated by spaces: date, category, tag, venue, organizer, featured, cost (free ones),
   * online, ticketed (which servers with the tickets extension know) and near; when absent, cost where the list is short enough to search it for free ones, online likewise where
   * an event shown is, date, category, venue and featured, and behind a button organizer and tag. Tags are those of all of a site where its blog shares them, so
   * that some may have no events
   */
  facets: { kind: facetList },
  /**
   * Look: a bar, a panel to stand beside a view, or a button that opens them above the page, as the others are where
   * there is little room
   */
  layout: { kind: choice('bar', 'panel', 'button'), default: 'bar' },
  /**
   * Whether each value says how many events it has: as many as are loaded where all are; else they are requested for
   * each of the first 12 that are shown, eight at a time, and the others have no number
   */
  counts: { kind: boolean, default: false },
} as const satisfies FilterTable;
