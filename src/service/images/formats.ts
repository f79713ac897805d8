/**
 * The accepted kinds of image, recognized by their first bytes. SVG is refused, because it can hold scripts. The
 * parsers are our own, because image-size 2.1 reads a hostile JPEG byte by byte, a second for 10 MB, and refuses JPEGs
 * with padded markers.
 */

export interface Format {
  readonly extension: 'png' | 'jpg' | 'gif' | 'webp';
  /** In pixels, as it is shown: photographs may be stored turned. */
  readonly width: number;
  readonly height: number;
}

export const mediaTypes: Readonly<Record<Format['extension'], string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

type Size = readonly [width: number, height: number];

const text = (view: DataView, at: number, length: number) =>
  Array.from({ length }, (_, index) => String.fromCharCode(view.getUint8(at + index))).join('');
const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;

const orientationTag = 0x0112;

/** Whether, by its Exif data, an image is shown lying on its side. @param at where they begin, behind “Exif” */
function isTurned(view: DataView, at: number): boolean {
  const isLittle = text(view, at, 2) === 'II';
  const list = at + view.getUint32(at + 4, isLittle);
  const entries = Math.min(view.getUint16(list, isLittle), 100);
  for (let entry = 0; entry < entries; entry++) {
    const place = list + 2 + 12 * entry;
    if (view.getUint16(place, isLittle) === orientationTag)
      return [5, 6, 7, 8].includes(view.getUint16(place + 8, isLittle));
  }
  return false;
}

/** The Exif data of a JPEG come before its pixels. Unreadable ones do not count. */
function isTurnedJpeg(view: DataView, segment: number): boolean {
  try {
    return text(view, segment + 4, 6) === 'Exif\0\0' && isTurned(view, segment + 10);
  } catch {
    return false;
  }
}

/** The frame header holds the size; markers C4, C8 and CC are no frame headers. Programs take the first Exif data. */
function sizeOfJpeg(view: DataView): Size {
  let at = 2;
  let turned: boolean | undefined;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return [0, 0];
    while (view.getUint8(at + 1) === 0xff) at++;
    const marker = view.getUint8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const [width, height] = [view.getUint16(at + 7), view.getUint16(at + 5)];
      return turned ? [height, width] : [width, height];
    }
    if (marker === 0xe1 && text(view, at + 4, 4) === 'Exif') turned ??= isTurnedJpeg(view, at);
    at += 2 + view.getUint16(at + 2);
  }
}

const sizesOfWebp: Readonly<Record<string, (view: DataView) => Size>> = {
  'VP8 ': (view) => [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff],
  VP8L: (view) => [(view.getUint32(21, true) & 0x3fff) + 1, ((view.getUint32(21, true) >> 14) & 0x3fff) + 1],
  VP8X: (view) => [uint24(view, 24) + 1, uint24(view, 27) + 1],
};

const formats: readonly (readonly [
  extension: Format['extension'],
  signature: RegExp,
  sizeOf: (view: DataView) => Size,
])[] = [
  ['png', /^\x89PNG\r\n\x1a\n....IHDR/s, (view) => [view.getUint32(16), view.getUint32(20)]],
  ['gif', /^GIF8[79]a/, (view) => [view.getUint16(6, true), view.getUint16(8, true)]],
  ['jpg', /^\xff\xd8\xff/, sizeOfJpeg],
  ['webp', /^RIFF....WEBPVP8[ LX]/s, (view) => sizesOfWebp[text(view, 12, 4)]!(view)],
];

/** The most pixels: browsers of readers keep each in four bytes. */
const mostPixels = 100_000_000;

/**
 * The kind and size of an image; `undefined` for other files, for larger images, and for images that break off before
 * their size.
 */
export function formatOf(bytes: Uint8Array): Format | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = text(view, 0, Math.min(bytes.byteLength, 16));
  const [extension, , sizeOf] = formats.find(([, signature]) => signature.test(start)) ?? [];
  if (!extension || !sizeOf) return undefined;
  try {
    const [width, height] = sizeOf(view);
    return width > 0 && height > 0 && width * height <= mostPixels ? { extension, width, height } : undefined;
  } catch {
    return undefined;
  }
}
