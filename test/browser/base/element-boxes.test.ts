import { expect, fixture, fixtureSync } from '@open-wc/testing';
import { CalElement } from '../../../src/elements/base/cal-element.js';
import '../../../src/elements/index.js';
import { recordedEvent } from '../calendar.js';
import { ElementPage, markupOf } from '../element-page.js';
import { narrowest, setViewport } from '../appearance.js';
import { atlas, ownTiles } from '../map/map-page.js';
import { setUpEnvironment, textOf, turn, until } from '../environment.js';
import { allDay } from '../period/week-page.js';

setUpEnvironment();

// The test runner's server computes it, which takes longer than any test or hook waits.
await import('virtual:element-data');

const shown = await recordedEvent('full');
const tiles = `tiles="${ownTiles}"`;

/** Every element that renders, with attributes that make it show much. */
const elements = {
  'cal-builder': '',
  'cal-event-list': 'range="all"',
  'cal-event-detail': `event-id="${shown.id}" ${tiles}`,
  'cal-event-month': '',
  'cal-event-week': '',
  'cal-event-filters': 'facets="date category tag venue organizer featured cost near"',
  'cal-event-search': '',
  'cal-event-map': `range="all" ${tiles}`,
  'cal-venue-map': tiles,
  'cal-venue-list': '',
  'cal-venue-detail': `venue-id="18" ${tiles}`,
  'cal-organizer-list': '',
  'cal-organizer-detail': 'organizer-id="22"',
  'cal-add-to-calendar': `event-id="${shown.id}"`,
  'cal-calendar': '',
  'cal-category-list': '',
  'cal-tag-list': '',
} satisfies Record<Exclude<keyof HTMLElementTagNameMap & `cal-${string}`, 'cal-provider'>, string>;

/** Other layouts of some elements. */
const looks: Partial<Record<keyof typeof elements, readonly string[]>> = {
  'cal-event-list': ['layout="list" paging="pager"', 'layout="cards"', 'layout="compact" group-by="day"'],
  'cal-event-month': ['', 'layout="mini"', 'layout="agenda"'],
  'cal-event-week': ['', 'days="3"'],
  'cal-venue-list': ['layout="list"', 'layout="compact" paging="pager"'],
  'cal-category-list': ['layout="tree"', 'layout="links"', 'layout="cloud"'],
  'cal-tag-list': ['layout="chips"', 'layout="links"', 'layout="cloud"'],
};

const calendar = atlas();
calendar.events = [
  ...calendar.events,
  shown,
  ...[18, 20, 21, 22].map((day) => allDay(`An exhibition with a long name, open from day ${day}`, `2026-11-${day}`, '2026-11-24')),
];

const tags = Object.keys(elements) as (keyof typeof elements)[];

class AnyPage extends ElementPage<CalElement> {}

/** Puts an element into a box and waits until it and the elements inside it have rendered. */
async function place(tag: keyof typeof elements, box: HTMLElement, more = ''): Promise<HTMLElement> {
  const page = new AnyPage(box, markupOf(tag, calendar, `${elements[tag]} ${more}`));
  await page.element.updateComplete;
  await page.settled();
  const inner = [...page.root.querySelectorAll('*')].filter((one): one is CalElement => one instanceof CalElement);
  await until(() => inner.every(({ shadowRoot }) => shadowRoot?.querySelector('[part~="base"][aria-busy="false"]')));
  await turn();
  return page.element;
}

/** A box of a width, which scrolls what does not fit into it. */
const boxOf = (width: number, content = '') =>
  fixture<HTMLElement>(`<div style="position: relative; overflow: auto; inline-size: ${width}px">${content}</div>`);

