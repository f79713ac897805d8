/** Lists load this on demand through a module of its own: that of the controller stays in the chunk that details and maps load anyway. */
export { ConsentController } from '../base/consent.js';
