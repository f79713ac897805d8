import type { Format } from './formats.js';

/**
 * Photographs tell in their metadata where and by whose camera they were taken. Nothing shows them, so that they are left out, whole blocks at a
 * time; the pixels are not touched. Which way up a JPEG is stays.
 */

const metadataOfPng = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'];

/** The blocks of a PNG: each has its length, a name, its data and four bytes to check them. */
function partsOfPng(bytes: Buffer): Buffer[] {
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; ;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length) throw new RangeError();
    if (!metadataOfPng.includes(name)) parts.push(bytes.subarray(at, end));
    // Whatever follows is no part of the image.
    if (name === 'IEND') return parts;
    at = end;
  }
}

/** The blocks of a WebP, which has a header with its length, and one with bits for the metadata that it holds. */
function partsOfWebp(bytes: Buffer): Buffer[] {
  const header = Buffer.from(bytes.subarray(0, 12));
  const parts = [header];
  for (let at = 12; at + 8 <= Math.min(bytes.length, bytes.readUInt32LE(4) + 8);) {
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    const name = bytes.toString('latin1', at, at + 4);
    if (at + 8 + length > bytes.length) throw new RangeError();
    const part = Buffer.from(bytes.subarray(at, end));
    if (name === 'VP8X') part[8]! &= ~0x0c;
    if (name !== 'EXIF' && name !== 'XMP ') parts.push(part);
    at = end;
  }
  header.writeUInt32LE(parts.reduce((sum, { length }) => sum + length, 0) - 8, 4);
  return parts;
}

/** Exif data that tell nothing but which way up the image is. */
const turned = (orientation: number) =>
  Buffer.from(
    // Marker and length, "Exif", the header of a TIFF, one entry: tag, type, count and value.
    `ffe1 0022 457869660000 49492a0008000000 0100 1201 0300 01000000 0${orientation}000000 00000000`.replaceAll(' ', ''),
    'hex',
  );

/** Which way up a JPEG is, by its Exif data: 1 to 8. */
function orientationOf(segment: Buffer): number {
  const tiff = segment.subarray(10);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < Math.min(short(start), 100); entry++) {
    const at = start + 2 + 12 * entry;
    if (short(at) === 0x0112) return short(at + 8);
  }
  return 1;
}

/** Segments with what cameras, editors and people write into a JPEG: APP1 (Exif, XMP), APP13 and comments. */
const metadataOfJpeg = [0xe1, 0xed, 0xfe];

/** The segments of a JPEG: each has a marker and, before its data, their length; pixels follow one of them up to the next marker. */
function partsOfJpeg(bytes: Buffer): Buffer[] {
  const parts = [bytes.subarray(0, 2)];
  for (let at = 2; ;) {
    if (bytes[at] !== 0xff) throw new RangeError();
    while (bytes[at + 1] === 0xff) at++;
    const marker = bytes[at + 1]!;
    if (marker === 0xd9) return [...parts, bytes.subarray(at, at + 2)];
    let end = at + 2 + bytes.readUInt16BE(at + 2);
    const isPixels = marker === 0xda;
    while (isPixels) {
      end = bytes.indexOf(0xff, end);
      if (end < 0) throw new RangeError();
      const next = bytes[end + 1]!;
      // Zeros and restarts belong to the pixels.
      if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) break;
      end += 2;
    }
    if (end > bytes.length) throw new RangeError();
    const segment = bytes.subarray(at, end);
    if (!metadataOfJpeg.includes(marker)) parts.push(segment);
    else if (segment.toString('latin1', 4, 10) === 'Exif\0\0') {
      const orientation = orientationOf(segment);
      if (orientation > 1 && orientation <= 8) parts.push(turned(orientation));
    }
    at = end;
  }
}

const partsOf: Readonly<Record<Format['extension'], (bytes: Buffer) => Buffer[]>> = {
  png: partsOfPng,
  jpg: partsOfJpeg,
  webp: partsOfWebp,
  gif: (bytes) => [bytes],
};

/** An image of this format without its metadata; `undefined` where the file breaks off, or is none of the format. */
export function withoutMetadata(bytes: Buffer, { extension }: Format): Buffer | undefined {
  try {
    return Buffer.concat(partsOf[extension](bytes));
  } catch {
    return undefined;
  }
}
