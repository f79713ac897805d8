import { expect, fixture } from '@open-wc/testing';
import '../../src/elements/cal-event-list.js';
import '../../src/elements/cal-provider.js';
import type { CalEventDetails, CalEventList } from '../../src/elements/index.js';
import { fetchFromCalendars, type Calendar } from './calendar.js';

/** Friday in Europe and America, Saturday morning on the Chatham Islands, where the tests' browser is. */
const now = '2026-11-20T18:45:00Z';

const { fetch, setTimeout } = globalThis;
const { now: readClock } = Date;
const consoleMethods = ['log', 'info', 'warn', 'error', 'debug'] as const;

/** Moves the clock, in milliseconds. */
export function passTime(milliseconds: number): void {
  const moment = Date.now() + milliseconds;
  Date.now = () => moment;
}

/**
 * Sets the stage for every test of a file: requests go to calendars, the clock stands still, a retry needs no waiting, and what reaches
 * the console, or nobody catches, fails the test.
 */
export function setStage(): void {
  let heard: unknown[] = [];
  const hear = (event: PromiseRejectionEvent | ErrorEvent) => heard.push('reason' in event ? event.reason : event.message);
  const consoleBefore = { ...console };
  beforeEach(() => {
    heard = [];
    document.documentElement.lang = 'en';
    globalThis.fetch = fetchFromCalendars;
    Date.now = () => Date.parse(now);
    globalThis.setTimeout = ((run: () => void, wait = 0) => setTimeout(run, [500, 1000].includes(wait) ? 0 : wait)) as typeof setTimeout;
    for (const method of consoleMethods) console[method] = (...words: unknown[]) => heard.push(`console.${method}: ${words.join(' ')}`);
    window.addEventListener('error', hear);
    window.addEventListener('unhandledrejection', hear);
  });
  afterEach(async () => {
    await turn();
    Object.assign(console, consoleBefore);
    Object.assign(globalThis, { fetch, setTimeout });
    Date.now = readClock;
    window.removeEventListener('error', hear);
    window.removeEventListener('unhandledrejection', hear);
    expect(heard.map(String).join('\n'), 'heard on the console, or caught by nobody').to.equal('');
  });
}

/** Lets everything that is due happen. */
export const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Waits until a condition holds; fails when it does not come about. */
export async function until(condition: () => unknown): Promise<void> {
  const start = performance.now();
  while (!condition()) {
    if (performance.now() - start > 10_000) throw new Error(`In vain: ${String(condition)}`);
    await turn();
  }
}

export const textOf = (node: Node | null | undefined): string => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

type Told = { [Name in keyof CalEventDetails]: CustomEvent<CalEventDetails[Name]> & { type: Name } }[keyof CalEventDetails];
const toldTypes = ['cal-load', 'cal-data', 'cal-empty', 'cal-error', 'cal-select', 'cal-page-change'] as const;

/** Every tag that shows a list. */
const listTags = 'cal-event-list, cal-venue-list, cal-organizer-list, cal-category-list, cal-tag-list';

/** A `<cal-event-list>`, or a list of another resource, as a visitor meets it. */
export class ListPage {
  readonly list: CalEventList;
  /** Every event that has reached the element around the list. */
  readonly told: Told[] = [];

  private constructor(around: HTMLElement, markup: string) {
    for (const type of toldTypes) around.addEventListener(type, (event) => this.told.push(event as Told));
    around.innerHTML = markup;
    this.list = around.querySelector<CalEventList>(listTags)!;
  }

  /** Puts markup with a list into the page; the first request is then on its way. */
  static async open(markup: string): Promise<ListPage> {
    const page = new ListPage(await fixture<HTMLElement>('<div></div>'), markup);
    await page.list.updateComplete;
    return page;
  }

  /** A list of this calendar, all events of its time unless the attributes say otherwise, painted. */
  static async of(calendar: Calendar, attributes = 'range="all"', content = '', tag?: string): Promise<ListPage> {
    const page = await ListPage.open(listMarkup(calendar, attributes, content, tag));
    await page.settled();
    return page;
  }

  /** Waits until everything asked for is painted. */
  async settled(): Promise<void> {
    await this.list.updateComplete;
    await until(() => this.one('base')?.ariaBusy === 'false' && !this.root.querySelector('slot[name="loading"]'));
    await this.list.updateComplete;
  }

  get root(): ShadowRoot {
    return this.list.shadowRoot!;
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

  get titles(): string[] {
    return this.texts('title');
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

  /** Presses a button and waits for what comes of it. */
  async press(name: string): Promise<void> {
    this.button(name).click();
    await this.settled();
  }

  /** Changes attributes, null to remove, and waits for what comes of it. */
  async set(attributes: Readonly<Record<string, string | null>>): Promise<void> {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) this.list.removeAttribute(name);
      else this.list.setAttribute(name, value);
    }
    await this.settled();
  }

  /** Details of all events of one type. */
  details<Name extends keyof CalEventDetails>(type: Name): CalEventDetails[Name][] {
    return this.told.filter((event) => event.type === type).map(({ detail }) => detail as CalEventDetails[Name]);
  }

  matches(state: 'loading' | 'empty' | 'error' | 'stale'): boolean {
    return this.list.matches(`:state(${state})`);
  }
}

export const listMarkup = ({ baseUrl }: Calendar, attributes = '', content = '', tag = 'cal-event-list'): string =>
  `<${tag} base-url="${baseUrl}" ${attributes}>${content}</${tag}>`;
