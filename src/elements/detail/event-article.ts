import { html, nothing, type TemplateResult } from 'lit';
import type { DetailMessages, Messages } from '../../locale/index.js';
import { eventStatus, ownerDocumentOf, plainText, toldMarks, type CalendarEvent } from '../../data/records/index.js';
import { briefSpan, daysWithClock, type DisplayOptions } from '../../data/time/index.js';
import { itemLink } from '../cards/item-link.js';
import { marksOf } from '../cards/event-marks.js';
import { calendarIcon, siteIcon } from '../parts/icons.js';
import { shareWords } from '../parts/share-button.js';
import { columns } from './columns.js';
import { eventFacts, type FactsRenderContext } from './event-facts.js';
import { hero } from './hero.js';

/** How an event is shown, and on which day. */
export interface ArticleOptions extends FactsRenderContext {
  /** When the event is, in the fewest words: those of `briefWhen`. */
  readonly brief: readonly string[];
  /** The words that replace the first of them once a script is there, such as "Today". */
  readonly later?: string | undefined;
  readonly hasEnded: boolean;
  /** Level of the title. */
  readonly level: number;
  /** Whether an image may be requested. */
  readonly allows: (url: string) => boolean;
  /** The address of a list of events. */
  readonly listUrl?: string | undefined;
  /** Leads back to the list that the event was opened from. */
  readonly leave?: (() => void) | undefined;
}

/** The content of an article beside the record of its event. */
export interface ArticleContent {
  /** The actions before the link to the website. */
  readonly actions: unknown;
  /** The description, as harmless HTML. */
  readonly description: unknown;
  readonly aboveDescription?: unknown;
  readonly belowDescription?: unknown;
  /** Below all of it. */
  readonly foot?: unknown;
}

/** The status of an event that does not take place when it was planned. */
const statusOfNotice = (event: CalendarEvent): keyof DetailMessages['statusNotices'] | undefined => {
  const status = eventStatus(event);
  return status === 'cancelled' || status === 'postponed' ? status : undefined;
};

export const isCancelled = (event: CalendarEvent): boolean => eventStatus(event) === 'cancelled';

/** Whether somebody can still plan to come: the event is to come, on a day that is known. */
export const isPlanned = (event: CalendarEvent, hasEnded: boolean): boolean => !hasEnded && !statusOfNotice(event);

/**
 * When an event is, in the fewest words; what takes several days has the clock at which it begins.
 * @param today decides on words such as "Today"
 * @param since the day that what runs stands under
 */
export function briefWhen(
  event: CalendarEvent,
  { runs }: Messages,
  display: DisplayOptions,
  today: string,
  ongoingDay = today,
): string[] {
  const { span } = event;
  const { date, time, until } = briefSpan(span, display, today, statusOfNotice(event) ? '' : ongoingDay);
  return [until ? runs(until) : (daysWithClock(span, display, today) ?? date), time].filter(
    (piece) => piece !== undefined,
  );
}

/** All of an event, as a template that needs no element, because servers print it too. */
export function eventArticle(event: CalendarEvent, options: ArticleOptions, content: ArticleContent): TemplateResult {
  const { common, messages, level, allows } = options;
  const { image } = event;
  const status = statusOfNotice(event);
  const { event_status_reason: reason } = event.representation;
  return html`
    <article
      part="detail ${marksOf(event, common, ...toldMarks(event)).join(' ')}"
      class="detail"
      aria-labelledby="title"
    >
      <div part="heading" class="lead">
        ${marks(event, common)}
        <div part="title" class="headline" id="title" dir="auto" role="heading" aria-level=${level} tabindex="-1">
          ${event.title || common.untitled}
        </div>
        ${status ? html`<p part="status-notice" class="status-notice">${messages.statusNotices[status]}</p>` : nothing}
        ${typeof reason === 'string' ? html`<p part="status-reason" dir="auto">${plainText(reason, ownerDocumentOf(event.representation))}</p>` : nothing}
        ${summary(event, options)}
      </div>
      ${columns({
        image: image ? hero(image, allows, common.pictureAt) : nothing,
        actions: actions(event, options, content.actions),
        facts: eventFacts(isCancelled(event) ? { ...event, cost: '' } : event, {
          ...options,
          nearness: status ? undefined : options.nearness,
          leadsThere: options.leadsThere && !isCancelled(event),
        }),
        text: html`
          ${content.aboveDescription ?? nothing}
          <div part="description" class="description" dir="auto">${content.description}</div>
          ${content.belowDescription ?? nothing}
        `,
      })}
      ${content.foot ?? nothing}
    </article>
  `;
}

