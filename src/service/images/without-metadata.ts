import type { Format } from './formats.js';

/**
 * Photographs reveal in their metadata where and by whose camera they were taken, and files may hold others behind
 * their end. So only those blocks of a file stay that its pixels, their colors and their motion need, whatever else
 * there is; the pixels are not touched. Which way up a JPEG is stays.
 */

/** A file of more blocks is none that a camera or a program for images has written. */
const mostBlocks = 10_000;

/** The blocks that stay, in their order. @throws RangeError where there are too many */
class Blocks {
  readonly parts: Buffer[];
  #number = 0;

  constructor(...parts: Buffer[]) {
    this.parts = parts;
  }

  /** Counts a block, and keeps it if it has a part that stays. */
  add(part: Buffer | undefined): void {
    if (++this.#number > mostBlocks) throw new RangeError();
    if (part) this.parts.push(part);
  }
}

const namesOf = (names: string): ReadonlySet<string> => new Set(names.split(','));

/** Pixels and palette, colors and transparency, size, motion. */
const keptOfPng = namesOf('IHDR,PLTE,IDAT,IEND,tRNS,cHRM,gAMA,iCCP,sBIT,sRGB,cICP,mDCV,cLLI,bKGD,pHYs,acTL,fcTL,fdAT');

/** The blocks of a PNG: each has its length, a name, its data and four bytes to check them. */
function partsOfPng(bytes: Buffer): Buffer[] {
  const blocks = new Blocks(bytes.subarray(0, 8));
  for (let at = 8; ;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length) throw new RangeError();
    blocks.add(keptOfPng.has(name) ? bytes.subarray(at, end) : undefined);
    // Whatever follows is no part of the image.
    if (name === 'IEND') return blocks.parts;
    at = end;
  }
}

const keptOfWebp = namesOf('VP8 ,VP8L,VP8X,ALPH,ANIM,ANMF,ICCP');
const keptOfFrame = namesOf('VP8 ,VP8L,ALPH');
/** The position and time of a frame, before its own blocks. */
const headOfFrame = 16;

/**
 * The blocks of a WebP, or of a frame in it, between two offsets: each has a name, its length, and its data, padded to
 * an even length.
 */
function addBlocksOfWebp(blocks: Blocks, bytes: Buffer, start: number, last: number, kept: ReadonlySet<string>): void {
  for (let at = start; at + 8 <= last;) {
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    const name = bytes.toString('latin1', at, at + 4);
    if (at + 8 + length > bytes.length) throw new RangeError();
    const part = Buffer.from(bytes.subarray(at, end));
    // Bits for the metadata that the file holds.
    if (name === 'VP8X') part[8]! &= ~0x0c;
    if (name !== 'ANMF') blocks.add(kept.has(name) ? part : undefined);
    else if (kept.has(name)) {
      const before = blocks.parts.length;
      blocks.add(part.subarray(0, 8 + headOfFrame));
      addBlocksOfWebp(blocks, part, 8 + headOfFrame, part.length, keptOfFrame);
      part.writeUInt32LE(
        blocks.parts.slice(before).reduce((sum, { length: size }) => sum + size, -8),
        4,
      );
    }
    at = end;
  }
}

/** The blocks of a WebP, which has a header with its length. */
function partsOfWebp(bytes: Buffer): Buffer[] {
  const header = Buffer.from(bytes.subarray(0, 12));
  const blocks = new Blocks(header);
  addBlocksOfWebp(blocks, bytes, 12, Math.min(bytes.length, bytes.readUInt32LE(4) + 8), keptOfWebp);
  header.writeUInt32LE(blocks.parts.reduce((sum, { length }) => sum + length, 0) - 8, 4);
  return blocks.parts;
}

