import fc from '../../fast-check.js';
import { describe, expect, it } from 'vitest';
import { kilometersBetween } from '../../../src/data/geo/index.js';

const position = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('kilometersBetween', () => {
  for (const [name, from, to, kilometres] of [
    ['a quarter of the globe', { lat: 0, lng: 0 }, { lat: 0, lng: 90 }, 10_007.6],
    ['from pole to pole', { lat: 90, lng: 0 }, { lat: -90, lng: 77 }, 20_015.1],
    ['London to Paris', { lat: 51.5074, lng: -0.1278 }, { lat: 48.8566, lng: 2.3522 }, 343.6],
    ['over the date line', { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111.2],
    ['over the pole', { lat: 89.5, lng: 0 }, { lat: 89.5, lng: 180 }, 111.2],
    ['Berlin to Paris', { lat: 52.52, lng: 13.405 }, { lat: 48.8566, lng: 2.3522 }, 877.5],
    ['across a street', { lat: 51.5, lng: 0 }, { lat: 51.5001, lng: 0 }, 0.01112],
  ] as const)
    it(`measures ${name}`, () => {
      expect(kilometersBetween(from, to)).to.be.closeTo(kilometres, kilometres / 1000);
    });

  it('is symmetric, at most half the globe, and zero to itself', () => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        expect(kilometersBetween(a, b)).to.be.closeTo(kilometersBetween(b, a), 1e-6);
        expect(kilometersBetween(a, b)).to.be.within(0, 20_016);
        expect(kilometersBetween(a, a)).to.be.lessThan(1e-6);
      }),
    );
  });
});
