import { readList, type Page } from '../data/client/index.js';
import { loadItemLinks, templatesIn, type ListPlan } from '../data/query/index.js';
import { adopt } from '../data/records/index.js';
import type { EventRepresentation } from '../data/schema/index.js';
import type { RenderContext } from './element-renderer.js';

/**
 * Reads a page of a list of events, counted from 1: its texts are parsed by the document, and its links are those of
 * the element.
 * @throws Error where the calendar does not answer with a list
 */
export async function readPage(
  plan: ListPlan,
  number: number,
  { ask, document, settings }: RenderContext,
): Promise<Page<EventRepresentation>> {
  const url = plan.url(number);
  const { text } = await ask(url);
  const fetch = () => Promise.resolve(new Response(text));
  const request = { url, page: number, perPage: plan.perPage };
  const found = await readList<EventRepresentation>({ fetch }, 'events', request, { isItem: () => true }).catch(
    (cause: unknown) => {
      throw new Error(`${url} did not answer with a list of events`, { cause });
    },
  );
  adopt(found.items, document.dom);
  if (templatesIn(settings)) (await loadItemLinks()).linkItems('events', found, settings, document.baseURI);
  return found;
}
