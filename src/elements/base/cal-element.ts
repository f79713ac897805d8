import { LitElement, type PropertyDeclarations, type PropertyValues } from 'lit';
import { loadMessages, loadedMessages, type Messages } from '../../locale/index.js';
import { languageOf, onSettingsChange, readSettings, settings, type Settings } from '../../query/index.js';
import { kebabCase, Unreadable, type ReadFilters } from '../../schema/index.js';
import { visitorTimeZone, type DisplayOptions } from '../../time/index.js';
import { filterProperties, valuesOf, type FilterProperties } from './attributes.js';

// eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/no-unsafe-declaration-merging -- the table's properties
export interface CalElement extends FilterProperties<typeof settings> {}

/** What all elements share: settings, language, and attributes in both spellings. */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- the table's properties
export abstract class CalElement extends LitElement {
  static override properties: PropertyDeclarations = filterProperties(settings);

  /** The documented spelling (`starts_after`) of an attribute is observed beside ours (`starts-after`). */
  static override get observedAttributes(): string[] {
    return super.observedAttributes.flatMap((name) => [name, ...(name.includes('-') ? [name.replaceAll('-', '_')] : [])]);
  }

  /** BCP 47 tag, from the nearest `lang`. */
  protected language = '';
  /** The phrases of the element's language; `undefined` until they have arrived. */
  protected words: Messages | undefined;
  /** Own settings before inherited ones. */
  protected settings!: ReadFilters<typeof settings>;
  /** Who reads: language, zone and clock. */
  protected reader!: DisplayOptions;
  protected readonly internals = this.attachInternals();
  #stopListening: (() => void) | undefined;

  override attributeChangedCallback(name: string, old: string | null): void {
    const ours = kebabCase(name);
    // Where both spellings are given, ours wins.
    super.attributeChangedCallback(ours, old, this.getAttribute(ours) ?? this.getAttribute(ours.replaceAll('-', '_')));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stopListening = onSettingsChange(() => this.requestUpdate());
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopListening?.();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const language = languageOf(this);
    this.settings = { ...readSettings(this), ...valuesOf(settings, this) };
    this.reader = this.#readReader(language);
    if (language === this.language) return;
    this.language = language;
    this.words = loadedMessages('common', language);
    if (!this.words) void this.#fetchWords(language);
  }

  #readReader(locale: string): DisplayOptions {
    // What cannot be read is told by whoever asks with it.
    const readable = Object.entries(this.settings).filter(([, value]) => !(value instanceof Unreadable));
    const { time_zone: timeZone, hour_cycle: hourCycle, time_display: timeDisplay } = Object.fromEntries(readable) as Settings;
    return { locale, timeZone: timeZone ?? visitorTimeZone(), hourCycle, timeDisplay: timeDisplay ?? settings.time_display.default };
  }

  async #fetchWords(language: string): Promise<void> {
    const words = await loadMessages('common', language);
    if (language !== this.language) return;
    this.words = words;
    this.requestUpdate();
  }
}

/** Custom states, for `:state()` in a page's styles. */
export function setStates({ states }: ElementInternals, wanted: Readonly<Record<string, boolean>>): void {
  for (const [state, isOn] of Object.entries(wanted)) states[isOn ? 'add' : 'delete'](state);
}
