/** Lays out overlapping events side by side in as few columns as possible. */

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The box of a stretch: its height, and its position among columns of equal width, counted from 0. */
export interface LaidOut<T> {
  readonly stretch: T;
  readonly from: number;
  readonly to: number;
  readonly column: number;
  /** The number of columns it takes, including empty ones after it. */
  readonly width: number;
  /** The number of columns that its neighbors and it share. */
  readonly columns: number;
  /** Whether there is no column for it. */
  readonly isHidden: boolean;
  /** Of the first of those hidden that overlap each other: how many there are, and where the last one ends. */
  readonly more?: { readonly count: number; readonly to: number };
}

interface Box<T> {
  readonly stretch: T;
  readonly from: number;
  readonly to: number;
  column: number;
}

/**
 * Lays out stretches, sorted by their start, so that none covers another.
 * @param shortest how long a stretch is drawn at least, so that its words can be read
 * @param end the end of the axis: what is drawn longer than it lasts begins earlier there
 * @param most the most columns; where more are needed, the last one says how many are hidden, and after a single one a
 * second says it
 */
export function layOutSideBySide<T extends Stretch>(
  stretches: readonly T[],
  shortest: number,
  end: number,
  most = Infinity,
): LaidOut<T>[] {
  const boxes = stretches
    .map((stretch) => {
      const from = Math.min(stretch.from, end - shortest);
      return { stretch, from, to: Math.max(stretch.to, from + shortest), column: 0 };
    })
    .sort((a, b) => a.from - b.from);
  return neighborhoods(boxes).flatMap((group) => spread(group, most));
}

/** Boxes that overlap each other, directly or through others. */
function neighborhoods<T>(boxes: readonly Box<T>[]): Box<T>[][] {
  const groups: Box<T>[][] = [];
  let reach = -Infinity;
  for (const box of boxes) {
    if (box.from < reach) groups.at(-1)!.push(box);
    else groups.push([box]);
    reach = Math.max(reach, box.to);
  }
  return groups;
}

/** Each box takes the first free column: of intervals in the order of their starts this needs the fewest. */
function spread<T>(group: readonly Box<T>[], most: number): LaidOut<T>[] {
  const columns: Box<T>[][] = [];
  for (const box of group) {
    const free = columns.findIndex((column) => column.at(-1)!.to <= box.from);
    box.column = free < 0 ? columns.length : free;
    (columns[box.column] ??= []).push(box);
  }
  const count = Math.min(columns.length, Math.max(most, 2));
  const isOver = ({ column }: Box<T>) => columns.length > most && column >= count - 1;
  // One alone takes the room that its number would take, if that is as much as others have.
  const hidden = neighborhoods(group.filter(isOver)).filter(({ length }) => length > 1 || most === 1);
  const crowds = new Map(hidden.map((crowd) => [crowd[0]!, crowd]));
  const isHidden = new Set(hidden.flat());
  return group.map((box) => {
    const overlaps = (other: Box<T>) => other.from < box.to && box.from < other.to;
    const next = columns.findIndex((column, index) => index > box.column && column.some(overlaps));
    const crowd = crowds.get(box);
    const column = Math.min(box.column, count - 1);
    return {
      ...box,
      column,
      width: isOver(box) ? 1 : (next < 0 ? count : Math.min(next, count - 1)) - column,
      columns: count,
      isHidden: isHidden.has(box),
      ...(crowd && { more: { count: crowd.length, to: Math.max(...crowd.map(({ to }) => to)) } }),
    };
  });
}
