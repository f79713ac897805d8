import { css, type LitElement } from 'lit';
import { loadMessages, type MapMessages, type Messages } from '../../locale/index.js';
import { languageOf } from '../../data/query/index.js';
import { calendarEvent, notesOf, withNotes, type CalendarEvent, type Notes } from '../../data/records/index.js';
import type { EventRepresentation } from '../../data/schema/index.js';
import { formatSpan, shortDay, spanWords, startTime, todayOf, type DisplayOptions } from '../../data/time/index.js';
import { memoized } from '../../data/memo/index.js';
import { MessageController } from '../base/message-controller.js';
import type { CardMarks } from '../cards/event-card.js';
import { eventMarks } from '../cards/event-marks.js';
import { node } from '../cards/node.js';
import { select } from '../cards/card.js';

/** The number of further dates that are seen at first; the others are a press away. */
const datesAtFirst = 2;

/** One of the dates of a series. */
const dateOf = memoized((event: EventRepresentation, notes: Notes) => calendarEvent(withNotes(event, notes)));

/** How the cards of series are completed. */
interface SeriesOptions {
  /** The extra marks of cards. */
  readonly marks: CardMarks | undefined;
  readonly display: DisplayOptions;
  readonly common: Messages;
  readonly messages: MapMessages;
}

/** Adds the dates of series to their cards. */
class SeriesMarks implements CardMarks {
  readonly #options: SeriesOptions;

  constructor(options: SeriesOptions) {
    this.#options = options;
  }

  legend(events: readonly CalendarEvent[]): unknown {
    const searched = events.map(({ representation }) => notesOf(representation).searched).find(Boolean);
    if (searched && !isTold) {
      isTold = true;
      console.info(
        `cal-elements: fold-series looks for series among the first ${searched} events; later ones stand by themselves.`,
      );
    }
    return this.#options.marks?.legend(events);
  }

  mark(card: HTMLElement, event: CalendarEvent, isBrief: boolean): void {
    const { marks, messages } = this.#options;
    marks?.mark(card, event, isBrief);
    const notes = notesOf(event.representation);
    const dates = (notes.occurrences ?? []).map((one) => dateOf(one as EventRepresentation, notes));
    const others = dates.filter(({ key }) => key !== event.key);
    if (!others.length) return;
    const more = others.length - datesAtFirst;
    const list = (some: readonly CalendarEvent[], textOf: (one: CalendarEvent) => string) =>
      node('ul role=list', {}, ...some.map((one) => this.#date(one, textOf(one))));
    const summary = node('summary part=more-dates', {}, more > 0 ? messages.furtherDates(more) : messages.times);
    const box = node(
      'div part=dates class=dates',
      {},
      node('span class=also', {}, messages.also),
      list(others.slice(0, datesAtFirst), (one) => this.#textOf(one, event)),
      node(
        'details',
        {},
        summary,
        list(others, (one) => this.#wholeTextOf(one)),
      ),
    );
    // A click elsewhere on the card follows the link of its title; one between the dates must not.
    box.addEventListener('click', (click) => {
      if (!(click.target as Element).closest('a')) click.stopPropagation();
    });
    card.querySelector('.time')!.after(box);
  }

  #date(event: CalendarEvent, words: string): HTMLElement {
    const { url, span, title } = event;
    const { display, common } = this.#options;
    const marks = eventMarks(node, event, common);
    const text = node('time', { datetime: formatSpan(span, display).start }, ...marks, words);
    if (!url) return node('li', {}, text);
    const link = node('a part=date-link', { href: url }, text, node('span class=unseen', {}, `, ${title}`));
    link.addEventListener('click', (click) => select(click, { event }));
    return node('li', {}, link);
  }

  /** "Nov 28"; with the time where it is another than that of the card. */
  #textOf({ span }: CalendarEvent, shown: CalendarEvent): string {
    const { display } = this.#options;
    const day = shortDay(
      formatSpan(span, display).start.slice(0, 10),
      display.locale,
      todayOf(span, display, Date.now()),
    );
    const time = startTime(span, display);
    return time && time !== startTime(shown.span, display) ? `${day}, ${time}` : day;
  }

  /** "Sat, Nov 28, 7:00 – 9:00 PM" */
  #wholeTextOf({ span }: CalendarEvent): string {
    const { display } = this.#options;
    const { date, time } = spanWords(span, display, todayOf(span, display, Date.now()), 'short');
    return [date, time].filter(Boolean).join(', ');
  }
}

const styles = css`
  .dates {
    display: flex;
    flex-wrap: wrap;
    overflow-x: clip;
    gap: 0 0.35em;
    inline-size: 100%;
    font-size: 0.875em;
    color: var(--_muted);
  }
  .also::before {
    content: '↻ ' / '';
  }
  .dates :is(ul, li, details) {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  .dates ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.35em;
  }
  .dates > ul > li:not(:last-child)::after {
    content: ',';
  }
  .dates:lang(ar) > ul > li:not(:last-child)::after {
    content: '،';
  }
  .dates a {
    text-decoration: underline;
    text-decoration-color: var(--_border);
    text-underline-offset: 0.2em;
  }
  .dates :is(a, summary) {
    display: inline-block;
    box-sizing: border-box;
    max-inline-size: 100%;
    overflow-wrap: anywhere;
    min-block-size: 24px;
    color: inherit;
  }
  .dates summary {
    padding-inline: 0.35em;
    border-radius: var(--_radius);
    font-weight: 600;
    cursor: pointer;
  }
  .dates :focus-visible {
    outline-offset: -2px;
  }
  .dates summary:hover {
    background: color-mix(in oklab, currentColor 10%, transparent);
  }
  /* All dates with their times, a line each, in the place of the line of the first ones. */
  .dates:has([open]) > :is(.also, ul) {
    display: none;
  }
  .dates details[open] {
    flex-basis: 100%;
  }
  .dates details ul {
    display: grid;
  }
  .compact .body > .dates {
    order: 2;
    overflow: clip visible;
    white-space: normal;
  }
  @container cal (min-width: 52em) {
    .compact .body > .dates {
      grid-area: 2 / title / auto / -1;
    }
  }
`;

/** Whether developers have been warned that series are searched for. */
let isTold = false;

/**
 * The marks of cards beside their colors; the same object for the same options, so that what has been rendered with it
 * stays.
 */
type MarksFor = (colors: CardMarks | undefined, common: Messages, display: DisplayOptions) => CardMarks | undefined;

/**
 * Gives a host the styles of the dates of series, the way to mark its cards with them, and how to count what is folded.
 */
export async function seriesIn(
  host: LitElement,
): Promise<{ marksFor: MarksFor; readonly shown: Messages['shown'] | undefined }> {
  await loadMessages('map', languageOf(host));
  (host.renderRoot as ShadowRoot).adoptedStyleSheets.push(styles.styleSheet!);
  const places = new MessageController(host, 'map');
  const marksFor = memoized(
    (messages: MapMessages, marks: CardMarks | undefined, common: Messages, display: DisplayOptions) =>
      new SeriesMarks({ marks, common, display, messages }),
  );
  return {
    marksFor: (colors, common, display) => {
      const { messages } = places;
      return messages ? marksFor(messages, colors, common, display) : colors;
    },
    get shown() {
      return places.messages?.shownFolded;
    },
  };
}
