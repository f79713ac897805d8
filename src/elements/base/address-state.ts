import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { kebabCase } from '../../data/schema/index.js';
import { attributeText, documentedName, setAttributeText } from './attribute-text.js';

type Host = ReactiveControllerHost & HTMLElement;

/** The parts of the page's address that may hold the state of an element. */
const stateLocations = ['search', 'hash', 'none'] as const;
type StateLocation = (typeof stateLocations)[number];

/** Reads the attribute `state`; an unreadable one keeps the state out of the address. */
export const readStateLocation = (text: string | null): StateLocation =>
  text ? (stateLocations.find((one) => one === text.trim().toLowerCase()) ?? 'none') : 'search';

/** Reads the attribute `state-key`. */
export const readStateKey = (host: Element): string => attributeText(host, 'state-key') || 'cal';

export interface AddressOptions {
  /** The wire names of the attributes that the address holds. */
  readonly names: readonly string[];
  readonly stateLocation: () => StateLocation;
  /** The preferred prefix of its parameters. */
  readonly key: () => string;
}

/** The keys of the elements on the page; no two of them make the same parameter name. */
const taken = new Set<string>();

/** A longer query or hash is ignored: no element wrote it, and it would take long to parse. */
const longest = 8000;

/** The name of a text's part: of `cal-view=month`, `cal-view`. */
const nameOf = (part: string) => part.split('=')[0]!;

const partsOf = (text: string) => (text ? text.split('&') : []);

/**
 * Keeps attributes of an element in the page's address. What they say beyond the page's own markup stands there, so
 * that a copied address shows the same; each change is a step of the browser's history, which Back undoes. Whatever
 * else an address holds stays as it is. A value from an address can do what the attribute could, and only these
 * attributes can be set.
 */
export class AddressState implements ReactiveController {
  readonly #host: Host;
  readonly #options: AddressOptions;
  readonly #attributes: readonly string[];
  readonly #changes = new MutationObserver((records) =>
    this.#schedule(records.map(({ attributeName }) => attributeName!)),
  );
  /** The attributes as the page's markup sets them. */
  #initial: Readonly<Record<string, string | null>> | undefined;
  /** The prefix of its parameters, without the hyphen. */
  #key = '';
  /** The attributes that have changed since the latest history entry. */
  #changed = new Set<string>();
  /** Whether the next change replaces the latest history entry. */
  #isAmending = false;
  /** Whether the latest history entry is a search, which further typing replaces. */
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
    this.#changes.observe(this.#host, {
      attributeFilter: this.#attributes.flatMap((name) => [name, documentedName(name)]),
    });
  }

  hostDisconnected(): void {
    removeEventListener('popstate', this.#follow);
    this.#changes.disconnect();
    taken.delete(this.#key);
  }

  /** Whether the address names what is shown. */
  get isOn(): boolean {
    return this.#stateLocation !== 'none';
  }

  /** The value of an attribute in the page's markup, if any. */
  initial(name: string): string | undefined {
    return this.#initial?.[name] ?? undefined;
  }

  /** Makes the next change replace the latest history entry, unless another change is already pending. */
  amend(): void {
    this.#isAmending = !this.#changed.size;
  }

  /** The address that shows what the attributes say now, or would say with others. */
  href(change: Readonly<Record<string, string | null>> = {}): string {
    const url = new URL(location.href);
    const stateLocation = this.#stateLocation;
    if (stateLocation === 'none') return url.href;
    const text = this.#text(url);
    const own = this.#attributes.flatMap((name) => {
      const value = name in change ? change[name]! : attributeText(this.#host, name);
      return value === this.#initial?.[name]
        ? []
        : `${this.#prefix}${name}=${encodeURIComponent(value ?? '').replaceAll('%2C', ',')}`;
    });
    url[stateLocation] = [...partsOf(text).filter((part) => !this.#isOwn(part)), ...own].join('&');
    return url.href;
  }

  get #stateLocation(): StateLocation {
    const stateLocation = this.#options.stateLocation();
    return stateLocation !== 'none' && location[stateLocation].length > longest ? 'none' : stateLocation;
  }

  get #prefix(): string {
    return `${this.#key}-`;
  }

  /**
   * Takes a key: the first element of a page has the plain one, and others a number where they would name the same.
   */
  #claim(): string {
    const preferred = encodeURIComponent(this.#options.key());
    const named = (key: string) => this.#attributes.map((name) => `${key}-${name}`);
    const used = new Set([...taken].flatMap(named));
    let key = preferred;
    for (let number = 2; named(key).some((name) => used.has(name)); number++) key = `${preferred}${number}`;
    taken.add(key);
    return key;
  }

  #isOwn(part: string): boolean {
    const name = nameOf(part);
    return name.startsWith(this.#prefix) && this.#attributes.includes(name.slice(this.#prefix.length));
  }

  #text(url: URL | Location): string {
    const stateLocation = this.#stateLocation;
    return stateLocation === 'none' ? '' : url[stateLocation].slice(1);
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

  /** Collects all changes of one action into one history entry. */
  #schedule(names: readonly string[]): void {
    const isScheduled = this.#changed.size > 0;
    for (const name of names) this.#changed.add(name);
    if (isScheduled) return;
    setTimeout(() => {
      const isSearch = this.#changed.size === 1 && this.#changed.has('search');
      this.#changed.clear();
      if (this.#host.isConnected && this.isOn) this.#push(isSearch);
      this.#isAmending = false;
    });
  }

  /** Writes a history entry; the words of a search share one while they are typed. */
  #push(isSearch: boolean): void {
    const href = this.href();
    if (href === location.href) return;
    // Keeps the page's own members of the state, but not `cal-open`, which belongs to the previous entry.
    const { 'cal-open': _, ...state } = (history.state ?? {}) as Record<string, unknown>;
    const isNext = !this.#isAmending && !(isSearch && this.#isSearching);
    this.#isSearching = isSearch;
    try {
      history[isNext ? 'pushState' : 'replaceState'](state, '', href);
    } catch {
      // Frames without an address, and browsers after hundreds of steps at once, throw.
    }
  }
}
