import { css, html, nothing, type LitElement } from 'lit';
import { loadMessages, type MapMessages, type Messages } from '../../locale/index.js';
import { languageOf } from '../../query/index.js';
import { calendarEvent, notesOf, withNotes, type CalendarEvent, type Notes } from '../../records/index.js';
import type { EventRepresentation } from '../../schema/index.js';
import { formatSpan, shortDay, startTime, type DisplayOptions } from '../../time/index.js';
import { memoized } from '../../memo/index.js';
import { MessageController } from '../base/message-controller.js';
import { select } from '../parts/card.js';
import type { CardMarks } from '../parts/event-card.js';
import { eventMarks } from '../parts/event-marks.js';
import { node } from '../parts/node.js';

/** So many dates are seen at first; the others are a press away. */
const datesAtFirst = 3;

/** One of the dates of a series. */
const dateOf = memoized((event: EventRepresentation, notes: Notes) => calendarEvent(withNotes(event, notes)));

/** How the cards of series are completed. */
interface SeriesOptions {
  /** What cards are marked with beside. */
  readonly marks: CardMarks | undefined;
  readonly display: DisplayOptions;
  /** Today in the visitor's zone, `YYYY-MM-DD`. */
  readonly today: string;
  readonly common: Messages;
  readonly messages: MapMessages;
}

/** Adds the dates of series to their cards. */
class SeriesMarks implements CardMarks {
  readonly #options: SeriesOptions;

  constructor(options: SeriesOptions) {
    this.#options = options;
  }

  /** Says too where series are looked for. */
  legend(events: readonly CalendarEvent[]): unknown {
    const { marks, messages } = this.#options;
    const searched = events.map(({ representation }) => notesOf(representation).searched).find(Boolean);
    const note = searched ? html`<p part="hint" class="searched" role="note">${messages.searched(searched)}</p>` : nothing;
    return [marks?.legend(events), note];
  }

  mark(card: HTMLElement, event: CalendarEvent, isBrief: boolean): void {
    const { marks, messages } = this.#options;
    marks?.mark(card, event, isBrief);
    const notes = notesOf(event.representation);
    const dates = (notes.occurrences ?? []).map((one) => dateOf(one as EventRepresentation, notes));
    if (dates.length < 2) return;
    const list = (some: readonly CalendarEvent[]) => node('ul role=list', {}, ...some.map((one) => this.#date(one, event)));
    const [first, others] = [dates.slice(0, datesAtFirst), dates.slice(datesAtFirst)];
    const more = node('details', {}, node('summary part=more-dates', {}, messages.moreDates(others.length)), list(others));
    const box = node('div part=dates class=dates', {}, list(first), others.length > 0 && more);
    // A click elsewhere on the card follows the link of its title; one between the dates must not.
    box.addEventListener('click', (click) => {
      if (!(click.target as Element).closest('a')) click.stopPropagation();
    });
    card.querySelector('.time')!.after(box);
  }

  #date(event: CalendarEvent, shown: CalendarEvent): HTMLElement {
    const { url, span, title } = event;
    const { display, common } = this.#options;
    const marks = eventMarks(event, common);
    const text = node('time', { datetime: formatSpan(span, display).start }, ...marks, this.#textOf(event, shown));
    if (!url) return node('li', {}, text);
    const link = node('a part=date-link', { href: url }, text, node('span class=unseen', {}, `, ${title}`));
    link.addEventListener('click', (click) => select(click, { event }));
    return node('li', {}, link);
  }

  /** "Nov 28"; with the time where it is another than that of the card. */
  #textOf({ span }: CalendarEvent, shown: CalendarEvent): string {
    const { display, today } = this.#options;
    const day = shortDay(formatSpan(span, display).start.slice(0, 10), display.locale, today);
    const time = startTime(span, display);
    return time && time !== startTime(shown.span, display) ? `${day}, ${time}` : day;
  }
}

const styles = css`
  .dates {
    inline-size: 100%;
    font-size: 0.875em;
  }
  .dates ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75em;
  }
  .dates :is(a, summary) {
    display: inline-block;
    min-block-size: 24px;
    color: inherit;
  }
  .dates summary {
    color: var(--_muted);
    cursor: pointer;
  }
`;

/** What cards are marked with beside their colors; the same object for the same options, so that what has been rendered with it stays. */
type MarksFor = (colors: CardMarks | undefined, common: Messages, display: DisplayOptions, today: string) => CardMarks | undefined;

/** Gives a host the styles of the dates of series, and the way to mark its cards with them. */
export async function seriesIn(host: LitElement): Promise<MarksFor> {
  await loadMessages('map', languageOf(host));
  (host.renderRoot as ShadowRoot).adoptedStyleSheets.push(styles.styleSheet!);
  const places = new MessageController(host, 'map');
  const marksFor = memoized(
    (messages: MapMessages, marks: CardMarks | undefined, common: Messages, display: DisplayOptions, today: string) =>
      new SeriesMarks({ marks, common, display, today, messages }),
  );
  return (colors, common, display, today) => {
    const { messages } = places;
    return messages ? marksFor(messages, colors, common, display, today) : colors;
  };
}
