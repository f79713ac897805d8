import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { kebabCase, Unreadable } from '../../schema/index.js';
import { attributeText, documentedName, setAttributeText } from '../base/attribute-text.js';
import { calendarAttributes } from './calendar-attributes.js';

type Host = ReactiveControllerHost & HTMLElement;

/** Where the state of a calendar stands in the page's address. */
type StatePlace = 'search' | 'hash' | 'none';

/** Where the state stands; nowhere where that cannot be read. */
export function readPlace(text: string | null): StatePlace {
  const { kind, default: usual } = calendarAttributes.state;
  const place = text ? kind.parse(text) : usual;
  return place instanceof Unreadable ? 'none' : place;
}

export interface AddressOptions {
  /** What the address holds, under wire names. */
  readonly names: readonly string[];
  readonly place: () => StatePlace;
  /** What the keys of this calendar begin with. */
  readonly key: () => string;
}

/** The keys of the calendars on the page, no two of which are the same. */
const taken = new Set<string>();

/** The name of a text's part: of `cal-view=month`, `cal-view`. */
const nameOf = (part: string) => part.split('=')[0]!;

const partsOf = (text: string) => (text ? text.split('&') : []);

/**
 * Keeps attributes of a calendar in the page's address. What they say beyond the page's own markup stands there, so that a copied address
 * shows the same; each change is a step of the browser's history, which Back undoes. Whatever else an address holds stays as it is. A
 * value from an address can do what the attribute could, and only these attributes can be set.
 */
export class AddressState implements ReactiveController {
  readonly #host: Host;
  readonly #options: AddressOptions;
  readonly #attributes: readonly string[];
  readonly #changes = new MutationObserver((records) => this.#schedule(records.map(({ attributeName }) => attributeName!)));
  /** What the page's markup says. */
  #initial: Readonly<Record<string, string | null>> | undefined;
  /** What its keys begin with, up to the hyphen. */
  #key = '';
  /** What has changed since the last step. */
  #changed = new Set<string>();
  /** Whether the last step was one of a search, which goes on with the next. */
  #isSearching = false;

  constructor(host: Host, options: AddressOptions) {
    this.#host = host;
    this.#options = options;
    this.#attributes = options.names.map(kebabCase);
    host.addController(this);
  }

  hostConnected(): void {
    this.#initial ??= Object.fromEntries(this.#attributes.map((name) => [name, attributeText(this.#host, name)]));
    this.#key = this.#claim();
    addEventListener('popstate', this.#follow);
    this.#follow();
    this.#changes.observe(this.#host, { attributeFilter: this.#attributes.flatMap((name) => [name, documentedName(name)]) });
  }

  hostDisconnected(): void {
    removeEventListener('popstate', this.#follow);
    this.#changes.disconnect();
    taken.delete(this.#key);
  }

  /** Whether the address names what is shown. */
  get isOn(): boolean {
    return this.#options.place() !== 'none';
  }

  /** Whether the page's markup has an attribute. */
  isGiven(name: string): boolean {
    return (this.#initial?.[name] ?? null) !== null;
  }

  /** The address that shows what the attributes say now, or would say with others. */
  href(change: Readonly<Record<string, string | null>> = {}): string {
    const url = new URL(location.href);
    const place = this.#options.place();
    if (place === 'none') return url.href;
    const text = this.#text(url);
    const own = this.#attributes.flatMap((name) => {
      const value = name in change ? change[name]! : attributeText(this.#host, name);
      return value === this.#initial?.[name] ? [] : `${this.#prefix}${name}=${encodeURIComponent(value ?? '').replaceAll('%2C', ',')}`;
    });
    url[place] = [...partsOf(text).filter((part) => !this.#isOwn(part)), ...own].join('&');
    return url.href;
  }

  get #prefix(): string {
    return `${this.#key}-`;
  }

  /** Takes a key: the first calendar of a page has the plain one, and others of the same a number. */
  #claim(): string {
    const wanted = encodeURIComponent(this.#options.key());
    let key = wanted;
    for (let number = 2; taken.has(key); number++) key = `${wanted}${number}`;
    taken.add(key);
    return key;
  }

  #isOwn(part: string): boolean {
    const name = nameOf(part);
    return name.startsWith(this.#prefix) && this.#attributes.includes(name.slice(this.#prefix.length));
  }

  #text(url: URL | Location): string {
    const place = this.#options.place();
    return place === 'none' ? '' : url[place].slice(1);
  }

  /** Sets the attributes as the address says; what it does not name is as in the page's markup. */
  readonly #follow = (): void => {
    if (!this.isOn) return;
    this.#isSearching = false;
    const own = new URLSearchParams(
      partsOf(this.#text(location))
        .filter((part) => this.#isOwn(part))
        .join('&'),
    );
    for (const name of this.#attributes) {
      const text = own.get(`${this.#prefix}${name}`);
      setAttributeText(this.#host, name, text === null ? this.#initial![name]! : text || null);
    }
  };

  /** All that one action changes is one step. */
  #schedule(names: readonly string[]): void {
    const isScheduled = this.#changed.size > 0;
    for (const name of names) this.#changed.add(name);
    if (isScheduled) return;
    setTimeout(() => {
      const isSearch = this.#changed.size === 1 && this.#changed.has('search');
      this.#changed.clear();
      if (this.#host.isConnected && this.isOn) this.#push(isSearch);
    });
  }

  /** The words of a search, as they are typed, are one step. */
  #push(isSearch: boolean): void {
    const href = this.href();
    if (href === location.href) return;
    // The page's own members stay; that of a dialog belongs to the entry before.
    const { 'cal-open': _, ...state } = (history.state ?? {}) as Record<string, unknown>;
    const isNext = !(isSearch && this.#isSearching);
    this.#isSearching = isSearch;
    try {
      history[isNext ? 'pushState' : 'replaceState'](state, '', href);
    } catch {
      // Some frames have no address, and browsers refuse hundreds of steps at once.
    }
  }
}
