import type { CalError } from '../../query/index.js';

/** Whether the frame of the data can stay around the message of an error: there are none, and all that says how to paint it can be read. */
export const leavesFrame = ({ kind }: CalError, { shown, hasFailed }: { readonly shown: unknown; readonly hasFailed: boolean }): boolean =>
  kind !== 'filter' && !shown && !hasFailed;
