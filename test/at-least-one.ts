/** What a test found and walks through. With nothing found, its loop would assert nothing and pass, so this throws instead. */
export function atLeastOne<T>(found: Iterable<T>): readonly T[] {
  const values = [...found];
  if (values.length === 0) throw new Error('The test found nothing to look at, so it would assert nothing.');
  return values;
}
