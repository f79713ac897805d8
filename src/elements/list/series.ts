import { css, html, nothing, type LitElement } from 'lit';
import { loadMessages, type MapMessages } from '../../locale/index.js';
import { languageOf, type Folded } from '../../query/index.js';
import { calendarEvent, type CalendarEvent } from '../../records/index.js';
import type { EventRepresentation } from '../../schema/index.js';
import { formatSpan, shortDay, startTime, type DisplayOptions } from '../../time/index.js';
import { MessageController } from '../base/message-controller.js';
import { select } from '../parts/card.js';
import type { CardMarks } from '../parts/event-card.js';
import { node } from '../parts/node.js';

/** So many dates are seen at first; the others are a press away. */
const datesAtFirst = 3;

const foldedOf = ({ representation }: CalendarEvent) => representation as Partial<Folded<EventRepresentation>>;

/** How the cards of series are completed. */
interface SeriesOptions {
  /** What cards are marked with beside. */
  readonly marks: CardMarks | undefined;
  readonly reader: DisplayOptions;
  /** Today in the visitor's zone, `YYYY-MM-DD`. */
  readonly today: string;
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
    const searched = events.map((event) => foldedOf(event).searched).find(Boolean);
    const note = searched ? html`<p part="hint" class="searched" role="note">${messages.searched(searched)}</p>` : nothing;
    return [marks?.legend(events), note];
  }

  mark(card: HTMLElement, event: CalendarEvent, isBrief: boolean): void {
    const { marks, messages } = this.#options;
    marks?.mark(card, event, isBrief);
    const dates = (foldedOf(event).occurrences ?? []).map(calendarEvent);
    if (dates.length < 2) return;
    const list = (some: readonly CalendarEvent[]) => node('ul role=list', {}, ...some.map((one) => this.#date(one, event)));
    const [first, others] = [dates.slice(0, datesAtFirst), dates.slice(datesAtFirst)];
    const more = node('details', {}, node('summary part=more-dates', {}, messages.moreDates(others.length)), list(others));
    const box = node('div part=dates class=dates', {}, list(first), others.length > 0 && more);
    // All else of a card leads where its title leads.
    box.addEventListener('click', (click) => {
      if (!(click.target as Element).closest('a')) click.stopPropagation();
    });
    card.querySelector('.time')!.after(box);
  }

  #date(event: CalendarEvent, shown: CalendarEvent): HTMLElement {
    const { url, span, title } = event;
    const { reader } = this.#options;
    const text = node('time', { datetime: formatSpan(span, reader).start }, this.#textOf(event, shown));
    if (!url) return node('li', {}, text);
    const link = node('a part=date-link', { href: url }, text, node('span class=unseen', {}, `, ${title}`));
    link.addEventListener('click', (click) => select(click, { event }));
    return node('li', {}, link);
  }

  /** "Nov 28"; with the time where it is another than that of the card. */
  #textOf({ span }: CalendarEvent, shown: CalendarEvent): string {
    const { reader, today } = this.#options;
    const day = shortDay(formatSpan(span, reader).start.slice(0, 10), reader.locale, today);
    const time = startTime(span, reader);
    return time && time !== startTime(shown.span, reader) ? `${day}, ${time}` : day;
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
type MarksFor = (colors: CardMarks | undefined, reader: DisplayOptions, today: string) => CardMarks | undefined;

/** Gives a host the styles of the dates of series, and the way to mark its cards with them. */
export async function seriesIn(host: LitElement): Promise<MarksFor> {
  await loadMessages('map', languageOf(host));
  (host.renderRoot as ShadowRoot).adoptedStyleSheets.push(styles.styleSheet!);
  const bundle = new MessageController(host, 'map');
  let known: { readonly from: readonly unknown[]; readonly marks: CardMarks } | undefined;
  return (colors, reader, today) => {
    const { messages } = bundle;
    if (!messages) return colors;
    const from = [colors, reader, today, messages];
    if (!known?.from.every((one, index) => one === from[index]))
      known = { from, marks: new SeriesMarks({ marks: colors, reader, today, messages }) };
    return known.marks;
  };
}
