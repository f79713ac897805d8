/** Text as it is compared: letters without accents, small. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/**
 * The position in a name of the words that a visitor has typed, all of which it must hold; `undefined` where it does
 * not. The lower the better.
 */
export function rankOf(name: string, words: readonly string[]): number | undefined {
  const text = folded(name);
  const places = words.map((word) => text.indexOf(word));
  if (places.includes(-1)) return undefined;
  const [first = 0] = places;
  // Ranks a match at the beginning of the name before one at the beginning of a word, and that before one inside a
  // word.
  return first === 0 ? 0 : /[\p{L}\p{N}]/u.test(text[first - 1]!) ? 2 : 1;
}

export const wordsOf = (text: string): string[] => folded(text).split(/\s+/).filter(Boolean);
