import type { CalError } from '../client/error.js';
import type { ListView } from './list-pages.js';

/** The raw result of a query, from which its state is derived. */
interface Parts<R> {
  /** The data to show; the previous data while other data loads. */
  readonly shown: ListView<R> | undefined;
  /** The error; beside data, it may report items that are left out. */
  readonly error: CalError | undefined;
  /** Milliseconds since the epoch at which the data was fetched, when a refresh of it failed. */
  readonly staleSince: number | undefined;
  /** Whether something is loading: data, or what tells of an error. */
  readonly isFetching: boolean;
  /** Whether the data is all that is wanted. */
  readonly isComplete: boolean;
}

/** The state of a query for whoever renders it. */
export type Results<R> = Parts<R> &
  (
    | { readonly status: 'idle' | 'pending'; readonly error: undefined }
    | { readonly status: 'error'; readonly error: CalError }
    | { readonly status: 'empty' | 'success'; readonly shown: ListView<R> }
  );

export function resultsOf<R>(parts: Parts<R>): Results<R> {
  const { shown, error, isFetching, isComplete } = parts;
  if (shown?.items.length) return { ...parts, shown, status: 'success' };
  if (shown && isComplete) return { ...parts, shown, status: 'empty' };
  if (error) return { ...parts, error, status: 'error' };
  return { ...parts, error, status: isFetching ? 'pending' : 'idle' };
}

export const noResults = resultsOf<never>({
  shown: undefined,
  error: undefined,
  staleSince: undefined,
  isFetching: false,
  isComplete: false,
});
