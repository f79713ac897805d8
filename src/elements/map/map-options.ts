import { defaultTiles, mapSettings } from '../../data/query/index.js';
import { webUrl } from '../../data/records/index.js';
import type { ConsentController } from '../base/consent.js';
import { mapAttributes } from '../tables/map-attributes.js';
import { creditOf } from './map-view.js';

type Values = Readonly<Record<string, unknown>>;

const names = Object.keys({ ...mapSettings, ...mapAttributes });

/** The attributes and settings of a map; the default of what cannot be read. */
export class MapOptions {
  readonly #read: () => Values;
  readonly #consent: ConsentController;

  /** @param read reads the attributes and settings of the element */
  constructor(read: () => Values, consent: ConsentController) {
    this.#read = read;
    this.#consent = consent;
  }

  /** The attributes and settings of the map as they are, those that cannot be read among them. */
  get values(): Values {
    const values = this.#read();
    return Object.fromEntries(names.map((name) => [name, values[name]]));
  }

  get tiles(): string {
    return this.#text('tiles') ?? defaultTiles;
  }

  /** The host of the tiles. */
  get tilesHost(): string {
    return URL.parse(this.tiles.replace('{s}.', ''), document.baseURI)?.host ?? '';
  }

  /** The credit for the tiles, HTML. */
  get attribution(): string {
    return creditOf(this.tiles, this.#text('attribution'));
  }

  /** An image to be shown instead of the map, where its host may be contacted. */
  get image(): string | undefined {
    const url = webUrl(this.#text('static_map'));
    return this.#consent.allows(url) ? url : undefined;
  }

  /** The zoom for a single place. */
  get zoom(): number {
    return this.#number('zoom');
  }

  /** Kilometers. */
  get radius(): number {
    return this.#number('radius_km');
  }

  get headingLevel(): number {
    return this.#number('heading_level');
  }

  #number(name: 'zoom' | 'radius_km' | 'heading_level'): number {
    const value = this.#read()[name];
    return typeof value === 'number' ? value : mapAttributes[name].default;
  }

  #text(name: 'static_map' | 'attribution' | 'tiles'): string | undefined {
    const value = this.#read()[name];
    return typeof value === 'string' ? value : undefined;
  }
}
