import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { picture, pictures, pictureSizes, sampleData } from '../../../src/service/seed/index.js';

describe('the sample pictures', () => {
  test('are the files of their folder', () => {
    const files = readdirSync('src/service/seed/pictures').map((file) => file.replace('.svg', ''));
    expect(pictures.map(({ name }) => name)).to.deep.equal(files.sort());
  });

  test.each(pictures)('$name has every size of its own, which a service answers', ({ name, width, height }) => {
    for (const size of [{ width, height }, ...Object.values(pictureSizes)]) {
      const svg = picture(name, size.width, size.height);
      const frame = `width="${size.width}" height="${size.height}" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice">`;
      expect(svg.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" ${frame}`), svg.slice(0, 150)).to.equal(true);
      expect(sampleData.media(`${name}-${size.width}x${size.height}.svg`)).to.deep.equal({
        type: 'image/svg+xml',
        content: svg,
      });
    }
    expect(picture(name, width, height).length).to.be.below(20_000);
  });

  test.each(['', 'harbour-dusk', '../pictures/harbour', 'toString', '<svg>'])('%j is refused', (name) => {
    expect(() => picture(name, 150, 150)).to.throw('There is no picture named');
    expect(sampleData.media(`${name}-150x150.svg`)).to.equal(undefined);
  });
});
