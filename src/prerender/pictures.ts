/** The renderers under the name by which the build loads them. */
export { renderers as pictures } from './renderers.js';
