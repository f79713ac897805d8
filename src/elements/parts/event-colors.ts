import { css, html, nothing, type LitElement, type TemplateResult } from 'lit';
import { sourceOf } from '../../query/index.js';
import { calendarEvent, type CalendarEvent } from '../../records/index.js';
import { remembered } from '../../time/index.js';
import { hueOf } from './card.js';
import type { ColorBy } from './color-by.js';
import { customProperties } from './custom-properties.js';
import { node } from './node.js';

/** What an event is colored by. */
interface Source {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

const sources: Record<Exclude<ColorBy, 'none'>, (event: CalendarEvent) => Source | undefined> = {
  category: ({ categories }) => categories[0],
  // Rows below the name of a venue are made of an event without it.
  venue: ({ representation }) => calendarEvent(representation).venues[0],
  organizer: ({ organizers }) => organizers[0],
  source: ({ representation }) => calendarOf(representation),
};

/** Which of several calendars an event is from. Their order in `base-url` tells their colors, which then are never alike. */
function calendarOf(representation: object): Source | undefined {
  const source = sourceOf(representation);
  return source && { id: source.index, slug: source.name.replace(/\W+/g, '-'), name: source.name };
}

/** More colors than these nobody tells apart. */
const longestLegend = 12;

/** The colors of events by one kind of what they belong to: by its id, so that it has the same color on every view and visit. */
export class EventColors {
  readonly #by: Exclude<ColorBy, 'none'>;

  constructor(by: Exclude<ColorBy, 'none'>) {
    this.#by = by;
  }

  /** The custom properties of an event's box. */
  properties(event: CalendarEvent): Readonly<Record<string, string>> {
    const source = sources[this.#by](event);
    return source ? this.#propertiesOf(source) : {};
  }

  /** The name of what gives an event its color, for those who do not see it. */
  spoken(event: CalendarEvent): TemplateResult | typeof nothing {
    const source = sources[this.#by](event);
    return source ? html`<span class="unseen">, ${source.name}</span>` : nothing;
  }

  /** The same with its color, for the eye. */
  label(event: CalendarEvent): TemplateResult | typeof nothing {
    const source = sources[this.#by](event);
    return source ? this.#entry(source, 'color-label') : nothing;
  }

  /** Colors a card. `isBrief` tells that it names no categories. */
  mark(card: HTMLElement, event: CalendarEvent, isBrief: boolean): void {
    const source = sources[this.#by](event);
    if (!source) return;
    card.classList.add('colored');
    const placeholder = card.querySelector<HTMLElement>('.placeholder');
    placeholder?.style.setProperty('--_hue', hueOf(source.id));
    for (const [name, value] of Object.entries(this.#propertiesOf(source))) card.style.setProperty(name, value);
    const isNamed = this.#by === 'venue' || (this.#by === 'category' && !isBrief);
    if (!isNamed)
      card.querySelector('.body')!.append(node(isBrief ? 'span class=unseen' : 'div part=color-label dir=auto', {}, source.name));
  }

  /** What the colors of most events stand for. It is for the eye alone: events say themselves what they belong to. */
  legend(events: readonly CalendarEvent[]): TemplateResult | typeof nothing {
    const counts = new Map<number, { readonly source: Source; readonly count: number }>();
    for (const source of events.map(sources[this.#by])) {
      if (source) counts.set(source.id, { source, count: (counts.get(source.id)?.count ?? 0) + 1 });
    }
    const most = [...counts.values()].sort((one, other) => other.count - one.count).slice(0, longestLegend);
    const entries = most.map(({ source }) => source).sort((one, other) => one.name.localeCompare(other.name));
    return entries.length
      ? html`<div part="legend" class="legend" aria-hidden="true">${entries.map((entry) => this.#entry(entry, 'legend-item'))}</div>`
      : nothing;
  }

  #entry(source: Source, part: string): TemplateResult {
    return html`<span part=${part} class="entry" dir="auto" ${customProperties(this.#propertiesOf(source))}>${source.name}</span>`;
  }

  #propertiesOf(source: Source) {
    const own = `--cal-color-${this.#by}-${CSS.escape(source.slug)}`;
    return {
      '--cal-color-event': `var(${own}, oklch(from currentColor clamp(0.48, (l - 0.55) * 1000, 0.8) 0.13 ${hueOf(source.id)} / 1))`,
    };
  }
}

/** The same object for the same choice, so that what has been rendered with it stays. */
const colorsBy = remembered(3, (by: Exclude<ColorBy, 'none'>) => new EventColors(by));

const styles = css`
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25em 1em;
    margin-block: var(--_space) var(--_gap);
    font-size: 0.875em;
  }
  .entry {
    display: flex;
    align-items: baseline;
    gap: 0.4em;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .entry::before {
    content: '';
    flex: none;
    inline-size: 0.75em;
    block-size: 0.75em;
    border-radius: 0.2em;
    background: var(--cal-color-event);
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
  .card.colored {
    border-inline-start: 4px solid var(--cal-color-event);
  }
  :is(.list, .compact) .card.colored {
    padding-inline-start: calc(var(--_space) * 1.5);
  }
  /* What is only spoken takes no room, whatever a layout gives the lines of a card. */
  .colored .body > .unseen {
    position: absolute;
    inline-size: 1px;
  }
  .list .card.colored {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
`;

/** Gives a host the styles of colored events, and the way to its colors. */
export function colorsIn({ renderRoot }: LitElement): (by: ColorBy) => EventColors | undefined {
  (renderRoot as ShadowRoot).adoptedStyleSheets.push(styles.styleSheet!);
  return (by) => (by in sources ? colorsBy(by as keyof typeof sources) : undefined);
}
