import type { ReadOptions } from '../client/read.js';
import type { ResourceName } from '../schema/resources.js';
import type { ReadablePage } from './readable-page.js';
import type { PageWindow } from './list-pages.js';
import type { ListPlan } from './list-plan.js';

/** The identity of a list. No member is ever missing, because query-core matches keys in part. */
export interface ListKey {
  readonly resource: ResourceName;
  /** The address of its first page, or of its only item. */
  readonly url: string;
  /** The templates of the addresses that its items link to. */
  readonly links: string;
  /** How its pages are composed of those of servers; `undefined` where the pages are the server's own. */
  readonly composition:
    | (Record<keyof ListPlan['given'], unknown> & { readonly range?: string | undefined } & {
        readonly servers: string;
        readonly order: PageWindow['order'];
      })
    | undefined;
  /** How the same answers become other items. */
  readonly variant: string | undefined;
}

/** How a page is read. */
export interface PageOptions extends ReadOptions {
  /** Milliseconds since the epoch at which what the page replaces was read: what was read until then is not enough. */
  readonly since?: number;
}

/** A request, and how it is made. Elements that show the same part of the same list share requests. */
export interface QueryOptions<T> {
  readonly list: ListKey;
  readonly window: PageWindow;
  /** Milliseconds for which data counts as fresh. */
  readonly staleTime: number;
  /** Whether the data outlives the page. */
  readonly persist?: boolean | undefined;
  /** Throws for an item that cannot be shown. */
  accept(item: T): unknown;
  readonly readPage: (page: number, options: PageOptions) => Promise<ReadablePage<T>>;
}
