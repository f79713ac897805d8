import type { Page } from 'puppeteer-core';
import { catalog } from '../../src/elements/catalog.js';
import { attributesOf, examples, visibleTags } from '../elements.js';
import { recordedCalendar } from './calendar.js';

/** The recorded calendar, with the few events that a page gets by default. */
export const api = recordedCalendar({ events: () => undefined });

/** An element with its attributes, and what a control shows when it has found the list that is beside it. */
export type Mount = readonly [tag: string, attributes: string, shown?: string | undefined];

const tiles = '/tile.png?{z}/{x}/{y}';

/** Every element, lists that are read in other ways, and one that cannot load. */
export const mounts: readonly Mount[] = [
  ...visibleTags.map((tag): Mount => {
    const consent = examples[tag].hasMap ? 'consent="granted"' : '';
    return [
      tag,
      `${attributesOf(tag, { tiles })} ${consent}`,
      catalog[tag].kind === 'control' ? examples[tag].shown : undefined,
    ];
  }),
  ['cal-provider', ''],
  ['cal-event-list', 'base-url="/api /api/town"'],
  ['cal-event-list', 'fold-series'],
  ['cal-event-list', 'persist'],
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
        while (shown && !box.lastElementChild!.shadowRoot!.querySelector(shown))
          await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        box.remove();
      }
    },
    shown ? `<cal-event-list id="list" ${api}></cal-event-list>${element}` : element,
    shown,
    times,
  );
}
