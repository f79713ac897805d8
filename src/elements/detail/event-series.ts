import { css, html, nothing, type LitElement, type TemplateResult } from 'lit';
import type { DetailMessages, Messages, RuleMessages } from '../../locale/index.js';
import { loadRules } from '../../locale/rules.js';
import { languageOf, listQueryOptions, planEventList, QueryController } from '../../data/query/index.js';
import { calendarEvent, ownerDocumentOf, plainText, webUrl, type CalendarEvent } from '../../data/records/index.js';
import { membersOf, type EventRepresentation } from '../../data/schema/index.js';
import {
  addDays,
  formatSpan,
  hasEnded,
  shortDay,
  startTime,
  today,
  todayOf,
  type DisplayOptions,
} from '../../data/time/index.js';
import { select } from '../cards/card.js';
import { eventMarks } from '../cards/event-marks.js';
import { node } from '../cards/node.js';
import { sentenceOf } from '../parts/rule-sentence.js';
import type { AdjacentOptions } from './adjacent-events.js';

/** The number of further dates that are named. */
const datesShown = 3;

/** What an answer says of the series of an event. */
const seriesOf = ({ representation }: CalendarEvent) => membersOf(representation.series);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** How the series of an event is shown. */
interface SeriesContext {
  readonly common: Messages;
  readonly messages: DetailMessages;
  readonly display: DisplayOptions;
  readonly words: RuleMessages | undefined;
}

/** "Dec 15"; with the time where it is another than that of the event. */
function dateText({ span }: CalendarEvent, shown: CalendarEvent, display: DisplayOptions): string {
  const { start } = formatSpan(span, display);
  const day = shortDay(start.slice(0, 10), display.locale, todayOf(span, display, Date.now()));
  const time = startTime(span, display);
  return time && time !== startTime(shown.span, display) ? `${day}, ${time}` : day;
}

/**
 * When an event repeats, and the way to other dates, as a template that needs no element, because servers print it too.
 * @param dates the next ones
 */
export function seriesLines(
  event: CalendarEvent,
  dates: readonly CalendarEvent[],
  { common, messages, display, words }: SeriesContext,
): TemplateResult {
  const { name, url } = seriesOf(event);
  const document = ownerDocumentOf(event.representation);
  const link = webUrl(textOf(url), document);
  const sentence = sentenceOf(seriesOf(event), words, display.locale);
  return html`
    <div part="series" class="series">
      <p class="repeats">${sentence ?? html`<bdi>${plainText(textOf(name), document)}</bdi>`}</p>
      <ul part="series-dates" class="dates" role="list">
        ${dates.map((date) => {
          const text = html`${eventMarks(node, date, common)}${dateText(date, event, display)}`;
          const choose = (click: MouseEvent) => select(click, { event: date });
          return html`<li>
            ${date.url ? html`<a part="date-link" href=${date.url} @click=${choose}>${text}</a>` : text}
          </li> `;
        })}
        ${link ? html`<li><a part="series-link" class="all" href=${link}>${messages.allDates}</a></li>` : nothing}
      </ul>
    </div>
  `;
}

export const seriesStyles = css`
  .series {
    margin-block-start: 0.5em;
    font-size: 0.875em;
    color: var(--_muted);
  }
  .repeats::before {
    content: '↻ ' / '';
  }
  .series .dates {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.9em;
  }
  .series a {
    display: inline-block;
    min-block-size: 24px;
    text-decoration: underline;
    text-decoration-color: var(--_border);
    text-underline-offset: 0.2em;
  }
  .series a:hover {
    text-decoration-color: currentColor;
  }
  .series .all {
    color: var(--_accent);
  }
`;

/** The series of the event that a detail shows, with its next dates, which are one request. */
export class EventSeries {
  readonly #host: LitElement;
  readonly #query: QueryController<EventRepresentation>;
  #words: RuleMessages | undefined;
  #language = '';

  /** @param ask returns the event, if it is of a series */
  constructor(host: LitElement, ask: () => AdjacentOptions | undefined) {
    this.#host = host;
    (host.renderRoot as ShadowRoot).adoptedStyleSheets.push(seriesStyles.styleSheet!);
    this.#query = new QueryController(host, () => {
      const { event, ...rest } = ask() ?? {};
      const id = event && seriesOf(event).id;
      if (typeof id !== 'number') return undefined;
      // On some clock today is still the day before that of UTC; what is over is left out below.
      const filters = {
        post_parent: id,
        per_page: datesShown + 3,
        starts_after: addDays(today('UTC', Date.now()), -2),
      };
      return listQueryOptions(
        planEventList({ ...(rest as AdjacentOptions), filters }),
        { first: 1, last: 1 },
        calendarEvent,
      );
    });
  }

  /** Resolves once there are words in the language of the host. */
  async load(): Promise<this> {
    const language = (this.#language = languageOf(this.#host));
    const words = await loadRules(language).catch(() => undefined);
    if (language === this.#language) this.#words = words;
    return this;
  }

  render(event: CalendarEvent, context: Omit<SeriesContext, 'words'>): TemplateResult | undefined {
    if (!event.representation.series) return undefined;
    const now = Date.now();
    const others = (this.#query.latest.shown?.items ?? []).map(calendarEvent);
    const dates = others.filter(
      ({ key, span }) => key !== event.key && !hasEnded(span, todayOf(span, context.display, now), now),
    );
    if (languageOf(this.#host) !== this.#language) void this.load().then(() => this.#host.requestUpdate());
    return seriesLines(event, dates.slice(0, datesShown), { ...context, words: this.#words });
  }
}

/** Keeps the series of the event that a host shows. */
export const seriesIn = (host: LitElement, ask: () => AdjacentOptions | undefined): Promise<EventSeries> =>
  new EventSeries(host, ask).load();
