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
  readonly zoom: number;
  readonly places: readonly MapPlace[];
  readonly count: number;
  readonly near: string;
  /** The place, where it is only one. */
  readonly place: MapPlace | undefined;
}

/** West, south, east, north; degrees. */
export type Edges = readonly [number, number, number, number];

/** The deepest zoom of the map; there too, places at one address share a marker. */
export const deepestZoom = 18;
/** More markers than this nobody can tell apart, and browsers slow down. */
const mostMarkers = 250;
/** The share of all places that is most of them. */
const most = 0.8;
/** How many places of a cluster are asked for what it is near to. */
const askedForNear = 30;
/** How near places are that share a marker; pixels. */
const reach = 48;
/** At zoom 0; pixels. */
const worldWidth = 256;
/** The shares of the reach within which places are joined, one after the other. */
const steps = [0.5, 0.75, 1];

/** The word that comes most often, the first of them where several do. */
function commonest(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) if (word) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ['', 0])[0];
}

// The map is a square with sides of 1, from its north-west corner (Mercator's projection).

const eastOf = (lng: number) => lng / 360 + 0.5;

function southOf(lat: number): number {
  const sine = Math.sin((lat * Math.PI) / 180);
  return Math.min(Math.max(0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI), 0), 1);
}

const latOf = (south: number) => (Math.atan(Math.exp((0.5 - south) * 2 * Math.PI)) * 360) / Math.PI - 90;
const lngOf = (east: number) => (east - 0.5) * 360;

/** Points on the square; in columns, since they may be many. */
interface Spots {
  readonly east: ArrayLike<number>;
  readonly south: ArrayLike<number>;
  /** How many places each stands for. */
  readonly weights: ArrayLike<number>;
}

/** Spots with the number of the one that each of those before has become part of. */
interface JoinedSpots extends Spots {
  readonly of: Int32Array;
}

/** Joins spots within a distance of each other: each with the nearest before it that was not joined itself, and they move to their middle. */
function join({ east, south, weights }: Spots, distance: number): JoinedSpots {
  const of = new Int32Array(east.length);
  const joined = { east: [] as number[], south: [] as number[], weights: [] as number[] };
  /** The spots that were not joined: others join them; and their places in this list by cell. */
  const firsts: number[] = [];
  const cells = new Map<number, number[]>();
  const side = 2 * distance;
  for (let spot = 0; spot < east.length; spot++) {
    const [x, y, weight] = [east[spot]!, south[spot]!, weights[spot]!];
    const [column, row] = [Math.floor(x / side), Math.floor(y / side)];
    // What is within half a cell's side is in this cell, or in those beyond its nearest edges.
    const [otherColumn, otherRow] = [x / side - column < 0.5 ? column - 1 : column + 1, y / side - row < 0.5 ? row - 1 : row + 1];
    let nearest = firsts.length;
    let least = distance ** 2;
    for (const one of [column, otherColumn]) {
      for (const other of [row, otherRow]) {
        for (const candidate of cells.get(cellOf(one, other)) ?? []) {
          const first = firsts[candidate]!;
          const far = (east[first]! - x) ** 2 + (south[first]! - y) ** 2;
          if (far <= least) [nearest, least] = [candidate, far];
        }
      }
    }
    of[spot] = nearest;
    if (nearest === firsts.length) {
      firsts.push(spot);
      joined.east.push(x);
      joined.south.push(y);
      joined.weights.push(weight);
      const cell = cells.get(cellOf(column, row));
      if (cell) cell.push(nearest);
      else cells.set(cellOf(column, row), [nearest]);
    } else {
      const all = joined.weights[nearest]! + weight;
      joined.east[nearest]! += ((x - joined.east[nearest]!) * weight) / all;
      joined.south[nearest]! += ((y - joined.south[nearest]!) * weight) / all;
      joined.weights[nearest] = all;
    }
  }
  return { ...joined, of };
}

const cellOf = (column: number, row: number) => column * 2 ** 26 + row;

