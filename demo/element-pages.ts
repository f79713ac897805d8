/** The page of each element: the snippet of its documentation, live. */
import { readFileSync } from 'node:fs';
import { catalog, showsAlone } from '../src/elements/catalog.js';

const folder = new URL('../docs/elements/', import.meta.url);

/** The elements, each of which has a page. */
export const tags = Object.keys(catalog).sort();

/** The snippets name items of example.org; the sample data has others. */
const slugs: Readonly<Record<string, string>> = {
  'cal-organizer-detail': 'tarrin-harbour-trust',
  'cal-venue-detail': 'lantern-hall',
  'cal-venue-map': 'lantern-hall',
};

/** The summary of an element, and its snippet. */
function documented(tag: string) {
  const text = readFileSync(new URL(`${tag}.md`, folder), 'utf8');
  const [, summary, snippet] = /\n\n(.*?)\n\n```html\n(.*?)\n```/s.exec(text)!;
  return {
    summary: summary!.replaceAll('<', '&lt;').replace(/`(.*?)`/g, '<code>$1</code>'),
    snippet: snippet!,
  };
}

/** The snippet of an element's documentation with a calendar that has the sample data. `event` is the slug of an event. */
export const liveSnippet = (tag: string, baseUrl: string, event: string): string =>
  documented(tag)
    .snippet.replaceAll('base-url="https://example.org/wp-json"', `base-url="${baseUrl}"`)
    .replace(/\b(?:slug|venue-id|organizer-id)="[^"]*"/, `slug="${slugs[tag] ?? event}"`);

/** The content of an element's page; its snippet shows the demo's own calendar. `event` is the slug of an event. */
export function elementPage(tag: string, event: string): string {
  const { summary } = documented(tag);
  const live = liveSnippet(tag, '/api', event);
  const [, text = ''] = new RegExp(`<${tag}\\b([^>]*)`).exec(live)!;
  const attributes = [...text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value = 'true']) => [name!, value]);
  const query = new URLSearchParams([['element', tag], ...attributes]).toString().replaceAll('&', '&amp;');
  return `<section>
        <h1>&lt;${tag}&gt;</h1>
        <p>${summary}${showsAlone(tag) ? ` <a href="/builder.html?${query}">Change it in the builder.</a>` : ''}</p>
        <div class="example wide">
          <div class="live">${live}</div>
        </div>
      </section>
      <script type="module" src="/snippets.ts"></script>`;
}

/** All elements with their summaries. */
export const elementIndex = (): string => `<section>
        <h1>Elements</h1>
        <p>Each has a page of its own, and its attributes can be tried in the <a href="/builder.html">builder</a>.</p>
        <dl class="elements">
          ${tags.map((tag) => `<dt><a href="/elements/${tag}.html">&lt;${tag}&gt;</a></dt><dd>${documented(tag).summary}</dd>`).join('')}
        </dl>
      </section>`;
