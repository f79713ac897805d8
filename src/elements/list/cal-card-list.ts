import { css, html, type TemplateResult } from 'lit';
import type { DirectoryMessages, Messages } from '../../locale/index.js';
import { CalList, type ListMessages, type ListTable } from './cal-list.js';
import { directoryAttributes, type DirectoryAttributes } from './directory-attributes.js';
import type { Organizer, Venue } from '../../records/index.js';
import { guard } from 'lit/directives/guard.js';
import { card, type Card } from '../parts/card.js';
import { rows } from '../parts/rows.js';
import { cardStyles } from '../parts/card.styles.js';
import { layoutStyles } from '../parts/layout.styles.js';
import { contactStyles } from '../parts/contact.styles.js';
import { skeleton } from '../parts/skeleton.js';
import { shared } from '../base/shared.styles.js';
import { MessageController } from '../base/message-controller.js';

/** What each list of cards must define. */
export interface CardListTable<T, R extends Venue | Organizer> extends ListTable<T, R> {
  readonly resource: 'venues' | 'organizers';
  /** The content of a record's card. */
  readonly card: (record: R, messages: Messages, directory: DirectoryMessages) => Card;
}

const defaults = { layout: directoryAttributes.layout.default, heading_level: directoryAttributes.heading_level.default };

/**
 * A directory: each item is a card with its name and how to reach it.
 *
 * @parts card monogram contact
 * @cssprop --cal-card-min - Minimum width of a card in the layout `cards`.
 */
export abstract class CalCardList<T, R extends Venue | Organizer> extends CalList<T, R> {
  static override styles = [
    shared,
    cardStyles,
    layoutStyles,
    contactStyles,
    css`
      .list .image {
        order: -1;
        inline-size: 4rem;
        aspect-ratio: 1;
      }
      .placeholder {
        display: grid;
        place-content: center;
        font-size: 1.5em;
        font-weight: 600;
        line-height: 1;
      }
      /* As large as fits a low band in a narrow box. */
      .cards .placeholder {
        font-size: min(3em, 16cqi);
      }
    `,
  ];

  readonly #bundle = new MessageController(this, 'directory');

  protected abstract override readonly table: CardListTable<T, R>;

  protected bundle(): ListMessages | undefined {
    const messages = this.#bundle.messages;
    return messages && { ...messages.lists[this.table.resource], emptyHint: messages.emptyHint };
  }

  protected renderSkeleton(): TemplateResult {
    return skeleton(this.#appearance.layout, this.pageSize);
  }

  protected renderItems(records: readonly R[], messages: Messages, hasOwnCards: boolean): TemplateResult {
    const { layout, heading_level: level } = this.#appearance;
    const bundle = this.#bundle.messages!;
    const cardOf = (record: R) =>
      guard([record, messages, bundle, layout, level], () => card(this.table.card(record, messages, bundle), layout, level));
    return html`
      <div class="directory ${layout}">
        ${rows(records, [messages, bundle, layout, level, hasOwnCards], (record) =>
          hasOwnCards ? html`<slot name="item-${record.key}"></slot>` : cardOf(record),
        )}
      </div>
    `;
  }

  get #appearance(): Pick<DirectoryAttributes, 'layout' | 'heading_level'> {
    return { ...defaults, ...(this.values as Partial<DirectoryAttributes>) };
  }
}
