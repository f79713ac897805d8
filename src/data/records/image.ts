import type { ImageRepresentation } from '../schema/representations.js';
import { fieldsOf } from './fields.js';

/** One size of an image. */
export interface ImageCopy {
  readonly url: string;
  readonly width: number;
}

/** An image with its smaller copies. */
export interface Image {
  readonly url: string;
  /** The text alternative; empty where the server has none. */
  readonly alt: string;
  /** `undefined` where the server sends none; likewise the height. */
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** From the narrowest to the widest, the image itself among them. */
  readonly copies: readonly ImageCopy[];
}

function sizeOf(image: unknown) {
  const { url, number } = fieldsOf(image);
  const length = (name: string) => (number(name)! > 0 ? number(name) : undefined);
  return { url: url('url'), width: length('width'), height: length('height') };
}
type Size = ReturnType<typeof sizeOf>;

const proportion = ({ width, height }: Size) => width! / height!;

const isCopy = (size: Size): size is Size & ImageCopy => Boolean(size.url && size.width);

/** The image of an item; `undefined` where it has none. */
export function imageRecord(image: ImageRepresentation | false | undefined): Image | undefined {
  const whole = sizeOf(image);
  if (!whole.url) return undefined;
  // Cropped copies show something else.
  const { members, text } = fieldsOf(image);
  const copies = members('sizes')
    .map(sizeOf)
    .filter((size) => Math.abs(proportion(size) - proportion(whole)) < 0.02);
  return {
    ...whole,
    url: whole.url,
    alt: text('alt'),
    copies: [...copies, whole].filter(isCopy).sort((a, b) => a.width - b.width),
  };
}

/** The attribute `srcset`; in an address, a comma might be read as its end. */
export const srcset = (copies: readonly ImageCopy[]): string =>
  copies.map(({ url, width }) => `${url.replaceAll(',', '%2C')} ${width}w`).join(', ');
