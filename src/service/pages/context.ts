import type { EventRepresentation } from '../../data/schema/index.js';
import type { Identity } from '../identity.js';
import type { Language } from '../languages/languages.js';

/** An answer of the interface to somebody who is not signed in, as JSON. */
export interface Read {
  readonly status: number;
  /** The header of that name, where there is one. */
  readonly retryAfter: string | null;
  readonly body: unknown;
}

/** What the page of a series shows beside its dates. */
interface SeriesOfPage {
  readonly id: number;
  /** HTML, as `about` is. */
  readonly title: string;
  readonly url: string;
  readonly about: string;
  /** When its dates take place, in words. */
  readonly sentence: string | undefined;
  /** For search engines. */
  readonly data: object;
}

/** The context in which a page is rendered. */
export interface PageContext {
  /** Reads a path below the namespace, in the language of the page. */
  readonly read: (path: string) => Promise<Read>;
  /** The pages of items that search engines learn of; `modified` is UTC, `YYYY-MM-DD hh:mm:ss`. */
  readonly addresses: () => Promise<readonly { readonly address: string; readonly modified?: string }[]>;
  /** A published series by its slug; `undefined` where there is none. */
  readonly series: (slug: string) => Promise<SeriesOfPage | undefined>;
  /** The tests of events that filters ask for beside those of lists. @throws Refused */
  readonly sifts: (filters: Readonly<Record<string, string>>) => readonly ((event: EventRepresentation) => boolean)[];
  readonly language: Language;
  /** Whether the visitor may be signed in: the elements then ask what this user may change. */
  readonly isEditable: boolean;
  /** The public origin. */
  readonly site: string;
  /** That of the calendar, as readers see it. */
  readonly name: string;
  readonly identity: Identity;
  /** Path of the calendar's icon. */
  readonly icon: string;
  /** Address of the folder above the namespace: what elements have as `base-url`. */
  readonly baseUrl: string;
  /** The same as a path, for elements on these pages, which may have another origin than the public one. */
  readonly basePath: string;
  /** Address of the interface. */
  readonly interfaceUrl: string;
  /** Path of the page where people sign in, where there is one. */
  readonly admin: string | undefined;
  /** Path of the elements' script as these pages load it. */
  readonly script: string;
  /** Its address for other sites. */
  readonly scriptUrl: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Today in the zone of the site, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Ends the making of a page: the interface refuses what it needs. */
export class Refused extends Error {
  readonly read: Read;
  constructor(read: Read) {
    super('refused');
    this.read = read;
  }
}

export async function get<T>({ read }: PageContext, path: string): Promise<T> {
  const answer = await read(path);
  if (answer.status !== 200) throw new Refused(answer);
  return answer.body as T;
}

/** A slug that nothing has. */
export const unknown = (): Refused => new Refused({ status: 404, body: {}, retryAfter: null });
