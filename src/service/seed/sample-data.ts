import { seedCalendar } from './calendar.js';
import { picture } from './picture.js';
import { pictures, pictureSizes } from './pictures.js';

/** The file of an image in one of its sizes. */
const fileOf = (name: string, { width, height }: { width: number; height: number }) => `${name}-${width}x${height}.svg`;
const type = 'image/svg+xml';

/** Every image with its sizes, as a service keeps images. */
function images() {
  return pictures.map(({ name, width, height }) => {
    const filesize = new TextEncoder().encode(picture(name, width, height)).length;
    const sizes = Object.entries(pictureSizes).map(([size, row]) => [
      size,
      { ...row, 'mime-type': type, filesize, url: fileOf(name, row) },
    ]);
    return {
      name,
      url: fileOf(name, { width, height }),
      extension: 'svg',
      width,
      height,
      filesize,
      sizes: Object.fromEntries(sizes) as object,
    };
  });
}

/** The content of `NAME-WIDTHxHEIGHT.svg`. */
function media(path: string) {
  const [, name, width, height] = /^([\w-]+)-(\d{1,4})x(\d{1,4})\.svg$/.exec(path) ?? [];
  if (!name || !pictures.some((row) => row.name === name)) return undefined;
  return { type, content: picture(name, Number(width), Number(height)) };
}

/** Sample data for a service: `createService({ …, media: sampleData.media })` and `loadSeed(service, sampleData)`. */
export const sampleData = { calendar: seedCalendar, images, media };
