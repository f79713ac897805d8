/** Events that link to the site's own pages, in a chunk of its own that loads where there is a template. */
import { CalError } from '../client/index.js';
import { encodeSlug, membersOf, Unreadable, type EventRepresentation } from '../schema/index.js';

type Fields = Partial<Record<keyof EventRepresentation, unknown>>;

const dateOf = ({ start_date: start }: Fields) => /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)/.exec(String(start))?.groups ?? {};

/** The text of each placeholder; none where the event does not have it. */
const placeholders: Readonly<Record<string, (event: Fields) => string | undefined>> = {
  '{id}': ({ id }) => (Number.isInteger(id) ? String(id) : undefined),
  '{slug}': ({ slug }) => (typeof slug === 'string' ? encodeSlug(slug) : undefined),
  '{year}': (event) => dateOf(event).year,
  '{month}': (event) => dateOf(event).month,
  '{day}': (event) => dateOf(event).day,
};

const base = () => globalThis.document?.baseURI;

const placeholder = /\{[^{}]*\}/g;

/** @throws CalError of kind `filter` that names the unknown placeholder */
function check(template: string): void {
  const names = Object.keys(placeholders);
  const unknown = template.match(placeholder)?.find((name) => !names.includes(name));
  if (unknown) throw CalError.unreadable('event_href', new Unreadable('choice', unknown, names));
  const url = URL.parse(template.replace(placeholder, '1'), base());
  if (!url || !/^https?:$/.test(url.protocol)) throw CalError.unreadable('event_href', new Unreadable('url', template));
}

/**
 * Gives events the addresses that a template stands for. An event that lacks what the template names keeps its own.
 * @param response an event or a page of events, as it has just been read: it is changed
 * @throws CalError of kind `filter` for a template that cannot be read
 */
export function linkEvents(response: unknown, template: string): void {
  check(template);
  const { items = [response] } = response as { items?: readonly unknown[] };
  const names = template.match(placeholder) ?? [];
  for (const item of items) {
    const event: Fields = membersOf(item);
    const texts = names.map((name) => placeholders[name]!(event));
    if (!texts.every(Boolean)) continue;
    const href =
      URL.parse(
        template.replace(placeholder, () => texts.shift()!),
        base(),
      )?.href ?? event.url;
    // Servers name their page as the website of events that have none.
    Object.assign(event, { url: href, ...(event.website === event.url && { website: '' }) });
  }
}
