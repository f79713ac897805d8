import type { ReactiveControllerHost } from 'lit';
import { loadJsonLd, type CalendarEvent } from '../../records/index.js';
import { OnDemand } from './on-demand.js';

/**
 * Keeps schema.org data inside a host; the code that writes it loads on demand.
 * @param read reads of which events there is to be data
 */
export function keepSearchData(host: ReactiveControllerHost & Element, read: () => readonly CalendarEvent[]): void {
  const show = new OnDemand(host, async () => (await loadJsonLd()).showJsonLd);
  host.addController({
    hostUpdated: () => {
      const events = read();
      if (events.length) show.need();
      show.value?.(host, events);
    },
  });
}
