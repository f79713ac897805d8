import { choice } from '../../schema/index.js';

/** Where events stand that began before what is shown: first, last, or nowhere. */
export const ongoing = choice('first', 'last', 'hide');
export type Ongoing = 'first' | 'last' | 'hide';
