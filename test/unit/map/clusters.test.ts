import fc from '../../fast-check.js';
import { describe, expect, it } from 'vitest';
import { Clusters, type Edges } from '../../../src/elements/map/clusters.js';
import { deepestZoom } from '../../../src/elements/map/deepest-zoom.js';
import type { MapPlace } from '../../../src/elements/map/leaflet-types.js';

const world: Edges = [-180, -85, 180, 85];
const place = (key: string, lat: number, lng: number, { near = '', count = 1 } = {}): MapPlace => ({
  key,
  lat,
  lng,
  name: `Place ${key}`,
  near,
  count,
});
const keys = (places: readonly MapPlace[]) => places.map(({ key }) => key).sort();

describe('the places that a map begins with', () => {
  const town = Array.from({ length: 9 }, (_, index) => place(`t${index}`, 51.5 + index / 100, -9.5));
  const [island, city] = [place('island', 51, 20), place('city', -33, 151)];
  /** A viewport as wide as the distance between them. */
  const zoomFor = (places: readonly MapPlace[]) => {
    const lngs = places.map(({ lng }) => lng);
    const lats = places.map(({ lat }) => lat);
    const width = Math.max(Math.max(...lngs) - Math.min(...lngs), Math.max(...lats) - Math.min(...lats));
    return Math.floor(Math.log2(720 / width));
  };
  const main = (places: readonly MapPlace[]) => keys(new Clusters(places).main(zoomFor));

  it('a map begins with the town of most venues', () => {
    expect(main([...town, island, city])).to.deep.equal(keys(town));
    expect(main([...town, city])).to.deep.equal(keys(town));
  });

  it('are all, where too many are elsewhere, or none is', () => {
    const [two, several] = [
      [island, city],
      [...town.slice(0, 6), island, city],
    ];
    expect([main(town), main(two), main(several)]).to.deep.equal([keys(town), keys(two), keys(several)]);
    expect(main([city])).to.deep.equal(['city']);
  });
});

describe('clusters', () => {
  it('join overlapping venues, count their events, and are named after the nearest town of most', () => {
    const clusters = new Clusters([
      place('a', 51.5, -9.5, { near: 'Tarrin', count: 4 }),
      place('b', 51.501, -9.501, { near: 'Lowport', count: 5 }),
      place('c', 51.502, -9.5, { near: 'Lowport', count: 2 }),
      place('d', 40, 20, { near: 'Far', count: 7 }),
    ]);
    const [north, south] = clusters.markers(world, 5);
    expect([north!.places, north!.count, north!.near, north!.place]).to.deep.equal([3, 11, 'Lowport', undefined]);
    expect([south!.places, south!.count, south!.place?.key]).to.deep.equal([1, 7, 'd']);
    expect(keys(clusters.placesOf(north!))).to.deep.equal(['a', 'b', 'c']);
  });

  it('clusters separate at the zoom that they name', () => {
    const clusters = new Clusters([place('a', 51.5, -9.5), place('b', 51.6, -9.6)]);
    const [marker] = clusters.markers(world, 3);
    const zoom = clusters.zoomToOpen(marker!);
    expect(clusters.markers(world, zoom - 1)).to.have.length(1);
    expect(clusters.markers(world, zoom)).to.have.length(2);
  });

  it('never separate at one address', () => {
    const clusters = new Clusters([place('a', 51.5, -9.5), place('b', 51.5, -9.5)]);
    const [marker] = clusters.markers(world, deepestZoom);
    expect(clusters.zoomToOpen(marker!)).to.be.greaterThan(deepestZoom);
    expect(keys(clusters.placesOf(marker!))).to.deep.equal(['a', 'b']);
  });

  it('show only venues within the bounds, from north to south', () => {
    const clusters = new Clusters([place('a', 10, 0), place('b', 30, 0), place('c', 20, 0), place('d', 20, 90)]);
    expect(clusters.markers([-10, 0, 10, 40], 8).map((marker) => marker.place?.key)).to.deep.equal(['b', 'c', 'a']);
  });

  it('are shown on every copy of the world', () => {
    const clusters = new Clusters([place('east', 0, 179), place('west', 0, -179), place('middle', 0, 0)]);
    const shown = (west: number, east: number) =>
      keys(clusters.markers([west, -10, east, 10], 8).map((marker) => marker.place!));
    expect([shown(170, 190), shown(-190, -170), shown(355, 365)]).to.deep.equal([
      ['east', 'west'],
      ['east', 'west'],
      ['middle'],
    ]);
    expect(shown(-400, 400)).to.deep.equal(['east', 'middle', 'west']);
  });

  it('stand beside each other, however many venues are near', () => {
    const random = fc.sample(
      fc.tuple(fc.double({ min: 51, max: 52, noNaN: true }), fc.double({ min: 9, max: 10, noNaN: true })),
      {
        numRuns: 3000,
        seed: 7,
      },
    );
    const clusters = new Clusters(random.map(([lat, lng], index) => place(String(index), lat, lng)));
    const zoom = 9;
    const markers = clusters.markers(world, zoom);
    const pixels = (degrees: number) => (degrees / 360) * 256 * 2 ** zoom;
    const narrow = Math.cos((51.5 * Math.PI) / 180);
    const gaps = markers.flatMap((a, index) =>
      markers.slice(index + 1).map((b) => Math.hypot(pixels(a.lat - b.lat) / narrow, pixels(a.lng - b.lng))),
    );
    expect(markers.length).to.be.greaterThan(20);
    expect(Math.min(...gaps)).to.be.greaterThan(30);
  });

  it('hold every venue once at each zoom', () => {
    const coordinates = fc.tuple(
      fc.double({ min: -80, max: 80, noNaN: true }),
      fc.double({ min: -179, max: 179, noNaN: true }),
    );
    fc.assert(
      fc.property(
        fc.array(coordinates, { minLength: 1, maxLength: 1200 }),
        fc.integer({ min: 1, max: deepestZoom }),
        (points, zoom) => {
          const places = points.map(([lat, lng], index) => place(String(index), lat, lng));
          const clusters = new Clusters(places);
          const markers = clusters.markers(world, zoom);
          expect(markers.length).to.be.at.most(250);
          expect(keys(markers.flatMap((marker) => clusters.placesOf(marker)))).to.deep.equal(keys(places));
        },
      ),
      { numRuns: 25 },
    );
  });
});
