import type { Palette } from './palettes.js';

/** Shapes of a picture that is 1600 wide and 900 high. */
export const width = 1600;
export const height = 900;

export type Random = () => number;

/** A scene draws itself in the colors of a time of day. */
export type Scene = (colors: Palette, random: Random) => string;

export const between = (random: Random, low: number, high: number): number => low + (high - low) * random();

export const pick = <T>(random: Random, choices: readonly T[]): T => choices[Math.floor(random() * choices.length)]!;

/** What `draw` gives for 0, 1, … below `count`, in one text. */
export const repeat = (count: number, draw: (index: number) => string): string => Array.from({ length: count }, (_, i) => draw(i)).join('');

export const rectangle = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;

/** `points` are `x,y` pairs with spaces between. */
export const polygon = (points: string, fill: string, more = ''): string => `<polygon points="${points}" fill="${fill}" ${more}/>`;

export const line = (points: string, stroke: string, thickness: number): string =>
  `<polyline points="${points}" fill="none" stroke="${stroke}" stroke-width="${thickness}" stroke-linecap="round"/>`;

export const opacity = (value: number): string => `opacity="${value}"`;

/** A band of color that changes downwards. `name` tells gradients of one picture apart. */
export const gradient = (name: string, [top, bottom]: readonly [string, string], y: number, h: number): string =>
  `<linearGradient id="${name}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>` +
  rectangle(0, y, width, h, `url(#${name})`);

export const sky = ({ sky }: Palette): string => gradient('sky', sky, 0, height);

/** Sun or moon with its halo. */
export const disc = ({ disc }: Palette, x: number, y: number, radius: number): string =>
  [2.6, 1.7, 1].map((factor) => circle(x, y, radius * factor, disc, opacity(factor === 1 ? 0.95 : 0.14))).join('');

/** Rolling land from edge to edge, filled down to the bottom: two waves of different length. */
export function ridge(random: Random, level: number, rise: number, fill: string): string {
  const [long, short, phase] = [between(random, 420, 620), between(random, 130, 220), between(random, 0, 9)];
  const points = repeat(81, (index) => {
    const x = index * 20;
    return `${x},${level - rise * (0.75 * Math.sin(x / long + phase) + 0.25 * Math.sin(x / short + 2 * phase))} `;
  });
  return polygon(`0,${height} ${points}${width},${height}`, fill);
}

/** Water from the horizon down, with streaks of light below `x`. */
export function sea(colors: Palette, random: Random, horizon: number, x: number): string {
  const streaks = repeat(26, (index) => {
    const depth = index / 26;
    const half = between(random, 20, 60) + depth * 190;
    const y = horizon + 8 + depth * (height - horizon);
    const middle = x + between(random, -60, 60);
    return rectangle(middle - half, y, half * 2, 2 + depth * 7, colors.disc, `rx="4" opacity="${0.5 - depth * 0.38}"`);
  });
  return gradient('sea', colors.sea, horizon, height - horizon) + streaks;
}

export const stars = (random: Random, count: number, depth: number): string =>
  repeat(count, () => circle(random() * width, random() * depth, between(random, 0.8, 3), '#ffffff', opacity(between(random, 0.3, 1))));

type Point = readonly [x: number, y: number];

/** A sagging string between two points, and what hangs on it. */
export function lampString(
  [x1, y1]: Point,
  [x2, y2]: Point,
  sag: number,
  hanging: (x: number, y: number, index: number) => string,
  ink: string,
) {
  const at = (share: number): Point => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share + sag * 4 * share * (1 - share)];
  const wire = repeat(21, (index) => `${at(index / 20).join()} `);
  const count = Math.round(Math.hypot(x2 - x1, y2 - y1) / 75);
  return line(wire, ink, 3) + repeat(count, (index) => hanging(...at((index + 0.5) / count), index));
}

/** A picture in the picture. */
export const framed = (x: number, y: number, w: number, h: number, content: string): string =>
  `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 60 ${width} 780" preserveAspectRatio="xMidYMid slice">${content}</svg>`;

/** A conifer that stands at `y`. */
export const fir = (x: number, y: number, size: number, fill: string): string =>
  rectangle(x - size * 0.04, y - size * 0.15, size * 0.08, size * 0.15, fill) +
  [0, 1, 2]
    .map((tier) => {
      const [top, half] = [y - size * (1 - tier * 0.24), size * (0.16 + tier * 0.07)];
      return polygon(`${x},${top} ${x + half},${top + size * 0.42} ${x - half},${top + size * 0.42}`, fill);
    })
    .join('');

/** A house with a gable towards the side, and windows, some of them lit. */
export function house(random: Random, x: number, y: number, w: number, h: number, wall: string, colors: Palette): string {
  const roof = h * 0.32;
  const columns = Math.max(2, Math.round(w / 60));
  const windows = repeat(columns * 2, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const left = x + ((column + 0.5) * w) / columns - 11;
    const lit = random() < 0.6;
    return rectangle(
      left,
      y - h + 24 + row * (h * 0.42),
      22,
      h * 0.2,
      lit ? colors.glow : colors.ink,
      `rx="2" opacity="${lit ? 0.95 : 0.45}"`,
    );
  });
  const top = y - h;
  return (
    rectangle(x, top, w, h, wall) +
    polygon(`${x - 6},${top} ${x + w * 0.1},${top - roof} ${x + w * 0.9},${top - roof} ${x + w + 6},${top}`, colors.ink, opacity(0.85)) +
    rectangle(x + w * 0.7, top - roof - 22, 20, 40, colors.ink) +
    windows
  );
}

/** A boat with two sails; `size` is its length. */
export const sailboat = (x: number, y: number, size: number, sail: string, hull: string): string =>
  polygon(`${x},${y - size * 1.35} ${x + size * 0.5},${y - size * 0.14} ${x},${y - size * 0.14}`, sail) +
  polygon(
    `${x - size * 0.05},${y - size * 1.15} ${x - size * 0.05},${y - size * 0.14} ${x - size * 0.4},${y - size * 0.14}`,
    sail,
    opacity(0.8),
  ) +
  polygon(
    `${x - size * 0.5},${y - size * 0.1} ${x + size * 0.55},${y - size * 0.1} ${x + size * 0.36},${y + size * 0.08} ${x - size * 0.36},${y + size * 0.08}`,
    hull,
  );
