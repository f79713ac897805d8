import type { ResourceName } from '../../schema/index.js';
import type { Links } from './links.js';
import type { Viewer } from './viewer.js';
import type { Settings } from '../settings.js';
import type { Store } from '../store/store.js';
import type { FormValue } from './form.js';

/** One request, understood. */
export interface RequestContext {
  readonly store: Store;
  readonly settings: Settings;
  readonly now: number;
  readonly viewer: Viewer;
  readonly links: Links;
  readonly query: Readonly<Record<string, FormValue>>;
  /** The item's id or slug, as it stands in the path. */
  readonly key: ItemKey | undefined;
  /** Fields of a write, from the body and the query string. */
  readonly body: () => Record<string, unknown>;
}

export type ItemKey = { readonly id: number } | { readonly slug: string };

export interface Answer {
  readonly status?: number;
  readonly body: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Handler<Name extends ResourceName = ResourceName> = (resource: Name, asked: RequestContext) => Promise<Answer>;