/** Places, put together where they would cover each other; for each zoom when it is first wanted. */
export class Clusters {
  readonly #places: readonly MapPlace[];
  readonly #spots: Spots;
  readonly #levels = new Map<number, JoinedSpots>();

  constructor(places: readonly MapPlace[]) {
    this.#places = places;
    this.#spots = {
      east: Float64Array.from(places, ({ lng }) => eastOf(lng)),
      south: Float64Array.from(places, ({ lat }) => southOf(lat)),
      weights: new Uint8Array(places.length).fill(1),
    };
  }

  /** What is to be shown between these edges, from north to south; coarser where it would be too much. */
  markers(edges: Edges, zoom: number): ClusterMarker[] {
    for (let level = Math.max(0, Math.min(zoom, deepestZoom)); ; level--) {
      const seen = this.#seen(edges, level);
      if (seen.size > mostMarkers && level > 0) continue;
      const { of } = this.#level(level);
      this.#places.forEach((place, index) => seen.get(of[index]!)?.push(place));
      return [...seen].map(([spot, places]) => this.#marker(spot, places, level)).sort((a, b) => b.lat - a.lat);
    }
  }

  /**
   * The places to begin with: all, unless a map that fits them would show most as one marker far from some others; then these alone.
   * @param zoomFor the zoom at which a map fits places
   */
  main(zoomFor: (places: readonly MapPlace[]) => number): readonly MapPlace[] {
    for (let shown = this.#places; ;) {
      const markers = this.markers([-180, -90, 180, 90], zoomFor(shown));
      const biggest = markers.reduce((big, marker) => (marker.places.length > big.places.length ? marker : big)).places;
      if (biggest.length < most * this.#places.length || biggest.length >= shown.length) return shown;
      shown = biggest;
    }
  }

  /** The zoom at which a cluster falls apart; beyond the deepest where it never does. */
  zoomToOpen({ zoom, places }: ClusterMarker): number {
    const parts = new Clusters(places);
    let deeper = zoom + 1;
    while (deeper <= deepestZoom && parts.#level(deeper).east.length === 1) deeper++;
    return deeper;
  }

  #level(zoom: number): JoinedSpots {
    const known = this.#levels.get(zoom);
    if (known) return known;
    const distance = reach / (worldWidth * 2 ** zoom);
    // In steps, since what is joined moves, perhaps nearer to others than it was.
    const level = steps.reduce<JoinedSpots | undefined>((before, step) => {
      const next = join(before ?? this.#spots, distance * step);
      return before ? { ...next, of: before.of.map((spot) => next.of[spot]!) } : next;
    }, undefined)!;
    this.#levels.set(zoom, level);
    return level;
  }

  /** The spots between edges, each with room for its places. */
  #seen([west, south, east, north]: Edges, zoom: number): Map<number, MapPlace[]> {
    const level = this.#level(zoom);
    const [top, bottom] = [southOf(north), southOf(south)];
    const seen = new Map<number, MapPlace[]>();
    for (let spot = 0; spot < level.east.length; spot++) {
      const down = level.south[spot]!;
      // Edges may be those of another copy of the world.
      const right = (lngOf(level.east[spot]!) - west) % 360;
      if (down >= top && down <= bottom && (right < 0 ? right + 360 : right) <= east - west) seen.set(spot, []);
    }
    return seen;
  }

  #marker(spot: number, places: readonly MapPlace[], zoom: number): ClusterMarker {
    const [first, another] = places;
    const { east, south } = this.#level(zoom);
    const place = another ? undefined : first;
    return {
      id: places.map(({ key }) => key).join(' '),
      zoom,
      lat: place?.lat ?? latOf(south[spot]!),
      lng: place?.lng ?? lngOf(east[spot]!),
      places,
      count: places.reduce((sum, { count }) => sum + count, 0),
      near: commonest(places.slice(0, askedForNear).map(({ near }) => near)),
      place,
    };
  }
}
