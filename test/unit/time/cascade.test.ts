import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { cascade, layOutSideBySide, sideBySide } from '../../../src/data/time/index.js';

const headroom = 45;
const hours = (...list: readonly (readonly [from: number, to: number])[]) =>
  list.map(([from, to]) => ({ from: from * 60, to: to * 60 }));
const place = (list: readonly { from: number; to: number }[]) => {
  const boxes = layOutSideBySide(list, 30, 1440);
  return cascade(boxes, headroom).map((across, index) => ({
    ...boxes[index]!,
    ...across,
    end: across.start + across.size,
  }));
};

describe('a cascade', () => {
  it('gives the whole width to an event that another one covers below its first words alone', () => {
    const [early, late] = place(hours([12, 14], [13, 16]));
    expect([early!.start, early!.size, early!.covered, early!.clear]).to.deep.equal([0, 1, 0, 0.5]);
    expect(late!.start).to.be.greaterThan(0.3);
    expect(late!.end).to.be.closeTo(1, 1e-9);
  });

  it('covers 30 % of an event that begins at about the same time, and says so', () => {
    const [one, other] = place(hours([12, 13], [12.25, 14]));
    expect(one!.covered / one!.size).to.be.closeTo(0.3, 1e-9);
    expect(other!.start).to.be.closeTo(one!.size - one!.covered, 1e-9);
    expect([other!.covered, other!.clear, one!.clear]).to.deep.equal([0, 1, 1]);
  });

  it('leaves words nearly the room that they have side by side, and stays inside the day', () => {
    const stretch = fc
      .tuple(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 0, max: 600 }))
      .map(([from, length]) => ({ from, to: Math.min(from + length, 1440) }));
    fc.assert(
      fc.property(
        fc.array(stretch, { maxLength: 30 }).map((list) => list.sort((a, b) => a.from - b.from || b.to - a.to)),
        fc.constantFrom(Infinity, 2, 3),
        (list, most) => {
          const boxes = layOutSideBySide(list, 30, 1440, most);
          const lanes = sideBySide(boxes);
          for (const [index, { start, size, covered, clear }] of cascade(boxes, headroom).entries()) {
            expect(start >= 0 && start + size <= 1 + 1e-9, 'inside').to.equal(true);
            expect(size - covered, 'room for words').to.be.at.least(0.7 * lanes[index]!.size - 1e-9);
            expect(clear > 0 && clear <= 1).to.equal(true);
          }
        },
      ),
    );
  });
});
