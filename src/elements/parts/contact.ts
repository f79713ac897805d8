import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../locale/index.js';

/** Ways to reach somebody: plain text, empty where there is none. */
export interface Contact {
  readonly phone: string;
  readonly email?: string;
  readonly website: string | undefined;
}

/** What a link to a website says: its host, and its path where there is one. */
function websiteText(url: string): string {
  const { host, pathname } = new URL(url);
  return host.replace(/^www\./, '') + (pathname === '/' ? '' : pathname.replace(/\/$/, ''));
}

/** A website's link; nofollow, because anybody may have written it. */
export const websiteLink = (url: string, text = websiteText(url)): TemplateResult =>
  html`<a part="website" href=${url} rel="noopener nofollow" dir="ltr">${text}</a>`;

/** A number that can be dialled; of "extension 12" and its kind nobody knows how. */
const dialled = (phone: string) => (/^[+\d\s().\/-]+$/.test(phone) ? `tel:${phone.replace(/[^+\d]/g, '')}` : undefined);

/** Servers do not check addresses (wire section 9). */
const written = (email: string) => (/^[^\s@?&]+@[^\s@?&]+$/.test(email) ? `mailto:${email}` : undefined);

const link = (part: string, address: string | undefined, text: string) =>
  address ? html`<a part=${part} href=${address} dir="ltr">${text}</a>` : html`<span part=${part} dir="auto">${text}</span>`;

/** How to reach somebody; nothing where there is no way. */
export function contact({ phone, email, website }: Contact, messages: Messages): TemplateResult | typeof nothing {
  const ways = [
    phone && [messages.phone, link('phone', dialled(phone), phone)],
    email && [messages.email, link('email', written(email), email)],
    website && [messages.website, websiteLink(website)],
  ].filter((way) => Array.isArray(way));
  if (!ways.length) return nothing;
  return html`
    <ul part="contact" class="contact" role="list">
      ${ways.map(([name, way]) => html`<li><span class="unseen">${name}</span> ${way}</li>`)}
    </ul>
  `;
}
