import fc from '../../fast-check.js';
import { describe, expect, test } from 'vitest';
import { formatOf, mediaTypes } from '../../../src/service/images/formats.js';
import { bytesOf, samples } from '../suites/remote-images.js';

const start = (text: string) => fc.uint8Array({ maxLength: 60 }).map((rest) => Buffer.concat([Buffer.from(text, 'latin1'), rest]));

describe('the format of an image', () => {
  test.each(samples)('%s is known with its size', (type, base64) => {
    const format = formatOf(bytesOf(base64))!;
    expect([mediaTypes[format.extension], format.width, format.height]).to.deep.equal([type, 60, 40]);
  });

  test('of a progressive JPEG with padded markers is known', () => {
    const bytes = Buffer.from(bytesOf(samples[1]![1]));
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    const padded = Buffer.concat([bytes.subarray(0, frame), Buffer.from([0xff, 0xff, 0xff, 0xc2]), bytes.subarray(frame + 2)]);
    expect(formatOf(padded)).to.deep.equal({ extension: 'jpg', width: 60, height: 40 });
  });

  test.each(samples)('%s that breaks off is a whole size, or nothing', (_, base64) => {
    const bytes = bytesOf(base64);
    for (let length = 0; length < bytes.byteLength; length++) {
      const format = formatOf(bytes.subarray(0, length));
      if (format) expect([format.width, format.height]).to.deep.equal([60, 40]);
    }
    expect(formatOf(bytes.subarray(0, 9))).to.equal(undefined);
  });

  test('of anything is read without a failure', () => {
    const anything = fc.oneof(
      fc.uint8Array(),
      ...[
        '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
        'GIF89a',
        '\xff\xd8\xff\xe0',
        'RIFF\0\0\0\0WEBPVP8X',
        'RIFF\0\0\0\0WEBPVP8L',
        'RIFF\0\0\0\0WEBPVP8 ',
      ].map(start),
    );
    fc.assert(
      fc.property(anything, (bytes) => {
        const format = formatOf(bytes);
        if (format) expect(Math.min(format.width, format.height)).to.be.above(0);
      }),
      { numRuns: 2000 },
    );
  });

  test.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html>', 'BM', 'II*\0', ''])('%j is none', (text) => {
    expect(formatOf(Buffer.from(text))).to.equal(undefined);
  });
});
