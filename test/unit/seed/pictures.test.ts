import { describe, expect, test } from 'vitest';
import { picture, pictures, pictureSizes } from '../../../src/service/seed/index.js';

/** The names of elements that are left open, or closed in the wrong order. */
function unbalanced(svg: string): string[] {
  const open: string[] = [];
  for (const [, end, name, empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (empty) continue;
    if (!end) open.push(name!);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
}

describe('the sample images', () => {
  test('are many and distinct, in one full size', () => {
    expect(pictures.length).to.be.at.least(30);
    expect(new Set(pictures.map(({ name }) => name)).size).to.equal(pictures.length);
    expect(pictures.every(({ width, height }) => width === 1600 && height === 900)).to.equal(true);
  });

  test.each(pictures)('$name is whole SVG, and the same every time', ({ name }) => {
    const svg = picture(name, 1600, 900);
    expect(svg).to.match(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1600" height="900" viewBox="0 0 1600 900" /);
    expect(svg).not.to.match(/NaN|undefined|Infinity|\de-|&|<script|\[object|function/);
    expect(unbalanced(svg)).to.deep.equal([]);
    expect(svg.length).to.be.within(1000, 60_000);
    expect(picture(name, 1600, 900)).to.equal(svg);
  });

  test('are all different', () => {
    expect(new Set(pictures.map(({ name }) => picture(name, 300, 169))).size).to.equal(pictures.length);
  });

  test('are cropped, not squeezed, to every size', () => {
    for (const { width, height } of Object.values(pictureSizes)) {
      const svg = picture('harbour-dusk', width, height);
      expect(svg).to.contain(` width="${width}" height="${height}" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice">`);
      expect(svg.slice(svg.indexOf('>'))).to.equal(
        picture('harbour-dusk', 1600, 900).slice(picture('harbour-dusk', 1600, 900).indexOf('>')),
      );
    }
    expect(pictureSizes.thumbnail).to.deep.equal({ width: 150, height: 150 });
  });

  test.each(['', 'harbour', 'harbour-noon', 'toString-day', 'constructor-dusk', '<svg>'])('%j is refused', (name) => {
    expect(() => picture(name, 150, 150)).to.throw('There is no picture named');
  });
});
