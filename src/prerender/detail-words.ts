import { addressLines } from '../data/geo/index.js';
import type { DetailMessages } from '../locale/index.js';
import { calendarEvent, recordsOf, type Venue } from '../data/records/index.js';
import type { EventRepresentation } from '../data/schema/index.js';
import { cleaned, paragraphs } from './clean-html.js';
import type { RenderContext } from './element-renderer.js';
import { escaped } from './escaped.js';
import { link, remarks, when, type WordsContext } from './words.js';

const place = (venue: Venue) =>
  [link(venue.name, venue.url), ...addressLines(venue).map(escaped)].filter(Boolean).join(', ');

/**
 * An event with its text, for feeds, mail, reader modes and whoever runs no scripts; nothing where the element cannot
 * show it.
 */
export function detailWords(
  item: EventRepresentation,
  context: WordsContext & Pick<RenderContext, 'document'>,
  messages: DetailMessages,
): string {
  const [event] = recordsOf([item], calendarEvent);
  if (!event) return ''; // The element says that it cannot be shown.
  const { title, url, venues, cost, organizers, description } = event;
  const facts: readonly (readonly [name: string, said: string])[] = [
    [messages.when, when(event, context.locale)],
    [
      messages.where,
      venues
        .filter(({ name }) => name)
        .map(place)
        .join('; '),
    ],
    [messages.cost, escaped(cost)],
    [
      messages.organizers,
      organizers
        .map(({ name, url }) => link(name, url))
        .filter(Boolean)
        .join(', '),
    ],
  ];
  const said = facts.filter(([, words]) => words).map(([name, words]) => `<dt>${escaped(name)}</dt><dd>${words}</dd>`);
  const text = paragraphs(cleaned(description, context.document)).map((line) => `<p>${escaped(line)}</p>`);
  return `<article data-cal><h2>${[link(title, url), remarks(event, context)].filter(Boolean).join(' ')}</h2><dl>${said.join('')}</dl>${text.join('')}</article>`;
}
