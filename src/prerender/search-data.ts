import { calendarEvent, loadJsonLd, recordsOf } from '../data/records/index.js';
import { boolean, readFilters, type EventRepresentation } from '../data/schema/index.js';
import type { PageElement } from './page-element.js';
import { onPaper } from './paper.js';

/** The elements that have such data. */
const tags: readonly string[] = ['cal-event-list', 'cal-event-detail'];

/**
 * The script with schema.org data of events, where an element asks for it; its own code then finds it and adds none.
 * @param site the address of the page
 */
export async function searchData(element: PageElement, items: readonly unknown[], site: string): Promise<string> {
  const { json_ld: isAsked } = readFilters({ json_ld: { kind: boolean } }, (name) => element.getAttribute(name));
  if (isAsked !== true || !tags.includes(element.localName)) return '';
  const { jsonLd } = await loadJsonLd();
  const text = onPaper(site, () => jsonLd(recordsOf(items as readonly EventRepresentation[], calendarEvent)));
  return text ? `<script slot="cal" type="application/ld+json" data-cal>${text}</script>` : '';
}
