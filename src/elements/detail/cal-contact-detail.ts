import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../locale/index.js';
import { mapSettings, settings } from '../../data/query/index.js';
import type { CalError } from '../../data/client/index.js';
import type { OrganizerRepresentation, VenueRepresentation } from '../../data/schema/index.js';
import { CalDetail, type DetailMessages, type DetailTable, type ItemNotice } from './cal-detail.js';
import { ConsentController } from '../base/consent.js';
import { exportParts, forwardSettings, keepInside } from '../base/nested-elements.js';
import { webUrl, type Organizer, type Venue } from '../../data/records/index.js';
import { contactError } from '../base/errors/item-errors.js';
import { InnerElement } from '../parts/inner-element.js';
import { contactArticle, type ContactParts } from './contact-article.js';
import { ShareButton } from '../parts/share-button.js';
import { safeHtml } from '../html/safe-html.js';
import { MessageController } from '../base/message-controller.js';
import { contactDetailStyles } from './cal-contact-detail.styles.js';

/** The definition of the details of venues and of organizers. */
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
 * @csspart summary - Where a venue is in a few words, below its name.
 * @csspart actions - What can be done: the way there, and sharing.
 * @csspart share - The button that shares the address, together with `button`.
 * @csspart events - The events; the parts of their list carry the prefix `event-`, such as `event-card`.
 *
 * @cssprop --cal-color-on-accent - Text on the accent.
 * @cssprop --cal-color-featured - The badge of featured events.
 *
 * @fires cal-select - One of the events was chosen: `event`. Cancelable.
 * @fires cal-page-change - The visitor requested another page of the events: `page`. Cancelable.
 */
export abstract class CalContactDetail<
  T extends VenueRepresentation | OrganizerRepresentation,
  R extends Venue | Organizer,
> extends CalDetail<T, R> {
  static override styles = contactDetailStyles;

  protected readonly consentController = new ConsentController(this);
  readonly #messages = new MessageController(this, 'directory');
  readonly #share = new ShareButton(this, () => ({ url: this.address, title: this.record!.name }));
  readonly #events = new InnerElement(this, () => this.table.loadEvents());

  protected abstract override readonly table: ContactDetailTable<T, R>;

  protected abstract readonly parts: ContactParts<R>;

  /** An element inside, once its code is there. */
  protected renderInside(inner: InnerElement, element: TemplateResult): TemplateResult {
    return inner.render(element, this._common, this.#messages.messages!.partFailed);
  }

  /** The content below its text. */
  protected renderMap?(record: R): unknown;

  protected messages(): DetailMessages | undefined {
    return this.#messages.messages?.items[this.table.resource];
  }

  protected override updated(): void {
    super.updated();
    for (const inner of this.renderRoot.querySelectorAll('.embedded')) {
      forwardSettings(inner, settings, this._settings);
      if (inner.localName === 'cal-venue-map') forwardSettings(inner, mapSettings, this.consentController.settings);
    }
  }

  protected renderItem(record: R, common: Messages): TemplateResult {
    const { hiddenName, table: tableName } = this.#messages.messages!;
    const { level, parts } = this;
    const { allows, hosts } = this.consentController;
    return contactArticle(
      record,
      { parts, common, hiddenName, level, allows },
      {
        actions: this.#share.render(common),
        aboveDescription: record.name ? nothing : this.#renderPassword(common),
        description: safeHtml(record.description, {
          base: webUrl(record.representation.url) ?? document.baseURI,
          headingLevel: level + 1,
          hosts,
          tableName,
        }),
        belowDescription: this.renderMap?.(record),
        foot: this.#renderEvents(record),
      },
    );
  }

  protected override itemNotice(error: CalError): ItemNotice | undefined {
    const found = contactError(error);
    if (!found) return undefined;
    const { items, hints } = this.#messages.messages!;
    return { title: items[this.table.resource].problems[found], hint: hints[found] };
  }

  #renderPassword(common: Messages): TemplateResult {
    const { items, hints } = this.#messages.messages!;
    return html`
      <p part="message">${items[this.table.resource].problems.protected}</p>
      <p part="hint">${hints.protected}</p>
      ${this.renderPasswordForm(common)}
    `;
  }

  #renderEvents({ id }: R): unknown {
    const { show_events: isShown = true } = this._values;
    if (isShown !== true) return nothing;
    const { eventsFilter } = this.table;
    return html`
      <section part="events" class="related" aria-labelledby="events">
        <div part="heading" class="heading" id="events" role="heading" aria-level=${this.level + 1}>
          ${this.#messages.messages!.events}
        </div>
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
}
