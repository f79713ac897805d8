import Supercluster, { type ClusterFeature, type PointFeature } from 'supercluster';
import type { Coordinates } from '../schema/index.js';

/** Something to be shown on the map. */
export interface MapPlace extends Coordinates {
  readonly key: string;
  /** The name of its marker. */
  readonly name: string;
  /** What it is near to, for the name of a cluster that it is in; such as a town. */
  readonly near: string;
  /** How much there is: the events of a venue, say. */
  readonly count: number;
}

/** One marker: a place, or several that stand too near to each other. */
export interface ClusterMarker extends Coordinates {
  readonly id: string;
  readonly places: number;
  readonly count: number;
  readonly near: string;
  /** The place, where it is only one. */
  readonly place?: MapPlace;
}

/** West, south, east, north; degrees. */
export type Edges = [number, number, number, number];

interface Sum {
  count: number;
}
type Found = ClusterFeature<Sum> | PointFeature<MapPlace>;

/** The deepest zoom of the map; there too, places at one address share a marker. */
export const deepestZoom = 18;
/** More markers than this nobody can tell apart, and browsers slow down. */
const mostMarkers = 250;
/** The share of all places that is most of them. */
const most = 0.8;
/** How many places of a cluster are asked for what it is near to. */
const askedForNear = 30;

/** The word that comes most often, the first of them where several do. */
function commonest(messages: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of messages) if (word) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ['', 0])[0];
}

const isCluster = (found: Found): found is ClusterFeature<Sum> => 'cluster' in found.properties;

/** Places, put together where they would cover each other. */
export class Clusters {
  readonly #index: Supercluster<MapPlace, Sum>;
  readonly #places: readonly MapPlace[];

  constructor(places: readonly MapPlace[]) {
    this.#places = places;
    this.#index = new Supercluster<MapPlace, Sum>({
      radius: 48,
      extent: 256, // A tile's width in pixels, so that the radius is in pixels too.
      maxZoom: deepestZoom,
      map: ({ count }) => ({ count }),
      reduce: (sum, { count }) => {
        sum.count += count;
      },
    });
    this.#index.load(
      places.map((place) => ({ type: 'Feature', properties: place, geometry: { type: 'Point', coordinates: [place.lng, place.lat] } })),
    );
  }

  /** What is to be shown between these edges, from north to south; coarser where it would be too much. */
  markers(edges: Edges, zoom: number): ClusterMarker[] {
    for (let level = zoom; ; level--) {
      const found = this.#index.getClusters(edges, level);
      if (found.length <= mostMarkers || level === 0) return found.map((one) => this.#markerOf(one)).sort((a, b) => b.lat - a.lat);
    }
  }

  /**
   * The places to begin with: all, unless a map that fits them would show most as one marker far from some others; then these alone.
   * @param zoomFor the zoom at which a map fits places
   */
  main(zoomFor: (places: readonly MapPlace[]) => number): readonly MapPlace[] {
    for (let shown = this.#places; ;) {
      const markers = this.markers([-180, -90, 180, 90], zoomFor(shown));
      const biggest = markers.reduce((big, marker) => (marker.places > big.places ? marker : big));
      if (biggest.places < most * this.#places.length || biggest.places >= shown.length) return shown;
      shown = this.placesOf(biggest);
    }
  }

  /** All places of a cluster marker, up to a number. */
  placesOf({ id, place }: ClusterMarker, most = Infinity): MapPlace[] {
    return place ? [place] : this.#index.getLeaves(Number(id), most).map(({ properties }) => properties);
  }

  /** The zoom at which a cluster falls apart; beyond the deepest where it never does. */
  zoomToOpen({ id }: ClusterMarker): number {
    return this.#index.getClusterExpansionZoom(Number(id));
  }

  #markerOf(found: Found): ClusterMarker {
    const [lng, lat] = found.geometry.coordinates as [number, number];
    if (!isCluster(found)) {
      const place = found.properties;
      return { id: `place-${place.key}`, lat, lng, places: 1, count: place.count, near: place.near, place };
    }
    const { cluster_id: id, point_count: places, count } = found.properties;
    const near = commonest(this.#index.getLeaves(id, askedForNear).map(({ properties }) => properties.near));
    return { id: String(id), lat, lng, places, count, near };
  }
}
