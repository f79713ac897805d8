import type { PreparedImage } from './prepare-image.js';

/** The side of the square that is kept of a picture, in pixels: home screens show icons of 192. */
const side = 256;

/** The middle of a picture as an icon; `undefined` where the browser cannot read it. */
export async function iconImage(file: File): Promise<PreparedImage | undefined> {
  // A page where somebody only signs in has no images.
  const { prepareImage } = await import('./prepare-image.js');
  const prepared = await prepareImage(file, file.name);
  if (!prepared) return undefined;
  const picture = await createImageBitmap(prepared.file);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  const scale = side / Math.min(picture.width, picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const brush = canvas.getContext('2d')!;
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, (side - width) / 2, (side - height) / 2, width, height);
  picture.close();
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return drawn ? { file: drawn, name: 'icon.png', width: side, height: side } : undefined;
}
