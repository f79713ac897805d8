import { now, randomNumbers, rootCategories, words, type Calendar } from './calendar.js';

const day = 86_400_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

export interface BenchRequest {
  readonly name: string;
  /** How much slower it may be with 100 times as many events. */
  readonly mostGrowth: number;
  /** The path below the namespace; where paths can differ, each call gives another. */
  readonly path: () => string;
  /** Whether the same request is repeated, so that the response cache may answer. Other requests are made to differ. */
  readonly repeated?: true;
  /** Whether something is written before each request, which empties the response cache. */
  readonly afterWrite?: true;
}

/** The requests of a busy site. */
export function requestsFor({ events, venues }: Calendar): BenchRequest[] {
  const random = randomNumbers(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const week = () => {
    const from = now + Math.floor(random() * 365) * day;
    return `start_date=${dayOf(from)}&end_date=${dayOf(from + 6 * day)}`;
  };
  /** Words that are in about one text of a hundred. */
  const telling = words.slice(200, 1200);
  const around = () => {
    const { geo_lat, geo_lng } = pick(venues);
    return `geoloc_lat=${geo_lat}&geoloc_lng=${geo_lng}`;
  };
  return [
    { name: 'default list', mostGrowth: 1.5, path: () => '/events' },
    { name: 'default list, after a write', mostGrowth: 1.5, path: () => '/events', repeated: true, afterWrite: true },
    { name: 'default list, remembered', mostGrowth: 1.5, path: () => '/events', repeated: true },
    {
      name: 'by category tree',
      mostGrowth: 3,
      path: () => `/events?categories=${pick(rootCategories)}`,
    },
    { name: 'by date window', mostGrowth: 3, path: () => `/events?${week()}` },
    { name: 'by search', mostGrowth: 3, path: () => `/events?search=${pick(telling)}+${pick(telling)}` },
    { name: 'by search, one word', mostGrowth: 3, path: () => `/events?search=${pick(telling)}` },
    { name: 'by radius', mostGrowth: 3, path: () => `/events?${around()}` },
    { name: 'by slug', mostGrowth: 1.5, path: () => `/events/by-slug/${pick(events).slug}` },
  ];
}
