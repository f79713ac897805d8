import type { CategoryRepresentation, EmbeddedTermRepresentation, TagRepresentation } from '../../data/schema/index.js';
import type { TermName, TermRow } from '../store/tables.js';
import type { Links } from '../request/context.js';

/** The taxonomies of both resources, and the paths of their public pages. */
const taxonomies: Record<TermName, { taxonomy: string; page: string }> = {
  categories: { taxonomy: 'cal_events_cat', page: 'events/category' },
  tags: { taxonomy: 'post_tag', page: 'tag' },
};

function renderUrls({ taxonomy, id, parent }: TermRow, { root }: Links) {
  const collection = `${root}/${taxonomy}`;
  return { self: `${collection}/${id}`, collection, ...(parent !== 0 && { up: `${collection}/${parent}` }) };
}

/** Inside an event (wire section 10.2). */
export const renderEmbeddedTerm = (row: TermRow, links: Links): EmbeddedTermRepresentation => ({
  name: row.name,
  slug: row.slug,
  term_group: 0,
  term_taxonomy_id: row.id,
  taxonomy: taxonomies[row.taxonomy].taxonomy,
  description: row.description,
  parent: row.parent,
  count: row.count,
  filter: 'raw',
  id: row.id,
  urls: renderUrls(row, links),
});

/** The address of a term's page; `path` is the slugs from the top down to the term. */
export const termAddress = ({ taxonomy }: TermRow, path: readonly string[], { site }: Links): string =>
  `${site}/${taxonomies[taxonomy].page}/${path.join('/')}/`;

/** From its own route (wire section 10.1); `path` is the slugs from the top down to the term. */
export function renderTerm(
  row: TermRow,
  path: readonly string[],
  links: Links,
): TagRepresentation | CategoryRepresentation {
  const { taxonomy } = taxonomies[row.taxonomy];
  return {
    id: row.id,
    count: row.count,
    description: row.description,
    name: row.name,
    slug: row.slug,
    taxonomy,
    ...(row.taxonomy === 'categories' && { parent: row.parent }),
    meta: [],
    url: termAddress(row, path, links),
    urls: renderUrls(row, links),
  };
}