/** When and where in one line, and whether it is over. */
function summary(event: CalendarEvent, { brief, later, hasEnded, messages }: ArticleOptions): TemplateResult {
  const places = event.venues.map(({ name }) => name).filter(Boolean);
  return html`
    <p part="summary" class="summary">
      ${later ? html`<span class="later whole">${later}</span>` : nothing}
      ${brief.map((piece, index) => html`${index ? '· ' : nothing}<span class="whole">${piece}</span> `)}
      ${places.map((place) => html`· <span dir="auto">${place}</span> `)}
    </p>
    ${hasEnded && !statusOfNotice(event) ? html`<p part="ended" class="ended">${messages.hasEnded}</p>` : nothing}
  `;
}

function marks(event: CalendarEvent, common: Messages): TemplateResult | typeof nothing {
  // What a notice below the title says has no badge above it.
  const found = marksOf(event, common, ...toldMarks(event), event.isHidden && 'hidden').filter(
    (mark) => mark !== statusOfNotice(event),
  );
  const badges = [
    ...found.map((mark) => [mark, common.statuses[mark]]),
    ...(event.isFeatured ? [['featured', common.featured]] : []),
  ];
  if (!badges.length && !event.categories.length) return nothing;
  return html`
    <div class="marks">
      ${
        badges.length
          ? html`<div part="badges" class="marks">
              ${badges.map(([name, label]) => html`<span part="badge badge-${name}" class=${name === 'featured' ? '' : 'badge'}>${label}</span>`)}
            </div>`
          : nothing
      }
      ${
        event.categories.length
          ? html`<ul part="categories" class="marks" role="list" aria-label=${common.categories}>
              ${event.categories.map(
                (category, index) =>
                  html`<li>
                    ${index ? html`<span aria-hidden="true">·</span> ` : nothing}<bdi
                      part="category category-${category.slug}"
                      >${itemLink(category.url, { category }, category.name)}</bdi
                    >
                  </li>`,
              )}
            </ul>`
          : nothing
      }
    </div>
  `;
}

/** The way from a cancelled event to others: back to the list that it was opened from, else to one with an address. */
function others({ categories }: CalendarEvent, { leave, listUrl, messages }: ArticleOptions): unknown {
  const words = html`<span class="labeled">${messages.seeOthers}</span>`;
  if (leave)
    return html`<button part="button others-button" class="labeled primary" type="button" @click=${leave}>
      ${words}
    </button>`;
  const url = listUrl ?? categories.find((category) => category.url)?.url;
  return url && html`<a part="button others-button" class="labeled primary" href=${url}>${words}</a>`;
}

/** The actions: the first one stands out. An event that is over or does not take place leaves none to be reminded of. */
function actions(event: CalendarEvent, options: ArticleOptions, steps: unknown): TemplateResult {
  const { website, cost } = event;
  const { brief, hasEnded, messages } = options;
  const isOff = isCancelled(event);
  return html`
    <div part="actions" class="actions ${isPlanned(event, hasEnded) ? 'bar' : ''}">
      <p part="actions-summary" class="brief" aria-hidden="true">
        <span>${brief.join(' · ')}</span>
        ${cost && !isOff ? html`<span dir="auto">${cost}</span>` : nothing}
      </p>
      <slot name="actions">
        ${isOff ? (others(event, options) ?? nothing) : nothing} ${steps}
        ${
          website && !isOff
            ? html`<a part="button website-button" class="labeled site" href=${website} rel="noopener nofollow"
                >${siteIcon}<span>${messages.visit}</span></a
              >`
            : nothing
        }
      </slot>
    </div>
  `;
}

/**
 * Keeps the room of the button that adds the event to a calendar until its code has arrived: as wide as its words,
 * which are not seen.
 */
export const placeOfAdding = ({ addToCalendar }: DetailMessages): TemplateResult =>
  html`<span class="labeled place"><span class="labeled">${calendarIcon}${addToCalendar}</span></span>`;

/** Keeps the room of the button that shares. */
export const placeOfSharing = (common: Messages): TemplateResult =>
  html`<span class="labeled share place">${shareWords(common)}</span>`;

/** Keeps the room of all actions that need scripts. @param canBeAdded whether the event is one for calendars */
export const placesOfSteps = (canBeAdded: boolean, common: Messages, messages: DetailMessages): TemplateResult => html`
  ${canBeAdded ? placeOfAdding(messages) : nothing} ${placeOfSharing(common)}
`;
