import { sql, type SqlBool } from 'kysely';

/**
 * A slug as stored: percent-encoded, lower case (wire section 7). The router has decoded that of a path once;
 * `undefined` when it holds what no slug holds.
 */
export function slugOfPath(segment: string): string | undefined {
  if (segment.includes('%')) return undefined;
  try {
    return encodeURIComponent(segment).toLowerCase();
  } catch {
    return undefined;
  }
}

/** Finds a slug by its index, which leaves out the empty ones. */
export const hasSlug = (slug: string) => sql<SqlBool>`slug = ${slug} and slug <> ''`;
