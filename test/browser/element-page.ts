import { fixtureSync } from '@open-wc/testing';
import { CalElement } from '../../src/elements/base/cal-element.js';
import type { CalEventDetails } from '../../src/elements/base/events.js';
import { atLeastOne } from '../at-least-one.js';
import type { Calendar } from './calendar.js';
import { textOf, until } from './environment.js';

type Told = {
  [Name in keyof CalEventDetails]: CustomEvent<CalEventDetails[Name]> & { type: Name };
}[keyof CalEventDetails];
const toldTypes = {
  'cal-load': true,
  'cal-data': true,
  'cal-empty': true,
  'cal-error': true,
  'cal-select': true,
  'cal-close': true,
  'cal-navigate': true,
  'cal-day-select': true,
  'cal-filter-change': true,
  'cal-page-change': true,
  'cal-consent-change': true,
  'cal-view-change': true,
  'cal-map-move': true,
  'cal-locate': true,
  'cal-submit': true,
  'cal-saved': true,
  'cal-deleted': true,
  'cal-conflict': true,
  'cal-edit': true,
  'cal-invalid': true,
  'cal-session-change': true,
} satisfies Record<keyof CalEventDetails, true>;

/** The message that visitors get for most errors, above the technical line. */
export const unavailable = 'The calendar can’t be shown right now.';

/** What an element shows, for messages: its tag, whether it is busy, and the beginning of its words. */
export function outlineOf({ localName, shadowRoot }: CalElement): string {
  const base = shadowRoot?.querySelector('[part~="base"]');
  if (!base) return `${localName}, which has not rendered`;
  return `${localName}${base.ariaBusy === 'true' ? ', busy' : ''}, with "${textOf(base).slice(0, 200)}"`;
}

/** Page object: an element as a visitor meets it. */
export abstract class ElementPage<E extends CalElement> {
  readonly around: HTMLElement;
  readonly element: E;
  /** Every DOM event that has reached the element's parent. */
  readonly told: Told[] = [];

  constructor(around: HTMLElement, markup: string) {
    for (const type of Object.keys(toldTypes)) around.addEventListener(type, (event) => this.told.push(event as Told));
    around.innerHTML = markup;
    this.around = around;
    this.element = [...around.querySelectorAll('*')].find((one) => one instanceof CalElement) as E;
  }

  /** Puts markup with the element into the page, in a box of this width; the first request is then on its way. */
  static async open<P extends ElementPage<CalElement>>(
    this: new (around: HTMLElement, markup: string) => P,
    markup: string,
    width = '',
  ): Promise<P> {
    const around = fixtureSync<HTMLElement>('<div></div>');
    around.style.inlineSize = width;
    const page = new this(around, markup);
    await page.element.updateComplete;
    return page;
  }

  /** Waits until everything requested is rendered. */
  async settled(): Promise<void> {
    await this.element.updateComplete;
    await until(
      () => this.one('base')?.ariaBusy === 'false' && !this.root.querySelector('slot[name="loading"]'),
      () => outlineOf(this.element),
    );
    await this.element.updateComplete;
  }

  get root(): ShadowRoot {
    return this.element.shadowRoot!;
  }

  all(part: string): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(`[part~="${part}"]`)];
  }

  one(part: string): HTMLElement | undefined {
    return this.all(part)[0];
  }

  texts(part: string): string[] {
    return this.all(part).map(textOf);
  }

  text(part: string): string {
    return this.texts(part).join(' | ');
  }

  get status(): string {
    return this.text('status');
  }

  /** The button with this text or label. */
  button(name: string): HTMLButtonElement {
    const button = [...this.root.querySelectorAll('button')].find((one) => (one.ariaLabel ?? textOf(one)) === name);
    if (!button) throw new Error(`No button "${name}"`);
    return button;
  }

  /** Presses a button and waits until the element is settled. */
  async press(name: string): Promise<void> {
    this.button(name).click();
    await this.settled();
  }

  /** Presses this part, and waits until the element is settled. */
  async pressPart(part: string): Promise<void> {
    this.one(part)!.click();
    await this.settled();
  }

  /** Changes attributes (null removes one), and waits until the element is settled. */
  async set(attributes: Readonly<Record<string, string | null>>): Promise<void> {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) this.element.removeAttribute(name);
      else this.element.setAttribute(name, value);
    }
    await this.settled();
  }

  /** Details of all events of one type. */
  details<Name extends keyof CalEventDetails>(type: Name): CalEventDetails[Name][] {
    return this.told.filter((event) => event.type === type).map(({ detail }) => detail as CalEventDetails[Name]);
  }

  matches(state: 'loading' | 'empty' | 'error' | 'stale'): boolean {
    return this.element.matches(`:state(${state})`);
  }

  /** Boxes that overflow the element sideways, except on maps and in lists that scroll. */
  outside(): string[] {
    const { left, right } = this.element.getBoundingClientRect();
    const seen = [...this.root.querySelectorAll<HTMLElement>('.base *')].filter(
      (one) => one.checkVisibility() && !one.closest('.unseen, .box, .places, .legend > *, :is(.sections, .tabs) > *'),
    );
    return atLeastOne(seen)
      .filter((one) => {
        const box = one.getBoundingClientRect();
        return box.width > 0 && (box.left < left - 0.5 || box.right > right + 0.5);
      })
      .map((one) => one.outerHTML.slice(0, 80));
  }
}

export const markupOf = (tag: string, { baseUrl }: Calendar, attributes = '', content = ''): string =>
  `<${tag} base-url="${baseUrl}" ${attributes}>${content}</${tag}>`;

/** Adds a button before the element and one after it, for keyboard tests. */
export const betweenButtons = (markup: string): string =>
  `<button id="before">b</button>${markup}<button id="after">a</button>`;
