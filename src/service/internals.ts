import type { Imports } from './importing/imports.js';
import type { Settings } from './settings.js';
import type { Store } from './store/types.js';

/**
 * The inner parts of a service, in a file of their own, so that the published types of `Service` mention no bundled
 * package.
 */
export interface Internals {
  readonly store: Store;
  readonly settings: Settings;
  readonly imports: Imports;
  /** Does what the clock asks for. */
  readonly onMinute: () => Promise<void>;
}

const internals = new WeakMap<object, Internals>();

export const keepInternals = (service: object, own: Internals): void => void internals.set(service, own);

export function internalsOf(service: object): Internals {
  const own = internals.get(service);
  if (!own) throw new Error('This is no service that createService() made.');
  return own;
}
