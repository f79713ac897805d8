import type { Action, ResourceName } from '../../data/schema/index.js';
import type { Language } from '../languages/languages.js';
import type { Viewer } from './viewer.js';
import type { Settings } from '../settings.js';
import type { Store } from '../store/types.js';
import type { FormValue } from './form.js';

/** The base addresses of links in a response, which depend on the request's origin and language. */
export interface Links {
  /** `https://calendar.example` */
  readonly site: string;
  readonly host: string;
  /** The interface: origin, base path, language segment, namespace. */
  readonly root: string;
  readonly media: string;
  /** The page where people sign in. */
  readonly admin: string;
}

/** An item that a password may hide. */
export interface LockedItem {
  readonly id: number;
  readonly password: string;
}

/** The password that a request brings (wire section 13). */
export interface ItemPasswords {
  /** Whether an item has no password, or this one. */
  readonly opens: (item: LockedItem) => boolean;
  /** Seconds until guesses for an item are accepted again; 0 when they are. */
  readonly secondsToWait: (item: LockedItem) => number;
}

/** The effect of a write on an item. */
export interface WrittenItem {
  readonly action: Action;
  readonly resource: ResourceName | 'series' | 'sources';
  readonly id: number;
  /** The names of the fields that were sent. */
  readonly fields: readonly string[];
  /** The number of a series' dates that it made or changed. */
  readonly dates?: number;
}

/** A parsed request. */
export interface RequestContext {
  readonly store: Store;
  readonly settings: Settings;
  readonly now: number;
  readonly viewer: Viewer;
  readonly language: Language;
  readonly links: Links;
  readonly passwords: ItemPasswords;
  readonly query: Readonly<Record<string, FormValue>>;
  /** The item's id or slug, as the path has it. */
  readonly key: ItemKey | undefined;
  /** The versions of the item that the caller knows, by `If-Match`; absent where any may be written over. */
  readonly versions?: readonly string[] | undefined;
  /** The caller's name for this attempt to create something, by `Idempotency-Key`. */
  readonly attempt?: string | undefined;
  /** The items that the request has created or changed by their name so far, for the log. */
  readonly noted: WrittenItem[];
}

/** A parsed request of the authoring interface. */
export interface AuthoringContext extends RequestContext {
  /** Its headers; its body has been read. */
  readonly request: Request;
  /** Of the caller. */
  readonly address: string;
  /** The variable parts of its path. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The body as it came; empty where there is none. */
  readonly body: Buffer;
}

export type ItemKey = { readonly id: number } | { readonly slug: string };

export interface Answer {
  readonly status?: number;
  readonly body: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}
