import type { ImageRepresentation } from '../../data/schema/index.js';
import type { ImageRow } from '../store/tables.js';
import type { Links } from '../request/context.js';

type Sizes = NonNullable<ImageRepresentation['sizes']>;

/** An image (wire section 7.1); `sizes` is absent when there are none. */
export function renderImage(row: ImageRow, { media }: Links): ImageRepresentation {
  const address = (url: string) => (/^https?:/.test(url) ? url : `${media}/${url}`);
  const sizes = row.sizes === '' ? undefined : Object.entries(JSON.parse(row.sizes) as Sizes);
  return {
    url: address(row.url),
    id: row.id,
    extension: row.extension,
    width: row.width,
    height: row.height,
    filesize: row.filesize,
    ...(sizes && {
      sizes: Object.fromEntries(sizes.map(([name, size]) => [name, { ...size, url: address(size.url) }])),
    }),
    ...(row.alt !== '' && { alt: row.alt }),
    ...(row.original_image !== '' && { original_image: row.original_image }),
  };
}
