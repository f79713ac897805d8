/** Tiles of an imaginary world, so that the site loads nothing from other hosts. */

const size = 256;
const steps = 16;

function random(x: number, y: number): number {
  let hash = Math.imul(x, 374761393) ^ Math.imul(y, 668265263);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

const smooth = (share: number) => share * share * (3 - 2 * share);

function noise(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [smooth(x - left), smooth(y - top)];
  const row = (at: number) => random(left, at) * (1 - right) + random(left + 1, at) * right;
  return row(top) * (1 - down) + row(top + 1) * down;
}

/** The height above the sea; `x` and `y` run from 0 to 1 across the world, with more detail at deeper zooms. */
function height(x: number, y: number, zoom: number): number {
  let sum = -0.52;
  for (let octave = 0; octave < zoom; octave++)
    sum += noise(x * 2 ** (octave + 3), y * 2 ** (octave + 3)) / 1.9 ** (octave + 1);
  return sum;
}

type Field = readonly (readonly number[])[];

/** A corner of a cell: where it is, and its height. */
interface Corner {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** The corners of each cell of a tile, clockwise. */
function cells(field: Field): Corner[][] {
  const corner = (column: number, row: number): Corner => ({
    x: (column * size) / steps,
    y: (row * size) / steps,
    height: field[row]![column]!,
  });
  return Array.from({ length: steps * steps }, (_, index) => {
    const [column, row] = [index % steps, Math.floor(index / steps)];
    return [corner(column, row), corner(column + 1, row), corner(column + 1, row + 1), corner(column, row + 1)];
  });
}

/**
 * Walks around a cell: its corners above a level, if they are wanted, and the points where its edges cross the level.
 */
function walk(corners: readonly Corner[], level: number, takesCorners: boolean): string[] {
  return corners.flatMap((here, index) => {
    const next = corners[(index + 1) % 4]!;
    const [above, aboveNext] = [here.height - level, next.height - level];
    const share = above / (above - aboveNext);
    const crossing = { x: here.x + (next.x - here.x) * share, y: here.y + (next.y - here.y) * share };
    const points = [...(takesCorners && above > 0 ? [here] : []), ...(above > 0 !== aboveNext > 0 ? [crossing] : [])];
    return points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  });
}

/** Outlines the land above a level, cell by cell. */
function outline(field: Field, level: number): string {
  const shapes = cells(field).map((corners) => walk(corners, level, true));
  return shapes.map((points) => (points.length ? `M${points.join('L')}Z` : '')).join('');
}

/** Draws lines where a field crosses whole numbers; two crossing fields make the streets of a town. */
function contours(field: Field): string {
  let path = '';
  for (const corners of cells(field)) {
    const heights = corners.map(({ height }) => height);
    for (let level = Math.ceil(Math.min(...heights)); level <= Math.max(...heights); level++) {
      const points = walk(corners, level, false);
      if (points.length === 2) path += `M${points.join('L')}`;
    }
  }
  return path;
}

/** The zooms from which highways, the roads of a town, and its streets are drawn. */
const [highwayLevel, townLevel, streetLevel] = [7, 12, 13];

/**
 * The traces of people on the land: highways and rivers from afar; parks, ponds, a river, roads and streets of a town.
 */
function detail(zoom: number, at: (field: (x: number, y: number) => number) => number[][]): string {
  const wave = (x: number, y: number, frequency: number, seed: number) =>
    noise(x * 2 ** frequency + seed, y * 2 ** frequency + seed);
  /** A field whose lines are winding streets, `2 ** frequency` around the world. */
  const across = (frequency: number, bend: number) =>
    [
      (x: number, y: number) => x * 2 ** frequency + bend * wave(x, y, frequency - 1, 7),
      (x: number, y: number) => y * 2 ** frequency + bend * wave(x, y, frequency - 1, 31),
    ].map((field) => contours(at(field)));
  const fill = (color: string, frequency: number, seed: number, level: number) =>
    `<path fill="${color}" d="${outline(
      at((x, y) => wave(x, y, frequency, seed)),
      level,
    )}"/>`;
  const stroke = (color: string, width: number, paths: readonly string[]) =>
    `<path fill="none" stroke="${color}" stroke-width="${width.toFixed(1)}" stroke-linecap="round" stroke-linejoin="round" d="${paths.join('')}"/>`;
  if (zoom < townLevel) {
    const [highways, width] = [across(9, 1.4), zoom < 9 ? 1 : 2.5];
    const rivers = contours(at((x, y) => wave(x, y, 8, 91) * 3));
    return [
      stroke('#aed3df', width, [rivers]),
      stroke('#e0b45c', width + 1, highways),
      stroke('#fbe3a6', width, highways),
    ].join('');
  }
  const scale = 2 ** (zoom - streetLevel);
  const roads = across(streetLevel + 1, 1.4);
  const streets = zoom > streetLevel ? across(streetLevel + 3, 0.7) : [];
  const lanes = zoom > streetLevel + 1 ? across(streetLevel + 5, 0.8) : [];
  const river = contours(at((x, y) => wave(x, y, streetLevel - 2, 91) * 3));
  const [roadWidth, streetWidth] = [Math.min(3 + scale, 14), Math.min(1 + scale * 0.8, 9)];
  return [
    fill('#d3e6c3', streetLevel + 2, 53, 0.68),
    fill('#aed3df', streetLevel + 1, 17, 0.84),
    stroke('#aed3df', Math.min(4 + 2 * scale, 28), [river]),
    stroke('#fff', Math.min(scale * 0.4, 5), lanes),
    stroke('#dcd5c8', streetWidth + 1.5, streets),
    stroke('#fff', streetWidth, streets),
    stroke('#e0b45c', roadWidth + 1.5, roads),
    stroke('#fbe3a6', roadWidth, roads),
  ].join('');
}

/** One tile as SVG. */
export function tile(zoom: number, x: number, y: number): string {
  const scale = 2 ** zoom;
  const at = (field: (x: number, y: number) => number) =>
    Array.from({ length: steps + 1 }, (_, row) =>
      Array.from({ length: steps + 1 }, (_, column) => field((x + column / steps) / scale, (y + row / steps) / scale)),
    );
  const heights = at((x, y) => height(x, y, zoom + 4));
  const isNear = zoom >= townLevel;
  const levels: Readonly<Record<string, number>> = isNear
    ? { '#f2efe8': 0 }
    : { '#f3efe6': 0, '#e6ecd3': 0.06, '#d9e5c4': 0.12, '#cfdcb9': 0.18 };
  const paths = Object.entries(levels).map(
    ([color, level]) => `<path fill="${color}" stroke="${color}" stroke-width=".6" d="${outline(heights, level)}"/>`,
  );
  const land =
    zoom >= highwayLevel
      ? `<clipPath id="land"><path d="${outline(heights, 0)}"/></clipPath><g clip-path="url(#land)">${detail(zoom, at)}</g>`
      : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><path fill="#b7d7e2" d="M0 0h256v256H0z"/>${paths.join('')}${land}</svg>`;
}
