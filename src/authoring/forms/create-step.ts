import { html, nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import { settings } from '../../data/query/index.js';
import type { FoundItem } from '../session/find-items.js';
import type { CalSavedDetail } from '../../elements/base/events.js';
import { forwardSettings, keepInside, settingsOf } from '../../elements/base/nested-elements.js';
import { InnerElement } from '../../elements/parts/inner-element.js';
import { controllerOf } from './controllers.js';
import type { FormContext } from './field.js';
import { pinSettings } from './pin-settings.js';

/** The resources that have a form of their own. */
export type MadeResource = 'venues' | 'organizers';

/** A form of another item in its dialog. */
interface InnerForm extends HTMLElement {
  open(): void;
  close(): void;
  reset(): void;
}

/** The new item, from the typed text. */
interface Making {
  readonly name: string;
  /** `id` of the control that gets the focus back. */
  readonly control: string;
  /** Receives the new item, or the existing one of that name. */
  readonly take: (item: FoundItem) => void;
}

/**
 * Makes an item in its own form, as a step of its own above the form that needs it: it is saved first, so that it stays
 * chosen there whatever becomes of the other item.
 */
export class CreateStep implements ReactiveController {
  readonly #host: FormContext['host'];
  readonly #resource: MadeResource;
  readonly #inner: InnerElement;
  #making: Making | undefined;
  #opened: InnerForm | undefined;
  /** The item that was made last, until something else is chosen. */
  #made: FoundItem | undefined;

  /** @param load loads the element of the form */
  constructor(host: FormContext['host'], resource: MadeResource, load: () => Promise<unknown>) {
    this.#host = host;
    this.#resource = resource;
    this.#inner = new InnerElement(host as unknown as LitElement, load);
    host.addController(this);
  }

  hostUpdated(): void {
    const form = this.#host.shadowRoot?.querySelector<InnerForm>(`.step-${this.#resource}`);
    // Its code may not have arrived yet.
    if (!form || form === this.#opened || !('open' in form)) return;
    this.#opened = form;
    forwardSettings(form, settings, settingsOf(settings, this.#host));
    if (this.#resource === 'venues') forwardSettings(form, pinSettings, settingsOf(pinSettings, this.#host));
    form.open();
  }

  hostDisconnected(): void {
    this.#making = this.#opened = undefined;
  }

  /** Opens the form for the new item. */
  open(making: Making): void {
    this.#making = making;
    this.#host.requestUpdate();
  }

  /** Whether an item was made here and is still chosen. */
  isMade(id: number | undefined): boolean {
    return this.#made !== undefined && this.#made.id === id;
  }

  render(form: FormContext): TemplateResult | typeof nothing {
    const making = this.#making;
    if (!making) return nothing;
    const status = form.session.may('publish_venues') ? 'publish' : 'pending';
    const take = (item: FoundItem) => this.#take(item, making);
    const onSaved = (event: CustomEvent<CalSavedDetail>) => {
      keepInside(event);
      const { venue, organizer } = event.detail;
      const made = venue ?? organizer;
      if (!made) return;
      this.#made = { id: made.id, name: made.name, detail: venue?.city ?? '', parent: 0 };
      take(this.#made);
    };
    const onClose = (event: Event) => {
      keepInside(event);
      this.#end();
    };
    const template = {
      venues: html`<cal-venue-form
        class="step-venues"
        mode="quick"
        venue-name=${making.name}
        status=${status}
        .takeExisting=${take}
        @cal-saved=${onSaved}
        @cal-close=${onClose}
        @cal-submit=${keepInside}
        @cal-invalid=${keepInside}
      ></cal-venue-form>`,
      organizers: html`<cal-organizer-form
        class="step-organizers"
        mode="quick"
        organizer-name=${making.name}
        status=${status}
        .takeExisting=${take}
        @cal-saved=${onSaved}
        @cal-close=${onClose}
        @cal-submit=${keepInside}
        @cal-invalid=${keepInside}
      ></cal-organizer-form>`,
    }[this.#resource];
    return this.#inner.render(template, form.common, form.common.failed);
  }

  #take(item: FoundItem, { take }: Making): void {
    take(item);
    // The typed text is not needed any more.
    this.#opened?.reset();
    this.#opened?.close();
  }

  #end(): void {
    const { control } = this.#making ?? {};
    this.#making = this.#opened = undefined;
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => control && this.#host.shadowRoot?.getElementById(control)?.focus());
  }
}

/** The step of a field of a form. */
export const createStepOf = (
  host: FormContext['host'],
  resource: MadeResource,
  load: () => Promise<unknown>,
): CreateStep => controllerOf(host, `step ${resource}`, () => new CreateStep(host, resource, load));
