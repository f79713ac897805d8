import { css, html, type PropertyValues, type TemplateResult } from 'lit';
import type { DirectoryMessages, Messages } from '../../locale/index.js';
import { arrangedQueryOptions, planWhole, type ListPlan, type QueryOptions } from '../../data/query/index.js';
import { CalList, type ListMessages, type ListTable } from './cal-list.js';
import { directoryAttributes, type DirectoryAttributes } from './directory-attributes.js';
import { areNear } from './directory-cards.js';
import type { Organizer, Venue } from '../../data/records/index.js';
import { card, type Card } from '../cards/card.js';
import { cardStyles } from '../cards/card.styles.js';
import { layoutStyles } from '../cards/layout.styles.js';
import { node } from '../cards/node.js';
import { rows } from '../cards/rows.js';
import { shared } from '../cards/shared.styles.js';
import { skeleton } from '../cards/skeleton.js';
import { contactStyles } from '../parts/contact.styles.js';
import { byName } from '../parts/by-name.js';
import { MessageController } from '../base/message-controller.js';
import { UpcomingCounts } from './upcoming-counts.js';

/** The definition of a list of cards. */
export interface CardListTable<T, R extends Venue | Organizer> extends ListTable<T, R> {
  readonly resource: 'venues' | 'organizers';
  /** The content of a record's card. */
  readonly card: (record: R, common: Messages, messages: DirectoryMessages, isNear: boolean) => Card;
}

const defaults = {
  layout: directoryAttributes.layout.default,
  heading_level: directoryAttributes.heading_level.default,
};

/**
 * A directory: each item is a card with its name and how to reach it. Up to 200 items are read whole, fifty a request,
 * and stand by name across all pages; more are in the order of the server.
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
      .skeleton .date-badge {
        display: none;
      }
      .list .image {
        order: -1;
        inline-size: 4em;
        aspect-ratio: 1;
      }
      /* Quieter than an image: a breath of its hue. */
      .placeholder {
        display: grid;
        place-content: center;
        font-size: 1.5em;
        font-weight: 500;
        line-height: 1;
        color: var(--_muted);
        background: oklch(from currentColor clamp(0.27, (0.62 - l) * 1000, 0.95) 0.02 var(--_hue) / 1);
      }
      /* As wide as an image, though its font is larger. */
      .list .placeholder {
        inline-size: 2.67em;
      }
      .count {
        font-size: 0.875em;
        font-weight: 500;
      }
      /* At the foot, whatever stands above it. */
      .cards .count {
        margin-block-start: auto;
        padding-block-start: 0.5em;
      }
      /* Tens fill their rows. */
      @container cal (min-width: 71em) {
        .block:has(> :nth-child(5n):last-child) {
          --_min: 18%;
        }
      }
      /* Name, address, ways to reach it and number: columns that are the same for all where there is room. */
      @container cal (min-width: 52em) {
        .compact .body {
          grid-template-columns: 3fr 4fr 3fr;
          grid-auto-columns: 13em;
        }
        .compact .body > * {
          white-space: normal;
        }
        .compact .body > .title {
          grid-column: 1;
        }
        .compact .address {
          grid-column: 2;
        }
        .compact .contact {
          grid-column: 3;
        }
        .organizers .contact {
          grid-column: 2 / 4;
        }
        .compact .count {
          grid-column: 4;
          text-align: end;
        }
      }
      /* As high as what most say. */
      .list .lines {
        block-size: 4.4em;
      }
      .compact .lines {
        block-size: 2.15em;
      }
      .counts .lines {
        margin-block-end: 0.8em;
      }
      @container cal (max-width: 52em) {
        .compact .lines {
          block-size: 3.2em;
        }
        .venues .compact .lines {
          block-size: 5em;
        }
      }
      /* As large as fits a low band in a narrow box. */
      .cards .placeholder {
        font-size: min(3em, 16cqi);
      }
    `,
  ];

  #counts: UpcomingCounts | undefined;
  readonly #messages = new MessageController(this, 'directory');

  protected abstract override readonly table: CardListTable<T, R>;

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this._values.counts === true) this.#counts ??= new UpcomingCounts(this, this.table.resource);
  }

  /** By name, which servers cannot sort by (wire section 8.2). */
  protected override queryOptions(plan: ListPlan, first: number, last: number): QueryOptions<T> {
    const { record: accept } = this.table;
    const whole = planWhole(plan.resource, this.table.filters, { filters: this._values, settings: this._settings });
    if (!whole) return super.queryOptions(plan, first, last);
    const names = byName(this._language);
    const arrange = (items: T[]) => items.sort((one, other) => names(accept(one), accept(other)));
    return arrangedQueryOptions({ plan, whole, first, last, accept, arrange, variant: this._language });
  }

  protected messages(): ListMessages | undefined {
    const messages = this.#messages.messages;
    return messages && { ...messages.lists[this.table.resource], emptyHint: messages.emptyHint };
  }

  protected renderSkeleton(): TemplateResult {
    return html`<div class="${this.table.resource} ${this._values.counts === true ? 'counts' : ''}">
      ${skeleton(this.#appearance.layout, this.pageSize, 'none')}
    </div>`;
  }

  protected renderItems(records: readonly R[], common: Messages, hasOwnCards: boolean): TemplateResult {
    const { layout, heading_level: level } = this.#appearance;
    const messages = this.#messages.messages!;
    const counts = this._values.counts === true ? this.#counts : undefined;
    counts?.update(records, { settings: this._settings, language: this._language }, messages);
    const isNear = areNear(records as readonly Venue[]);
    const cardOf = (record: R) => {
      const content = this.table.card(record, common, messages, isNear);
      return card(node, { ...content, body: [...content.body, counts?.lineOf(record)] }, layout, level);
    };
    return html`
      <div class="directory ${layout} ${this.table.resource} ${records.some(({ image }) => image) ? 'pictured' : ''}">
        ${rows(records, layout, [common, messages, layout, level, counts, hasOwnCards, isNear], (record) =>
          hasOwnCards ? node('slot', { name: `item-${record.key}` }) : cardOf(record),
        )}
      </div>
    `;
  }

  get #appearance(): Pick<DirectoryAttributes, 'layout' | 'heading_level'> {
    return { ...defaults, ...(this._values as Partial<DirectoryAttributes>) };
  }
}
