import type { Messages } from '../../locale/index.js';
import { ownerDocumentOf, type OwnerDocument } from '../../data/records/index.js';
import { nodesIn, type NodeBuilder } from '../cards/node.js';

/** Ways to reach somebody: plain text, empty where there is none. */
export interface Contact {
  readonly phone: string;
  readonly email?: string;
  readonly website: string | undefined;
  readonly representation: object;
}

/** The text of a link to a website: its host, and its path where there is one. */
function websiteText(url: string): string {
  const { host, pathname } = new URL(url);
  return host.replace(/^www\./, '') + (pathname === '/' ? '' : pathname.replace(/\/$/, ''));
}

/** A website's link; nofollow, because anybody may have written it. */
export const websiteLink = (href: string, document?: OwnerDocument): HTMLElement =>
  nodesIn(document)('a part=website dir=ltr', { href, rel: 'noopener nofollow' }, websiteText(href));

/** The dialable part of a phone number; `undefined` with words such as "extension 12". */
const dialled = (phone: string) => (/^[+\d\s().\/-]+$/.test(phone) ? `tel:${phone.replace(/[^+\d]/g, '')}` : undefined);

/** The address that writes to somebody; servers do not check it (wire section 9). */
export const mailAddress = (email: string) => (/^[^\s@?&]+@[^\s@?&]+$/.test(email) ? `mailto:${email}` : undefined);

const link = (part: string, address: string | undefined, text: string, node: NodeBuilder) =>
  address ? node('a dir=ltr', { part, href: address }, text) : node('span dir=auto', { part }, text);

/** How to reach somebody; nothing where there is no way. */
export function contact({ phone, email, website, representation }: Contact, common: Messages): HTMLElement | undefined {
  const document = ownerDocumentOf(representation);
  const node = nodesIn(document);
  const item = (name: string, way: HTMLElement) => node('li', {}, node('span class=unseen', {}, `${name} `), way);
  const items = [
    phone && item(common.phone, link('phone', dialled(phone), phone, node)),
    email && item(common.email, link('email', mailAddress(email), email, node)),
    website && item(common.website, websiteLink(website, document)),
  ];
  return items.some(Boolean) ? node('ul part=contact class=contact role=list', {}, ...items) : undefined;
}
