type Values = Readonly<Record<string, unknown>>;

/** What becomes of the fields of an item whose origin has changed, by their names. */
export interface Followed {
  /** Fields that take the new value. */
  readonly takes: readonly string[];
  /** Fields that keep what somebody has given them on the item. */
  readonly keeps: readonly string[];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Lets an item follow its origin field by field: where it has what the origin last gave, it takes the new value; what was
 * changed on the item stays.
 * @param before What the origin gave last
 * @param now What it gives now
 * @param stored What the item has
 */
export function follow(before: Values, now: Values, stored: Values): Followed {
  const changed = Object.keys(now).filter(
    (name) => !isSame(before[name], now[name]) && !isSame(stored[name], now[name]),
  );
  return {
    takes: changed.filter((name) => isSame(stored[name], before[name])),
    keeps: changed.filter((name) => !isSame(stored[name], before[name])),
  };
}
