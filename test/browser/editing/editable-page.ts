import type { CalElement } from '../../../src/elements/base/cal-element.js';
import '../../../src/authoring/register.js';
import type { EventRepresentation } from '../../../src/data/schema/index.js';
import { FakeDesk, item } from '../admin/fake-desk.js';
import { allEvents, json } from '../calendar.js';
import { ElementPage, markupOf } from '../element-page.js';
import { textOf, until } from '../environment.js';
import { administrator, type SentRequest } from '../forms/desk.js';

/** An element that may be editable, as an author meets it. */
export class EditablePage extends ElementPage<CalElement> {
  static async of(tag: string, desk: FakeDesk, attributes = 'editable', width?: string): Promise<EditablePage> {
    const page = await EditablePage.open(markupOf(tag, desk, attributes), width);
    await page.settled();
    return page;
  }

  /** What only authors see, above the element's own content. */
  get editing(): ShadowRoot | undefined {
    return this.root.querySelector('.editing')?.shadowRoot ?? undefined;
  }

  get foot(): ShadowRoot | undefined {
    return this.root.querySelector('.editing-foot')?.shadowRoot ?? undefined;
  }

  get form(): HTMLElement | null {
    return this.editing?.querySelector('cal-event-form') ?? null;
  }

  get said(): string {
    return textOf(this.foot?.querySelector('.toast p'));
  }

  get question(): HTMLDialogElement | null {
    return this.editing?.querySelector<HTMLDialogElement>('dialog.question[open]') ?? null;
  }

  /** The buttons that open what can be done with events, by their names. */
  get openers(): HTMLButtonElement[] {
    return [this.root, this.editing].flatMap((root) => [
      ...(root?.querySelectorAll<HTMLButtonElement>('.event-menu > .opener') ?? []),
    ]);
  }

  opener(title: string): HTMLButtonElement | undefined {
    return this.openers.find((one) => (one.ariaLabel ?? textOf(one)) === `Actions for “${title}”`);
  }

  get menu(): HTMLElement | undefined {
    const menus = [this.root, this.editing].flatMap((root) => [
      ...(root?.querySelectorAll<HTMLElement>('[role="menu"]') ?? []),
    ]);
    return menus.find((one) => one.matches(':popover-open'));
  }

  get entries(): HTMLElement[] {
    return [...(this.menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  }

  /** Opens what can be done with an event. */
  async openMenu(title: string): Promise<void> {
    await until(() => this.opener(title));
    this.opener(title)!.click();
    await until(() => this.menu);
  }

  /** Does something with an event. */
  async take(title: string, name: string): Promise<void> {
    await this.openMenu(title);
    this.entries.find((one) => textOf(one) === name)!.click();
  }

  /** Undoes what was done last. */
  async undo(): Promise<void> {
    const before = this.said;
    this.foot!.querySelector<HTMLElement>('[part~="undo"]')!.click();
    await until(() => this.said !== before);
  }

  /** The button with this text above the element's content. */
  add(): HTMLElement | undefined {
    return this.editing?.querySelector<HTMLElement>('[part~="add"]') ?? undefined;
  }

  /** What has the focus, by its name. */
  get focused(): string {
    let { activeElement: now } = document;
    while (now?.shadowRoot?.activeElement) now = now.shadowRoot.activeElement;
    return now ? (now.ariaLabel ?? textOf(now)) : '';
  }
}

const events = allEvents.slice(0, 3).map((event, index): EventRepresentation => {
  const title = ['Gala', 'Choir', 'Market'][index]!;
  const day = `2026-12-${12 + index}`;
  const dates = { start_date: `${day} 19:00:00`, end_date: `${day} 22:00:00`, timezone: 'Europe/Berlin' };
  const utc = { utc_start_date: `${day} 18:00:00`, utc_end_date: `${day} 21:00:00` };
  return {
    ...event,
    ...dates,
    ...utc,
    title,
    all_day: false,
    url: `https://harbour.example/${title}`,
    image: false,
    categories: [],
  };
});

/** A server with three events, where what is written is what is read. */
export class EditableDesk extends FakeDesk {
  override me: FakeDesk['me'] = administrator;

  constructor() {
    super();
    this.events = events;
    this.listed = events.map(({ id, title, start_date, end_date }) => item(id, { title, start_date, end_date }));
    this.answers.unshift((request) => this.#follow(request));
  }

  get titles(): string[] {
    return this.events.map(({ title }) => title);
  }

  /** Those of one event that wrote. */
  get writes(): { readonly method: string; readonly body: unknown }[] {
    return this.sent
      .filter(({ method, nonce }) => method !== 'GET' && nonce)
      .map(({ method, body }) => ({ method, body: body as unknown }));
  }

  #follow({ method, path, nonce, body }: SentRequest): Response | undefined {
    if (nonce && nonce !== this.nonce)
      return json({ code: 'rest_cookie_invalid_nonce', message: '', data: { status: 403 } }, 403);
    const id = Number(/\/events\/v1\/events\/(\d+)/.exec(path)?.[1]);
    if (method === 'GET' || !id) return undefined;
    const whole = events.find((event) => event.id === id)!;
    if (method === 'DELETE') this.events = this.events.filter((event) => event.id !== id);
    else if (this.events.some((event) => event.id === id)) {
      this.events = this.events.map((event) => (event.id === id ? { ...event, ...(body as object) } : event));
    } else this.events = events.filter((event) => event === whole || this.events.includes(event));
    return undefined;
  }
}
