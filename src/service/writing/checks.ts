import { boolean, Unreadable, type ResourceName } from '../../schema/index.js';
import { readDate } from '../dates/lenient-date.js';
import { isZone } from '../dates/zones.js';
import { isStatus } from '../reading/statuses.js';
import { isAtLeast, type Viewer } from '../request/viewer.js';
import type { Settings } from '../settings.js';
import type { DatabaseReader } from '../store/store.js';
import { tagless } from '../text/html.js';
import type { TermName } from '../store/tables.js';
import type { Links } from '../request/links.js';
import { canBeImage } from './images.js';

export interface CheckContext {
  readonly reader: DatabaseReader;
  readonly viewer: Viewer;
  readonly settings: Settings;
  readonly now: number;
  readonly links: Links;
  /** The item that is updated. */
  readonly id?: number;
}
type Check = (value: unknown, context: CheckContext) => boolean | Promise<boolean>;

const filled: Check = (value) => String(value).trim() !== '';
const name: Check = (value) => filled(tagless(String(value)), {} as CheckContext);
const date: Check = (value, { now, settings }) => readDate(String(value), now, settings.timeZone) !== undefined;
const status: Check = (value) => isStatus(String(value));
const within =
  (most: number): Check =>
  (value) =>
    Math.abs(Number(value)) <= most;
const flagText: Check = (value) => value === '' || !(boolean.accept(value) instanceof Unreadable);

/** A URL with a scheme that leads to a page; empty for none. */
const website: Check = (value) => value === '' || (typeof value === 'string' && /^(https?|ftps?):\/\//i.test(value) && URL.canParse(value));

const isAmount = (value: unknown) => typeof value === 'string' || Number.isFinite(value);
const cost: Check = (value) => (Array.isArray(value) ? value.every(isAmount) : isAmount(value));

/** Somebody who exists; others than oneself only for editors. */
const author: Check = async (value, { reader, viewer }) => {
  if (value === viewer.id || !isAtLeast(viewer, 'editor')) return value === viewer.id;
  if (!Number.isSafeInteger(value)) return false;
  return (
    (await reader
      .selectFrom('users')
      .select('id')
      .where('id', '=', value as number)
      .executeTakeFirst()) !== undefined
  );
};

/** A category that exists and is not the term itself. */
const parent: Check = async (value, { reader, id }) => {
  if (!Number.isSafeInteger(value) || value === id) return false;
  const taxonomy: TermName = 'categories';
  const row = reader
    .selectFrom('terms')
    .select('id')
    .where('taxonomy', '=', taxonomy)
    .where('id', '=', value as number);
  return (await row.executeTakeFirst()) !== undefined;
};

const publication = { author, date, date_utc: date, status, description: filled, image: canBeImage } satisfies Record<string, Check>;
const maps = { show_map: flagText, show_map_link: flagText };
const term = { name, description: filled, slug: filled };

/** What a value must be beyond its kind; one row a field. */
export const checks: Readonly<Record<ResourceName, Readonly<Record<string, Check>>>> = {
  events: {
    ...publication,
    title: filled,
    excerpt: filled,
    slug: filled,
    timezone: (value) => value === '' || isZone(String(value)),
    start_date: date,
    end_date: date,
    cost,
    website,
  },
  venues: { ...publication, ...maps, venue: filled, website, geo_lat: within(90), geo_lng: within(180) },
  organizers: { ...publication, organizer: filled, website },
  categories: { ...term, parent },
  tags: term,
};
