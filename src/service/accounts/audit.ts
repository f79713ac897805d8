import type { AuthoringContext } from '../request/context.js';
import type { Viewer } from '../request/viewer.js';

/**
 * Logs who changed what about accounts. It holds no password, link, cookie or nonce.
 * @param did What the user did, such as `invited peter as editor`
 */
export function logChange(
  { settings, address }: AuthoringContext,
  { name, role }: Viewer,
  did: string,
  action: string,
): void {
  settings.log({
    level: 'info',
    message: `${name} (${role}) ${did}`,
    audit: { user: name, role, address, action, resource: 'accounts' },
  });
}
