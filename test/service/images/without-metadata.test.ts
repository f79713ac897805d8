import { crc32 } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import fc from '../../fast-check.js';
import { formatOf } from '../../../src/service/images/formats.js';
import { withoutMetadata } from '../../../src/service/images/without-metadata.js';
import { workOf } from '../counted-work.js';
import { bytesOf, samples } from '../suites/remote-images.js';

const [png, jpeg, gif, webp, , extended] = samples.map(([, base64]) => Buffer.from(bytesOf(base64)));
const secret = 'GPS 53.5511 N 9.9937 E';
const cleaned = (bytes: Buffer) => withoutMetadata(bytes, formatOf(bytes)!);
const inserted = (bytes: Buffer, at: number, ...parts: Buffer[]) =>
  Buffer.concat([bytes.subarray(0, at), ...parts, bytes.subarray(at)]);

const segment = (marker: number, data: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

/** Exif data with an orientation and the place of the photograph. */
const exif = (orientation: number, isLittle: boolean) => {
  const tiff = Buffer.alloc(26);
  tiff.write(isLittle ? 'II' : 'MM', 'latin1');
  const short = (value: number, at: number) =>
    isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  short(42, 2);
  if (isLittle) tiff.writeUInt32LE(8, 4);
  else tiff.writeUInt32BE(8, 4);
  short(1, 8);
  short(0x0112, 10);
  short(3, 12);
  if (isLittle) tiff.writeUInt32LE(1, 14);
  else tiff.writeUInt32BE(1, 14);
  short(orientation, 18);
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from(secret)]));
};

const chunk = (name: string, text: string) => {
  const data = Buffer.concat([Buffer.from(name), Buffer.from(text)]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(text.length);
  check.writeUInt32BE(crc32(data));
  return Buffer.concat([length, data, check]);
};

const riff = (name: string, text: string) => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  return Buffer.concat([Buffer.from(name), length, Buffer.from(text.length % 2 ? `${text}\0` : text)]);
};

