import { css, html, nothing, type LitElement, type TemplateResult } from 'lit';
import { loadedMessages } from '../../locale/index.js';
import { languageOf, readSettings, serversOf } from '../../data/query/index.js';
import type { CategoryRepresentation } from '../../data/schema/index.js';
import { calendarEvent, notesOf, type CalendarEvent } from '../../data/records/index.js';
import { attributeText } from '../base/attribute-text.js';
import { takeFilters } from '../base/events.js';
import type { ColorBy } from './color-by.js';
import { customProperties } from './custom-properties.js';
import { node } from '../cards/node.js';

type By = Exclude<ColorBy, 'auto' | 'none'>;

/** The key of an event's color. */
interface ColorKey {
  /**
   * The key of its color: its ID. Each of several calendars gives its IDs to other things, while slugs say what they
   * name.
   */
  readonly key: string;
  /** Its ID in its calendar. */
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** The ID of the category above it. */
  readonly above?: string | undefined;
}

type Item = Pick<ColorKey, 'slug' | 'name'> & { readonly id: number; readonly parent?: number };

function colorKeysOf(items: readonly Item[], representation: object): ColorKey[] {
  const { origin } = notesOf(representation);
  const inCalendar = (id: number) => (origin ? `${id} ${origin.name}` : String(id));
  return items.map(({ id, slug, name, parent }) => ({
    key: origin ? slug : String(id),
    id: inCalendar(id),
    slug,
    name,
    above: parent ? inCalendar(parent) : undefined,
  }));
}

/** The color keys of an event; the first gives it its color. */
const colorKeys: Record<By, (event: CalendarEvent) => readonly ColorKey[]> = {
  category: ({ categories, representation }) => colorKeysOf(categories, representation),
  // An event in a row below its venue's name carries no venue.
  venue: ({ representation }) => colorKeysOf(calendarEvent(representation).venues, representation),
  organizer: ({ organizers, representation }) => colorKeysOf(organizers, representation),
  source: ({ representation }) => calendarOf(representation),
};

/** The attributes of views that filter by what events belong to. */
const filterNames: Partial<Record<By, string>> = { category: 'categories', venue: 'venue', organizer: 'organizer' };

/** A color in a legend. */
interface LegendEntry {
  readonly name: string;
  readonly colorKey: ColorKey;
  /** How filters name what has it, */
  readonly ids: readonly string[];
  /** and how else they may. */
  readonly slugs: readonly string[];
  readonly isOther: boolean;
}

/** Which of several calendars an event is from. */
function calendarOf(representation: object): ColorKey[] {
  const { origin } = notesOf(representation);
  const key = String(origin?.index);
  return origin ? [{ key, id: key, slug: origin.name.replace(/\W+/g, '-'), name: origin.name }] : [];
}

/**
 * Lightness, chroma and hue of colors that can be distinguished at a glance: chosen so that no two are near each other
 * in Oklab, nor near the grey that is shared by all for which none is left. On dark pages all are lighter by the same.
 */
const palette = [
  [0.46, 0.14, 240],
  [0.46, 0.15, 43],
  [0.46, 0.13, 157],
  [0.46, 0.17, 328],
  [0.54, 0.12, 74],
  [0.53, 0.11, 189],
  [0.52, 0.11, 0],
  [0.53, 0.14, 125],
  [0.49, 0.16, 289],
] as const;
const grey = [0.5, 0, 0] as const;

/** The color with this index, which a page may replace. */
function colorAt(index: number | undefined): string {
  const [lightness, chroma, hue] = index === undefined ? grey : palette[index]!;
  const color = `oklch(from currentColor clamp(${lightness}, (l - 0.55) * 1000, ${lightness + 0.3}) ${chroma} ${hue} / 1)`;
  return `var(--cal-color-${index === undefined ? 'other' : index + 1}, ${color})`;
}

/** Which color keys of a calendar have which color of the palette, on all views of a page. */
class Colors {
  readonly #known = new Map<string, ColorKey>();
  readonly #taken = new Map<string, number>();
  /** The entries of the legend while nothing was filtered, from which one chooses more. */
  named: readonly LegendEntry[] = [];

