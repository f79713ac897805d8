import type { Layout } from './layouts.js';
import type { Content, NodeBuilder } from './node.js';
import {
  srcset,
  type CalendarEvent,
  type Image,
  type Organizer,
  type Term,
  type Venue,
} from '../../data/records/index.js';

/** The placeholder of an image: a hue that follows from an id, and a letter, or a name that a style may show. */
interface Placeholder {
  readonly id: number;
  readonly letter?: string;
  readonly name?: string;
  /** Whether it stands also where there is no image to begin with. */
  readonly isRequired: boolean;
}

/** The detail of `cal-select`: the chosen record, under the name of its kind. */
export interface CalSelectDetail {
  readonly event?: CalendarEvent;
  readonly venue?: Venue;
  readonly organizer?: Organizer;
  readonly category?: Term;
  readonly tag?: Term;
}

/** The content of an item's card. */
export interface Card {
  readonly name: string;
  readonly url: string | undefined;
  /** The marks before the name, which are part of it. */
  readonly marks?: readonly Content[];
  readonly image: Image | undefined;
  /** The detail of cal-select when it is chosen. */
  readonly detail: CalSelectDetail;
  /** States, as further words of its part. */
  readonly states?: readonly (string | false)[];
  /** The placeholder of an image that cannot be had; `isRequired` where there is none at all. */
  readonly placeholder: Placeholder;
  /** The content before all text. */
  readonly leading?: Content;
  /** The content below the name. */
  readonly body: readonly Content[];
  /** The content between the text and the image. */
  readonly aside?: Content;
}

/** The attribute `sizes` of images. */
const imageSizes = { list: '12rem', cards: '(max-width: 40rem) 100vw, 24rem' };

/** Whether a click opens another tab or window, which is left to the link. */
export const opensElsewhere = (click: MouseEvent): boolean =>
  click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;

/**
 * Fires cal-select for a click on an item's link; a listener that cancels it keeps the browser from following the link.
 */
export function select(click: MouseEvent, detail: CalSelectDetail): void {
  if (opensElsewhere(click)) return;
  const chosen = new CustomEvent('cal-select', { detail, bubbles: true, composed: true, cancelable: true });
  if (!click.currentTarget!.dispatchEvent(chosen)) click.preventDefault();
}

/** Images that are narrower, such as logos, are shown as they are, because they would blur. */
const leastWidth = 200;

/**
 * The box is reserved by the image's own proportions, so that nothing moves when it arrives.
 * @param instead what replaces it where it cannot be had
 */
export function imageBox(
  node: NodeBuilder,
  { url: src, alt, width, height, copies }: Image,
  sizes: string,
  instead?: Placeholder,
): HTMLElement {
  const image = node('img loading=lazy decoding=async', { alt, sizes, srcset: srcset(copies), src, width, height });
  const box = node('div part=image class=image', {}, image);
  if (width! < leastWidth) image.className = 'small';
  image.addEventListener(
    'error',
    () => box.replaceWith(...(instead ? [placeholderBox(node, instead, 'failed')] : [])),
    { once: true },
  );
  return box;
}

function placeholderBox(node: NodeBuilder, { id, letter, name }: Placeholder, state = ''): HTMLElement {
  const box = node(
    'div aria-hidden=true',
    { part: `image ${letter ? 'monogram' : 'placeholder'}`, class: `image placeholder ${state}`, 'data-name': name },
    letter,
  );
  // The same hue everywhere, in degrees: ids that follow each other are a golden angle apart, which keeps any number of
  // them distinct.
  box.style.setProperty('--_hue', String(id * 137.5));
  return box;
}

/**
 * The records of cards, by their links, or by the cards where they have none, and that of the preview of an element.
 * Here, because functions of their own for each card would weigh more.
 */
export const details = new WeakMap<EventTarget, CalSelectDetail>();

const onLink = (click: MouseEvent): void => select(click, details.get(click.currentTarget!)!);

function onCard(this: HTMLElement, click: MouseEvent): void {
  const isOnText = !(click.target as Element).closest('a') && !String(getSelection());
  if (isOnText) this.querySelector('.title a')!.dispatchEvent(new MouseEvent('click', click));
}

/** One item of a list, in every layout. All of it leads where its link leads; its text can be marked and copied. */
export function card(
  node: NodeBuilder,
  { name, url, marks = [], image, detail, states = [], leading, placeholder, body, aside }: Card,
  layout: Layout,
  level: number,
): HTMLElement {
  const link = url && node('a part=link', { href: url }, ...marks, name);
  // Our styles select by class: with `[part~='x'] y` the browser checks every part below an element whose `part`
  // changes.
  const names = ['card', ...states].filter(Boolean).join(' ');
  const made = node(
    'div',
    { part: names, class: names },
    leading,
    node(
      'div part=body class=body',
      {},
      node(
        'div part=title class=title dir=auto role=heading',
        { 'aria-level': level },
        ...(link ? [link] : [...marks, name]),
      ),
      ...body,
    ),
    aside,
    layout !== 'compact' &&
      (image
        ? imageBox(node, image, imageSizes[layout], placeholder.isRequired ? placeholder : undefined)
        : placeholder.isRequired && placeholderBox(node, placeholder)),
  );
  details.set(link || made, detail);
  if (link) {
    link.addEventListener('click', onLink);
    made.addEventListener('click', onCard);
  }
  return made;
}
