import { createApp, withRealMethod } from './http/app.js';
import { withDefaults, type ServiceSettings, type Settings } from './settings.js';
import { openStore, type Store } from './store/store.js';

/** A running calendar. */
export interface Service {
  /** The whole interface. Never rejects. */
  fetch(request: Request): Promise<Response>;
  /** Ends its connections. */
  close(): Promise<void>;
  readonly store: Store;
  readonly settings: Settings;
}

/** Opens the database, brings it up to date, and answers. */
export async function createService(given: ServiceSettings): Promise<Service> {
  const settings = withDefaults(given);
  const store = await openStore(settings.database);
  const app = createApp(store, settings);
  return {
    fetch: async (request) => {
      const start = performance.now();
      const response = await app.fetch(withRealMethod(request));
      const { pathname } = new URL(request.url);
      // Neither query nor headers: they may hold passwords.
      settings.log({
        level: 'info',
        method: request.method,
        path: pathname,
        status: response.status,
        ms: Math.round(performance.now() - start),
      });
      return response;
    },
    close: () => store.close(),
    store,
    settings,
  };
}
