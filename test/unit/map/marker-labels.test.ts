import { describe, expect, it } from 'vitest';
import fc from '../../fast-check.js';
import { labelsWithRoom, type MarkerSpot } from '../../../src/elements/map/marker-labels.js';

const pin = (x: number, y: number, label?: string): MarkerSpot => ({ x, y, radius: undefined, label });
const cluster = (x: number, y: number, radius = 25): MarkerSpot => ({ x, y, radius, label: undefined });

describe('the labels of markers', () => {
  it('are shown where they are alone, and not without words', () => {
    expect(labelsWithRoom([pin(0, 0, 'Sat 8 PM'), pin(0, 200)])).toEqual([true, false]);
    expect(labelsWithRoom([])).toEqual([]);
  });

  it('cover no pin and no cluster', () => {
    expect(labelsWithRoom([pin(0, 0, 'Sat 8 PM'), pin(50, 0)])).toEqual([false, false]);
    expect(labelsWithRoom([pin(0, 0, 'Sat 8 PM'), cluster(60, 0)])).toEqual([false, false]);
    expect(labelsWithRoom([cluster(0, 0), pin(0, 80, 'Sat 8 PM')])).toEqual([false, true]);
  });

  it('cover each other nowhere, and one of two has the room', () => {
    expect(labelsWithRoom([pin(0, 0, 'Sat 8 PM'), pin(62, 0, 'Sun 9 AM')])).toEqual([true, false]);
  });

  it('cover no marker, wherever those are', () => {
    const spots = fc.array(fc.tuple(fc.nat(400), fc.nat(400), fc.nat(2)), { maxLength: 40 });
    fc.assert(
      fc.property(spots, (found) => {
        const sorted = found
          .sort((one, other) => one[1] - other[1])
          .map(([x, y, kind]) => (kind ? pin(x, y, kind === 1 ? '8 PM' : undefined) : cluster(x, y)));
        const labeled = labelsWithRoom(sorted);
        sorted.forEach(({ x, y, label }, index) => {
          const others = sorted.filter((_, at) => at !== index);
          const isWithin = (distance: number) =>
            others.some((other) => Math.abs(other.x - x) < distance && Math.abs(other.y - y) < distance);
          if (labeled[index]) expect(isWithin(20)).toBe(false);
          else if (label) expect(isWithin(90)).toBe(true);
        });
      }),
    );
  });
});
