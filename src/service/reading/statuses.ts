import { sql, type Expression, type SqlBool } from 'kysely';
import { isAtLeast, type Viewer } from '../request/viewer.js';

/** All that an item may have (wire section 11.3). */
const statuses = ['publish', 'future', 'draft', 'pending', 'private', 'trash', 'auto-draft', 'inherit'] as const;
export type Status = (typeof statuses)[number];

export const isStatus = (text: string): text is Status => (statuses as readonly string[]).includes(text);

const untrashed = statuses.filter((status) => status !== 'trash');

/** The statuses that a viewer sees by default: the public what is published, staff all but the trash. */
export const visibleStatuses = (viewer: Viewer): readonly Status[] =>
  isAtLeast(viewer, 'contributor') ? untrashed : ['publish'];

/**
 * The requested statuses, separated by commas; `undefined` when this viewer may not request them: the public only
 * `publish`.
 */
export function readStatuses(given: string, viewer: Viewer): Status[] | undefined {
  const names = [...new Set(given.split(',').map((name) => name.trim()))];
  const staff = isAtLeast(viewer, 'contributor');
  return names.every((name) => isStatus(name) && (staff || name === 'publish')) ? (names as Status[]) : undefined;
}

/**
 * The condition for items with these statuses that a viewer may list; only editors see the trash of others (wire
 * section 11.4).
 */
export function withStatus(statuses: readonly Status[], viewer: Viewer): Expression<SqlBool> {
  const listed = sql<SqlBool>`status in (${sql.join(statuses)})`;
  const hidesTrash = statuses.includes('trash') && !isAtLeast(viewer, 'editor');
  return hidesTrash ? sql<SqlBool>`${listed} and (status <> 'trash' or author = ${viewer.id})` : listed;
}