/** Exif data that hold nothing but which way up the image is. */
const turned = (orientation: number) =>
  Buffer.from(
    // Marker and length, "Exif", the header of a TIFF, one entry: tag, type, count and value.
    `ffe1 0022 457869660000 49492a0008000000 0100 1201 0300 01000000 0${orientation}000000 00000000`.replaceAll(
      ' ',
      '',
    ),
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

/** The data of a segment that begins with a text, cut to a length. */
function segmentOf(segment: Buffer, name: string, length: number): Buffer | undefined {
  if (!segment.toString('latin1', 4).startsWith(name)) return undefined;
  const part = Buffer.from(segment.subarray(0, 4 + length));
  part.writeUInt16BE(part.length - 2, 2);
  return part;
}

/**
 * The parts kept of the segments that programs define: sizes (without a thumbnail), profiles of colors, which way up,
 * and how colors are stored.
 */
const keptOfJpeg: Readonly<Record<number, (segment: Buffer) => Buffer | undefined>> = {
  0xe0: (segment) => {
    const part = segmentOf(segment, 'JFIF\0', 14);
    return part?.fill(0, 16);
  },
  0xe1: (segment) => {
    const orientation = segment.toString('latin1', 4, 10) === 'Exif\0\0' ? orientationOf(segment) : 1;
    return orientation > 1 && orientation <= 8 ? turned(orientation) : undefined;
  },
  0xe2: (segment) => (segment.toString('latin1', 4, 16) === 'ICC_PROFILE\0' ? segment : undefined),
  0xee: (segment) => segmentOf(segment, 'Adobe', 12),
};

/** Whether a segment is part of the image itself: frames, scans, tables, and what restarts. */
const isOfImage = (marker: number) => marker >= 0xc0 && marker <= 0xdf;

/** The offset at which the pixels behind a scan end. */
function endOfPixels(bytes: Buffer, start: number): number {
  for (let at = start; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1]!;
    // Zeros and restarts belong to the pixels.
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw new RangeError();
}

/**
 * The segments of a JPEG: each has a marker and, before its data, their length; pixels follow one of them up to the
 * next marker.
 */
function partsOfJpeg(bytes: Buffer): Buffer[] {
  const blocks = new Blocks(bytes.subarray(0, 2));
  for (let at = 2; ;) {
    if (bytes[at] !== 0xff) throw new RangeError();
    while (bytes[at + 1] === 0xff) at++;
    const marker = bytes[at + 1]!;
    if (marker === 0xd9) return [...blocks.parts, bytes.subarray(at, at + 2)];
    const behind = at + 2 + bytes.readUInt16BE(at + 2);
    const end = marker === 0xda ? endOfPixels(bytes, behind) : behind;
    if (end > bytes.length) throw new RangeError();
    const segment = bytes.subarray(at, end);
    blocks.add(isOfImage(marker) ? segment : keptOfJpeg[marker]?.(segment));
    at = end;
  }
}

/** The end of the data blocks of a GIF that begin somewhere, each with its length. */
function endOfData(bytes: Buffer, start: number): number {
  let at = start;
  while (bytes.readUInt8(at) !== 0) at += 1 + bytes.readUInt8(at);
  return at + 1;
}

/** The bytes of the table of colors that a GIF announces by some bits. */
const colorsOf = (bits: number) => (bits & 0x80 ? 3 * 2 ** ((bits & 7) + 1) : 0);

/** Sets how often frames are repeated; other extensions of programs are not needed. */
const repeats = /^(NETSCAPE2\.0|ANIMEXTS1\.0)/;

/** The blocks of a GIF: images, and extensions, of which those stay that control images. */
function partsOfGif(bytes: Buffer): Buffer[] {
  let at = 13 + colorsOf(bytes.readUInt8(10));
  const blocks = new Blocks(bytes.subarray(0, at));
  for (;;) {
    const kind = bytes.readUInt8(at);
    // Whatever follows is no part of the image.
    if (kind === 0x3b) return [...blocks.parts, bytes.subarray(at, at + 1)];
    if (kind === 0x2c) {
      const end = endOfData(bytes, at + 11 + colorsOf(bytes.readUInt8(at + 9)));
      blocks.add(bytes.subarray(at, end));
      at = end;
    } else if (kind === 0x21) {
      const end = endOfData(bytes, at + 2);
      const label = bytes.readUInt8(at + 1);
      const isKept = label === 0xf9 || (label === 0xff && repeats.test(bytes.toString('latin1', at + 3, at + 14)));
      blocks.add(isKept ? bytes.subarray(at, end) : undefined);
      at = end;
    } else throw new RangeError();
  }
}

const partsOf: Readonly<Record<Format['extension'], (bytes: Buffer) => Buffer[]>> = {
  png: partsOfPng,
  jpg: partsOfJpeg,
  webp: partsOfWebp,
  gif: partsOfGif,
};

/**
 * An image of this format with nothing but what shows it; `undefined` where the file breaks off, or is none of the
 * format.
 */
export function withoutMetadata(bytes: Buffer, { extension }: Pick<Format, 'extension'>): Buffer | undefined {
  try {
    return Buffer.concat(partsOf[extension](bytes));
  } catch {
    return undefined;
  }
}
