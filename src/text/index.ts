export { escaped } from './escaped.js';
export { inlineName, inParagraphs } from './paragraphs.js';
export { lineOf, linesOf } from './plain.js';
export { breakingTag, isBreaking, silentElements, withBreaks } from './tags.js';
