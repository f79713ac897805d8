import type { Page } from 'puppeteer-core';
import { recordedBody } from '../recordings.js';

/** The recorded items of what is asked for; what is no calendar answers with no item. */
export function api(path: string): object | undefined {
  if (path.includes('/wrong/')) return {};
  const [, resource = '', isOne] = /\/v1\/(events|venues|organizers|categories|tags)(\/\d)?/.exec(path) ?? [];
  if (isOne) return recordedBody(`${resource}.read.full`);
  return resource === 'events' ? undefined : { ...recordedBody(`bulk/${resource}.all`), total_pages: 1 };
}

/** An element with its attributes, and what a control shows when it has found the list that is beside it. */
export type Mount = readonly [tag: string, attributes: string, shown?: string];

/** Every element, with attributes that make it show something, lists that are read in other ways, and one that cannot load. */
export const mounts: readonly Mount[] = [
  ['cal-event-list', ''],
  ['cal-event-list', 'base-url="/api /api/town"'],
  ['cal-event-list', 'fold-series'],
  ['cal-event-list', 'persist'],
  ['cal-event-month', 'date="2026-11-03"'],
  ['cal-event-week', 'date="2026-11-03"'],
  ['cal-event-map', 'tiles="/tile.png?{z}/{x}/{y}" consent="granted"'],
  ['cal-event-detail', 'event-id="7"'],
  ['cal-event-filters', 'for="list" layout="panel" facets="category tag"', 'details'],
  ['cal-event-search', 'for="list"', 'input'],
  ['cal-add-to-calendar', 'event-id="7"'],
  ['cal-venue-list', ''],
  ['cal-venue-map', 'tiles="/tile.png?{z}/{x}/{y}" consent="granted"'],
  ['cal-venue-detail', 'venue-id="7"'],
  ['cal-organizer-list', ''],
  ['cal-organizer-detail', 'organizer-id="7"'],
  ['cal-category-list', 'layout="tree"'],
  ['cal-tag-list', 'layout="cloud"'],
  ['cal-provider', ''],
  ['cal-builder', ''],
  ['cal-calendar', ''],
  ['cal-event-list', 'namespace="wrong"'],
];

/**
 * Adds an element to the page, waits until it shows what it has to, and removes it, so many times. In its attributes `#` is another number
 * each time, and `/api` the page's calendar.
 */
export function mountOften(page: Page, [tag, attributes, shown]: Mount, times: number): Promise<void> {
  const calendar = new URL('/api', page.url()).href;
  const api = `base-url="${calendar}"`;
  // Of two attributes of a name, the first counts.
  const element = `<${tag} ${attributes.replaceAll(/(?<=[ "])\/api/g, calendar)} ${api}></${tag}>`;
  return page.evaluate(
    async (markup, shown, times) => {
      const counter = globalThis as { mounted?: number };
      for (let time = 0; time < times; time++) {
        counter.mounted = (counter.mounted ?? 0) + 1;
        document.body.insertAdjacentHTML('beforeend', `<div>${markup.replaceAll('#', String(counter.mounted))}</div>`);
        const box = document.body.lastElementChild!;
        for (const element of box.children as Iterable<HTMLElement & { readonly settled?: Promise<void> }>) {
          await customElements.whenDefined(element.localName);
          await element.settled;
        }
        while (shown && !box.lastElementChild!.shadowRoot!.querySelector(shown)) await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        box.remove();
      }
    },
    shown ? `<cal-event-list id="list" ${api}></cal-event-list>${element}` : element,
    shown,
    times,
  );
}
