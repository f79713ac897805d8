export { escaped } from './escaped.js';
export { breakingTag, isBreaking, silentElements, withBreaks } from './tags.js';
export * from './plain.js';
