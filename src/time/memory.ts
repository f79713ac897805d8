/**
 * A function that remembers its results by its arguments: building a formatter costs far more than using one, and many events share
 * their day or their hours. At the limit it forgets them all, because zones come from servers and a page may stay open for days.
 */
export function remembered<Given extends readonly unknown[], R>(limit: number, make: (...given: Given) => R): (...given: Given) => R {
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

/** A function that keeps its last result for each subject, while nothing else that it is given changes. */
export function memoized<S extends object, Given extends readonly unknown[], R>(
  make: (subject: S, ...given: Given) => R,
): (subject: S, ...given: Given) => R {
  const kept = new WeakMap<S, readonly [R, Given]>();
  return (subject, ...given) => {
    const known = kept.get(subject);
    if (known?.[1].every((one, index) => one === given[index])) return known[0];
    const made = make(subject, ...given);
    kept.set(subject, [made, given]);
    return made;
  };
}
