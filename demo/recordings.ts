/** Answers that a real server gave (test/fixtures/recordings), as data for the demo. */
import { readdirSync, readFileSync } from 'node:fs';
import type { CategoryRepresentation, EventRepresentation, TagRepresentation, VenueRepresentation } from '../src/schema/index.js';

const folder = new URL('../test/fixtures/recordings/', import.meta.url);

/** One exchange; `headers` of the request name who asked, if not everybody. */
export interface Exchange {
  readonly recorded_at: string;
  readonly request: { readonly method: string; readonly path: string; readonly query: string; readonly headers: Record<string, string> };
  readonly response: { readonly status: number; readonly headers: Record<string, string>; readonly body: unknown };
}

export const read = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Exchange;

const items = <T>(name: string, collection: string) => (read(name).response.body as Record<string, T[]>)[collection]!;

/** When the recordings were made. */
export const recordedAt = new Date('2026-11-20T18:45:00Z');

/** All listed events, in the order of lists. */
export const recordedEvents = [1, 2, 3, 4, 5, 6, 7].flatMap((page) => items<EventRepresentation>(`bulk/events.all.page-${page}`, 'events'));
export const categories = items<CategoryRepresentation>('bulk/categories.all', 'categories');
export const tags = items<TagRepresentation>('bulk/tags.all', 'tags');
export const venues = items<VenueRepresentation>('bulk/venues.all', 'venues');

/** What everybody is answered, by path and query; other settings of the site are left out. */
export const exchanges: ReadonlyMap<string, Exchange> = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.json') && !file.startsWith('site.'))
    .map((file) => read(file.slice(0, -'.json'.length)))
    .concat(['categories', 'tags', 'venues', 'organizers'].map((name) => read(`bulk/${name}.all`)))
    .filter(({ request }) => request.method === 'GET' && !request.headers.Authorization && !request.headers.Cookie)
    .map((exchange) => [`${exchange.request.path}?${exchange.request.query}`, exchange]),
);

const day = 24 * 60 * 60 * 1000;

/** Adds days to `YYYY-MM-DD`, whatever follows it. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date.slice(0, 10)}Z`) + days * day).toISOString().slice(0, 10) + date.slice(10);
}

/** The whole weeks since the recordings, in days: weekdays stay. */
export function daysSinceRecorded(now: Date): number {
  return Math.floor((now.getTime() - recordedAt.getTime()) / (7 * day)) * 7;
}

const dates = ['start_date', 'end_date', 'utc_start_date', 'utc_end_date'] as const;

/** The event so many days later. Its UTC may be an hour off where summer time begins or ends in between. */
export function shifted(event: EventRepresentation, days: number): EventRepresentation {
  const moved = dates.flatMap((name) => {
    const date = addDays(event[name], days);
    const [year, month, dayOfMonth] = date.split(/\D/);
    return [
      [name, date],
      [`${name}_details`, { ...event[`${name}_details`], year, month, day: dayOfMonth }],
    ];
  });
  return { ...event, ...(Object.fromEntries(moved) as object) };
}
