import { expect } from '@open-wc/testing';
import { firstRequestOf } from '../../../src/elements/first-request.js';
import type { ElementToPaint } from '../../../src/entries/first-paint/first-paint.js';
import { toPaint } from '../../../src/entries/loader/to-paint.js';
import { queryClient } from '../../../src/data/query/query-client.js';
import { kebabCase } from '../../../src/data/schema/index.js';
import type { Calendar } from '../calendar.js';
import { until } from '../environment.js';

interface Shown extends HTMLElement {
  readonly settled: Promise<void>;
  readonly items: readonly { readonly id: number }[];
  readonly total: number;
}

/** An element as pages have it, with its calendar. */
export interface Given {
  readonly calendar: Calendar;
  readonly attributes?: string;
  readonly content?: string;
}

export interface Painted<E> {
  readonly element: E;
  /** What is seen before the element is there, and after. */
  readonly before: string;
  readonly after: string;
  /** Parts that the element moves, or makes look otherwise. */
  readonly moved: readonly string[];
  /** Nodes that came or went when the element took over. */
  readonly changes: readonly string[];
  /** The same element, which was not painted before. */
  readonly other: string;
  /** Whether its first link has the focus, where it had it before. */
  readonly hasFocus: boolean;
}

/** @param isFirst whether it stands where the page begins, which is seen, and not where it ends */
function elementOf<E extends Shown>(
  tag: string,
  { attributes = '', calendar, content = '' }: Given,
  isFirst = false,
): E {
  const box = document.createElement('div');
  box.innerHTML = `<${tag} base-url="${calendar.baseUrl}" ${attributes}>${content}</${tag}>`;
  document.body[isFirst ? 'prepend' : 'append'](box);
  return box.firstElementChild as E;
}

/** What is seen and read, without the marks of templates, the tiles of maps, which arrive at any time, and a box that Leaflet measures with. */
const seen = ({ shadowRoot }: Element): string =>
  shadowRoot!.innerHTML
    .replaceAll(/<!--.*?-->|<div class="leaflet-(layer .*?<\/div>|proxy .*?)<\/div>/g, '')
    .replaceAll(/\s+/g, ' ');

/** Where all that is seen of an element stands in it, and how it looks. */
function looksOf(element: Element): readonly string[] {
  const { x, y } = element.getBoundingClientRect();
  const lookOf = (one: Element) => {
    const box = one.getBoundingClientRect();
    const { color, background, border, font, opacity, textDecoration } = getComputedStyle(one);
    const place = [box.x - x, box.y - y, box.width, box.height].map(Math.round);
    return [one.className, ...place, color, background, border, font, opacity, textDecoration].join(' ');
  };
  const seen = [...element.shadowRoot!.querySelectorAll('.base :not(.leaflet-tile)')];
  return seen.filter((one) => one.checkVisibility()).map(lookOf);
}

function watch({ shadowRoot }: Element): string[] {
  const changes: string[] = [];
  new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      const tell = (sign: string) => (node: Node) =>
        changes.push(`${sign} ${node.nodeName} ${node.textContent?.trim().slice(0, 40)}`);
      addedNodes.forEach(tell('+'));
      removedNodes.forEach(tell('-'));
    }
  }).observe(shadowRoot!, { childList: true, subtree: true, characterData: true });
  return changes;
}

/**
 * All elements, painted and then taken over; the second has the focus. In one go, because the clock stands still in tests alone, and an element is
 * defined once in a page.
 * @param isWhole whether all of an element is there, once it is settled
 */
export async function paintAll<E extends Shown>(
  tag: string,
  all: Readonly<Record<string, Given>>,
  paint: (what: never) => Promise<void>,
  define: () => Promise<unknown>,
  isWhole: (root: ShadowRoot) => unknown = () => true,
): Promise<Map<string, Painted<E>>> {
  const linkIn = ({ shadowRoot }: Element) => shadowRoot!.querySelector('a');
  const begin = async ([name, given]: [string, Given], index: number) => {
    const element = elementOf<E>(tag, given);
    const read = toPaint(element, firstRequestOf(element)!)!;
    await paint({ ...read, loadElement: () => undefined } satisfies ElementToPaint as never);
    // Where the page was scrolled, the row of the days would stand elsewhere.
    if (index === 1) linkIn(element)!.focus({ preventScroll: true });
    return { name, given, element, before: seen(element), look: looksOf(element), changes: watch(element) };
  };
  const begun = await Promise.all(Object.entries(all).map(begin));
  await define();
  for (const { element } of begun) await element.settled;
  const observed = () =>
    queryClient()
      .getQueryCache()
      .findAll({ type: 'active' })
      .map((query) => query.getObserversCount());
  await until(() => observed().reduce((sum, count) => sum + count, 0) >= begun.length);
  const painted = new Map<string, Painted<E>>();
  for (const { name, given, element, before, look, changes } of begun) {
    const other = elementOf<E>(tag, given, true);
    await until(() => other.total > 0);
    await other.settled;
    await until(() => isWhole(other.shadowRoot!));
    await other.settled;
    expect(other.items.map(({ id }) => id)).to.deep.equal(element.items.map(({ id }) => id));
    const { activeElement } = element.shadowRoot!;
    const hasFocus = activeElement !== null && activeElement === linkIn(element);
    const moved = looksOf(element).filter((now, index) => now !== look[index]);
    painted.set(name, {
      element,
      before,
      after: seen(element),
      moved,
      changes: [...changes],
      other: seen(other),
      hasFocus,
    });
    other.remove();
  }
  return painted;
}

/** Expects that an element has taken over what was painted as it was, and looks as if nothing had been painted before. */
export function expectUntouched({ before, after, changes, moved, other }: Painted<unknown>): void {
  expect(changes).to.deep.equal([]);
  expect(moved).to.deep.equal([]);
  expect(after).to.equal(before);
  expect(other).to.equal(before);
}

/** The attributes, in either spelling, with which an element is painted first all the same. */
export function paintedWith(tag: string, names: readonly string[], { baseUrl }: Calendar): readonly string[] {
  // Of a document in which no element is defined.
  const { body } = document.implementation.createHTMLDocument();
  return names
    .flatMap((name) => [name, kebabCase(name)])
    .filter((name) => {
      body.innerHTML = `<${tag}></${tag}>`;
      const element = body.firstElementChild as HTMLElement;
      element.setAttribute('base-url', baseUrl);
      element.setAttribute(name, 'true');
      const request = firstRequestOf(element);
      return request && toPaint(element, request);
    });
}
