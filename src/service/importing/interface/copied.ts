import { membersOf } from '../../../data/schema/index.js';
import { isStatus } from '../../reading/statuses.js';
import { plainText } from '../../text/html.js';
import { webAddress } from '../texts.js';
import type { ReadPicture } from '../read-events.js';
import { timeOf } from './times.js';

type Item = Readonly<Record<string, unknown>>;

const flags = ['show_map', 'show_map_link', 'hide_from_listings', 'sticky', 'featured'] as const;

const longestText = 1_000;
const textIn = (value: unknown): string => (typeof value === 'string' ? plainText(value).slice(0, longestText) : '');
const numberIn = (value: unknown): number => (Number.isSafeInteger(Number(value)) ? Number(value) : 0);

/** A picture or one of its sizes, at its address; `undefined` where that is none. */
function fileOf(item: Item) {
  const url = typeof item.url === 'string' ? webAddress(item.url) : '';
  const { width, height, filesize } = item;
  return url === ''
    ? undefined
    : { url, width: numberIn(width), height: numberIn(height), filesize: numberIn(filesize) };
}

function pictureOf(image: unknown): ReadPicture | undefined {
  const item = membersOf(image);
  const file = fileOf(item);
  if (!file) return undefined;
  const sizes = Object.entries(membersOf(item.sizes)).flatMap(([name, size]) => {
    const one = membersOf(size);
    const found = fileOf(one);
    return found ? [[name, { ...found, 'mime-type': textIn(one['mime-type']) }] as const] : [];
  });
  return {
    id: numberIn(item.id),
    ...file,
    extension: textIn(item.extension),
    original_image: textIn(item.original_image),
    alt: textIn(item.alt),
    sizes: sizes.length ? Object.fromEntries(sizes) : undefined,
  };
}

/** What only a copy of a calendar takes along of an event, a venue or an organizer, by the names of fields. */
export function copiedFields(item: Item): Readonly<Record<string, unknown>> {
  const { status, date_utc, event_status_reason: reason, email } = item;
  const author = numberIn(item.author);
  const image = pictureOf(item.image);
  return {
    // Of statuses that are unknown here, none is public.
    ...(typeof status === 'string' && { status: isStatus(status) ? status : 'draft' }),
    ...(timeOf(date_utc) !== undefined && { date_utc }),
    ...(author > 0 && { author }),
    ...(image && { image }),
    ...(textIn(reason) && { event_status_reason: textIn(reason) }),
    ...(textIn(email) && { email: textIn(email) }),
    ...Object.fromEntries(flags.filter((name) => typeof item[name] === 'boolean').map((name) => [name, item[name]])),
  };
}
