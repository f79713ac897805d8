import { fixture } from '@open-wc/testing';
import { CalElement } from '../../../src/elements/base/cal-element.js';
import '../../../src/entries/elements.js';
import { attributesOf, type VisibleTag } from '../../elements.js';
import { recordedEvent } from '../calendar.js';
import { calendarFor } from '../calendar-for.js';
import { ElementPage, markupOf, outlineOf } from '../element-page.js';
import { turn, until } from '../environment.js';
import { atlas, ownTiles } from '../map/map-page.js';
import { allDay } from '../period/made-events.js';

const shown = await recordedEvent('full');

const more = [
  shown,
  ...[18, 20, 21, 22].map((day) =>
    allDay(`An exhibition with a long name, open from day ${day}`, `2026-11-${day}`, '2026-11-24'),
  ),
];

/** The event that says most is the one that is shown. */
export const known = { ids: { ...atlas().ids, event: shown.id }, tiles: ownTiles };

class AnyPage extends ElementPage<CalElement> {}

/** Puts an element into a box and waits until it and the elements inside it have rendered. */
export async function place(
  tag: VisibleTag,
  box: HTMLElement,
  attributes = attributesOf(tag, known),
): Promise<HTMLElement> {
  const page = new AnyPage(box, markupOf(tag, calendarFor(tag, more), attributes));
  await page.element.updateComplete;
  await page.settled();
  const inner = [...page.root.querySelectorAll('*')].filter((one): one is CalElement => one instanceof CalElement);
  const isBusy = ({ shadowRoot }: CalElement) => !shadowRoot?.querySelector('[part~="base"][aria-busy="false"]');
  await until(
    () => !inner.some(isBusy),
    () => `${inner.filter(isBusy).map(outlineOf).join('; ')} inside ${tag} ${attributes}`,
  );
  await turn();
  return page.element;
}

/** A box of a width, which scrolls what does not fit into it. */
export const boxOf = (width: number, content = '') =>
  fixture<HTMLElement>(`<div style="position: relative; overflow: auto; inline-size: ${width}px">${content}</div>`);

/** All elements in a root, and in the roots inside it. */
export function* deepElements(root: ShadowRoot): Generator<HTMLElement> {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    yield element;
    if (element.shadowRoot) yield* deepElements(element.shadowRoot);
  }
}

/** The visible controls. */
export const targetsIn = (root: ShadowRoot) =>
  [...deepElements(root)].filter(
    (one) =>
      one.matches('a[href], button, input, select, summary, [tabindex="0"]') &&
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
