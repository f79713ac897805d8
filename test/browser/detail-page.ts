import { fixture } from '@open-wc/testing';
import '../../src/elements/cal-event-detail.js';
import type { CalEventDetail, CalEventDetails } from '../../src/elements/index.js';
import type { EventRepresentation } from '../../src/schema/index.js';
import { Calendar, allEvents, json, replay } from './calendar.js';
import { textOf, until } from './list-page.js';

const problem = (status: number, code: string, data: object = {}) => json({ code, message: '', data: { status, ...data } }, status);

/** A calendar that gives single events too, by id and by slug, and asks for the passwords of some. */
export class EventCalendar extends Calendar {
  /** By id. */
  passwords: Readonly<Record<number, string>> = {};

  constructor(single: readonly EventRepresentation[], listed = allEvents) {
    super(listed);
    const listPage = this.answer;
    this.answer = (url) => {
      const [, key] = /\/events\/(?:by-slug\/)?([^/]+)$/.exec(url.pathname) ?? [];
      if (!key) return listPage(url);
      const event = [...single, ...this.events].find(({ id, slug }) => String(id) === key || slug === key.toLowerCase());
      if (!event) return /by-slug/.test(url.pathname) ? replay('events.read-by-slug.unknown') : problem(404, 'rest-event-not-found');
      const password = this.passwords[event.id];
      return password === undefined || url.searchParams.get('password') === password
        ? json(event)
        : problem(403, 'event-password-protected');
    };
  }
}

type Told = { [Name in keyof CalEventDetails]: CustomEvent<CalEventDetails[Name]> & { type: Name } }[keyof CalEventDetails];
const toldTypes = ['cal-load', 'cal-data', 'cal-error', 'cal-select', 'cal-navigate', 'cal-close'] as const;

/** A `<cal-event-detail>` as a visitor meets it. */
export class DetailPage {
  readonly around: HTMLElement;
  readonly detail: CalEventDetail;
  /** Every event that has reached the element around the detail. */
  readonly told: Told[] = [];

  private constructor(around: HTMLElement, markup: string) {
    for (const type of toldTypes) around.addEventListener(type, (event) => this.told.push(event as Told));
    around.innerHTML = markup;
    this.around = around;
    this.detail = around.querySelector('cal-event-detail')!;
  }

  /** Puts markup with a detail into the page; the request is then on its way. */
  static async open(markup: string): Promise<DetailPage> {
    const page = new DetailPage(await fixture<HTMLElement>('<div></div>'), markup);
    await page.detail.updateComplete;
    return page;
  }

  /** A detail of this calendar, painted. */
  static async of({ baseUrl }: Calendar, attributes: string, content = ''): Promise<DetailPage> {
    const page = await DetailPage.open(`<cal-event-detail base-url="${baseUrl}" ${attributes}>${content}</cal-event-detail>`);
    await page.settled();
    return page;
  }

  /** The recorded event of this name, as the only one that the calendar gives. */
  static async ofEvent(event: EventRepresentation, attributes = ''): Promise<DetailPage> {
    return DetailPage.of(new EventCalendar([event], []), `event-id="${event.id}" ${attributes}`);
  }

  /** Waits until everything asked for is painted. */
  async settled(): Promise<void> {
    await this.detail.updateComplete;
    await until(() => this.one('base')?.ariaBusy === 'false' && !this.root.querySelector('slot[name="loading"]'));
    await this.detail.updateComplete;
  }

  get root(): ShadowRoot {
    return this.detail.shadowRoot!;
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

  /** Facts by their names. */
  get facts(): Record<string, string> {
    return Object.fromEntries(this.all('fact').map((fact) => [textOf(fact.querySelector('dt')), textOf(fact.querySelector('dd'))]));
  }

  get title(): string {
    return textOf(this.root.querySelector('#title'));
  }

  /** The button with this text or label. */
  button(name: string): HTMLButtonElement {
    const button = [...this.root.querySelectorAll('button')].find((one) => (one.ariaLabel ?? textOf(one)) === name);
    if (!button) throw new Error(`No button "${name}"`);
    return button;
  }

  /** Details of all events of one type. */
  details<Name extends keyof CalEventDetails>(type: Name): CalEventDetails[Name][] {
    return this.told.filter((event) => event.type === type).map(({ detail }) => detail as CalEventDetails[Name]);
  }

  /** What search engines find. */
  get jsonLd(): unknown {
    const scripts = [...this.detail.querySelectorAll('script')];
    return scripts.length ? (JSON.parse(scripts[0]!.text) as unknown) : undefined;
  }
}
