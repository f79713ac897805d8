import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { CalEventDetails } from '../../elements/base/events.js';
import { backIcon } from '../../elements/parts/icons.js';
import { InnerElement } from '../../elements/parts/inner-element.js';
import type { CalItemForm } from '../forms/cal-item-form.js';
import type { DeskKind } from '../session/desk-items.js';
import type { Desk } from './desk.js';

const kinds = ['events', 'venues', 'organizers'] as const satisfies readonly DeskKind[];

/** The forms of a desk, of which one is open at a time. */
export class ItemForms {
  readonly #host: LitElement;
  readonly #inner: Readonly<Record<DeskKind, InnerElement>>;

  /** @param load loads the element of each form */
  constructor(host: LitElement, load: Readonly<Record<DeskKind, () => Promise<unknown>>>) {
    this.#host = host;
    const innerOf = (kind: DeskKind) => new InnerElement(host, load[kind]);
    this.#inner = { events: innerOf('events'), venues: innerOf('venues'), organizers: innerOf('organizers') };
  }

  /** The form that is open. */
  get #form(): CalItemForm | null {
    return this.#host.renderRoot.querySelector<CalItemForm>('cal-event-form, cal-venue-form, cal-organizer-form');
  }

  /** The section whose form holds what is not saved. */
  get unsaved(): DeskKind | undefined {
    const form = this.#form;
    return form?.isChanged ? kinds.find((kind) => form.localName.includes(kind.slice(0, -1))) : undefined;
  }

  /** Forgets what is not saved. */
  reset(): void {
    this.#form?.reset();
  }

  /**
   * @param item the id of an item, `copy-` and that of one to copy, or `new`
   * @param fields the attribute of the form of an event
   */
  render(kind: DeskKind, item: string, fields: unknown, desk: Desk): TemplateResult {
    const { words, common, change } = desk;
    return html`
      <div
        class="stack"
        @cal-deleted=${(deleted: CustomEvent<CalEventDetails['cal-deleted']>) => this.#onDeleted(deleted, desk)}
      >
        <div>
          <button part="button back" class="labeled back" type="button" @click=${() => change({ item: null })}>
            ${backIcon} ${words.back}
          </button>
        </div>
        ${keyed(item, this.#inner[kind].render(this.#renderForm(kind, item, fields, desk), common, common.failed))}
      </div>
    `;
  }

  #renderForm(kind: DeskKind, item: string, fields: unknown, { level }: Desk): TemplateResult {
    const [, copied, id] = /^(copy-)?(\d+)$/.exec(item) ?? [];
    const forms = {
      events: () =>
        html`<cal-event-form
          event-id=${(copied ? undefined : id) ?? nothing}
          copy-of=${(copied && id) ?? nothing}
          fields=${typeof fields === 'string' ? fields : nothing}
          heading-level=${level}
          keep-draft
        ></cal-event-form>`,
      venues: () => html`<cal-venue-form venue-id=${id ?? nothing} heading-level=${level} keep-draft></cal-venue-form>`,
      organizers: () =>
        html`<cal-organizer-form organizer-id=${id ?? nothing} heading-level=${level} keep-draft></cal-organizer-form>`,
    };
    return forms[kind]();
  }

  #onDeleted({ detail }: CustomEvent<CalEventDetails['cal-deleted']>, { words, say, change }: Desk): void {
    const record = detail.event ?? detail.venue ?? detail.organizer;
    const what = words.quoted((record && ('title' in record ? record.title : record.name)) || words.untitledItem);
    change({ item: null });
    say(words.done.delete(what), async () => {
      await detail.restore();
      say(words.undone(what));
    });
  }
}
