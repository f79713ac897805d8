import { html } from 'hono/html';
import { messagesIn } from '../languages/languages.js';
import type { PageContext } from './context.js';
import type { Page } from './document.js';
import { filtered } from './filters.js';

/** The apps that open a page for a subscription. */
const apps: Readonly<Record<string, (feed: string) => string>> = {
  'Google Calendar': (feed) => `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(feed)}`,
  'Apple Calendar': (feed) => feed,
  Outlook: (feed) => `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(feed)}`,
};

/** The ways in which calendar apps and feed readers follow the calendar, or what filters find of it. */
export function subscribePage({ language, site, interfaceUrl }: PageContext, filters: string): Page {
  const { subscribe, subscribeHint, subscribeElsewhere } = messagesIn(language);
  const address = filtered(`${interfaceUrl}/events.ics`, filters);
  const feed = address.replace(/^https?:/, 'webcal:');
  return {
    title: subscribe,
    content: html`<h1>${subscribe}</h1>
      <p>${subscribeHint}</p>
      <p class="apps">
        ${Object.entries(apps).map(([name, addressIn]) => html`<a class="button" href="${addressIn(feed)}" rel="nofollow">${name}</a>`)}
      </p>
      <p>${subscribeElsewhere}</p>
      <pre dir="ltr"><code>${address}</code></pre>
      <p><a href="${filtered('/feed.xml', filters)}">RSS</a></p>`,
    description: subscribeHint,
    canonical: `${site}/subscribe/`,
    filters,
  };
}
