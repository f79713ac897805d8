import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visit } from '../pages/harness.js';
import type { Visit } from '../pages/site.js';
import { faults, now, startFaultServer, type FaultServer } from './fault-server.js';

let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer();
});
afterAll(() => server.close());

/** Each element that loads, with what it needs. */
const elements: Readonly<Record<string, () => string>> = {
  'cal-event-list': () => '',
  'cal-event-detail': () => `slug="${server.slugs.events}"`,
  'cal-event-month': () => '',
  'cal-event-week': () => '',
  'cal-event-map': () => '',
  'cal-venue-map': () => '',
  'cal-venue-list': () => '',
  'cal-venue-detail': () => `slug="${server.slugs.venues}"`,
  'cal-organizer-list': () => '',
  'cal-organizer-detail': () => `slug="${server.slugs.organizers}"`,
  'cal-category-list': () => '',
  'cal-tag-list': () => '',
  'cal-calendar': () => '',
};
const tags = Object.keys(elements);

/** A page with all elements, each of a calendar of its own with this fault; waits are shorter than those of real pages. */
async function open(fault: string, clock = now): Promise<Visit> {
  server.breakAgain();
  const body = tags.map((tag) => `<section><${tag} ${elements[tag]!()} base-url="${server.baseUrl(fault, tag)}"></${tag}></section>`);
  return visit({
    body: () => `<script>Date.now = () => ${clock}</script><script type="module" src="/dist/cal-elements.js"></script>${body.join('')}`,
    isPublic: true,
    prepare: () => {
      const { setTimeout } = globalThis;
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 5);
      globalThis.setTimeout = ((run: () => void, wait = 0) => setTimeout(run, wait / 10)) as never;
    },
  });
}

interface Outcome {
  readonly error?: string;
  /** The IDs of what is shown. */
  readonly ids: readonly number[];
  readonly total: number;
  /** The label of the button that an error offers. */
  readonly next?: string;
}

/** What each element shows when nothing is loading any more; `press` first presses the button that its error offers. */
const outcomes = ({ page }: Visit, press = false): Promise<Record<string, Outcome>> =>
  page.evaluate(async (press) => {
    interface Loading extends HTMLElement {
      readonly settled: Promise<void>;
      readonly error?: { readonly kind: string };
      readonly items: readonly { readonly id: number }[];
      readonly total: number;
    }
    const deepAll = (root: ParentNode, selector: string): HTMLElement[] => [
      ...root.querySelectorAll<HTMLElement>(selector),
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? deepAll(shadowRoot, selector) : [])),
    ];
    const buttonOf = (element: Loading) => deepAll(element.shadowRoot!, '[part~="error"] button')[0];
    const all = [...document.querySelectorAll<Loading>('section > *')];
    await Promise.all(all.map(({ localName }) => customElements.whenDefined(localName)));
    if (press) for (const element of all) buttonOf(element)?.click();
    const outcomeOf = async (element: Loading): Promise<[string, Outcome]> => {
      await element.settled;
      const { error, items, total } = element;
      const next = buttonOf(element)?.textContent;
      return [element.localName, { ...(error && { error: error.kind }), ids: items.map(({ id }) => id), total, ...(next && { next }) }];
    };
    return Object.fromEntries(await Promise.all(all.map(outcomeOf)));
  }, press);

/** What browsers report of a request that failed, and the requests to the calendar, which is another site than the page. */
const expected = /^Failed to load resource|blocked by CORS policy|^a request to http:\/\/(?:127\.0\.0\.1|localhost):/;

/** What each element shows of a calendar without a fault. */
let healthy: Record<string, Outcome>;
beforeAll(async () => {
  healthy = await outcomes(await open('none'));
});

it('shows every element of a calendar without a fault', () => {
  expect(Object.keys(healthy)).to.deep.equal(tags);
  for (const tag of tags) expect(healthy[tag]!.ids, tag).not.to.deep.equal([]);
});

it('shows every element to a reader whose clock is two years ahead', async () => {
  const visited = await open('none', now + 2 * 365 * 24 * 3_600_000);
  for (const [tag, { error }] of Object.entries(await outcomes(visited))) expect(error, tag).to.equal(undefined);
  expect(visited.complaints.filter((complaint) => !expected.test(complaint))).to.deep.equal([]);
});

describe.each(Object.entries(faults))('with %s, every element', (fault, { error, differs = () => false }) => {
  it(error ? 'says so, offers to try again, and then shows the calendar' : 'shows the calendar', async () => {
    const visited = await open(fault);
    const shown = await outcomes(visited);
    for (const tag of tags) {
      if (error) expect(shown[tag], tag).to.deep.equal({ error, ids: [], total: 0, next: 'Try again' });
      else if (!differs(tag)) expect(shown[tag], tag).to.deep.equal(healthy[tag]);
      const { ids } = shown[tag]!;
      expect(ids, tag).to.deep.equal([...new Set(ids)]);
      expect(server.countRequests(fault, tag), tag).to.be.lessThan(60);
    }
    if (error) {
      server.heal();
      expect(await outcomes(visited, true)).to.deep.equal(healthy);
    }
    expect(visited.complaints.filter((complaint) => !expected.test(complaint))).to.deep.equal([]);
  });
});
