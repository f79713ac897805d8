/** Items that link to the site's own pages, in a chunk of its own that loads where there is a template. */
import { CalError } from '../client/error.js';
import { encodeSlug } from '../schema/names.js';
import { membersOf } from '../schema/shapes.js';
import { Unreadable } from '../schema/kinds.js';
import type { ResourceName } from '../schema/resources.js';
import type { LinkTemplates } from './settings.js';

type Item = Readonly<Record<string, unknown>>;

/** The text of each placeholder; none where the item does not have it. */
type Placeholders = Readonly<Record<string, (item: Item) => string | undefined>>;

const ofAll: Placeholders = {
  '{id}': ({ id }) => (Number.isInteger(id) ? String(id) : undefined),
  '{slug}': ({ slug }) => (typeof slug === 'string' ? encodeSlug(slug) : undefined),
};

const dateOf = ({ start_date: start }: Item) =>
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)/.exec(typeof start === 'string' ? start : '')?.groups ?? {};

const ofEvents: Placeholders = {
  ...ofAll,
  '{year}': (event) => dateOf(event).year,
  '{month}': (event) => dateOf(event).month,
  '{day}': (event) => dateOf(event).day,
};

/** The links of each setting's template: items of a resource, which also stand in events under a name. */
const links: Readonly<Record<keyof LinkTemplates, { readonly resource: ResourceName; readonly member?: string }>> = {
  event_href: { resource: 'events' },
  venue_href: { resource: 'venues', member: 'venue' },
  organizer_href: { resource: 'organizers', member: 'organizer' },
  category_href: { resource: 'categories', member: 'categories' },
  tag_href: { resource: 'tags', member: 'tags' },
};

const placeholder = /\{[^{}]*\}/g;

/** @throws CalError of kind `filter` that names the unknown placeholder */
function check(setting: string, template: string, placeholders: Placeholders, page: string | undefined): void {
  const names = Object.keys(placeholders);
  const unknown = template.match(placeholder)?.find((name) => !names.includes(name));
  if (unknown) throw CalError.unreadable(setting, new Unreadable('choice', unknown, names));
  const url = URL.parse(template.replace(placeholder, '1'), page);
  if (!url || !/^https?:$/.test(url.protocol)) throw CalError.unreadable(setting, new Unreadable('url', template));
}

/** The address of an item by a template; none where the item lacks what it names. */
function hrefOf(
  item: Item,
  template: string,
  placeholders: Placeholders,
  page: string | undefined,
): string | undefined {
  const texts = (template.match(placeholder) ?? []).map((name) => placeholders[name]!(item));
  if (!texts.every(Boolean)) return undefined;
  const path = template.replace(placeholder, () => texts.shift()!);
  return URL.parse(path, page)?.href;
}

/**
 * Gives items the addresses that templates stand for, also those inside events. An item that lacks what its template
 * names keeps its own.
 * @param response an item or a page of items, as it has just been read: it is changed
 * @param page the address against which relative templates are read
 * @throws CalError of kind `filter` for a template that cannot be read
 */
export function linkItems(
  resource: ResourceName,
  response: unknown,
  templates: LinkTemplates,
  page = globalThis.document?.baseURI,
): void {
  const { items = [response] } = response as { items?: readonly unknown[] };
  for (const [setting, { resource: own, member }] of Object.entries(links)) {
    const template = templates[setting as keyof LinkTemplates];
    if (!template || (resource !== own && resource !== 'events')) continue;
    const placeholders = own === 'events' ? ofEvents : ofAll;
    check(setting, template, placeholders, page);
    const linked = member && resource !== own ? items.flatMap((event) => membersOf(event)[member]) : items;
    for (const item of linked.map(membersOf)) {
      const url = hrefOf(item, template, placeholders, page);
      if (!url) continue;
      // Servers name the page of an event as the website of those that have none, and in the data of others the page
      // that they have.
      const rest =
        own === 'events'
          ? item.website === item.url && { website: '' }
          : { json_ld: { ...membersOf(item.json_ld), url } };
      Object.assign(item, { url, ...rest });
    }
  }
}
