import '../../../src/authoring/cal-event-form.js';
import type { CalEventForm } from '../../../src/authoring/cal-event-form.js';
import { markupOf } from '../element-page.js';
import { textOf, until } from '../environment.js';
import { administrator, Desk, storedEvent } from './desk.js';
import { FormPage } from './form-page.js';

/** Page object: the form of an event. */
export class EventFormPage extends FormPage<CalEventForm> {
  static next: Desk;
  readonly desk: Desk = EventFormPage.next;

  /** Whoever is signed in opens the form. */
  static async with(desk: Desk, attributes = '', content = ''): Promise<EventFormPage> {
    desk.me ??= administrator;
    return EventFormPage.signedOut(desk, attributes, content);
  }

  /** Nobody is signed in. */
  static async signedOut(desk: Desk, attributes = '', content = ''): Promise<EventFormPage> {
    EventFormPage.next = desk;
    const page = await EventFormPage.open(markupOf('cal-event-form', desk, attributes, content));
    await page.shown();
    return page;
  }

  /** The form of a concert that is there. */
  static async ofConcert(attributes = '', own = {}, desk = new Desk()): Promise<EventFormPage> {
    desk.items = [storedEvent(own)];
    return EventFormPage.with(desk, `event-id="7" ${attributes}`);
  }

  async shown(): Promise<void> {
    if (!/dialog|quick/.test(this.element.getAttribute('mode') ?? ''))
      await until(() => this.one('form') ?? this.one('message') ?? this.root.querySelector('cal-sign-in'));
    await this.element.updateComplete;
  }

  get sentence(): string {
    return this.text('sentence');
  }

  get hints(): string[] {
    return [...this.one('field-when')!.querySelectorAll('[part~="help"]')].map(textOf);
  }

  /** Values of the four fields of when. */
  get ends(): string {
    return ['Start date', 'Start time', 'End date', 'End time'].map((label) => this.control(label).value).join(' ');
  }

  /** Presses a button that saves, and waits for the answer. */
  async save(name: string): Promise<void> {
    this.button(name).click();
    await this.element.updateComplete;
    await until(() => !this.is('saving'));
    await this.element.updateComplete;
  }

  /** What was written. */
  get writes(): readonly { readonly line: string; readonly body: unknown }[] {
    return this.desk.sent
      .filter(({ method, path }) => method !== 'GET' && path.startsWith('cal/events'))
      .map(({ method, path, body }) => ({
        line: `${method} ${path.slice('cal/events/v1'.length)}`,
        body: body as unknown,
      }));
  }
}
