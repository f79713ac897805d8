/** Years have fewer digits. */
const perWord = 10_000;
/** Searches through more years look for the words of all years at once. */
const mostYears = 5;

const yearOf = (date: string) => Number(date.slice(0, 4));

/**
 * What `event_search` holds on PostgreSQL for a word of an event, by the word's number: one key for the word, and one for the word in the year
 * in which the event starts, since most searches look for coming events, and most events are past.
 */
export const keysOfWord = (word: number, start: string): number[] => [-word, word * perWord + yearOf(start)];

/** The keys of a word in events that start within these dates. */
export function keysWithin(word: number, first: string | undefined, last: string | undefined): number[] {
  if (first === undefined || last === undefined) return [-word];
  const years = yearOf(last) - yearOf(first) + 1;
  return years > mostYears ? [-word] : Array.from({ length: Math.max(years, 0) }, (_, index) => word * perWord + yearOf(first) + index);
}
