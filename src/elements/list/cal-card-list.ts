import { css, html, type TemplateResult } from 'lit';
import type { DirectoryMessages, Messages } from '../../locale/index.js';
import { CalList, type ListMessages, type ListTable } from './cal-list.js';
import { directoryAttributes, type DirectoryAttributes } from './directory-attributes.js';
import type { Organizer, Venue } from '../../records/index.js';
import { card, type Card } from '../parts/card.js';
import { node } from '../parts/node.js';
import { rows } from '../parts/rows.js';
import { cardStyles } from '../parts/card.styles.js';
import { layoutStyles } from '../parts/layout.styles.js';
import { contactStyles } from '../parts/contact.styles.js';
import { skeleton } from '../parts/skeleton.js';
import { shared } from '../base/shared.styles.js';
import { byName } from './by-name.js';
import { OnDemand } from '../base/on-demand.js';
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
 * @csspart count - How many events are to come of an item.
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
        inline-size: 4em;
        aspect-ratio: 1;
      }
      .placeholder {
        display: grid;
        place-content: center;
        font-size: 1.5em;
        font-weight: 600;
        line-height: 1;
      }
      /* As wide as a picture, though its font is larger. */
      .list .placeholder {
        inline-size: calc(4em / 1.5);
      }
      .count {
        font-size: 0.875em;
        color: var(--_muted);
      }
      /* Name, address, ways to reach it and number: columns that are the same for all where there is room. */
      @container cal (min-width: 52em) {
        .compact .body {
          grid-template-columns: 3fr 4fr 3fr;
        }
        .compact .body:has(.count) {
          grid-template-columns: 3fr 4fr 3fr 11em;
        }
        .compact .body > .title {
          grid-column: 1;
        }
        .compact .body > .address {
          grid-column: 2;
        }
        .compact .body > :is(.title, .address, .contact) {
          white-space: normal;
        }
        .compact .body > .contact {
          grid-column: 3;
        }
        .compact.organizers .body > .contact {
          grid-column: 2 / 4;
        }
        .compact .body > .count {
          grid-column: 4;
          text-align: end;
        }
      }
      /* As large as fits a low band in a narrow box. */
      .cards .placeholder {
        font-size: min(3em, 16cqi);
      }
    `,
  ];

  readonly #counts = new OnDemand(this, async () => {
    const { UpcomingCounts } = await import('./upcoming-counts.js');
    return new UpcomingCounts(this, this.table.resource);
  });
  readonly #bundle = new MessageController(this, 'directory');

  protected abstract override readonly table: CardListTable<T, R>;

  protected override get code(): OnDemand<unknown>[] {
    return this.values.counts === true ? [this.#counts] : [];
  }

  protected override arranged(records: readonly R[]): readonly R[] {
    return byName(records, this.pageSize, this.language);
  }

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
    const counts = this.values.counts === true ? this.#counts.value : undefined;
    counts?.update(records, { settings: this.settings, language: this.language }, bundle);
    const cardOf = (record: R) => {
      const content = this.table.card(record, messages, bundle);
      return card({ ...content, body: [...content.body, counts?.lineOf(record)] }, layout, level);
    };
    return html`
      <div class="directory ${layout} ${this.table.resource}">
        ${rows(records, layout, [messages, bundle, layout, level, counts, hasOwnCards], (record) =>
          hasOwnCards ? node('slot', { name: `item-${record.key}` }) : cardOf(record),
        )}
      </div>
    `;
  }

  get #appearance(): Pick<DirectoryAttributes, 'layout' | 'heading_level'> {
    return { ...defaults, ...(this.values as Partial<DirectoryAttributes>) };
  }
}
