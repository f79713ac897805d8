import type { Page } from 'puppeteer-core';
import { recordedBody } from '../recordings.js';

/** The recorded items of what is asked for; what is no calendar answers with no item. */
export function api(path: string): object | undefined {
  if (path.includes('/wrong/')) return {};
  const [, resource = '', isOne] = /\/v1\/(events|venues|organizers|categories|tags)(\/\d)?/.exec(path) ?? [];
  if (isOne) return recordedBody(`${resource}.read.full`);
  return resource === 'events' ? undefined : { ...recordedBody(`bulk/${resource}.all`), total_pages: 1 };
}

/** Every element, with attributes that make it show something, and one that cannot load. */
export const mounts: readonly (readonly [tag: string, attributes: string])[] = [
  ['cal-event-list', ''],
  ['cal-event-month', 'date="2026-11-03"'],
  ['cal-event-week', 'date="2026-11-03"'],
  ['cal-event-map', 'tiles="/tile.png?{z}/{x}/{y}" consent="granted"'],
  ['cal-event-detail', 'event-id="7"'],
  ['cal-event-filters', ''],
  ['cal-event-search', ''],
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

/** Adds an element to the page, waits until it has settled, and removes it, so many times. */
export const mountOften = (page: Page, [tag, attributes]: readonly [tag: string, attributes: string], times: number): Promise<void> =>
  page.evaluate(
    async (markup, times) => {
      for (let time = 0; time < times; time++) {
        document.body.insertAdjacentHTML('beforeend', markup);
        const element = document.body.lastElementChild as HTMLElement & { readonly settled?: Promise<void> };
        await customElements.whenDefined(element.localName);
        await element.settled;
        element.remove();
      }
    },
    `<${tag} base-url="${new URL(page.url()).origin}/api" ${attributes}></${tag}>`,
    times,
  );
