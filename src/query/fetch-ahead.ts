/** What is fetched before anybody asks for it, in a chunk of its own that loads when there is something. */
import { infiniteQuery } from './infinite-query.js';
import { queryClient } from './query-client.js';
import type { QueryOptions } from './query-options.js';

/** So many are fetched at a time, and no more: the line is the visitor's. */
const mostAtOnce = 2;
let underWay = 0;

/** Fetches what is not at hand, for the press that may follow. That it fails is of no interest until then. */
export function fetchAll(wanted: readonly QueryOptions<unknown>[]): void {
  for (const options of wanted.slice(0, mostAtOnce - underWay)) {
    underWay++;
    void queryClient()
      .infiniteQuery({ ...infiniteQuery(options), pages: Infinity })
      .catch(() => {})
      .finally(() => underWay--);
  }
}
