/** The sample calendar: what a server with the sample data would answer, without one. */
import { pictureSizes } from '../../src/service/seed/index.js';
import { fakeCalendar, type FakeCalendar } from '../../src/entries/testing/index.js';
import { datedRecords } from './dated-records.js';
import { tile } from './tiles.js';

const dayLength = 24 * 60 * 60 * 1000;

/** The days around today whose events are kept: visitors seldom turn further, and each event takes time. */
const [daysBefore, daysAfter] = [62, 200];

/** The page of an item on the site that the sample data belongs to; `files` is the folder of the scripts. */
const pageOf = (files: string, kind: string, slug: string) =>
  new URL(`../item.html?${kind}=${encodeURIComponent(slug)}`, files).href;

/** An image as a service represents it. */
function imageOf(files: string, name: string, alt: string) {
  const address = (width: number, height: number) => new URL(`sample/media/${name}-${width}x${height}.svg`, files).href;
  const sizes = Object.entries(pictureSizes).map(([size, { width, height }]) => [
    size,
    { width, height, 'mime-type': 'image/svg+xml', filesize: 0, url: address(width, height) },
  ]);
  return {
    url: address(1600, 900),
    id: 1,
    extension: 'svg',
    width: 1600,
    height: 900,
    filesize: 0,
    alt,
    sizes: Object.fromEntries(sizes) as Record<string, never>,
  };
}

/** The sample data around a moment, as records for `fakeCalendar`. */
function calendarAt(now: number, files: string) {
  const { venues, organizers, categories, tags, events } = datedRecords(now);
  const [from, to] = [now - daysBefore * dayLength, now + daysAfter * dayLength].map((time) =>
    new Date(time).toISOString().slice(0, 10),
  );
  const kept = events.filter(({ start_date: start }) => start >= from! && start <= to!);
  const named = <Row extends { readonly slug: string; readonly image?: string }>(
    kind: string,
    { image, ...row }: Row,
    name: string,
  ) => ({
    ...row,
    url: pageOf(files, kind, row.slug),
    ...(image && { image: imageOf(files, image, name) }),
  });
  const idOf = (items: readonly { readonly slug: string }[], slug: string) =>
    items.findIndex((item) => item.slug === slug) + 1;
  const parents = new Map(categories.map(({ slug, parent }) => [slug as string, parent as string | undefined]));
  const counts = new Map<string, number>();
  const count = (kind: string, slugs: readonly string[]) => {
    for (const slug of slugs) counts.set(`${kind} ${slug}`, (counts.get(`${kind} ${slug}`) ?? 0) + 1);
  };
  for (const event of kept) {
    count('category', event.categories);
    count('tag', event.tags);
  }
  const countOf = (kind: string, slug: string) => ({ count: counts.get(`${kind} ${slug}`) ?? 0 });
  const records = {
    venues: venues.map((row) => named('venue', row, row.venue)),
    organizers: organizers.map((row) => named('organizer', row, row.organizer)),
    categories: categories.map(({ parent, ...row }) => ({
      ...named('category', row, row.name),
      ...countOf('category', row.slug),
      parent: parent ? idOf(categories, parent) : 0,
    })),
    tags: tags.map((row) => ({ ...named('tag', row, row.name), ...countOf('tag', row.slug) })),
    events: kept.map(({ venues: places, organizers: hosts, ...row }) => ({
      ...named('event', row, row.title),
      ...(places[0] && { venue: idOf(venues, places[0]) }),
      organizer: hosts.map((slug) => idOf(organizers, slug)),
    })),
  };
  return { records, parents, ids: categories.map(({ slug }) => slug as string) };
}

/** A category with all below it, as a service reads `categories`: events carry the narrowest ones. */
function withChildren(list: string, parents: ReadonlyMap<string, string | undefined>, ids: readonly string[]): string {
  const wanted = new Set(list.split(',').map((key) => (/^\d+$/.test(key) ? (ids[Number(key) - 1] ?? key) : key)));
  // Parents stand before their children.
  for (const [slug, parent] of parents) if (parent && wanted.has(parent)) wanted.add(slug);
  return [...wanted].join();
}

let calendar: FakeCalendar | undefined;
let made: ReturnType<typeof calendarAt> | undefined;

/** The answer at an address below that of the sample calendar; `files` is the folder of the scripts. */
export async function answer(
  address: string,
  files: string,
): Promise<{ readonly status: number; readonly body: string }> {
  const url = new URL(address);
  const [, zoom, x, y] = /\/tiles\/(\d+)\/(\d+)\/(\d+)\.svg$/.exec(url.pathname) ?? [];
  if (zoom && x && y) return { status: 200, body: tile(Number(zoom), Number(x), Number(y)) };
  made ??= calendarAt(Date.now(), files);
  calendar ??= fakeCalendar(made.records as never);
  const list = url.searchParams.get('categories');
  if (list) url.searchParams.set('categories', withChildren(list, made.parents, made.ids));
  const response = await calendar(url);
  return { status: response.status, body: await response.text() };
}
