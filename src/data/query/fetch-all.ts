import { infiniteQuery } from './infinite-query.js';
import { queryClient } from './query-client.js';
import type { QueryOptions } from './query-options.js';

/** The most requests that may run at once, because they share the connection with the visitor. */
const mostAtOnce = 2;
let underWay = 0;

/** Fetches what is not at hand, for the press that may follow. A failure is ignored until then. */
export function fetchAll(wanted: readonly QueryOptions<unknown>[]): void {
  for (const options of wanted.slice(0, mostAtOnce - underWay)) {
    underWay++;
    void queryClient()
      .infiniteQuery({ ...infiniteQuery(options), pages: Infinity })
      .catch(() => {})
      .finally(() => underWay--);
  }
}
