/** A marker on the screen. Pixels, from the north to the south. */
export interface MarkerSpot {
  readonly x: number;
  readonly y: number;
  /** Half the width of a cluster's disc; `undefined` for a pin. */
  readonly radius: number | undefined;
  /** Where it is to say more than a pin does. */
  readonly label: string | undefined;
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The size of a pin, above its point. */
const [pinWidth, pinHeight] = [30, 39];
/** The free pixels between a label and another marker. */
const gap = 4;

/** As wide as most letters of its size at most, and its padding. */
const labelWidth = (label: string): number => label.length * 8 + 20;

function boxOf({ x, y, radius, label }: MarkerSpot, isLabeled: boolean): Box {
  if (radius !== undefined) return [x - radius, y - radius, x + radius, y + radius];
  const half = (isLabeled ? labelWidth(label!) : pinWidth) / 2;
  return [x - half, y - pinHeight, x + half, y];
}

const overlap = (one: Box, other: Box): boolean =>
  one[0] < other[2] + gap && other[0] < one[2] + gap && one[1] < other[3] + gap && other[1] < one[3] + gap;

/**
 * Of each marker whether its label covers none of the others. Only markers that are near to each other are compared.
 * @param spots from the north to the south
 */
export function labelsWithRoom(spots: readonly MarkerSpot[]): boolean[] {
  const isLabeled: boolean[] = [];
  /** The farthest from north to south that two of them can cover each other. */
  const reach = pinHeight + gap + Math.max(pinHeight, ...spots.map(({ radius = 0 }) => radius));
  const isFree = (index: number, step: number, box: Box): boolean => {
    for (let at = index + step; Math.abs((spots[at]?.y ?? Infinity) - spots[index]!.y) <= reach; at += step)
      if (overlap(box, boxOf(spots[at]!, Boolean(isLabeled[at])))) return false;
    return true;
  };
  spots.forEach((spot, index) => {
    const box = spot.label && boxOf(spot, true);
    isLabeled[index] = Boolean(box) && isFree(index, -1, box as Box) && isFree(index, 1, box as Box);
  });
  return isLabeled;
}
