import type { CalendarEvent } from './event.js';
import { ownerDocumentOf } from './owner-document.js';
import { webUrl } from './plain-text.js';

/** The address at which an event takes place online; `undefined` where it does not, or says none that is safe. */
export function onlineAddress({ representation }: CalendarEvent): string | undefined {
  const { is_virtual: isVirtual, virtual_url: address } = representation;
  return isVirtual === true && typeof address === 'string'
    ? webUrl(address, ownerDocumentOf(representation))
    : undefined;
}
