const names = [
  'books',
  'forest',
  'garden',
  'harbour',
  'lanterns',
  'lighthouse',
  'market',
  'night-sky',
  'sails',
  'stage',
  'table',
  'winter',
] as const;
export type PictureName = (typeof names)[number];

/** Every image, in its full size in pixels. */
export const pictures = names.map((name) => ({ name, width: 1600, height: 900 }));

/** The smaller sizes of every image, in pixels (wire section 7.1). */
export const pictureSizes = {
  thumbnail: { width: 150, height: 150 },
  medium: { width: 300, height: 169 },
  medium_large: { width: 768, height: 432 },
  large: { width: 1024, height: 576 },
} as const;
