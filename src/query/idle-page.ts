/** What a page does once it has nothing else to do, in a chunk of its own. */
import { infiniteQuery } from './infinite-query.js';
import { queryClient } from './query-client.js';
import { watchClock } from './page-clock.js';
import type { QueryOptions } from './query-options.js';
import { savesData } from './saves-data.js';

/** So many are fetched at a time, and no more: the line is the visitor's. */
const mostAtOnce = 2;
let underWay = 0;

/** Keeps the page right while it is left open, and fetches ahead, but not for visitors who save data. */
export function serve(next: () => readonly QueryOptions<unknown>[] | undefined): void {
  watchClock();
  if (!savesData()) fetchAll(next() ?? []);
}

/** Fetches what is not at hand, for the press that may follow. That it fails is of no interest until then. */
function fetchAll(wanted: readonly QueryOptions<unknown>[]): void {
  for (const options of wanted.slice(0, mostAtOnce - underWay)) {
    underWay++;
    void queryClient()
      .infiniteQuery({ ...infiniteQuery(options), pages: Infinity })
      .catch(() => {})
      .finally(() => underWay--);
  }
}
