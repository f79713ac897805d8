import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Messages } from '../../locale/index.js';
import { mapSettings, settings, type CalError } from '../../query/index.js';
import type { OrganizerRepresentation, VenueRepresentation } from '../../schema/index.js';
import { CalDetail, type DetailMessages, type DetailTable, type Problem } from './cal-detail.js';
import { styles as detailStyles } from './detail.styles.js';
import { ConsentController } from '../base/consent.js';
import { exportParts, forwardSettings, keepInside } from '../base/nested-elements.js';
import type { Organizer, Venue } from '../../records/index.js';
import { cardStyles } from '../parts/card.styles.js';
import { contactProblem } from './contact-problem.js';
import { contactStyles } from '../parts/contact.styles.js';
import { InnerElement } from '../parts/inner-element.js';
import { hero } from './hero.js';
import { passwordForm } from './password-form.js';
import { safeHtml } from '../html/safe-html.js';
import { shared } from '../base/shared.styles.js';
import { MessageController } from '../base/message-controller.js';
import { styles } from './cal-contact-detail.styles.js';

/** What the details of venues and of organizers must define. */
export interface ContactDetailTable<T, R extends Venue | Organizer> extends DetailTable<T, R> {
  readonly resource: 'venues' | 'organizers';
  /** The filter of the list of its events. */
  readonly eventsFilter: 'venue' | 'organizer';
  /** Loads the element that lists its events. */
  readonly loadEvents: () => Promise<unknown>;
}

const eventParts =
  'base status group list item card date-badge date-badge-weekday date-badge-day date-badge-month image body title link badges badge ' +
  'time date clock all-day zone visitor-time venue cost categories category pager pages page gap previous next more button ' +
  'loading empty error stale message hint';

/**
 * A venue or an organizer: an image, a text, how to get in touch, and its events.
 *
 * @parts contact
 * @csspart events - The events; the parts of their list carry the prefix `event-`, such as `event-card`.
 *
 * @cssprop --cal-color-on-accent - Text on the accent.
 * @cssprop --cal-color-featured - The badge of featured events.
 *
 * @fires cal-select - One of the events was chosen: `event`. Cancelable.
 * @fires cal-page-change - The reader asked for another page of the events: `page`. Cancelable.
 */
export abstract class CalContactDetail<
  T extends VenueRepresentation | OrganizerRepresentation,
  R extends Venue | Organizer,
> extends CalDetail<T, R> {
  static override styles = [shared, cardStyles, contactStyles, detailStyles, styles];

  protected readonly consentController = new ConsentController(this);
  readonly #bundle = new MessageController(this, 'directory');
  readonly #events = new InnerElement(this, () => this.table.loadEvents());

  protected abstract override readonly table: ContactDetailTable<T, R>;

  /** How to reach it. */
  protected abstract renderFacts(record: R, messages: Messages): unknown;

  /** An element inside, once its code is there. */
  protected renderInside(inner: InnerElement, element: TemplateResult): TemplateResult {
    return inner.render(element, this.messages, this.#bundle.messages!.partFailed);
  }

  /** The content below its text. */
  protected renderMap?(record: R): unknown;

  protected bundle(): DetailMessages | undefined {
    return this.#bundle.messages?.items[this.table.resource];
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const isAnother = this.hasUpdated && (changed.has(`${this.table.eventsFilter}Id`) || changed.has('slug'));
    // A password opens one item.
    if (isAnother && !changed.has('password')) this.password = undefined;
  }

  protected override updated(): void {
    super.updated();
    for (const inner of this.renderRoot.querySelectorAll('.embedded')) {
      forwardSettings(inner, settings, this.settings);
      if (inner.localName === 'cal-venue-map') forwardSettings(inner, mapSettings, this.consentController.settings);
    }
  }

  protected renderItem(record: R, messages: Messages): TemplateResult {
    const { name, url, image, description } = record;
    const { hiddenName } = this.#bundle.messages!;
    const isHidden = !name;
    return html`
      <article part="detail" class="detail" aria-labelledby="title">
        ${image ? hero(image, this.consentController.allows, messages.pictureAt) : nothing}
        <div part="title" class="headline" id="title" dir="auto" role="heading" aria-level=${this.level} tabindex="-1">
          ${name || hiddenName}
        </div>
        <div class="columns">
          <div class="text">
            ${isHidden ? this.#renderPassword(messages) : nothing}
            ${
              description
                ? html`<div part="description" class="description" dir="auto">
                    ${safeHtml(description, { base: url ?? document.baseURI, headingLevel: this.level + 1, hosts: this.consentController.hosts })}
                  </div>`
                : nothing
            }
            ${this.renderMap?.(record) ?? nothing}
          </div>
          <div part="aside" class="panel">${this.renderFacts(record, messages)}</div>
        </div>
        ${this.#renderEvents(record)}
      </article>
    `;
  }

  protected override problem(error: CalError, messages: Messages): Problem | undefined {
    const found = contactProblem(error);
    if (!found) return undefined;
    const { items, hints } = this.#bundle.messages!;
    const next = this.isDialog ? { label: messages.close, take: () => this.close() } : { label: messages.retry, take: this.retry };
    return { title: items[this.table.resource].problems[found], hint: hints[found], next };
  }

  #renderPassword(messages: Messages): TemplateResult {
    const { items, hints } = this.#bundle.messages!;
    return html`
      <p part="message">${items[this.table.resource].problems.protected}</p>
      <p part="hint">${hints.protected}</p>
      ${passwordForm(messages, Boolean(this.password), this.#unlock)}
    `;
  }

  #renderEvents({ id }: R): unknown {
    const { show_events: isShown = true } = this.values;
    if (isShown !== true) return nothing;
    const { eventsFilter } = this.table;
    return html`
      <section part="events" class="related" aria-labelledby="events">
        <div part="heading" class="heading" id="events" role="heading" aria-level=${this.level + 1}>${this.#bundle.messages!.events}</div>
        ${this.renderInside(
          this.#events,
          html`<cal-event-list
            class="embedded"
            exportparts=${exportParts('event', eventParts)}
            venue=${eventsFilter === 'venue' ? id : nothing}
            organizer=${eventsFilter === 'organizer' ? id : nothing}
            per-page="5"
            heading-level=${this.level + 2}
            @cal-load=${keepInside}
            @cal-data=${keepInside}
            @cal-empty=${keepInside}
          ></cal-event-list>`,
        )}
      </section>
    `;
  }

  #unlock = (password: string): void => {
    // Once more the same: perhaps it has become the right one.
    if (password === this.password) void this.refresh();
    this.password = password;
  };
}