/** Boxes that take their width from their content; the element replaces `<b>`. */
const layouts: Readonly<Record<string, string>> = {
  'a flex row': '<div style="display: flex"><b></b></div>',
  'a centred flex column': '<div style="display: flex; flex-direction: column; align-items: center"><b></b></div>',
  'a centred grid': '<div style="display: grid; place-items: center"><b></b></div>',
  'a float': '<div style="float: left"><b></b></div>',
  'an inline block': '<div style="display: inline-block"><b></b></div>',
  'a positioned box': '<div style="position: absolute"><b></b></div>',
  'a table cell': '<table style="border-spacing: 0"><td style="padding: 0"><b></b></td></table>',
  'a dialog': '<dialog open style="position: absolute; padding: 0; border: 0"><b></b></dialog>',
  'a popover': '<div popover="manual" style="padding: 0; border: 0"><b></b></div>',
};

describe('an element in a box that takes its width from its content', () => {
  for (const tag of tags)
    it(`${tag} has a readable width, and shrinks with its box`, async () => {
      const element = await place(tag, await boxOf(1000));
      const found: string[] = [];
      for (const [name, markup] of Object.entries(layouts))
        for (const room of [1000, 200]) {
          const box = await boxOf(room, markup);
          box.querySelector('b')!.replaceWith(element);
          const popover = box.querySelector<HTMLElement>('[popover]');
          popover?.showPopover();
          if (popover) popover.style.maxInlineSize = `${room}px`;
          const { width } = element.getBoundingClientRect();
          const isReadable = room === 200 ? width === 200 && box.scrollWidth <= 200 : width >= 320 && width <= 700;
          if (!isReadable) found.push(`${width} px wide in ${name} in ${room} px, which scrolls ${box.scrollWidth} px`);
        }
      expect(found).to.deep.equal([]);
    });
});

describe('a page', () => {
  for (const tag of tags)
    it(`is made no larger than its box by ${tag}`, async () => {
      for (const width of [320, 768, 1280]) {
        const box = await boxOf(width);
        const element = await place(tag, box);
        expect([box.scrollWidth, box.scrollHeight], `${width} px`).to.deep.equal([
          width,
          Math.round(element.getBoundingClientRect().height),
        ]);
        box.remove();
      }
    });
});

/** All elements in a root, and in the roots inside it. */
function* deepElements(root: ShadowRoot): Generator<HTMLElement> {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    yield element;
    if (element.shadowRoot) yield* deepElements(element.shadowRoot);
  }
}

/** The visible controls. */
const targetsIn = (root: ShadowRoot) =>
  [...deepElements(root)].filter(
    (one) =>
      one.matches('a[href], button, input, select, summary, [tabindex="0"]') &&
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );

/** A link among words is as high as these (the exception "inline" of WCAG 2.5.8). */
const isAmongWords = (target: HTMLElement) =>
  getComputedStyle(target).display === 'inline' && textOf(target.parentElement).length > textOf(target).length;

/** The area that can be pressed: a whole card follows its link. */
const boxToPress = (target: HTMLElement) => (target.closest('.card') ?? target).getBoundingClientRect();

describe('a target is at least 24 pixels wide and high', () => {
  for (const tag of tags)
    for (const more of looks[tag] ?? [''])
      it(`in ${tag} ${more}`, async () => {
        const found: string[] = [];
        for (const width of [Math.max(375, narrowest), 1280]) {
          await setViewport({ width, height: 900 });
          const box = fixtureSync<HTMLElement>('<div></div>');
          const element = await place(tag, box, more);
          for (const target of targetsIn(element.shadowRoot!)) {
            const { width: across, height } = boxToPress(target);
            if (isAmongWords(target) || (across >= 24 && height >= 24)) continue;
            found.push(`${width}: ${across.toFixed(1)} × ${height.toFixed(1)} ${target.outerHTML.replace(/\s+/g, ' ').slice(0, 90)}`);
          }
          box.remove();
        }
        expect([...new Set(found)].slice(0, 12)).to.deep.equal([]);
      });

  after(() => setViewport({ width: 800, height: 600 }));
});
