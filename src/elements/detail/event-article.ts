import { html, nothing, type TemplateResult } from 'lit';
import type { DetailMessages, Messages } from '../../locale/index.js';
import { ownerDocumentOf, plainText, type CalendarEvent } from '../../data/records/index.js';
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

/**
 * When an event is, in the fewest words; what takes several days has the clock at which it begins.
 * @param today decides on words such as "Today"
 * @param since the day that what runs stands under
 */
export function briefWhen(
  { span }: CalendarEvent,
  { runs }: Messages,
  display: DisplayOptions,
  today: string,
  ongoingDay = today,
): string[] {
  const { date, time, until } = briefSpan(span, display, today, ongoingDay);
  return [until ? runs(until) : (daysWithClock(span, display, today) ?? date), time].filter((piece) => piece !== undefined);
}

/** All of an event, as a template that needs no element, because servers print it too. */
export function eventArticle(event: CalendarEvent, options: ArticleOptions, content: ArticleContent): TemplateResult {
  const { common, level, allows } = options;
  const { image } = event;
  const { event_status_reason: reason } = event.representation;
  return html`
    <article part="detail ${marksOf(event, common).join(' ')}" class="detail" aria-labelledby="title">
      <div part="heading" class="lead">
        ${marks(event, common)}
        <div part="title" class="headline" id="title" dir="auto" role="heading" aria-level=${level} tabindex="-1">
          ${event.title || common.untitled}
        </div>
        ${typeof reason === 'string' ? html`<p part="status-reason" dir="auto">${plainText(reason, ownerDocumentOf(event.representation))}</p>` : nothing}
        ${summary(event, options)}
      </div>
      ${columns({
        image: image ? hero(image, allows, common.pictureAt) : nothing,
        actions: actions(event, options, content.actions),
        facts: eventFacts(event, options),
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
function summary({ venues }: CalendarEvent, { brief, later, hasEnded, messages }: ArticleOptions): TemplateResult {
  const places = venues.map(({ name }) => name).filter(Boolean);
  return html`
    <p part="summary" class="summary">
      ${later ? html`<span class="later whole">${later}</span>` : nothing}
      ${brief.map((piece, index) => html`${index ? '· ' : nothing}<span class="whole">${piece}</span> `)}
      ${places.map((place) => html`· <span dir="auto">${place}</span> `)}
    </p>
    ${hasEnded ? html`<p part="ended" class="ended">${messages.hasEnded}</p>` : nothing}
  `;
}

function marks(event: CalendarEvent, common: Messages): TemplateResult | typeof nothing {
  const found = marksOf(event, common, event.isHidden && 'hidden');
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

/** The actions: the first one stands out, and an event that is over leaves none to be reminded of. */
function actions(
  { website, cost }: CalendarEvent,
  { brief, hasEnded, messages }: ArticleOptions,
  steps: unknown,
): TemplateResult {
  return html`
    <div part="actions" class="actions ${hasEnded ? '' : 'bar'}">
      <p part="actions-summary" class="brief" aria-hidden="true">
        <span>${brief.join(' · ')}</span>
        ${cost ? html`<span dir="auto">${cost}</span>` : nothing}
      </p>
      <slot name="actions">
        ${steps}
        ${
          website
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

/** Keeps the room of all actions that need scripts. */
export const placesOfSteps = (hasEnded: boolean, common: Messages, messages: DetailMessages): TemplateResult => html`
  ${hasEnded ? nothing : placeOfAdding(messages)}
  <span class="labeled share place">${shareWords(common)}</span>
`;
