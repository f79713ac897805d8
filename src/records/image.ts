import type { ImageRepresentation } from '../schema/index.js';
import { webUrl } from './plain-text.js';

/** A picture with its smaller copies. No server tells an alternative text. */
export interface Image {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** For the attribute `srcset`. */
  readonly sources: string;
}

/** The picture of an item; `undefined` where it has none. */
export function imageRecord(image: ImageRepresentation | false | undefined): Image | undefined {
  const url = image ? webUrl(image.url) : undefined;
  if (!image || !url) return undefined;
  const { width, height } = image;
  // Cropped copies show something else.
  const copies = Object.values(image.sizes ?? {}).filter((size) => Math.abs(size.width / size.height - width / height) < 0.02);
  const sources = [...copies, image].sort((a, b) => a.width - b.width).map((copy) => `${webUrl(copy.url) ?? url} ${copy.width}w`);
  return { url, width, height, sources: sources.join(', ') };
}
