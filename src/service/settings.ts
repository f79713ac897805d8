import { noIdentity } from './identity.js';
import { fetchSource, type Fetched, type Known } from './importing/fetch-source.js';
import { download } from './net/download.js';
import { createLogIns, type Limit } from './rights/attempts.js';

/** A file below `/media/`. */
export interface MediaFile {
  /** Media type. */
  readonly type: string;
  readonly content: string | Uint8Array;
}

/** The parts of a printed page. */
interface PrerenderedPage {
  readonly html: string;
  /** The hashes of the styles that were written, for `style-src`. */
  readonly styleHashes: readonly string[];
  /** Until when the page is right, in milliseconds since 1970. */
  readonly expires?: number;
}

/** The parts of pages for browsers. */
export interface PageParts {
  /** Writes what the elements in a page show into it; `prerender` of the package `cal-elements`. */
  readonly prerender: (
    html: string,
    options: {
      readonly fetch: typeof fetch;
      readonly now: () => number;
      readonly language: string;
      readonly timeZone: string;
      /** Address of the page. */
      readonly site: string;
      /** The only root addresses that may be requested. */
      readonly calendars: readonly string[];
    },
  ) => Promise<PrerenderedPage>;
  /** When the dates of a series take place, in words of the language. */
  readonly seriesSentence: (
    series: { readonly rule: string; readonly start_date: string; readonly dates: number },
    language: string,
  ) => Promise<string | undefined>;
  /** A script of the elements by its path, such as `cal-elements.js`; `undefined` for any other. */
  readonly script: (path: string) => Promise<string | undefined>;
}

/** The settings of a service; most are options of `cal-elements-service serve`. */
export interface ServiceSettings {
  /** A file's path, `:memory:`, or `postgres://…`. */
  readonly database: string;
  /** The name of the calendar. Without it, the one that administrators give it. */
  readonly name?: string;
  /** The site's zone, an IANA name. Without it, the one that the first user chooses; until then UTC. */
  readonly timeZone?: string;
  /**
   * Code of the currency of amounts without one, such as `EUR`. Without it, the one that the first user chooses; until
   * then USD.
   */
  readonly currency?: string;
  /** Path above the namespace, such as `/api`. */
  readonly basePath?: string;
  /** Origin that pages may read from; `*` for all, which is the default. */
  readonly cors?: string;
  /** The clock, in milliseconds since 1970. */
  readonly now?: () => number;
  /** Radius of a search around coordinates, in kilometers. */
  readonly radius?: number;
  /** The number of events of a search that are counted; an answer with more is marked. */
  readonly mostCounted?: number;
  /** Items on a page when a request does not set it. */
  readonly pageSize?: number;
  /** Fetches an image by its address; by default from the public internet (net/download.ts). */
  readonly fetchPicture?: (address: string) => Promise<Uint8Array>;
  /** Fetches a calendar that events are taken from; by default from the public internet, too. */
  readonly fetchSource?: (address: string, known?: Known) => Promise<Fetched>;
  /**
   * How long a request waits for the database, for a lock or for a statement, in milliseconds; then it is answered with
   * 503.
   */
  readonly patience?: number;
  /** More files below `/media/`; their paths are letters, digits, `.`, `-` and `_`. */
  readonly media?: (path: string) => MediaFile | undefined;
  /**
   * The parts of pages for browsers: `pages` of `cal-elements-service/pages`. Without it there are none, and only the
   * interface is served.
   */
  readonly pages?: PageParts;
  /**
   * Whether people sign in with a browser: the routes of accounts, and, with the scripts of the elements (as `pages`
   * has them), the page where they do.
   */
  readonly admin?: boolean | Pick<PageParts, 'script'>;
  /** Path of that page below the base path. */
  readonly adminPath?: string;
  /**
   * The geocoder that this page asks for a venue's coordinates: its address with `{address}`, and answers as Nominatim
   * gives them. None by default.
   */
  readonly geocoder?: string | undefined;
  readonly log?: (entry: object) => void;
  /**
   * Whether `_jsonp` works for callers who are not signed in, with scripts of the service's own origin; else it gets
   * 400.
   */
  readonly jsonp?: boolean;
  /** The largest body of a request, in kilobytes. */
  readonly bodyLimit?: number;
  /**
   * Counts a request of a caller's address, and returns how many seconds the caller has to wait: 0 when the request is
   * answered. Without it, requests are not limited.
   */
  readonly secondsToWait?: (address: string) => number;
  /** Limits log-ins by name and network. Without it, this service counts them alone. */
  readonly logIns?: Limit;
  /**
   * The cache in front of the service: the address to announce changes of public answers to, and the secret that signs
   * such a request.
   */
  readonly purge?: { readonly address: string; readonly secret?: string } | undefined;
  /** Whether `/metrics` reports what this process does, for Prometheus. */
  readonly metrics?: boolean;
  /** Public origin for links, `https://calendar.example`; else that of the request. */
  readonly origin?: string;
}

export const withDefaults = (settings: ServiceSettings) => ({
  /** The choices of the first user that no longer change (accounts/choices.ts). */
  fixed: new Set<string>([
    ...(settings.timeZone === undefined ? [] : ['time_zone']),
    ...(settings.currency === undefined ? [] : ['currency']),
  ]),
  /** As stored (accounts/stored-identity.ts). */
  identity: noIdentity,
  timeZone: 'UTC',
  currency: 'USD',
  basePath: '',
  cors: '*',
  now: Date.now,
  radius: 25,
  mostCounted: 1000,
  pageSize: 10,
  patience: 10_000,
  jsonp: false,
  bodyLimit: 1024,
  secondsToWait: () => 0,
  logIns: createLogIns(),
  fetchPicture: (address: string) => download(address),
  fetchSource: (address: string, known?: Known) => fetchSource(address, known),
  media: (): MediaFile | undefined => undefined,
  pages: undefined as PageParts | undefined,
  admin: true as boolean | Pick<PageParts, 'script'>,
  adminPath: '/admin',
  geocoder: undefined as string | undefined,
  metrics: false,
  purge: undefined as ServiceSettings['purge'],
  log: () => {},
  ...settings,
});
export type Settings = ReturnType<typeof withDefaults>;
