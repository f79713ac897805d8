import type { ReactiveControllerHost } from 'lit';
import { loadJsonLd, type CalendarEvent, type showJsonLd } from '../../records/index.js';

/**
 * Keeps schema.org data inside a host; the code that writes it loads on demand.
 * @param read reads of which events there is to be data, if of any
 */
export function keepSearchData(host: ReactiveControllerHost & Element, read: () => readonly CalendarEvent[] | undefined): void {
  let show: typeof showJsonLd | undefined;
  const load = async () => {
    show = (await loadJsonLd()).showJsonLd;
    update();
  };
  const update = () => {
    const events = read() ?? [];
    if (show) show(host, events);
    else if (events.length) load().catch(() => {}); // The next update tries again.
  };
  host.addController({ hostUpdated: update });
}
