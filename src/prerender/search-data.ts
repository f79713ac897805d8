import { calendarEvent, loadJsonLd, recordsOf } from '../data/records/index.js';
import { boolean, readFilters, type EventRepresentation } from '../data/schema/index.js';
import type { PageElement } from './page-element.js';
import type { MarkupDocument } from './markup-document.js';

/** The elements that have such data. */
const tags: readonly string[] = ['cal-event-list', 'cal-event-detail'];

/**
 * The script with schema.org data of events, where an element's attributes request it; its own code then finds it and
 * adds none.
 * @param document of the page
 */
export async function searchData(
  element: PageElement,
  items: readonly unknown[],
  document: MarkupDocument,
): Promise<string> {
  const { json_ld: isAsked } = readFilters({ json_ld: { kind: boolean } }, (name) => element.getAttribute(name));
  if (isAsked !== true || !tags.includes(element.localName)) return '';
  const { jsonLd } = await loadJsonLd();
  document.renewLimits();
  const events = recordsOf(items as readonly EventRepresentation[], calendarEvent);
  const text = jsonLd(events);
  return text ? `<script slot="cal" type="application/ld+json" data-cal>${text}</script>` : '';
}
