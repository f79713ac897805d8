import { boolean, choice, number, text, url, weekday, zone } from '../schema/kinds.js';
import { defaultNamespace, kebabCase } from '../schema/names.js';
import { readFilters, type Filters, type FilterTable, type ReadFilters } from '../schema/tables.js';
import { weekOf } from '../time/days.js';

/** Settings of any element, or inherited from the nearest `<cal-provider>` or `<cal-calendar>` that has them. */
export const settings = {
  /**
   * Root address of the interface, such as https://example.org/wp-json; several, separated by spaces, where an element
   * shows a list: their calendars then are one
   */
  base_url: { kind: url },
  /**
   * Path of the interface below the root address; where the site has another one, its index tells it, and the browser
   * remembers it
   */
  namespace: { kind: text, default: defaultNamespace },
  /** The visitor’s time zone, an IANA name; the browser’s when absent */
  time_zone: { kind: zone },
  /** Which clocks to show: event, visitor or both */
  time_display: { kind: choice('event', 'visitor', 'both'), default: 'both' },
  /** Clock of 12 or 24 hours: h11, h12, h23 or h24; the language’s when absent */
  hour_cycle: { kind: choice('h11', 'h12', 'h23', 'h24') },
  /** First day of the week, 1 (Monday) to 7 (Sunday); the language’s when absent */
  first_day: { kind: weekday },
  /**
   * Calendar of all dates: gregory, persian, buddhist, or auto for the one that is usual in the language; the Gregorian
   * one when absent, and the Buddhist one in Thai. With persian, months are Persian ones, too, but for those of range.
   * With islamic-umalqura and hebrew it stands beside the Gregorian one in the days of a month
   */
  calendar: { kind: choice('auto', 'gregory', 'persian', 'buddhist', 'islamic-umalqura', 'hebrew') },
  /** Seconds for which a response counts as fresh */
  stale_time: { kind: number, default: 60 },
  /** Whether what was shown is kept in this browser for a week, and shown again when the calendar cannot be reached */
  persist: { kind: boolean },
  /**
   * Address of the site’s own page for an event, such as /events/{slug}, with {id}, {slug}, {year}, {month} or {day};
   * the page that the server names when absent
   */
  event_href: { kind: url },
  /**
   * The same for a venue, with {id} or {slug}; without it, a venue is linked where the server says that it has a page
   */
  venue_href: { kind: url },
  /**
   * The same for an organizer, with {id} or {slug}; without it, an organizer is linked where the server says that it
   * has a page
   */
  organizer_href: { kind: url },
  /** The same for a category, with {id} or {slug}; the page that the server names when absent */
  category_href: { kind: url },
  /**
   * The same for a tag, with {id} or {slug}; without it, a tag of WordPress is not linked, since its page is one of the
   * blog
   */
  tag_href: { kind: url },
  /**
   * Address of a JSON file with the page’s own words, or with a language that is missing here, such as /words/fi.json
   */
  own_words: { kind: url },
  /**
   * Whether authors who are signed in may add, change, move, cancel and delete events in lists, months, weeks and
   * details
   */
  editable: { kind: boolean },
  /**
   * Whether mistakes in attributes are shown on the page, and misspelled tags and attributes are reported in the
   * console, as they are on localhost; else mistakes in attributes are written to the console only
   */
  debug: { kind: boolean },
} as const satisfies FilterTable;
export type Settings = Filters<typeof settings>;

/** The setting of every element that shows images, separate from those of maps, which lists do not need. */
export const consentSetting = {
  /**
   * Whether hosts other than the calendar’s and the page’s own may be contacted: granted, denied, or ask, which
   * remembers what the visitor chose
   */
  consent: { kind: choice('ask', 'granted', 'denied'), default: 'ask' },
} as const satisfies FilterTable;

/** The settings that say where links lead. */
export type LinkTemplates = {
  readonly [Name in keyof Settings as Name extends `${string}_href` ? Name : never]: Settings[Name];
};

/** Their templates; empty without any. */
export const templatesIn = (set: Settings): string =>
  Object.entries(set)
    .filter(([name]) => name.endsWith('_href'))
    .join(' ');

function parentAcrossShadow(node: Node): Node | null {
  return node.parentNode ?? (node as ShadowRoot).host ?? null;
}

/** The nearest value that `read` finds on the element or one of its ancestors, through shadow roots. */
function inherited<T>(element: Element, read: (ancestor: Element) => T | null): T | null {
  for (let node: Node | null = element; node; node = parentAcrossShadow(node)) {
    const value = 'getAttribute' in node ? read(node as Element) : null;
    if (value !== null) return value;
  }
  return null;
}

/** Reads the settings of an element from its own attributes and from its providers, whichever spelling is nearer. */
export function readSettings(element: Element): ReadFilters<typeof settings>;
export function readSettings<T extends FilterTable>(element: Element, table: T): ReadFilters<T>;
export function readSettings(element: Element, table: FilterTable = settings): ReadFilters<FilterTable> {
  const own = (ancestor: Element, name: string) => {
    if (ancestor !== element && !/^cal-(provider|calendar)$/.test(ancestor.localName)) return null;
    const wireName = name.replaceAll('-', '_');
    const text = ancestor.getAttribute(name) || ancestor.getAttribute(wireName);
    return text || (text === '' && table[wireName]!.kind.bare ? text : null);
  };
  return readFilters(table, (name) => inherited(element, (ancestor) => own(ancestor, name)));
}

/** Whether mistakes are shown on the page, since whoever sees it is making it. */
export const isDeveloped = (element: Element): boolean =>
  /^(|localhost|127\.0\.0\.1|\[::1\]|.*\.localhost)$/.test(location.hostname) || readSettings(element).debug === true;

/** 1 (Monday) to 7 (Sunday), by the settings or else by the language. */
export const firstDayOfWeek = ({ first_day: firstDay }: ReadFilters<typeof settings>, language: string): number =>
  typeof firstDay === 'number' ? firstDay : weekOf(language).firstDay;

/**
 * The language of an element, as `Intl` takes it: the `lang` of its nearest ancestor that has one, else the browser's.
 * Subtags that it does not take are left out, from the end: `pt-PT-ao90` is `pt-PT`.
 */
export function languageOf(element: Element): string {
  let tag = (inherited(element, (ancestor) => ancestor.getAttribute('lang') || null) ?? navigator.language).replaceAll(
    '_',
    '-',
  );
  for (; tag; tag = tag.slice(0, Math.max(tag.lastIndexOf('-'), 0))) {
    try {
      return Intl.getCanonicalLocales(tag)[0]!;
    } catch {
      // A shorter one may be taken.
    }
  }
  return 'en';
}

const listeners = new Set<() => void>();
const watchedNames = new Set(['lang']);
let watching: MutationObserver | undefined;

/** Calls back when an inherited setting may have changed: a provider's attribute, or a `lang` in the document. */
export function onSettingsChange(listener: () => void, table: FilterTable = settings): () => void {
  watching ??= new MutationObserver(settingsChanged);
  for (const name of Object.keys(table)) watchedNames.add(kebabCase(name));
  watching.observe(document, { subtree: true, attributeFilter: [...watchedNames] });
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** To be called by a provider inside a shadow root, which the document's observer cannot see. */
export function settingsChanged(): void {
  for (const listener of listeners) listener();
}
