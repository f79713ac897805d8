import { palettes, type Light } from './pictures/palettes.js';
import * as gatherings from './pictures/gatherings.js';
import * as landscapes from './pictures/landscapes.js';
import { height, pick, width, type Scene } from './pictures/shapes.js';

/** Numbers from 0 to 1 that look random and are the same for the same key (mulberry32 on an FNV-1a hash). */
function randomFrom(key: string): () => number {
  let state = 0x811c9dc5;
  for (const character of key) state = Math.imul(state ^ character.codePointAt(0)!, 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface MotifRow {
  readonly draw: Scene;
  readonly lights: readonly Light[];
}

const motifs = {
  books: { draw: gatherings.books, lights: ['day', 'dusk', 'night'] },
  forest: { draw: landscapes.forest, lights: ['dawn', 'day', 'dusk'] },
  garden: { draw: landscapes.garden, lights: ['dawn', 'day', 'dusk'] },
  harbour: { draw: landscapes.harbour, lights: ['dawn', 'day', 'dusk', 'night'] },
  hills: { draw: landscapes.hills, lights: ['dawn', 'day', 'dusk'] },
  lanterns: { draw: gatherings.lanterns, lights: ['dusk', 'night'] },
  lighthouse: { draw: landscapes.lighthouse, lights: ['dawn', 'dusk', 'night'] },
  market: { draw: gatherings.market, lights: ['dawn', 'day', 'dusk'] },
  'night-sky': { draw: landscapes.nightSky, lights: ['dusk', 'night'] },
  sails: { draw: landscapes.sails, lights: ['dawn', 'day', 'dusk'] },
  screen: { draw: gatherings.screen, lights: ['day', 'dusk', 'night'] },
  stage: { draw: gatherings.stage, lights: ['dusk', 'night'] },
  table: { draw: gatherings.table, lights: ['dawn', 'day', 'dusk'] },
  waves: { draw: landscapes.waves, lights: ['dawn', 'day', 'dusk'] },
  winter: { draw: landscapes.winter, lights: ['dawn', 'dusk', 'night'] },
} as const satisfies Record<string, MotifRow>;

export type Motif = keyof typeof motifs;
export type PictureName = { [M in Motif]: `${M}-${(typeof motifs)[M]['lights'][number]}` }[Motif];

/** Every picture, in its full size in pixels. */
export const pictures = Object.entries(motifs).flatMap(([motif, { lights }]) =>
  lights.map((light) => ({ name: `${motif}-${light}` as PictureName, width, height })),
);

/** The smaller sizes of every picture, in pixels (wire section 7.1). */
export const pictureSizes = {
  thumbnail: { width: 150, height: 150 },
  medium: { width: 300, height: 169 },
  medium_large: { width: 768, height: 432 },
  large: { width: 1024, height: 576 },
} as const;

/** The light outside from this hour on. */
const lightsFrom: readonly (readonly [hour: number, lights: readonly Light[]])[] = [
  [18, ['dusk', 'night']],
  [10, ['day', 'dusk']],
  [0, ['dawn', 'day']],
];

/** One of a motif's pictures, in the light of the hour where there is one; the same key gives the same picture. */
export function pictureOf(motif: Motif, key: string, hour = 12): PictureName {
  const lights: readonly Light[] = motifs[motif].lights;
  const [, fitting] = lightsFrom.find(([from]) => hour >= from)!;
  const choices = lights.filter((light) => fitting.includes(light));
  return `${motif}-${pick(randomFrom(key), choices.length ? choices : lights)}` as PictureName;
}

/** SVG text of one of `pictures`, cropped around its middle to this size in pixels; throws for any other name. */
export function picture(name: string, width: number, height: number): string {
  if (!pictures.some((row) => row.name === name)) throw new Error(`There is no picture named ${name}.`);
  const cut = name.lastIndexOf('-');
  const { draw } = motifs[name.slice(0, cut) as Motif];
  const colors = palettes[name.slice(cut + 1) as Light];
  const drawing = draw(colors, randomFrom(name)).replace(/\d+(?:\.\d\d+)?/g, (number) =>
    number.includes('.') ? Number(number).toFixed(2) : number,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice">${drawing}</svg>`;
}
