import { CalError, mapSettings } from '../../query/index.js';
import { Unreadable } from '../../schema/index.js';
import type { ConsentController } from '../base/consent.js';
import { mapAttributes } from './map-attributes.js';
import { webUrl } from '../../records/index.js';

const own = { ...mapSettings, ...mapAttributes };

/** What the attributes and settings of a map say; of what cannot be read, the default. */
export class MapOptions {
  readonly #read: () => Readonly<Record<string, unknown>>;
  readonly #consent: ConsentController;
  #mistakes: { readonly text: string; readonly errors: readonly CalError[] } = { text: '', errors: [] };

  /** @param read reads the attributes and settings of the map */
  constructor(read: () => Readonly<Record<string, unknown>>, consent: ConsentController) {
    this.#read = read;
    this.#consent = consent;
  }

  get tiles(): string {
    return this.#text('tiles') ?? mapSettings.tiles.default;
  }

  /** The host of the tiles. */
  get tilesHost(): string {
    return URL.parse(this.tiles.replace('{s}.', ''), document.baseURI)?.host ?? '';
  }

  /** Who drew the tiles, HTML. Of other tiles than ours only the page knows. */
  get attribution(): string {
    return this.#text('attribution') ?? (this.tiles === mapSettings.tiles.default ? mapSettings.attribution.default : '');
  }

  /** An image to be shown in place of the map, where its host may be asked. */
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

  /** The attributes that cannot be read; the same errors as long as these are the same. */
  get mistakes(): readonly CalError[] {
    const found = Object.entries(this.#read()).flatMap(([name, value]) =>
      name in own && value instanceof Unreadable ? { name, value } : [],
    );
    const text = found.map(({ name, value }) => `${name}=${String(value.given)}`).join();
    if (text !== this.#mistakes.text) this.#mistakes = { text, errors: found.map(({ name, value }) => CalError.unreadable(name, value)) };
    return this.#mistakes.errors;
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
