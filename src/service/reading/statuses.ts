import { sql, type Expression, type SqlBool } from 'kysely';
import { isAtLeast, type Viewer } from '../request/viewer.js';

/** All that an item may have (wire section 11.3). */
const statuses = ['publish', 'future', 'draft', 'pending', 'private', 'trash', 'auto-draft', 'inherit'] as const;
export type Status = (typeof statuses)[number];

export const isStatus = (text: string): text is Status => (statuses as readonly string[]).includes(text);

const untrashed = statuses.filter((status) => status !== 'trash');

/** What a viewer sees without asking for a status: the public what is published, staff all but the trash. */
export const visibleStatuses = (viewer: Viewer): readonly Status[] => (isAtLeast(viewer, 'contributor') ? untrashed : ['publish']);

/** Statuses asked for, separated by commas; `undefined` when this viewer may not ask so: the public only for `publish`. */
export function readStatuses(given: string, viewer: Viewer): Status[] | undefined {
  const names = given.split(',').map((name) => name.trim());
  const staff = isAtLeast(viewer, 'contributor');
  return names.every((name) => isStatus(name) && (staff || name === 'publish')) ? (names as Status[]) : undefined;
}

/** What has these statuses and may be listed for a viewer: the trash of others is for editors alone (wire section 11.4). */
export function withStatus(statuses: readonly Status[], viewer: Viewer): Expression<SqlBool> {
  const listed = sql<SqlBool>`status in (${sql.join(statuses)})`;
  const hidesTrash = statuses.includes('trash') && !isAtLeast(viewer, 'editor');
  return hidesTrash ? sql<SqlBool>`${listed} and (status <> 'trash' or author = ${viewer.id})` : listed;
}
