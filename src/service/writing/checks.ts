import {
  boolean,
  eventStatuses,
  Unreadable,
  type ResourceName,
  type resources,
  type StoredField,
} from '../../data/schema/index.js';
import { readDate } from '../dates/lenient-date.js';
import { isZone } from '../dates/zones.js';
import { isStatus } from '../reading/statuses.js';
import type { RequestContext } from '../request/context.js';
import type { Refusal } from '../request/problem.js';
import { may } from '../rights/actions.js';
import { excessOfDescription, htmlLimits, tagless } from '../text/html.js';
import { canBeImage } from './images.js';

/** Whether a value is right, or why it is refused. */
export type Check = (value: unknown, context: RequestContext) => boolean | Refusal | Promise<boolean>;

const filled = (value: unknown) => String(value).trim() !== '';
const excesses = {
  characters: 'tooLong',
  marks: 'tooManyMarks',
  elements: 'tooManyElements',
  depth: 'elementsTooDeep',
  attributes: 'tooManyAttributes',
} as const;

/** A text of HTML, which is cleaned and printed in a time that its limits bound. */
const html: Check = (value) => {
  const excess = excessOfDescription(String(value));
  return excess ? { message: excesses[excess], detail: htmlLimits[excess] } : filled(value);
};
const name: Check = (value) => filled(tagless(String(value)));
/** Years before are those of dates that were not typed to their end, and of two digits that a browser has filled up. */
const firstYear = '1000';

const date: Check = (value, { now, settings }) =>
  (readDate(String(value), now, settings.timeZone)?.wall ?? '') >= firstYear;
const status: Check = (value) => isStatus(String(value));
const within =
  (most: number): Check =>
  (value) =>
    Math.abs(Number(value)) <= most;
const flagText: Check = (value) => value === '' || !(boolean.accept(value) instanceof Unreadable);

/** The address of a website; one that begins with a host, as people write it, is of the web. */
export const websiteOf = (text: string): string =>
  /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]|$)/u.test(text) ? `https://${text}` : text;

/** A URL that leads to a page; empty for none. */
const website: Check = (value) =>
  value === '' ||
  (typeof value === 'string' && /^(https?|ftps?):\/\//i.test(websiteOf(value)) && URL.canParse(websiteOf(value)));

/** A URL of the web as it is answered: no scheme is put before it. */
const webAddress: Check = (value) =>
  value === '' || (typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value));

const isAmount = (value: unknown) => typeof value === 'string' || Number.isFinite(value);
const cost: Check = (value) => (Array.isArray(value) ? value.every(isAmount) : isAmount(value));

/** An existing user; only those who may change what others wrote name another than themselves. */
const author: Check = async (value, { store, viewer }) => {
  if (value === viewer.id || !may(viewer, 'edit_others_events')) return value === viewer.id;
  if (!Number.isSafeInteger(value)) return false;
  const users = store.reader
    .selectFrom('users')
    .select('id')
    .where('id', '=', value as number);
  return (await users.executeTakeFirst()) !== undefined;
};

/** A category that exists and is not the term itself. */
const parent: Check = async (value, { store, key }) => {
  if (!Number.isSafeInteger(value) || (key && 'id' in key && value === key.id)) return false;
  const categories = store.reader
    .selectFrom('terms')
    .select('id')
    .where('taxonomy', '=', 'categories')
    .where('id', '=', value as number);
  return (await categories.executeTakeFirst()) !== undefined;
};

const publication = { author, date, date_utc: date, status, description: html, image: canBeImage } satisfies Record<
  string,
  Check
>;
/** For fields whose kind and length are check enough. */
export const anything: Check = () => true;
/** Unknown terms are made or left out (event-terms.ts), and linked items are looked up all at once (links.ts). */
const terms = { categories: anything, tags: anything };
const links = { venue: anything, organizer: anything };
const contact = {
  address: anything,
  city: anything,
  country: anything,
  province: anything,
  state: anything,
  zip: anything,
  stateprovince: anything,
};
const maps = { show_map: flagText, show_map_link: flagText };
const term = { name, description: html, slug: filled };

type FieldsOf<Name extends ResourceName> = (typeof resources)[Name]['fields'];

/** A check for each field that is not kept as it is written, so that one without does not compile. */
type Checks = {
  readonly [Name in ResourceName]: {
    readonly [Field in Exclude<keyof FieldsOf<Name>, StoredField<FieldsOf<Name>>>]: Check;
  } & { readonly [Field in StoredField<FieldsOf<Name>>]?: Check };
};

/** The checks beyond kind and length, one row a field. */
export const checks: Checks = {
  events: {
    ...publication,
    all_day: anything,
    ...terms,
    ...links,
    title: html,
    excerpt: html,
    slug: filled,
    // A zone that is read in any letter case is still refused here as servers refuse it: `utc+2` (wire section 11.1).
    timezone: (value) => value === '' || (isZone(String(value)) && !/^utc[+-]/.test(String(value))),
    start_date: date,
    end_date: date,
    cost,
    website,
    event_status: (value) => (eventStatuses as readonly unknown[]).includes(value),
    virtual_url: webAddress,
  },
  venues: {
    ...publication,
    ...contact,
    ...maps,
    phone: anything,
    venue: html,
    website,
    geo_lat: within(90),
    geo_lng: within(180),
  },
  organizers: { ...publication, organizer: html, phone: anything, email: anything, website },
  categories: { ...term, parent },
  tags: term,
};
