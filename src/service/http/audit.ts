import type { Viewer } from '../request/viewer.js';
import type { ServedRoute } from './route-table.js';

const verbs: Readonly<Record<string, string>> = { create: 'created', update: 'updated', remove: 'removed' };

/** The entry of a write in the log: who did what to which item. It names fields and never holds their values. */
export function auditEntry(
  { action, resource }: ServedRoute,
  { name, role }: Viewer,
  address: string,
  id: unknown,
  fields: object,
): object {
  const names = Object.keys(fields);
  return {
    level: 'info',
    message: `${name} (${role}) ${verbs[action]} ${resource}/${String(id)}${names.length ? `: ${names.join(', ')}` : ''}`,
    audit: { user: name, role, address, action, resource, id, fields: names },
  };
}
