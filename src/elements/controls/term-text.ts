import type { Term } from '../../data/records/index.js';

/**
 * How a filter names a category or tag: by its slug, which says more in an address, unless servers may take that for
 * something else. They try a number as a slug first, and refuse one that is encoded twice (wire sections 6.2 and 7).
 */
export const termText = ({ id, slug }: Term): string => (/^(?!\d+$)[\w-]+$/.test(slug) ? slug : String(id));
