/** Text as searches compare it: without case and accents (wire section 6.2); ß stays apart from ss. */
export const foldAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .normalize('NFC');

/** Longer searches are refused: engines limit patterns and conditions. */
export const longestSearch = { words: 30, characters: 1000 };

export interface SearchWord {
  readonly text: string;
  readonly excluded: boolean;
}

/** The words of a search: `two words`, `"one phrase"`, `-without`. */
export function searchWords(search: string): SearchWord[] {
  return [...foldAccents(search).matchAll(/(-?)(?:"([^"]+)"?|([^\s"]+))/g)]
    .map(([, minus, phrase, word]) => ({ text: (phrase ?? word)!.trim(), excluded: minus === '-' }))
    .filter(({ text }) => text !== '');
}

/** A pattern for `like … escape '\'` that finds the text anywhere. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Words as SQLite's full-text index splits them. */
export const searchTokens = (text: string): string[] => text.match(/[\p{L}\p{N}\p{Co}]+/gu) ?? [];
