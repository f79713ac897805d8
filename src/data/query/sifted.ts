import { siftedAttributes } from './list-plan.js';

/** Whether only the whole list tells which events are shown, and how many. */
export const isSifted = (given: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(siftedAttributes).some((name) => given[name] === true);
