import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atLeastOne } from '../at-least-one.js';
import { visit } from '../pages/harness.js';
import type { Visit } from '../pages/site.js';
import { attributesOf, loadingTags } from '../elements.js';
import { faults, now, startFaultServer, type FaultServer } from './fault-server.js';

let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer();
});
afterAll(() => server.close());

const tags = loadingTags;

/** All elements that load, each of a calendar of its own with this fault. */
const allOf = (fault: string) =>
  tags
    .map(
      (tag) =>
        `<section><${tag} ${attributesOf(tag, { ids: server.ids })} base-url="${server.baseUrl(fault, tag)}"></${tag}></section>`,
    )
    .join('');

/** Search and filters beside a list. */
function controlsOf(fault: string): string {
  const calendar = `base-url="${server.baseUrl(fault, 'controls')}"`;
  return `
    <cal-event-list id="list" ${calendar}></cal-event-list>
    <cal-event-search for="list"></cal-event-search>
    <cal-event-filters for="list" layout="panel" facets="category tag venue organizer"></cal-event-filters>`;
}

/** A page of these elements; its waits are shorter than those of real pages, and so are its limits where an answer never ends. */
async function open(fault: string, bodyOf = allOf, clock = now): Promise<Visit> {
  server.breakAgain();
  const shorter = faults[fault]?.isEndless ? 5 : 1;
  const prepare = `
    Date.now = () => ${clock};
    const { setTimeout } = globalThis;
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    globalThis.shorter = ${shorter};
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds / shorter);
    globalThis.setTimeout = (run, wait = 0) => setTimeout(run, wait / 10);`;
  return visit({
    body: () =>
      `<script>{${prepare}}</script><script type="module" src="/dist/cal-elements.js"></script>${bodyOf(fault)}`,
    isPublic: true,
  });
}

/** Ends the fault, and with it the shorter limits, since a slow or shared machine is none. */
async function heal({ page }: Visit): Promise<void> {
  server.heal();
  await page.evaluate('shorter = 1');
}

interface Outcome {
  readonly error?: string;
  /** The IDs of what is shown. */
  readonly ids: readonly number[];
  readonly total: number;
  /** The label of the button that an error offers. */
  readonly next?: string;
}

interface ControlOutcome {
  /** The values of each facet, and the label of the button that an error offers. */
  readonly facets: readonly { readonly values: readonly string[]; readonly next?: string }[];
  /** What is suggested for a letter. */
  readonly suggestions: readonly string[];
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
      return [
        element.localName,
        { ...(error && { error: error.kind }), ids: items.map(({ id }) => id), total, ...(next && { next }) },
      ];
    };
    return Object.fromEntries(await Promise.all(all.map(outcomeOf)));
  }, press);

/** What the elements beside a list show; `press` first presses what their errors offer. */
const controls = ({ page }: Visit, press = false): Promise<ControlOutcome> =>
  page.evaluate(async (press) => {
    const until = async <T>(read: () => T | undefined | null | false | '') => {
      const end = performance.now() + 30_000;
      while (performance.now() < end) {
        const found = read();
        if (found) return found;
        await new Promise(requestAnimationFrame);
      }
      throw new Error(`Not within 30 seconds: ${String(read)}`);
    };
    const rootOf = (tag: string) => document.querySelector(tag)!.shadowRoot!;
    const textsOf = (root: ParentNode, part: string) =>
      [...root.querySelectorAll(`[part~="${part}"]`)].map(({ textContent }) => textContent.trim());
    await Promise.all(
      ['cal-event-list', 'cal-event-search', 'cal-event-filters'].map((tag) => customElements.whenDefined(tag)),
    );
    const list = document.querySelector('cal-event-list')! as HTMLElement & { settled: Promise<void> };
    await list.settled;

    const filters = rootOf('cal-event-filters');
    const boxes = await until(
      () => filters.querySelectorAll('details').length === 4 && [...filters.querySelectorAll('details')],
    );
    const errors = [rootOf('cal-event-list'), filters].flatMap((root) => [
      ...root.querySelectorAll<HTMLElement>('[part~="error"] button'),
    ]);
    if (press) for (const button of errors) button.click();
    for (const box of boxes) box.open = true;
    const facetOf = async (box: Element) => {
      await until(
        () =>
          box.querySelector('[part~="error"], [part~="values"]') && (!press || !box.querySelector('[part~="error"]')),
      );
      return { values: textsOf(box, 'name'), next: textsOf(box, 'button').at(-1) };
    };
    const facets = await Promise.all(boxes.map(facetOf));

    const search = rootOf('cal-event-search');
    const field = search.querySelector('input')!;
    // The list would search, too, and what it finds may come before or after the suggestions, which hold what lists have shown.
    document.addEventListener('cal-filter-change', (event) => event.preventDefault());
    field.focus();
    field.value = 'mar';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // It asks the server shortly after the last key, and suggests what it has until then.
    for (let frame = 0; frame < 10 || search.querySelector('[aria-busy="true"]'); frame++)
      await new Promise(requestAnimationFrame);

    return { facets, suggestions: textsOf(search, 'option') };
  }, press);

