import fc from '../../fast-check.js';
import { describe, expect, test } from 'vitest';
import { formatOf, mediaTypes } from '../../../src/service/images/formats.js';
import { bytesOf, samples } from '../suites/remote-images.js';

const start = (text: string) =>
  fc.uint8Array({ maxLength: 60 }).map((rest) => Buffer.concat([Buffer.from(text, 'latin1'), rest]));

describe('the format of an image', () => {
  test.each(samples)('%s is known with its size', (type, base64) => {
    const format = formatOf(bytesOf(base64))!;
    expect([mediaTypes[format.extension], format.width, format.height]).to.deep.equal([type, 60, 40]);
  });

  test('of a progressive JPEG with padded markers is known', () => {
    const bytes = Buffer.from(bytesOf(samples[1]![1]));
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    const padded = Buffer.concat([
      bytes.subarray(0, frame),
      Buffer.from([0xff, 0xff, 0xff, 0xc2]),
      bytes.subarray(frame + 2),
    ]);
    expect(formatOf(padded)).to.deep.equal({ extension: 'jpg', width: 60, height: 40 });
  });

  const exif = (orientation: number, isLittle: boolean) => {
    const short = (value: number) => (isLittle ? [value, 0] : [0, value]);
    const tiff = [
      ...Buffer.from(isLittle ? 'II' : 'MM'),
      ...short(42),
      ...(isLittle ? [8, 0, 0, 0] : [0, 0, 0, 8]),
      ...short(2),
    ];
    // Another entry comes first: the width.
    const width = [
      ...(isLittle ? [0, 1] : [1, 0]),
      ...short(3),
      ...(isLittle ? [1, 0, 0, 0] : [0, 0, 0, 1]),
      ...short(60),
      0,
      0,
    ];
    const turn = [
      ...(isLittle ? [0x12, 1] : [1, 0x12]),
      ...short(3),
      ...(isLittle ? [1, 0, 0, 0] : [0, 0, 0, 1]),
      ...short(orientation),
      0,
      0,
    ];
    const data = Buffer.from([...Buffer.from('Exif\0\0'), ...tiff, ...width, ...turn, 0, 0, 0, 0]);
    return Buffer.concat([Buffer.from([0xff, 0xe1, 0, data.length + 2]), data]);
  };
  const withSegments = (...segments: Buffer[]) => {
    const bytes = Buffer.from(bytesOf(samples[1]![1]));
    return Buffer.concat([bytes.subarray(0, 2), ...segments, bytes.subarray(2)]);
  };

  test.each([true, false])(
    'of a turned JPEG is that in which it is shown, with numbers that begin with the least part: %s',
    (isLittle) => {
      for (let orientation = 0; orientation <= 9; orientation++) {
        const isLying = orientation >= 5 && orientation <= 8;
        const { width, height } = formatOf(withSegments(exif(orientation, isLittle)))!;
        expect([orientation, width, height]).to.deep.equal([orientation, ...(isLying ? [40, 60] : [60, 40])]);
      }
    },
  );

  test('of a JPEG follows its first Exif data, and none that cannot be read', () => {
    const broken = Buffer.concat([
      Buffer.from([0xff, 0xe1, 0, 18]),
      Buffer.from('Exif\0\0II*\0\xff\xff\xff\xff..', 'latin1'),
    ]);
    expect(formatOf(withSegments(exif(6, true), exif(1, true)))).to.include({ width: 40, height: 60 });
    expect(formatOf(withSegments(exif(1, true), exif(6, true)))).to.include({ width: 60, height: 40 });
    expect(formatOf(withSegments(broken))).to.include({ width: 60, height: 40 });
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

  test.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html>', 'BM', 'II*\0', ''])(
    '%j is none',
    (text) => {
      expect(formatOf(Buffer.from(text))).to.equal(undefined);
    },
  );
});
