/** The longest side of an image that is sent, in pixels: twice what a page shows. */
const longestSide = 2400;

/** The largest size of a file, in bytes; if it is larger, it is compressed more. */
const largest = 900_000;

const qualities = [0.85, 0.75, 0.6];

/** An image as it is sent. */
export interface PreparedImage {
  readonly file: Blob;
  /** The name of the file, with the ending of its kind. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

const endings: Readonly<Record<string, string>> = { 'image/webp': 'webp', 'image/jpeg': 'jpg', 'image/png': 'png' };

const encode = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

/**
 * The file of an image, by kinds in turn. Browsers that cannot write WebP give PNG instead, which is only smaller for
 * drawings.
 */
async function encoded(canvas: HTMLCanvasElement, quality: number): Promise<Blob | undefined> {
  const webp = await encode(canvas, 'image/webp', quality);
  return (webp?.type === 'image/webp' ? webp : await encode(canvas, 'image/jpeg', quality)) ?? undefined;
}

/** The image of a file, upright; `undefined` where the browser cannot read it. */
async function pictureOf(file: Blob): Promise<ImageBitmap | HTMLImageElement | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (bitmap) return bitmap;
  // Firefox shows photographs whose notes are broken, but makes no bitmap of them.
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** Whether anything can be seen through an image, which JPEG cannot keep. Few pixels of it suffice to know. */
function isTransparent(canvas: HTMLCanvasElement): boolean {
  const small = document.createElement('canvas');
  small.width = small.height = 64;
  const brush = small.getContext('2d')!;
  brush.drawImage(canvas, 0, 0, 64, 64);
  return brush.getImageData(0, 0, 64, 64).data.some((value, index) => index % 4 === 3 && value < 255);
}

/**
 * An image as it may be published: upright, no larger than needed, and with nothing of its file but what is seen, so
 * that nobody learns where and when it was taken.
 * @returns `undefined` where the browser cannot read it
 */
export async function prepareImage(file: Blob, name: string): Promise<PreparedImage | undefined> {
  const picture = await pictureOf(file);
  if (!picture) return undefined;
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  const width = (canvas.width = Math.max(1, Math.round(picture.width * scale)));
  const height = (canvas.height = Math.max(1, Math.round(picture.height * scale)));
  const brush = canvas.getContext('2d')!;
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, 0, 0, width, height);
  if (picture instanceof ImageBitmap) picture.close();
  let found: Blob | undefined;
  for (const quality of qualities) {
    found = await encoded(canvas, quality);
    if (!found || found.size <= largest) break;
  }
  if (found?.type === 'image/jpeg' && isTransparent(canvas)) found = (await encode(canvas, 'image/png', 1)) ?? found;
  if (!found) return undefined;
  const base = name.replace(/\.[^.]*$/, '').trim() || 'image';
  return { file: found, name: `${base}.${endings[found.type]!}`, width, height };
}
