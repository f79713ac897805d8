import Supercluster, { type ClusterFeature, type PointFeature } from 'supercluster';
import type { Coordinates } from '../../data/geo/index.js';
import { deepestZoom } from './deepest-zoom.js';
import type { MapPlace } from './leaflet-types.js';

/** One marker: a place, or several that stand too near to each other. */
export interface ClusterMarker extends Coordinates {
  readonly id: string;
  /** The zoom that it was made for. */
  readonly zoom: number;
  readonly places: number;
  readonly count: number;
  readonly near: string;
  /** The place, where the marker stands for only one. */
  readonly place?: MapPlace;
  /** The number of the cluster in the index of its zoom, where the marker stands for several. */
  readonly cluster?: number;
}

/** West, south, east, north; degrees. */
export type Edges = [number, number, number, number];

interface Sum {
  count: number;
}
type Found = ClusterFeature<Sum> | PointFeature<MapPlace>;

const world: Edges = [-180, -90, 180, 90];

/** More markers than this nobody can tell apart, and browsers slow down. */
const mostMarkers = 250;
/** The share of all places that is most of them. */
const most = 0.8;
/** The number of places of a cluster that are read to name what it is near to. */
const leavesForNear = 30;

/** The word that comes most often, the first of them where several do. */
function commonest(messages: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of messages) if (word) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ['', 0])[0];
}

const isCluster = (found: Found): found is ClusterFeature<Sum> => 'cluster' in found.properties;

/** Places, put together where they would cover each other: at a zoom when it is first wanted, since most never are. */
export class Clusters {
  readonly #indexes = new Map<number, Supercluster<MapPlace, Sum>>();
  readonly #places: readonly MapPlace[];

  constructor(places: readonly MapPlace[]) {
    this.#places = places;
  }

  /** The markers between these edges, from north to south; coarser where there would be too many. */
  markers(edges: Edges, wanted: number): ClusterMarker[] {
    for (let zoom = Math.max(0, Math.min(wanted, deepestZoom)); ; zoom--) {
      const found = this.#index(zoom).getClusters(edges, zoom);
      if (found.length <= mostMarkers || zoom === 0)
        return found.map((one) => this.#markerOf(one, zoom)).sort((a, b) => b.lat - a.lat);
    }
  }

  /**
   * The places to begin with: all, unless a map that fits them would show most as one marker far from some others; then
   * these alone.
   * @param zoomFor the zoom at which a map fits places
   */
  main(zoomFor: (places: readonly MapPlace[]) => number): readonly MapPlace[] {
    for (let shown = this.#places; ;) {
      const markers = this.markers(world, zoomFor(shown));
      const biggest = markers.reduce((big, marker) => (marker.places > big.places ? marker : big));
      if (biggest.places < most * this.#places.length || biggest.places >= shown.length) return shown;
      shown = this.placesOf(biggest);
    }
  }

  /** All places of a cluster marker, up to a number. */
  placesOf({ zoom, place, cluster }: ClusterMarker, most = Infinity): MapPlace[] {
    return place ? [place] : this.#leaves(zoom, cluster!, most);
  }

  /** The zoom at which a cluster falls apart; beyond the deepest where it never does, as with places at one address. */
  zoomToOpen(marker: ClusterMarker): number {
    const parts = new Clusters(this.placesOf(marker));
    let zoom = marker.zoom + 1;
    while (zoom <= deepestZoom && parts.#index(zoom).getClusters(world, zoom).length === 1) zoom++;
    return zoom;
  }

  #index(zoom: number): Supercluster<MapPlace, Sum> {
    let index = this.#indexes.get(zoom);
    if (!index) {
      index = new Supercluster<MapPlace, Sum>({
        radius: 48,
        extent: 256, // A tile's width in pixels, so that the radius is in pixels too.
        minZoom: zoom,
        // Clusters in two steps, because a merged marker moves.
        maxZoom: zoom + 1,
        map: ({ count }) => ({ count }),
        reduce: (sum, { count }) => {
          sum.count += count;
        },
      });
      index.load(
        this.#places.map((place) => ({
          type: 'Feature',
          properties: place,
          geometry: { type: 'Point', coordinates: [place.lng, place.lat] },
        })),
      );
      this.#indexes.set(zoom, index);
    }
    return index;
  }

  #leaves(zoom: number, cluster: number, most: number): MapPlace[] {
    return this.#index(zoom)
      .getLeaves(cluster, most)
      .map(({ properties }) => properties);
  }

  #markerOf(found: Found, zoom: number): ClusterMarker {
    const [lng, lat] = found.geometry.coordinates as [number, number];
    if (!isCluster(found)) {
      const place = found.properties;
      return { id: `place-${place.key}`, zoom, lat, lng, places: 1, count: place.count, near: place.near, place };
    }
    const { cluster_id: cluster, point_count: places, count } = found.properties;
    const near = commonest(this.#leaves(zoom, cluster, leavesForNear).map((place) => place.near));
    // The same places are the same marker at the next zoom too.
    return { id: `${places} at ${lat} ${lng}`, zoom, lat, lng, places, count, near, cluster };
  }
}
