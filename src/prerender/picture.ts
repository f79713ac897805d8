/** The style sheet of an element under the name by which the build loads it. */
export { styleOf } from './element-renderer.js';
