import type { ReactiveControllerHost } from 'lit';
import { loadJsonLd, type CalendarEvent } from '../../data/records/index.js';

/**
 * Keeps schema.org data inside a host, from its next update on.
 * @param read reads of which events there is to be data
 */
export async function keepSearchData(
  host: ReactiveControllerHost & Element,
  read: () => readonly CalendarEvent[],
): Promise<void> {
  const { showJsonLd } = await loadJsonLd();
  // What the page came with stays until there is an answer.
  host.addController({ hostUpdated: () => !host.matches(':state(loading)') && showJsonLd(host, read()) });
}
