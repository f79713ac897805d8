import * as data from './dataset.js';
import { mentions } from './dataset.js';
import type { FilterCase } from './event-filters.js';

export interface Term {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly parent?: number;
}
const isUsed = (term: Term): boolean =>
  data.usedBy(term.id) > 0 || data.categories.some((child) => child.parent === term.id && isUsed(child));
export const termIds = (terms: readonly Term[]) => terms.map(({ id }) => id);
const bySlug = (a: Term, b: Term) => (a.slug < b.slug ? -1 : 1);
const byId = (a: Term, b: Term) => a.id - b.id;
export const usedCategories = data.categories.filter(isUsed);
export const usedTags = data.tags.filter(isUsed);
const event89 = data.events.find(({ id }) => id === 89)!;
const event147 = data.events.find(({ id }) => id === 147)!;
const ordered = (terms: readonly Term[], order: (a: Term, b: Term) => number) => termIds([...terms].sort(order));

/** Ordered by distinct values; the order by name has a test of its own, because engines collate differently. */
export const categoryFilterCases: FilterCase[] = [
  ['orderby=id', ordered(usedCategories, byId)],
  ['orderby=id&order=desc', ordered(usedCategories, byId).reverse()],
  ['orderby=slug', ordered(usedCategories, bySlug)],
  ['orderby=id&hide_empty=false', ordered(data.categories, byId)],
  ['orderby=id&hide_empty=0', ordered(data.categories, byId)],
  [
    'orderby=id&search=MARKET',
    ordered(
      usedCategories.filter(({ name, slug }) => mentions('market', name, slug)),
      byId,
    ),
  ],
  ['orderby=id&include=6,3,2', [2, 3, 6]],
  ['orderby=id&include[]=6&include[]=3', [3, 6]],
  ['orderby=include&include=6,3,2', [6, 3, 2]],
  ['orderby=id&exclude=2,3', ordered(usedCategories, byId).filter((id) => id !== 2 && id !== 3)],
  [
    'orderby=id&parent=2',
    ordered(
      usedCategories.filter(({ parent }) => parent === 2),
      byId,
    ),
  ],
  ['orderby=id&hide_empty=false&parent=18', [19]],
  ['orderby=id&event=89', ordered([...event89.categories], byId)],
  ['orderby=id&post=147', ordered([...event147.categories], byId)],
  ['orderby=id&event=89&post=130', ordered([...event89.categories], byId)],
  ['slug=jazz', [6]],
  ['slug=jazz,music', []],
];

export const tagFilterCases: FilterCase[] = [
  ['orderby=id', ordered(usedTags, byId)],
  ['orderby=slug&order=desc', ordered(usedTags, bySlug).reverse()],
  ['orderby=id&hide_empty=false', ordered(data.tags, byId)],
  ['orderby=id&hide_empty=0&search=unused', [48]],
  [
    'orderby=id&search=market',
    ordered(
      usedTags.filter(({ name, slug }) => mentions('market', name, slug)),
      byId,
    ),
  ],
  ['orderby=id&include=44,27', [27, 44]],
  ['orderby=id&exclude=44', ordered(usedTags, byId).filter((id) => id !== 44)],
  ['orderby=id&event=147', ordered([...event147.tags], byId)],
  ['orderby=id&post=89', ordered([...event89.tags], byId)],
  ['slug=neko', [44]],
];
