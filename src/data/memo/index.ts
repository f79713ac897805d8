/**
 * Whether two lists of inputs are the same values in the same order, so that what was made from the one also holds for
 * the other.
 */
export const sameInputs = (before: readonly unknown[], now: readonly unknown[]): boolean =>
  before.length === now.length && now.every((one, index) => one === before[index]);

/** A function that keeps its last result for each subject, while its other arguments stay the same. */
/* @__NO_SIDE_EFFECTS__ */
export function memoized<S extends object, Given extends readonly unknown[], R>(
  make: (subject: S, ...given: Given) => R,
): (subject: S, ...given: Given) => R {
  const kept = new WeakMap<S, readonly [R, readonly unknown[]]>();
  return (subject, ...given) => {
    const known = kept.get(subject);
    if (known?.[1].every((one, index) => one === given[index])) return known[0];
    const made = make(subject, ...given);
    // As a callback, it is given more than it takes: the index, and an array that is another one each time.
    kept.set(subject, [made, Array.from({ length: make.length - 1 }, (_, index) => given[index])]);
    return made;
  };
}

/**
 * A function that keeps its results by the values of its arguments: building a formatter costs far more than using one,
 * and many events share their day or their hours. At the limit it forgets them all, because zones come from servers and
 * a page may stay open for days.
 */
/* @__NO_SIDE_EFFECTS__ */
export function memoizedByValue<Given extends readonly unknown[], R>(
  limit: number,
  make: (...given: Given) => R,
): (...given: Given) => R {
  const results = new Map<string, R>();
  return (...given) => {
    const key = JSON.stringify(given);
    let result = results.get(key);
    if (result === undefined) {
      result = make(...given);
      if (results.size >= limit) results.clear();
      results.set(key, result);
    }
    return result;
  };
}

/**
 * A value shared by script files that are built apart, and by two copies of the first script: it is kept on the one
 * object that they share.
 */
export const sharedOnPage = <T>(name: string, make: () => T): T => {
  const shared = globalThis as { [key: symbol]: T | undefined };
  return (shared[Symbol.for(`cal-elements.${name}`)] ??= make());
};
