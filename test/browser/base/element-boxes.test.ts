import { expect, fixtureSync } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { atLeastOne } from '../../at-least-one.js';
import { looksOf, visibleTags as tags, type VisibleTag } from '../../elements.js';
import { narrowest, setViewport } from '../appearance.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { boxOf, deepElements, known, place, targetsIn } from './any-element.js';

setUpEnvironment();

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
          if (tag === 'cal-add-to-calendar') {
            const button = element.shadowRoot!.querySelector('[part~="add"]')!.getBoundingClientRect();
            if (width !== button.width || box.scrollWidth > room)
              found.push(`${width} px wide around ${button.width} px in ${name}`);
            continue;
          }
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

/** What each layout does to the parts of a card, by a selector. */
const cardLooks: Readonly<Record<string, Readonly<Record<string, Partial<CSSStyleDeclaration>>>>> = {
  cards: {
    '.body': { display: 'flex', flexDirection: 'column' },
    '.title': { overflow: 'hidden' },
    '.card:has(.image) .date-badge': { position: 'absolute' },
  },
  compact: {
    '.body': { display: 'flex', flexWrap: 'wrap' },
    '.title': { fontWeight: '600' },
    '.marks': { position: 'absolute' },
  },
  list: { '.body': { display: 'flex', flexWrap: 'wrap' }, '.title': { fontWeight: '600' } },
};

/** The elements with cards, each with its layouts; those of a week are in a box that is tested there. */
const layoutsOfCards: Partial<Record<VisibleTag, readonly string[]>> = {
  'cal-event-list': ['cards', 'compact', 'list'],
  'cal-event-detail': ['cards'],
  'cal-event-month': ['compact'],
  'cal-event-map': ['compact'],
  'cal-venue-list': ['cards', 'compact', 'list'],
  'cal-venue-detail': ['list'],
  'cal-organizer-list': ['compact', 'list'],
  'cal-organizer-detail': ['list'],
  'cal-calendar': ['list'],
};

describe('cards look as their layout wants them', () => {
  for (const tag of tags)
    it(`in ${tag}`, async () => {
      const found = new Set<string>();
      const wrong = new Set<string>();
      for (const look of looksOf(tag, known)) {
        const element = await place(tag, await boxOf(640), look);
        // Asked for once the event is there.
        if (tag === 'cal-event-detail') await until(() => element.shadowRoot!.querySelector('.card'));
        for (const card of [...deepElements(element.shadowRoot!)].filter(
          (one) => one.matches('.card') && one.checkVisibility(),
        )) {
          const layout = card.closest('.list, .cards, .compact')?.className.match(/list|cards|compact/)?.[0] ?? 'none';
          found.add(layout);
          for (const [selector, look] of Object.entries(cardLooks[layout] ?? {}))
            for (const part of card.parentElement!.querySelectorAll(selector))
              for (const [property, value] of Object.entries(look)) {
                const computed = getComputedStyle(part)[property as 'position'];
                if (computed !== value) wrong.add(`${layout} ${selector}: ${property} is ${computed}`);
              }
        }
      }
      expect([...wrong]).to.deep.equal([]);
      expect([...found].sort()).to.deep.equal(layoutsOfCards[tag] ?? []);
    });
});

describe('on a page that outlines whatever has the focus', () => {
  for (const tag of tags)
    it(`the ring is around what has it in ${tag}, and not around the element`, async () => {
      const box = await boxOf(
        640,
        '<style>:where(.site *:focus) { outline-width: 2px; outline-style: solid }</style><button>b</button>',
      );
      box.classList.add('site');
      const around = box.appendChild(document.createElement('div'));
      const element = await place(tag, around);
      box.querySelector('button')!.focus();
      await sendKeys({ press: 'Tab' });
      let focused: Element = document.activeElement!;
      while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
      const ringed = [focused, focused.closest('.card, .search')].filter(
        (one) => one && getComputedStyle(one).outlineStyle === 'solid',
      );
      expect(document.activeElement?.localName).to.equal(tag);
      expect(getComputedStyle(element).outlineStyle).to.equal('none');
      expect(ringed, focused.outerHTML.slice(0, 90)).to.have.length(1);
    });
});

/** A link among words is as high as these (the exception "inline" of WCAG 2.5.8). */
const isAmongWords = (target: HTMLElement) =>
  getComputedStyle(target).display === 'inline' && textOf(target.parentElement).length > textOf(target).length;

/** The area that can be pressed: a whole card follows its link, and a label presses its box. */
const boxToPress = (target: HTMLElement) => (target.closest('.card, label') ?? target).getBoundingClientRect();

describe('a target is at least 24 pixels wide and high', () => {
  for (const tag of tags)
    for (const look of looksOf(tag, known))
      it(`in ${tag} ${look}`, async () => {
        const found: string[] = [];
        for (const width of [Math.max(375, narrowest), 1280]) {
          await setViewport({ width, height: 900 });
          const box = fixtureSync<HTMLElement>('<div></div>');
          const element = await place(tag, box, look);
          for (const target of atLeastOne(targetsIn(element.shadowRoot!))) {
            const { width: across, height } = boxToPress(target);
            if (isAmongWords(target) || (across >= 24 && height >= 24)) continue;
            found.push(
              `${width}: ${across.toFixed(1)} × ${height.toFixed(1)} ${target.outerHTML.replace(/\s+/g, ' ').slice(0, 90)}`,
            );
          }
          box.remove();
        }
        expect([...new Set(found)].slice(0, 12)).to.deep.equal([]);
      });

  after(() => setViewport({ width: 800, height: 600 }));
});