  learn(colorKey: ColorKey): void {
    this.#known.set(colorKey.key, colorKey).set(colorKey.id, colorKey);
  }

  known(key: string): ColorKey | undefined {
    return this.#known.get(key);
  }

  /** A color key and those above it, as far as any event has named them. */
  lineage(colorKey: ColorKey): ColorKey[] {
    const line = [colorKey];
    for (let next: ColorKey | undefined = colorKey; next?.above && line.length < 9;) {
      next = this.#known.get(next.above);
      if (next) line.push(next);
    }
    return line;
  }

  /**
   * The nearest of its lineage with a color. If none has one, the highest gets the one that follows from its ID, or the
   * next that is left: so most keep theirs from visit to visit.
   */
  holderOf(colorKey: ColorKey): { readonly key: string; readonly index: number | undefined } {
    const line = this.lineage(colorKey);
    const top = line.at(-1)!;
    const keys = [...line.flatMap(({ key, id }) => [key, id]), top.above ?? top.key];
    const key = keys.find((one) => this.#taken.has(one)) ?? keys.at(-1)!;
    if (!this.#taken.has(key) && this.#taken.size < palette.length) {
      const isTaken = new Set(this.#taken.values());
      let index = (parseInt(key) || 0) % palette.length;
      while (isTaken.has(index)) index = (index + 1) % palette.length;
      this.#taken.set(key, index);
    }
    return { key, index: this.#taken.get(key) };
  }
}

/** The colors that elements share, by the calendars and by what colors their events. */
const colorsOf = new Map<string, Colors>();

/** The colors of events by one kind of what they belong to: categories have that of the highest above them. */
export class EventColors {
  readonly #by: By;
  readonly #host: LitElement;
  #colors!: Colors;

  constructor(by: By, host: LitElement) {
    this.#by = by;
    this.#host = host;
    this.#findColors();
  }

  /** Learns all categories of a calendar: each has the same color whatever events are shown first. */
  learn(categories: readonly CategoryRepresentation[]): void {
    const keys = categories.flatMap((item) => colorKeysOf([item], item));
    for (const colorKey of keys) this.#colors.learn(colorKey);
    for (const colorKey of keys) this.#colors.holderOf(colorKey);
  }

  /** The custom properties of an event's box. */
  properties(event: CalendarEvent): Readonly<Record<string, string>> {
    const colorKey = this.#colorKeyOf(event);
    return colorKey ? this.#propertiesOf(colorKey) : {};
  }

  /** The name of what gives an event its color, for those who do not see it. */
  spoken(event: CalendarEvent): TemplateResult | typeof nothing {
    const colorKey = this.#colorKeyOf(event);
    return colorKey ? html`<span class="unseen">, ${colorKey.name}</span>` : nothing;
  }

  /** The same with its color, for the eye. */
  label(event: CalendarEvent): TemplateResult | typeof nothing {
    const colorKey = this.#colorKeyOf(event);
    return colorKey ? this.#entry(colorKey.name, colorKey, 'color-label') : nothing;
  }

  /** Colors a card. `isBrief` tells that it names no categories. */
  mark(card: HTMLElement, event: CalendarEvent, isBrief: boolean): void {
    const colorKey = this.#colorKeyOf(event);
    card.classList.add('colored');
    if (!colorKey) return;
    for (const [name, value] of Object.entries(this.#propertiesOf(colorKey))) card.style.setProperty(name, value);
    const isNamed = this.#by === 'venue' || (this.#by === 'category' && !isBrief);
    if (!isNamed)
      card
        .querySelector('.body')!
        .append(node(isBrief ? 'span class=unseen' : 'div part=color-label dir=auto', {}, colorKey.name));
  }

  /** The meaning of the colors of events, as buttons that filter by them. */
  legend(events: readonly CalendarEvent[]): TemplateResult | typeof nothing {
    this.#findColors();
    const filter = this.#hasOneCalendar ? filterNames[this.#by] : undefined;
    const chosen = filter ? (attributeText(this.#host, filter) ?? '').split(',').filter(Boolean) : [];
    const entries = this.#entriesOf(events);
    if (chosen.length)
      entries.push(...this.#colors.named.filter(({ ids }) => !entries.some((one) => one.ids[0] === ids[0])));
    else if (entries.length) this.#colors.named = entries;
    if (!entries.length) return nothing;
    const sorted = [...entries].sort(
      (one, other) => Number(one.isOther) - Number(other.isOther) || one.name.localeCompare(other.name),
    );
    if (!filter)
      return html`<div part="legend" class="legend" aria-hidden="true">
        ${sorted.map(({ name, colorKey }) => this.#entry(name, colorKey, 'legend-item'))}
      </div>`;
    const { categories } = loadedMessages('common', languageOf(this.#host))!;
    return html`<div
      part="legend"
      class="legend"
      role="group"
      aria-label=${this.#by === 'category' ? categories : nothing}
    >
      ${sorted.map((entry) => this.#button(entry, filter, chosen))}
    </div>`;
  }

  #button({ name, colorKey, ids, slugs }: LegendEntry, filter: string, chosen: readonly string[]): TemplateResult {
    const others = chosen.filter((one) => !ids.includes(one) && !slugs.includes(one));
    const isChosen = others.length < chosen.length;
    const take = () => takeFilters(this.#host, { [filter]: (isChosen ? others : [...chosen, ...ids]).join() || null });
    return html`<button
      part="legend-item ${isChosen ? 'active' : ''}"
      class="entry"
      type="button"
      aria-pressed=${isChosen}
      @click=${take}
      ${customProperties(this.#propertiesOf(colorKey))}
    >
      <bdi>${name}</bdi>
    </button>`;
  }

  /** The colors of events, each with what has it: first what most events belong to. */
  #entriesOf(events: readonly CalendarEvent[]): LegendEntry[] {
    const shown = new Map<string, { count: number; readonly colorKey: ColorKey }>();
    for (const event of events) {
      const colorKey = this.#colorKeyOf(event);
      if (!colorKey) continue;
      const known = shown.get(colorKey.key) ?? { count: 0, colorKey };
      shown.set(colorKey.key, { ...known, count: known.count + 1 });
    }
    const locale = languageOf(this.#host);
    const style = getComputedStyle(this.#host);
    const byColor = new Map<
      string,
      { readonly keys: ColorKey[]; readonly holders: Set<string>; readonly isOther: boolean }
    >();
    for (const { colorKey } of [...shown.values()].sort((one, other) => other.count - one.count)) {
      const own = this.#colors.lineage(colorKey).find((one) => style.getPropertyValue(this.#ownProperty(one)));
      const { key, index } = own ? { key: own.key, index: undefined } : this.#colors.holderOf(colorKey);
      const color = own?.key ?? String(index);
      const entry = byColor.get(color) ?? { keys: [], holders: new Set(), isOther: !own && index === undefined };
      entry.keys.push(colorKey);
      entry.holders.add(key);
      byColor.set(color, entry);
    }
    const list = new Intl.ListFormat(locale, { type: 'unit' });
    return [...byColor.values()].map(({ keys, holders, isOther }) => {
      const ids = [...holders];
      const known = ids.flatMap((id) => this.#colors.known(id) ?? []);
      const isMixed = isOther && keys.length > 1;
      const name = isMixed
        ? loadedMessages('common', locale)!.other
        : (known[0]?.name ?? list.format(keys.map((one) => one.name)));
      return { name, colorKey: keys[0]!, ids, slugs: known.map(({ slug }) => slug), isOther };
    });
  }

  #entry(name: string, colorKey: ColorKey, part: string): TemplateResult {
    return html`<span part=${part} class="entry" ${customProperties(this.#propertiesOf(colorKey))}
      ><bdi>${name}</bdi></span
    >`;
  }

  #colorKeyOf(event: CalendarEvent): ColorKey | undefined {
    const all = colorKeys[this.#by](event);
    for (const colorKey of all) this.#colors.learn(colorKey);
    return all[0];
  }

  #propertiesOf(colorKey: ColorKey) {
    const { index } = this.#colors.holderOf(colorKey);
    const own = this.#colors.lineage(colorKey).map((one) => `var(${this.#ownProperty(one)}, `);
    return { '--cal-color-event': own.join('') + colorAt(index) + ')'.repeat(own.length) };
  }

  /** The property by which a page chooses the color of one. */
  #ownProperty({ slug }: ColorKey): string {
    return `--cal-color-${this.#by}-${CSS.escape(slug)}`;
  }

  get #baseUrl(): string | undefined {
    return (this.#host as { baseUrl?: string }).baseUrl ?? (readSettings(this.#host).base_url as string | undefined);
  }

  /** The IDs of several calendars name different things, so that nothing filters by them. */
  get #hasOneCalendar(): boolean {
    return serversOf(this.#baseUrl).length === 1;
  }

  /** Elements with the same calendars share their colors. */
  #findColors(): void {
    const key = `${this.#by} ${this.#baseUrl}`;
    this.#colors = colorsOf.get(key) ?? new Colors();
    colorsOf.set(key, this.#colors);
  }
}

const styles = css`
  /* One line, which scrolls where it is too long, and fades where it goes on. */
  .legend {
    display: flex;
    gap: calc(var(--_space) * 0.75);
    margin-block: var(--_space) calc(var(--_gap) - 4px);
    padding-block: 4px;
    font-size: 0.875em;
    overflow-x: auto;
    scrollbar-width: none;
    --_fade: to right;
  }
  .legend:dir(rtl) {
    --_fade: to left;
  }
  .legend:has(+ .groups) {
    margin-block-start: calc(var(--_space) * -1);
  }
  @supports (animation-timeline: scroll()) {
    @media screen {
      .legend {
        animation: fade linear both;
        animation-timeline: scroll(self inline);
      }
    }
  }
  @keyframes fade {
    0% {
      mask-image: linear-gradient(var(--_fade), #000 calc(100% - 2.5em), transparent);
    }
    1%,
    99% {
      mask-image: linear-gradient(var(--_fade), transparent, #000 2.5em calc(100% - 2.5em), transparent);
    }
    100% {
      mask-image: linear-gradient(var(--_fade), transparent, #000 2.5em);
    }
  }
  .entry {
    display: flex;
    flex: none;
    align-items: baseline;
    gap: 0.4em;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  button.entry {
    position: relative;
    display: flex;
    align-items: center;
    min-block-size: 30px;
    padding: 0.15em 0.75em;
    border-color: transparent;
    border-radius: 99em;
    background: color-mix(in oklab, currentColor 5%, transparent);
    white-space: nowrap;
  }
  /* What can be pressed is higher than what is seen. */
  button.entry::after {
    content: '';
    position: absolute;
    inset: -5px -3px;
  }
  button.entry[aria-pressed='true'] {
    border-color: var(--cal-color-event);
    background: color-mix(in oklab, var(--cal-color-event) 18%, transparent);
    box-shadow: inset 0 0 0 1px var(--cal-color-event);
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
  @media (forced-colors: active) {
    button.entry[aria-pressed='true'] {
      border: 3px solid Highlight;
    }
  }
  @media print {
    .legend {
      flex-wrap: wrap;
    }
  }
  .colored .placeholder {
    background: color-mix(in oklab, var(--cal-color-event, gray) 14%, transparent);
  }
  /* Straight, whatever the corners of the card. Those without a color have the room of one, so that all begin at one
     line. */
  .card.colored::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset-block: 2px;
    inset-inline-start: 0;
    inline-size: 4px;
    border-radius: 4px;
    background: var(--cal-color-event, transparent);
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
  .cards .card.colored::before {
    inset-block: 0;
    border-radius: 0;
  }
  :is(.list, .compact) .card.colored {
    padding-inline-start: calc(var(--_space) * 1.5 + 4px);
  }
  /* What is only spoken takes no room, whatever a layout gives the lines of a card. */
  .colored .body > .unseen {
    position: absolute;
    inline-size: 1px;
  }
`;

/**
 * Gives a host the styles of colored events, and the way to its colors: the same object for the same choice, so that
 * what is rendered stays.
 */
export function colorsIn(host: LitElement): (by: ColorBy) => EventColors | undefined {
  (host.renderRoot as ShadowRoot).adoptedStyleSheets.push(styles.styleSheet!);
  const made = new Map<ColorBy, EventColors>();
  return (by) => {
    if (by in colorKeys && !made.has(by)) made.set(by, new EventColors(by as By, host));
    return made.get(by);
  };
}
