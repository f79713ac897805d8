import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { readPlaces, type Places } from '../../data/query/index.js';
import type { Venue } from '../../data/records/index.js';
import { Unreadable, type VenueRepresentation } from '../../data/schema/index.js';
import { placeKeys, type Coordinates } from '../../data/geo/index.js';
import { memoized } from '../../data/memo/index.js';
import type { ConsentController } from '../base/consent.js';

const isWithin = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= limit;

const placed = memoized((venue: VenueRepresentation, lat: number, lng: number) => ({
  ...venue,
  geo_lat: lat,
  geo_lng: lng,
}));

/** Finds the coordinates of venues: those of the server, else those in the file that the setting `places` names. */
export class PlacesController implements ReactiveController {
  /** `undefined` without such a file and until it has arrived, `null` where it cannot be read. */
  file: Places | null | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #consent: ConsentController;
  #url: string | undefined;

  constructor(host: ReactiveControllerHost, consent: ConsentController) {
    this.#host = host;
    this.#consent = consent;
    host.addController(this);
  }

  get isReady(): boolean {
    return this.#url === undefined || this.file !== undefined;
  }

  /** The setting, where its file cannot be read. */
  get mistake(): { places?: Unreadable } {
    return this.file === null ? { places: new Unreadable('places', this.#url) } : {};
  }

  hostUpdate(): void {
    const { places } = this.#consent.settings;
    const url = typeof places === 'string' && this.#consent.allows(places) ? places : undefined;
    if (url === this.#url) return;
    this.#url = url;
    this.file = undefined;
    if (url) void this.#load(url);
  }

  locationOf({ location, representation }: Venue): Coordinates | undefined {
    if (location || !this.file) return location;
    for (const key of placeKeys(representation)) {
      const [lat, lng] = [Object.hasOwn(this.file, key) ? this.file[key] : []].flat();
      if (isWithin(lat, 90) && isWithin(lng, 180)) return { lat, lng };
    }
    return undefined;
  }

  /**
   * The venue as a server with coordinates tells it; `undefined` where nobody knows them. The same object for the same
   * venue.
   */
  located(venue: Venue): VenueRepresentation | undefined {
    const location = this.locationOf(venue);
    if (!location) return undefined;
    const { representation } = venue;
    return venue.location ? representation : placed(representation, location.lat, location.lng);
  }

  async #load(url: string): Promise<void> {
    const file = await readPlaces(url).catch(() => null);
    if (url !== this.#url) return;
    this.file = file;
    this.#host.requestUpdate();
  }
}
