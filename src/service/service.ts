import { createApp, withRealMethod } from './http/app.js';
import { keepInternals } from './internals.js';
import { withDefaults, type ServiceSettings } from './settings.js';
import { openStore } from './store/store.js';

/** A running calendar. */
export interface Service {
  /** The whole interface. Never rejects. */
  fetch(request: Request): Promise<Response>;
  /** Ends its connections. */
  close(): Promise<void>;
}

/** Opens the database, brings it up to date, and answers. */
export async function createService(given: ServiceSettings): Promise<Service> {
  const settings = withDefaults(given);
  const store = await openStore(settings.database, settings.patience);
  const app = createApp(store, settings);
  const service: Service = {
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
  };
  keepInternals(service, { store, settings });
  return service;
}
