/** Numbers from 0 to 1 that look random and are the same for the same key (mulberry32 on an FNV-1a hash). */
export function randomFrom(key: string): () => number {
  let state = 0x811c9dc5;
  for (const character of key) state = Math.imul(state ^ character.codePointAt(0)!, 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
