import type { Service } from './service.js';
import type { Settings } from './settings.js';
import type { Store } from './store/store.js';

/** What a service is made of. It stands apart, so that the types of `Service` need no package that only the service has. */
export interface Internals {
  readonly store: Store;
  readonly settings: Settings;
}

const insides = new WeakMap<Service, Internals>();

export const keepInternals = (service: Service, inside: Internals): void => void insides.set(service, inside);

export function internalsOf(service: Service): Internals {
  const inside = insides.get(service);
  if (!inside) throw new Error('This is no service that createService() made.');
  return inside;
}
