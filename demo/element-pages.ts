/** The page of each element: the snippet of its documentation, live, and a form with all its attributes. */
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../docs/elements/', import.meta.url);

/** The elements that have a page. */
export const tags: readonly string[] = readdirSync(folder).flatMap((file) => /^(cal-[a-z-]+)\.md$/.exec(file)?.[1] ?? []);

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

/** What stands on the page of an element, whose snippet asks the demo's own calendar. `event` is the slug of an event. */
export function elementPage(tag: string, event: string): string {
  const { summary, snippet } = documented(tag);
  const live = snippet
    .replaceAll('base-url="https://example.org/wp-json"', 'base-url="/api"')
    .replace(/\b(?:slug|venue-id|organizer-id)="[^"]*"/, `slug="${slugs[tag] ?? event}"`);
  return `<section>
        <h1>&lt;${tag}&gt;</h1>
        <p>${summary} Change an attribute: the element and the snippet follow.</p>
        <div class="try">
          <form class="attributes" aria-label="Attributes" data-tag="${tag}"></form>
          <div>
            <div class="live">${live}</div>
          </div>
        </div>
      </section>
      <script type="module" src="/attributes.ts"></script>`;
}

/** All elements with their summaries. */
export const elementIndex = (): string => `<section>
        <h1>Elements</h1>
        <p>Each has a page of its own, where its attributes can be tried.</p>
        <dl class="elements">
          ${tags.map((tag) => `<dt><a href="/elements/${tag}.html">&lt;${tag}&gt;</a></dt><dd>${documented(tag).summary}</dd>`).join('')}
        </dl>
      </section>`;
