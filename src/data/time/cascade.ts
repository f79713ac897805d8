import type { LaidOut } from './lay-out.js';

/** The position of a box across its day, in shares of the width of the day. */
export interface Across {
  readonly start: number;
  readonly size: number;
  /** The share of it that the next box covers, at its end, beside its first words. */
  readonly covered: number;
  /** The share of its height that no other box covers: from its top to the first that lies on it below. */
  readonly clear: number;
}

/** How much of a box the next one covers that begins at about the same time. */
const overlap = 0.3;

/** The positions of boxes side by side, none of which covers another. */
export const sideBySide = <T>(boxes: readonly LaidOut<T>[]): Across[] =>
  boxes.map(({ column, width, columns }) => ({ start: column / columns, size: width / columns, covered: 0, clear: 1 }));

/**
 * The positions of boxes where there is little room: each lies on those that began before it. One that begins later,
 * below the first words of another, may cover all else of it; of two that begin at about the same time, the later one
 * covers a part of the other.
 * @param headroom how long the first words of a box are seen
 */
export function cascade<T>(boxes: readonly LaidOut<T>[], headroom: number): Across[] {
  const drawn = boxes.filter(({ isHidden, more }) => !isHidden || more);
  return boxes.map((box) => {
    const lane = 1 / (box.columns * (1 - overlap) + overlap);
    const step = lane * (1 - overlap);
    const start = box.column * step;
    const bottom = box.more?.to ?? box.to;
    let nearest = { start, size: 1 - start, covered: 0 };
    let clear = 1;
    for (const other of drawn) {
      if (other.column === box.column || other.from >= bottom || box.from >= (other.more?.to ?? other.to)) continue;
      const later = other.from - box.from;
      if (later >= headroom) clear = Math.min(clear, later / (bottom - box.from));
      if (later >= headroom || other.column < box.column) continue;
      const isOnTop = boxes.indexOf(other) > boxes.indexOf(box);
      const shared = isOnTop || later <= -headroom ? lane * overlap : 0;
      const size = other.column * step + shared - start;
      if (size < nearest.size) nearest = { start, size, covered: isOnTop ? shared : 0 };
    }
    return { ...nearest, clear };
  });
}
