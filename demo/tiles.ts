/** Tiles of a world that nobody lives in: the demo asks no host but its own for pictures. */

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

/** Above the sea where positive; `x` and `y` run from 0 to 1 over the world, finer at deeper zooms. */
function height(x: number, y: number, zoom: number): number {
  let sum = -0.52;
  for (let octave = 0; octave < zoom; octave++) sum += noise(x * 2 ** (octave + 3), y * 2 ** (octave + 3)) / 1.9 ** (octave + 1);
  return sum;
}

/** Outlines of all that is higher than a level, cell by cell. */
function outline(heights: readonly (readonly number[])[], level: number): string {
  const cell = size / steps;
  let path = '';
  for (let row = 0; row < steps; row++) {
    for (let column = 0; column < steps; column++) {
      const corners = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ] as const;
      const points = corners.flatMap(([x, y], index) => {
        const [nextX, nextY] = corners[(index + 1) % 4]!;
        const [here, next] = [heights[y]![x]! - level, heights[nextY]![nextX]! - level];
        const share = here / (here - next);
        const crossing = here > 0 !== next > 0 ? [[x + (nextX - x) * share, y + (nextY - y) * share]] : [];
        return [...(here > 0 ? [[x, y]] : []), ...crossing];
      });
      if (points.length) path += `M${points.map(([x, y]) => `${(x! * cell).toFixed(1)} ${(y! * cell).toFixed(1)}`).join('L')}Z`;
    }
  }
  return path;
}

/** One tile, SVG. */
export function tile(zoom: number, x: number, y: number): string {
  const scale = 2 ** zoom;
  const heights = Array.from({ length: steps + 1 }, (_, row) =>
    Array.from({ length: steps + 1 }, (_, column) => height((x + column / steps) / scale, (y + row / steps) / scale, zoom + 4)),
  );
  const levels = { '#f3efe6': 0, '#e6ecd3': 0.06, '#d9e5c4': 0.12, '#cfdcb9': 0.18 };
  const paths = Object.entries(levels).map(
    ([colour, level]) => `<path fill="${colour}" stroke="${colour}" stroke-width=".6" d="${outline(heights, level)}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><path fill="#b7d7e2" d="M0 0h256v256H0z"/>${paths.join('')}</svg>`;
}
