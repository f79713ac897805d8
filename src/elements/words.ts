import { rewordingBy, useWords, type OwnWords } from '../locale/index.js';
import { settingsChanged } from '../data/query/index.js';

/**
 * Lets all elements of the page say what they say in your words from now on: single ones, or all of a language that is
 * missing here. What is left out stays ours, in the nearest language that we have.
 * @param language BCP 47 tag
 * @example
 * ```ts
 * addWords('en', { common: { empty: 'Nothing on. Come back soon!' } });
 * addWords('fi', {
 *   common: {
 *     retry: 'Yritä uudelleen',
 *     more: 'Näytä {count} lisää',
 *     shown: { one: '{total} tapahtuma', other: '{total} tapahtumaa' },
 *   },
 * });
 * ```
 */
export function addWords(language: string, words: OwnWords): void {
  useWords(rewordingBy(language, words, `addWords('${language}')`));
  settingsChanged();
}
