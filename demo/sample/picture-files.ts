import { picture, pictures, pictureSizes } from '../../src/service/seed/index.js';

/** Every image of the sample data in every size, by the name of its file. */
export const pictureFiles = (): Record<string, string> =>
  Object.fromEntries(
    pictures.flatMap(({ name, ...full }) =>
      [full, ...Object.values(pictureSizes)].map(({ width, height }) => [
        `${name}-${width}x${height}.svg`,
        picture(name, width, height),
      ]),
    ),
  );
