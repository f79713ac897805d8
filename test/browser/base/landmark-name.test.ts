import { expect, fixtureSync } from '@open-wc/testing';
import type { AxeResults } from 'axe-core';
import { CalElement } from '../../../src/elements/base/cal-element.js';
import '../../../src/entries/elements.js';
import { Calendar } from '../calendar.js';
import { markupOf } from '../element-page.js';
import { atlas, ownTiles } from '../map/map-page.js';
import { setUpEnvironment, until } from '../environment.js';

setUpEnvironment();

/** Renders elements with landmarks under headings of a page. */
async function page(markups: readonly string[]): Promise<{ around: HTMLElement; landmarks: () => (string | null)[] }> {
  const around = fixtureSync<HTMLElement>('<main></main>');
  around.innerHTML = markups.map((markup, index) => `<h2>Part ${index + 1}</h2>${markup}`).join('');
  const elements = [...around.querySelectorAll('*')].filter((one): one is CalElement => one instanceof CalElement);
  const landmarks = () =>
    elements.flatMap(({ shadowRoot }) =>
      [...(shadowRoot?.querySelectorAll('nav, [role="region"]') ?? [])].map(({ ariaLabel }) => ariaLabel),
    );
  await until(() => elements.every(({ shadowRoot }) => shadowRoot?.querySelector('[part~="base"][aria-busy="false"]')));
  return { around, landmarks };
}

const twice = (markup: string) => [markup, markup];

async function expectUnique(around: HTMLElement): Promise<void> {
  const { axe } = globalThis as unknown as { axe: { run(element: Element, options: object): Promise<AxeResults> } };
  const { violations } = await axe.run(around, { runOnly: ['landmark-unique'] });
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).to.deep.equal([]);
}

describe('two landmarks of one page have different names', () => {
  before(() => expect(document.body).to.be.accessible());

  it('the landmarks of lists have different names, by the heading above each', async () => {
    const list = markupOf('cal-event-list', new Calendar(), 'range="all" paging="pager" group-by="month"');
    const { around, landmarks } = await page(twice(list));
    await until(() => landmarks().length === 2);
    expect(landmarks()).to.deep.equal(['Pages: Part 1', 'Pages: Part 2']);
    await expectUnique(around);
  });

  it('the landmarks of lists keep the names that the page gives them', async () => {
    const list = (name: string) =>
      markupOf('cal-event-list', new Calendar(), `range="all" paging="pager" aria-label="${name}"`);
    const { landmarks } = await page([list('Concerts'), list('Markets')]);
    await until(() => landmarks().length === 2);
    expect(landmarks()).to.deep.equal(['Pages: Concerts', 'Pages: Markets']);
  });

  it('the landmarks of two weeks and an agenda have different names', async () => {
    const week = markupOf('cal-event-week', new Calendar());
    const { around, landmarks } = await page([
      ...twice(week),
      markupOf('cal-event-month', new Calendar(), 'layout="agenda"'),
    ]);
    await until(() => landmarks().length === 2);
    await expectUnique(around);
  });

  it('the landmarks of two maps have different names', async () => {
    const map = markupOf('cal-venue-map', atlas(), `tiles="${ownTiles}"`);
    const { around, landmarks } = await page(twice(map));
    await until(() => landmarks().length === 6);
    await expectUnique(around);
  });
});
