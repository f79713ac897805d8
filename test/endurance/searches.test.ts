import { it } from 'vitest';
import { expectNothingLeft } from '../pages/left-behind.js';
import type { Mount } from '../pages/mounts.js';

/** Lists of other events each time, as readers leave them who search for months. */
const searches = ['', 'fold-series', 'persist', 'base-url="/api /api/town"'];

it('lists that search leave no answer in the memory of the page once its time is over', () =>
  expectNothingLeft(
    searches.map((attributes): Mount => ['cal-event-list', `search="#" ${attributes}`]),
    50,
  ));
