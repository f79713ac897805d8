/** Builds the record of each item once: the same one for the same item. */
export function memoized<T extends object, R extends object>(build: (item: T) => R): (item: T) => R {
  const records = new WeakMap<T, R>();
  return (item) => {
    const known = records.get(item);
    if (known) return known;
    const record = build(item);
    records.set(item, record);
    return record;
  };
}