describe('an image without its metadata', () => {
  test.each(samples)('is the same where it has none (%s)', (_, base64) => {
    const bytes = Buffer.from(bytesOf(base64));
    expect(cleaned(bytes)).to.deep.equal(bytes);
  });

  test('does not tell where a JPEG was taken, and keeps its profile of colors', () => {
    const profile = segment(0xe2, Buffer.from('ICC_PROFILE\0 colors'));
    const metadata = [
      exif(1, true),
      segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${secret}`)),
      segment(0xed, Buffer.from(secret)),
    ];
    const photograph = Buffer.concat([
      inserted(jpeg!, 2, profile, ...metadata, segment(0xfe, Buffer.from(secret))),
      exif(1, true),
    ]);
    expect(photograph.includes(secret)).to.equal(true);
    expect(cleaned(photograph)).to.deep.equal(inserted(jpeg!, 2, profile));
  });

  test.each([
    [6, true],
    [3, false],
  ] as const)('keeps which way up a JPEG is (%i)', (orientation, isLittle) => {
    const result = cleaned(inserted(jpeg!, 2, exif(orientation, isLittle)))!;
    expect(result.includes(secret)).to.equal(false);
    expect(result.subarray(2, 38)).to.deep.equal(
      Buffer.concat([
        exif(orientation, true).subarray(0, 2),
        Buffer.from([0, 34]),
        exif(orientation, true).subarray(4, 32),
        Buffer.alloc(4),
      ]),
    );
    expect(result.subarray(38)).to.deep.equal(jpeg!.subarray(2));
  });

  test('reads on behind each scan of a progressive JPEG', () => {
    const scan = Buffer.from([...segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), 1, 0xff, 0, 2, 0xff, 0xd0, 3]);
    const photograph = inserted(jpeg!, jpeg!.length - 2, scan, segment(0xfe, Buffer.from(secret)), scan);
    expect(cleaned(photograph)).to.deep.equal(inserted(jpeg!, jpeg!.length - 2, scan, scan));
  });

  test('does not tell what a PNG or a WebP holds beside the image', () => {
    expect(
      cleaned(
        Buffer.concat([
          inserted(png!, 33, chunk('eXIf', secret), chunk('iTXt', secret), chunk('tEXt', secret)),
          Buffer.from(secret),
        ]),
      ),
    ).to.deep.equal(png);
    const told = Buffer.concat([extended!, riff('EXIF', `${secret}!`), riff('XMP ', secret)]);
    told[20]! |= 0x0c;
    told.writeUInt32LE(told.length - 8, 4);
    expect(cleaned(told)).to.deep.equal(extended);
    expect(cleaned(Buffer.concat([webp!, Buffer.from(secret)]))).to.deep.equal(webp);
  });

  test.each([
    ...Array.from({ length: 16 }, (_, index) => 0xe0 + index),
    ...Array.from({ length: 15 }, (_, index) => 0xf0 + index),
  ])('says nothing in a segment %i of a JPEG', (marker) => {
    for (const start of ['', 'MPF\0', 'JFXX\0', 'Ducky', 'Exif\0\0', 'http://ns.adobe.com/xap/1.0/\0', 'JP\0\0'])
      expect(cleaned(inserted(jpeg!, 2, segment(marker, Buffer.from(start + secret))))).to.deep.equal(jpeg);
    const told = cleaned(
      inserted(
        jpeg!,
        2,
        segment(0xe0, Buffer.from(`JFIF\x00\x01\x02\x01\x00\x01\x00\x01\x05\x05${secret}`)),
        segment(0xee, Buffer.from(`Adobe1234567${secret}`)),
      ),
    )!;
    expect([told.includes(secret), told.includes('JFIF'), told.includes('Adobe')]).to.deep.equal([false, true, true]);
  });

  test.each(['caBX', 'zxIf', 'eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME', 'sPLT', 'prVt', 'vpAg', 'orNT'])(
    'has no block %s of a PNG',
    (name) => {
      expect(cleaned(inserted(png!, 33, chunk(name, secret)))).to.deep.equal(png);
    },
  );

  test.each(['EXIF', 'Exif', 'exif', 'XMP ', 'xmp ', 'C2PA', 'ABCD'])(
    'has no block %s of a WebP, nor of a frame in it',
    (name) => {
      const told = Buffer.concat([extended!, riff(name, secret)]);
      told.writeUInt32LE(told.length - 8, 4);
      expect(cleaned(told)).to.deep.equal(extended);
      const frame = (...parts: Buffer[]) => {
        const head = Buffer.from(`ANMF....${'\0'.repeat(16)}`);
        const all = Buffer.concat([head, riff('VP8L', 'pixels'), ...parts]);
        all.writeUInt32LE(all.length - 8, 4);
        const whole = Buffer.concat([extended!, all]);
        whole.writeUInt32LE(whole.length - 8, 4);
        return whole;
      };
      expect(cleaned(frame(riff(name, secret)))).to.deep.equal(frame());
    },
  );

  test('has no comment of a GIF, no data of programs, and nothing behind its end', () => {
    const data = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]);
    const end = Buffer.from([0]);
    const comment = Buffer.concat([Buffer.from([0x21, 0xfe]), data(secret), data(secret), end]);
    const words = Buffer.concat([Buffer.from([0x21, 0x01]), data('123456789012'), data(secret), end]);
    const program = (name: string, text: string) =>
      Buffer.concat([Buffer.from([0x21, 0xff]), data(name), data(text), end]);
    const loop = program('NETSCAPE2.0', '\x01\x00\x00');
    const at = 13 + (gif![10]! & 0x80 ? 3 * 2 ** ((gif![10]! & 7) + 1) : 0);
    const told = inserted(
      gif!,
      at,
      comment,
      loop,
      words,
      program('XMP DataXMP', secret),
      program('ICCRGBG1012', secret),
    );
    expect(cleaned(Buffer.concat([told, Buffer.from(`<script>${secret}</script>`)]))).to.deep.equal(
      inserted(gif!, at, loop),
    );
  });

  test('is none where it has more blocks than an image has, and is found out by those alone', () => {
    const many = 10 * 1024 * 1024;
    const empty = {
      png: chunk('abCd', ''),
      jpg: segment(0xe9, Buffer.alloc(0)),
      webp: riff('ABCD', ''),
      gif: Buffer.from([0x21, 0xfe, 0]),
    };
    const starts = {
      png: png!.subarray(0, 33),
      jpg: jpeg!.subarray(0, 2),
      webp: extended!.subarray(0, 30),
      gif: gif!.subarray(0, 13),
    };
    for (const extension of ['png', 'jpg', 'webp', 'gif'] as const) {
      const blocks = Buffer.alloc(many, empty[extension]);
      const bytes = Buffer.concat([starts[extension], blocks]);
      if (extension === 'webp') bytes.writeUInt32LE(bytes.length - 8, 4);
      const read = vi.spyOn(Buffer.prototype, 'toString');
      const work = workOf(() => expect(withoutMetadata(bytes, { extension })).to.equal(undefined));
      expect(read.mock.calls.length, extension).to.be.below(25_000);
      expect(work, extension).to.be.below(1_000_000);
      read.mockRestore();
    }
  });

  test('is none where the file breaks off', () => {
    for (const bytes of [png!, jpeg!, gif!, webp!, extended!]) {
      for (let length = 40; length < bytes.length; length++) {
        const part = bytes.subarray(0, length);
        const format = formatOf(part);
        if (format && format.extension !== 'webp')
          expect(withoutMetadata(part, format), `${format.extension} ${length}`).to.equal(undefined);
      }
    }
  });

  test('of anything is made without a failure', () => {
    const starts = [png!, jpeg!, gif!, extended!].map((bytes) => bytes.subarray(0, 40));
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 200 }), (start, rest) => {
        const bytes = Buffer.concat([start, rest]);
        for (const extension of ['png', 'jpg', 'gif', 'webp'] as const) {
          const result = withoutMetadata(bytes, { extension });
          expect(result === undefined || result.length <= bytes.length + 36).to.equal(true);
        }
      }),
    );
  });
});
