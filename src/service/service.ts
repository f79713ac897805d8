import { createApp, withRealMethod } from './http/app.js';
import { withDefaults, type ServiceSettings } from './settings.js';
import { openStore, type Store } from './store/store.js';

/** A running calendar. */
export interface Service {
  /** The whole interface. Never rejects. */
  fetch(request: Request): Promise<Response>;
  /** Ends its connections. */
  close(): Promise<void>;
  readonly store: Store;
}

/** Opens the database, brings it up to date, and answers. */
export async function createService(given: ServiceSettings): Promise<Service> {
  const settings = withDefaults(given);
  const store = await openStore(settings.database);
  const app = createApp(store, settings);
  return { fetch: async (request) => app.fetch(withRealMethod(request)), close: () => store.close(), store };
}
