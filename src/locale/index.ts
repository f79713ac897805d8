export { languages, loadWords, localeFor, wordsNow, type Language } from './languages.js';
export type { Words } from './words.js';
