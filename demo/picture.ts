/** Pictures in place of the recorded ones, which nobody has: drawn by the name of their file. */
import { recordedEvents } from './recordings.js';

/** Sky, far, near and light. */
const palettes = [
  ['#f3d9b1', '#c98f6b', '#5b4a5a', '#fff3d6'],
  ['#cfe0e6', '#7fa3b0', '#2f4f5f', '#fdf6e3'],
  ['#2d3250', '#424769', '#1b1e34', '#f6b17a'],
  ['#dfe7d2', '#9bb08a', '#4d6150', '#fff8e1'],
  ['#e8d6df', '#b08ea2', '#544058', '#ffe9d9'],
] as const;
type Palette = (typeof palettes)[number];

const indexes = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A curve from edge to edge of a picture 300 wide, filled downwards. */
function ridge(level: number, rise: number, phase: number, color: string, opacity = 1): string {
  const points = indexes(16).map((index) => `${index * 20},${(level - rise * Math.sin(index * 0.55 + phase)).toFixed(1)}`);
  return `<path d="M0,200 L${points.join(' L')} L300,200 Z" fill="${color}" fill-opacity="${opacity}"/>`;
}

/** Each draws on 300 by 200; `seed` moves things about. */
const motifs: ((colors: Palette, seed: number) => string)[] = [
  // Lanterns on strings.
  ([, far, near, light], seed) =>
    `<rect width="300" height="200" fill="${near}"/>${ridge(172, 8, seed, far, 0.4)}` +
    indexes(3)
      .map((row) => {
        const y = 18 + row * 34;
        const lanterns = indexes(5).map((column) => {
          const x = 20 + column * 64 + ((seed * (row + 1)) % 24);
          const drop = y + 26 - Math.abs(x - 150) / 8;
          return `<circle cx="${x}" cy="${drop}" r="${16 - row * 3}" fill="${light}" fill-opacity="0.25"/><circle cx="${x}" cy="${drop}" r="${8 - row * 1.5}" fill="${light}"/>`;
        });
        return `<path d="M-5,${y - 12} Q150,${y + 40} 305,${y - 12}" fill="none" stroke="${far}"/>${lanterns.join('')}`;
      })
      .join(''),
  // A harbour: boats on still water.
  ([, far, near, light], seed) =>
    `<circle cx="${230 - (seed % 160)}" cy="62" r="20" fill="${light}"/><path d="M0,128 H300 V200 H0 Z" fill="${far}"/>` +
    indexes(3)
      .map((index) => {
        const x = 55 + index * 88 + (seed % 20);
        const y = 134 + index * 11;
        const mast = 46 + index * 12;
        return (
          `<path d="M${x},${y - 5} v${-mast} l26,${mast - 8} Z" fill="${light}" fill-opacity="0.9"/>` +
          `<path d="M${x - 20},${y} h52 l-9,11 h-34 Z" fill="${near}"/><path d="M${x - 22},${y + 17} h56" stroke="${light}" stroke-opacity="0.35"/>`
        );
      })
      .join(''),
  // Hills under a low sun.
  ([, far, near, light], seed) =>
    `<circle cx="${60 + (seed % 180)}" cy="78" r="30" fill="${light}"/>` +
    ridge(120, 22, seed, far, 0.55) +
    ridge(142, 16, seed + 2, far) +
    ridge(168, 12, seed + 4, near),
  // Arches of a hall.
  ([, far, near, light], seed) =>
    indexes(5)
      .map((index) => {
        const radius = 150 - index * 26;
        const colors = [far, near, far, near, light];
        const x = 150 + ((seed % 5) - 2) * index * 3;
        return `<path d="M${x - radius},200 V${190 - radius * 0.35} a${radius},${radius * 0.85} 0 0 1 ${radius * 2},0 V200 Z" fill="${colors[index]}" fill-opacity="${index === 4 ? 1 : 0.5}"/>`;
      })
      .join(''),
];

/** Width and height by path, as the events tell them. */
const sizes = new Map(
  recordedEvents.flatMap(({ image }) =>
    image
      ? [image, ...Object.values(image.sizes ?? {})].map(({ url, width, height }) => [new URL(url).pathname, { width, height }] as const)
      : [],
  ),
);

/** The upload that a file is a copy of. */
const uploadOf = (path: string) => path.replace(/(-\d+x\d+|-scaled)?\.\w+$/, '');
const uploads = [...new Set([...sizes.keys()].map(uploadOf))];

/** The picture of a path below `/media/` as SVG: the same for all sizes of one upload. */
export function picture(path: string): string {
  const { width, height } = sizes.get(path) ?? { width: 300, height: 200 };
  const number = Math.max(0, uploads.indexOf(uploadOf(path)));
  const colors = palettes[number % palettes.length]!;
  const motif = motifs[number % motifs.length]!;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice">` +
    `<rect width="300" height="200" fill="${colors[0]}"/>${motif(colors, number * 37)}</svg>`
  );
}
