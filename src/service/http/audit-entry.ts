import type { WrittenItem } from '../request/context.js';
import type { Viewer } from '../request/viewer.js';

const verbs: Readonly<Record<string, string>> = { create: 'created', update: 'updated', remove: 'removed' };

/** The entry of a write in the log: who did what to which item. It names fields and never holds their values. */
export const auditEntry = (item: WrittenItem, { name, role }: Viewer, address: string): object => ({
  level: 'info',
  message:
    `${name} (${role}) ${verbs[item.action]} ${item.resource}/${item.id}` +
    (item.fields.length ? `: ${item.fields.join(', ')}` : '') +
    (item.dates === undefined ? '' : ` (${item.dates} dates)`),
  audit: { user: name, role, address, ...item },
});
