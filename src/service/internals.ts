import type { Service } from './service.js';
import type { Settings } from './settings.js';
import type { Store } from './store/store.js';

/** What a service is made of. It stands apart, so that the types of `Service` need no package that only the service has. */
export interface Internals {
  readonly store: Store;
  readonly settings: Settings;
}

const internals = new WeakMap<Service, Internals>();

export const keepInternals = (service: Service, own: Internals): void => void internals.set(service, own);

export function internalsOf(service: Service): Internals {
  const own = internals.get(service);
  if (!own) throw new Error('This is no service that createService() made.');
  return own;
}
