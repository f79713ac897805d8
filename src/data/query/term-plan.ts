import { categoryFilters } from '../schema/terms.js';
import { integer } from '../schema/kinds.js';
import { longestPage, type FilterTable } from '../schema/tables.js';
import type { ResourceName } from '../schema/resources.js';
import { planList, type ListFilters, type ListPlan } from './list-plan.js';

/**
 * The filters of a list of categories. Servers refuse the parent 0, the top level (wire section 10.3); the element
 * filters it itself.
 */
export const categoryListFilters = { ...categoryFilters, parent: { kind: integer } } as const;

/**
 * Requests categories or tags, in the longest pages unless the attributes request others.
 * @throws CalError of kind `filter` that names the unreadable value
 */
export function planTermList(resource: ResourceName, table: FilterTable, { filters, settings }: ListFilters): ListPlan {
  const parent: unknown = filters.parent || undefined;
  return planList(resource, table, { filters: { per_page: longestPage, ...filters, parent }, settings });
}
