import { expect, fixtureCleanup } from '@open-wc/testing';
import '../../../src/entries/elements.js';
import { attributesOf, loadingTags, type VisibleTag } from '../../elements.js';
import { allEvents, Calendar, json } from '../calendar.js';
import { ElementPage, markupOf } from '../element-page.js';
import { setUpEnvironment, turn } from '../environment.js';
import { ownTiles, watchHosts } from '../map/map-page.js';
import { mutated, oneOf, randomFrom } from './mutations.js';
import { rounds, seed } from './rounds.js';
import type { CalElement } from '../../../src/elements/base/cal-element.js';

setUpEnvironment();

/** A few items at a time, so that each is changed often. */
const few = 4;
const inTest = 10;

/** Attributes that make an element show most. */
const more: Readonly<Partial<Record<VisibleTag, string>>> = {
  'cal-event-list': 'layout="cards" group-by="venue" json-ld',
  'cal-event-detail': 'show-map show-adjacent json-ld',
  'cal-venue-list': 'layout="cards"',
  'cal-organizer-list': 'layout="cards"',
  'cal-category-list': 'counts',
  'cal-tag-list': 'layout="cloud" counts',
  'cal-calendar': 'controls="search filters subscribe" views="list month week map"',
};

/** What no answer may bring into a page, and the schemes that its links and images may have. */
const forbiddenTags = new Set(['iframe', 'object', 'embed', 'base', 'meta', 'link', 'script']);
const addresses = ['href', 'src', 'action', 'formaction', 'data', 'poster', 'xlink:href'];
const schemes = ['http:', 'https:', 'mailto:', 'tel:', 'webcal:', 'data:'];

/** An element, and all below it, also in the roots of elements inside. */
const deepAll = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? deepAll(one.shadowRoot) : [])]);

/** What could run a script. */
const isDangerous = (one: Element): boolean =>
  (forbiddenTags.has(one.localName) && one.getAttribute('type') !== 'application/ld+json') ||
  one.getAttributeNames().some((name) => name.startsWith('on')) ||
  addresses.some((name) => {
    const address = one.getAttribute(name);
    return address !== null && !schemes.includes(URL.parse(address, location.href)?.protocol ?? '');
  });

class AnyPage extends ElementPage<CalElement> {
  /** Whether it has ended with items, without any, or with an error. */
  get isDone(): boolean {
    const isLoading = deepAll(this.root).some((one) => one.matches('[aria-busy="true"], slot[name="loading"]'));
    return this.one('base')?.ariaBusy === 'false' && !isLoading && !this.matches('loading');
  }

  get isSilent(): boolean {
    const shown = ['card', 'term', 'site', 'detail', 'month', 'agenda', 'grid', 'message', 'add'];
    const all = [this.element, ...deepAll(this.root)];
    return !all.some(
      (one) => shown.some((part) => one.part.contains(part)) || one.matches(':state(empty), :state(error)'),
    );
  }

  get danger(): string | undefined {
    return [...deepAll(this.root), ...deepAll(this.element)].find(isDangerous)?.outerHTML.slice(0, 200);
  }

  get forbidden(): string | undefined {
    const all = deepAll(this.root);
    const values = all.flatMap((one) =>
      ['href', 'src', 'srcset', 'aria-label', 'part'].map((name) => one.getAttribute(name) ?? ''),
    );
    const styles = all.filter(({ localName }) => localName === 'style');
    for (const style of styles) style.remove();
    return /.{0,40}(\[object|\bundefined\b|\bNaN\b|%5Bobject).{0,40}/.exec(
      [this.root.textContent, this.element.textContent, ...values].join('\n'),
    )?.[0];
  }
}

/** Whether a text of the calendar has run as a script. */
let hasRun = false;
before(() => {
  globalThis.alert = () => (hasRun = true);
});

/** Only in `npm run mutations`, since it takes a machine that has little else to do. */
const watchesTime = rounds > 300;
const stops = 'keeps the page from working';
/** The longest that the page did not work in this round, in milliseconds, as Chromium tells. */
let longest = 0;
before(() => {
  if (!watchesTime) return;
  new PerformanceObserver((tasks) => {
    longest = Math.max(longest, ...tasks.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
});

/** Gives randomly changed responses to one element, and returns what is wrong afterwards. */
async function complaintOf(tag: VisibleTag, ownSeed: number): Promise<string | undefined> {
  const random = randomFrom(ownSeed);
  const start = Math.floor(random() * (allEvents.length - few));
  const calendar = new Calendar(allEvents.slice(start, start + few));
  const { answer, others } = calendar;
  calendar.others = Object.fromEntries(
    Object.entries(others).map(([name, items]) => [name, items.slice(start % 7, (start % 7) + few)]),
  ) as unknown as typeof others;
  const told: string[] = [];
  calendar.answer = async (url) => {
    const isError = random() < 0.05;
    const right = isError
      ? { code: 'x', message: 'm', data: { status: 400, params: { page: 'p' }, details: [] } }
      : await (await answer(url)).json();
    const change = mutated(right, random);
    told.push(...change.told);
    return json(change.answer, isError ? 400 : 200);
  };
  const foreignHosts = watchHosts();
  longest = 0;
  const page = await AnyPage.open(
    markupOf(tag, calendar, `${more[tag] ?? ''} ${attributesOf(tag, { ids: calendar.ids, tiles: ownTiles })}`),
    '800px',
  );
  const began = performance.now();
  while (!page.isDone && performance.now() - began < 5000) await turn();
  const asked = foreignHosts().join();
  const complaint = !page.isDone
    ? 'waits'
    : page.isSilent
      ? 'is silent'
      : hasRun
        ? 'runs a script'
        : asked
          ? `asks ${asked}`
          : watchesTime && longest > 1000
            ? `${stops} for ${Math.round(longest)} ms`
            : (page.danger ?? page.forbidden);
  performance.clearResourceTimings();
  fixtureCleanup();
  return complaint && `${tag} after ${told.join(', ')}: ${complaint}`;
}

/** What is wrong, where answers that keep a page from working do so each time: once may be for the machine, which did something else. */
async function lastingComplaintOf(tag: VisibleTag, ownSeed: number): Promise<string | undefined> {
  const complaint = await complaintOf(tag, ownSeed);
  return complaint?.includes(stops) ? complaintOf(tag, ownSeed) : complaint;
}

describe(`${rounds} answers changed at random, from seed ${seed}`, () => {
  const random = randomFrom(seed);
  for (let round = 0; round < rounds; round += inTest) {
    const ownSeed = Math.floor(random() * 2 ** 31);
    it(`rounds ${round + 1} to ${round + inTest} end with items, none, or an announced error`, async () => {
      const own = randomFrom(ownSeed);
      const complaints = [];
      for (let count = 0; count < inTest; count++) {
        complaints.push(
          await lastingComplaintOf(loadingTags[(round + count) % loadingTags.length]!, Math.floor(own() * 2 ** 31)),
        );
      }
      expect(complaints.filter(Boolean)).to.deep.equal([]);
    });
  }
  it('change something in each round', () => {
    const own = randomFrom(seed);
    expect(mutated({ a: [1] }, own).told).not.to.have.length(0);
    expect(oneOf([1], own)).to.equal(1);
  });
});
