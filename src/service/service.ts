import { english } from './languages/messages.js';
import { learnSettings } from './accounts/site.js';
import { problem } from './request/problem.js';
import { createApp } from './http/app.js';
import { createPurge } from './http/purge.js';
import { Imports } from './importing/imports.js';
import { keepInternals } from './internals.js';
import { withDefaults, type ServiceSettings } from './settings.js';
import { createOutages } from './store/outages.js';
import { openStore } from './store/store.js';
import type { Store } from './store/types.js';
import { refuseUnfinished } from './store/unfinished.js';
import { createSchedule } from './writing/publish-due.js';

/** The caller as the transport knows it. */
export interface Caller {
  /** The IP address that failed log-ins are counted for. */
  readonly address: string;
}

/** A running calendar. */
export interface Service {
  /** The whole interface. Never rejects. */
  fetch(request: Request, caller?: Caller): Promise<Response>;
  /** Closes its database connections. */
  close(): Promise<void>;
}

/**
 * Opens the database, brings its tables up to date, and returns a service.
 * @example
 * ```ts
 * const service = await createService({ database: 'calendar.sqlite', timeZone: 'Europe/Berlin' });
 * const response = await service.fetch(new Request('http://localhost/cal/events/v1/events'));
 * const { port, stop } = await listen(service, { host: '127.0.0.1', port: 8080 });
 * ```
 */
export async function createService(given: ServiceSettings): Promise<Service> {
  const settings = withDefaults(given);
  const opened = await openStore(settings.database, settings.patience, settings.log);
  await refuseUnfinished(opened.reader);
  const purge = createPurge(settings);
  const outages = createOutages(settings);
  const store: Store = {
    ...opened,
    async revision() {
      const revision = await opened.revision();
      outages.succeeded('read');
      return revision;
    },
    async write(work) {
      const written = await opened.write(work);
      outages.succeeded('write');
      purge();
      return written;
    },
  };
  await learnSettings(settings, store.reader);
  const imports = new Imports(store, settings);
  const schedule = createSchedule(store, settings);
  const onMinute = () => {
    void imports.onMinute().catch(({ message, stack }: Error) => {
      settings.log({ level: 'error', message: `sources wait for the next minute: ${message}`, stack });
    });
    return schedule();
  };
  const respond = createApp(store, settings, { outages, onMinute, imports });
  /** Handles failures outside the routes, such as methods that no `Request` may have. */
  const answer = async (request: Request, url: URL, { address }: Caller): Promise<Response> => {
    try {
      return await respond(request, url, address);
    } catch (error) {
      settings.log({ level: 'error', message: String(error) });
      return Response.json(problem(500, 'internal_error', 'failed').body(english), { status: 500 });
    }
  };
  const service: Service = {
    fetch: async (request, caller = { address: '' }) => {
      const start = performance.now();
      const url = new URL(request.url);
      const response = await answer(request, url, caller);
      // Neither query nor headers: they may hold passwords.
      settings.log({
        level: 'info',
        method: request.method,
        path: url.pathname,
        status: response.status,
        ms: Math.round(performance.now() - start),
      });
      return response;
    },
    close: async () => {
      await imports.stop();
      await store.close();
    },
  };
  keepInternals(service, { store, settings, imports, onMinute });
  return service;
}
