/**
 * The events to come for feed readers, as Atom (RFC 4287): unlike RSS it declares which of its texts are HTML and in
 * which language they are, and distinguishes when an event was changed from when it was published.
 */
import { setImmediate as pause } from 'node:timers/promises';
import type { EventRepresentation } from '../../data/schema/index.js';
import { messagesIn } from '../languages/languages.js';
import { safeDescription, textOf } from '../text/html.js';
import type { PageContext } from './context.js';
import { filtered } from './filters.js';
import { eventsFound } from './found-events.js';
import { factsOf } from './parts.js';
import { xmlDocument, xmlElement, xmlMoment, xmlText } from './xml.js';

/** The most characters of descriptions in a feed; entries beyond it have their summary alone. */
const mostDescribed = 500_000;

const entry = (event: EventRepresentation, isDescribed: boolean, { language, interfaceUrl }: PageContext) => {
  const summary = factsOf(event, language);
  return `<entry>
${xmlElement('title', textOf(event.title))}
<link rel="alternate" type="text/html" href="${xmlText(event.url)}"/>
${xmlElement('id', `${interfaceUrl}/events/${event.id}`)}
${xmlElement('published', xmlMoment(event.date_utc))}
${xmlElement('updated', xmlMoment(event.modified_utc))}
${xmlElement('summary', summary)}
<content type="html">${xmlText(`<p>${xmlText(summary)}</p>${isDescribed ? safeDescription(event.description) : ''}`)}</content>
</entry>`;
};

/** The entries, one after the other, so that others are answered meanwhile. */
async function entriesOf(events: readonly EventRepresentation[], context: PageContext): Promise<string[]> {
  const entries: string[] = [];
  let left = mostDescribed;
  for (const event of events) {
    const isDescribed = event.description.length <= left;
    if (isDescribed) left -= event.description.length;
    entries.push(entry(event, isDescribed, context));
    await pause();
  }
  return entries;
}

/** The next events that filters find, with the day on which each changed last. */
export async function feed(context: PageContext, filters: string): Promise<string> {
  const { site, name, language } = context;
  const address = filtered(`${site}/feed.xml`, filters);
  const events = await eventsFound(context, filters);
  const modified = events.map(({ modified_utc }) => modified_utc).sort();
  return xmlDocument(`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
${xmlElement('title', `${messagesIn(language).comingEvents} · ${name}`)}
${xmlElement('id', address)}
<link rel="self" type="application/atom+xml" href="${xmlText(address)}"/>
<link rel="alternate" type="text/html" href="${xmlText(site)}/"/>
<author>${xmlElement('name', name)}</author>
${xmlElement('updated', xmlMoment(modified.at(-1) ?? '1970-01-01 00:00:00'))}
${(await entriesOf(events, context)).join('\n')}
</feed>`);
}