/** Whether the client finds the calendar, by the second time it is asked at the latest. */
const isFound = ({ page }: Visit, fault: string): Promise<unknown> =>
  page.evaluate(`import('/dist/client.js').then(async ({ findCalendar }) => {
    const isFound = () => findCalendar('${server.baseUrl(fault, 'controls')}').then(() => true, () => false);
    return (await isFound()) || isFound();
  })`);

/** What browsers report of a request that failed, the requests to the calendar, which is another site than the page, and what tells its owner that it is closed. */
const expected =
  /^Failed to load resource|blocked by CORS policy|^a request to http:\/\/(?:127\.0\.0\.1|localhost):|answers only those who are signed in there/;

/** What each element shows of a calendar without a fault. */
let healthy: Record<string, Outcome>;
let healthyControls: ControlOutcome;
beforeAll(async () => {
  healthy = await outcomes(await open('none'));
  healthyControls = await controls(await open('none', controlsOf));
});

it('shows every element of a calendar without a fault', () => {
  expect(Object.keys(healthy)).to.deep.equal(tags);
  for (const tag of tags) expect(healthy[tag]!.ids, tag).not.to.deep.equal([]);
});

it.each([
  ['ahead', 2],
  ['behind', -2],
])('shows every element to a reader whose clock is two years %s', async (_, years) => {
  const visited = await open('none', allOf, now + years * 365 * 24 * 3_600_000);
  const shown = await outcomes(visited);
  for (const [tag, { error }] of atLeastOne(Object.entries(shown))) expect(error, tag).to.equal(undefined);
  for (const tag of ['cal-event-detail', 'cal-venue-list', 'cal-venue-detail'])
    expect(shown[tag], tag).to.deep.equal(healthy[tag]);
  expect(visited.complaints.filter((complaint) => !expected.test(complaint))).to.deep.equal([]);
});

it('shows the values of facets and suggestions of a calendar without a fault', () => {
  const { facets, suggestions } = healthyControls;
  for (const { values, next } of atLeastOne(facets)) expect([values.length > 3, next]).to.deep.equal([true, undefined]);
  expect(suggestions).not.to.deep.equal([]);
});

const tryAgain = 'Try again';

describe.each(Object.entries(faults))(
  'with %s, every element',
  (fault, { error, reorders = () => false, differs = () => false }) => {
    it(
      error
        ? 'says so, as the client does, offers to try again, and then shows the calendar'
        : 'shows the calendar, which the client finds',
      async () => {
        const visited = await open(fault);
        const shown = await outcomes(visited);
        for (const tag of tags) {
          if (error) expect(shown[tag], tag).to.deep.equal({ error, ids: [], total: 0, next: tryAgain });
          else if (reorders(tag)) expect(shown[tag]!.ids, tag).to.have.length(healthy[tag]!.ids.length);
          else if (differs(tag)) {
            expect(healthy[tag]!.ids, tag).to.include.members(shown[tag]!.ids as number[]);
          } else expect(shown[tag], tag).to.deep.equal(healthy[tag]);
          const { ids } = shown[tag]!;
          expect(ids, tag).to.deep.equal([...new Set(ids)]);
          expect(server.countRequests(fault, tag), tag).to.be.lessThan(60);
        }
        expect(await isFound(visited, fault), 'found by the client').to.equal(!error);
        if (error) {
          await heal(visited);
          const after = await outcomes(visited, true);
          for (const tag of tags) expect(after[tag], tag).to.deep.equal(healthy[tag]);
        }
        const requests = tags.reduce((sum, tag) => sum + server.countRequests(fault, tag), 0);
        // Twenty, and what sockets hold on their way.
        expect(server.countBytes(fault) / requests).to.be.lessThan(35_000_000);
        expect(visited.complaints.filter((complaint) => !expected.test(complaint))).to.deep.equal([]);
      },
    );
    it('beside a list says so and recovers too, or shows what the calendar holds', async () => {
      const visited = await open(fault, controlsOf);
      const { facets, suggestions } = await controls(visited);
      if (error) {
        expect(facets).to.deep.equal(healthyControls.facets.map(() => ({ values: [], next: tryAgain })));
        // The month, and the search itself: they need no calendar.
        const ownSuggestions = healthyControls.suggestions.filter((text) => /^(March|Search) /.test(text));
        expect(suggestions).to.deep.equal(atLeastOne(ownSuggestions));
        await heal(visited);
        expect((await controls(visited, true)).facets).to.deep.equal(healthyControls.facets);
      } else {
        expect(suggestions).to.deep.equal(healthyControls.suggestions);
        for (const [index, facet] of atLeastOne(facets.entries()))
          // A list that seems to be whole tells which tags its events have.
          if (differs('cal-event-list'))
            expect(healthyControls.facets[index]!.values).to.include.members([...facet.values]);
          else if (facet.next !== tryAgain) expect(facet).to.deep.equal(healthyControls.facets[index]);
      }
      expect(visited.complaints.filter((complaint) => !expected.test(complaint))).to.deep.equal([]);
    });
  },
);
