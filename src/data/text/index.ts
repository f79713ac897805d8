export { escaped } from './escaped.js';
export { breakingTag, isBreaking, silentElements } from './tags.js';
export * from './plain.js';
