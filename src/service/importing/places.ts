import { kilometersBetween } from '../../data/geo/index.js';
import type { VenueRow } from '../store/tables.js';
import type { DatabaseReader } from '../store/types.js';
import { foldAccents } from '../text/accent-folding.js';
import { textOf } from '../text/html.js';
import { addressOf } from '../text/postal-address.js';
import type { ReadPlace } from './read-events.js';

const folded = (text: string): string =>
  foldAccents(textOf(text))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Kilometers between points of one place, at most. */
const nearby = 0.1;

type Venue = Pick<
  VenueRow,
  'id' | 'venue' | 'address' | 'city' | 'zip' | 'stateprovince' | 'country' | 'geo_lat' | 'geo_lng'
>;

interface Point {
  readonly lat: number;
  readonly lng: number;
}

const pointOf = (lat: number | null | undefined, lng: number | null | undefined): Point | undefined =>
  lat == null || lng == null ? undefined : { lat, lng };

/** The most venues that are offered for a text. */
const mostCandidates = 5;

/** The venues of a calendar, to be found by the words of others. */
export class KnownVenues {
  /** `null` for words that several have. */
  readonly #byWords = new Map<string, number | null>();
  readonly #named: { readonly id: number; readonly title: string; readonly town: string; readonly name: string }[] = [];
  readonly #placed: { readonly id: number; readonly name: string; readonly point: Point }[] = [];

  static async load(reader: DatabaseReader): Promise<KnownVenues> {
    const venues = await reader
      .selectFrom('venues')
      .select(['id', 'venue', 'address', 'city', 'zip', 'stateprovince', 'country', 'geo_lat', 'geo_lng'])
      .where('status', '<>', 'trash')
      .where('password', '=', '')
      .execute();
    const known = new KnownVenues();
    for (const venue of venues) known.add(venue);
    return known;
  }

  add(venue: Venue): void {
    const name = folded(venue.venue);
    const address = addressOf(venue as never);
    const spellings = [venue.venue, `${venue.venue} ${venue.city}`, `${venue.venue} ${address}`].map(folded);
    for (const words of new Set(spellings)) {
      const other = this.#byWords.get(words);
      this.#byWords.set(words, other === undefined || other === venue.id ? venue.id : null);
    }
    if (name) this.#named.push({ id: venue.id, title: textOf(venue.venue), town: venue.city, name });
    const point = pointOf(venue.geo_lat, venue.geo_lng);
    if (point && name) this.#placed.push({ id: venue.id, name, point });
  }

  /** The venue that a text means; `undefined` where it may be several, or none. */
  find({ text, lat, lng }: ReadPlace): number | undefined {
    const words = folded(text);
    const byWords = this.#byWords.get(words);
    if (byWords !== undefined) return byWords ?? undefined;
    const point = pointOf(lat, lng);
    if (!point) return undefined;
    const name = folded(text.split(',')[0]!);
    const near = this.#placed.filter(
      (venue) =>
        (venue.name.includes(name) || name.includes(venue.name)) && kilometersBetween(venue.point, point) <= nearby,
    );
    return near.length === 1 ? near[0]!.id : undefined;
  }

  /** The venues that a text may mean, the one that it means first, where there is one. */
  candidates(place: ReadPlace): { readonly id: number; readonly title: string; readonly town: string }[] {
    const found = this.find(place);
    const words = ` ${folded(place.text)} `;
    const name = folded(place.text.split(',')[0]!);
    return this.#named
      .filter((venue) => venue.id === found || words.includes(` ${venue.name} `) || venue.name.includes(name))
      .sort((one, other) => Number(other.id === found) - Number(one.id === found))
      .slice(0, mostCandidates)
      .map(({ id, title, town }) => ({ id, title, town }));
  }
}
