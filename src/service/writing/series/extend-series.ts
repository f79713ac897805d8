import { hostInId, hostOfService, noHost } from '../../rendering/published.js';
import type { Settings } from '../../settings.js';
import type { EventRow, SeriesRow } from '../../store/tables.js';
import type { DatabaseWriter, Store } from '../../store/types.js';
import { readDates } from './change-series.js';
import { makeDates } from './make-dates.js';
import { leastMadeUntil, madeUntil, windowOf } from './schedule.js';

/** The most series of one run: each takes a transaction, and others write between them. */
const mostOfRun = 20;

/** The host that the identifiers of a series' dates name: no request tells it here. */
function hostOf(rows: readonly EventRow[], settings: Settings): string {
  const [newest] = [...rows].sort((one, other) => other.id - one.id);
  return hostOfService(settings) ?? hostInId(newest!) ?? noHost;
}

/** Makes a series longer, unless another process has done so. @returns the number of its new dates */
async function extend(
  writer: DatabaseWriter,
  series: SeriesRow,
  store: Store,
  settings: Settings,
): Promise<number | undefined> {
  const now = settings.now();
  const made_until = madeUntil(series, now);
  const taken = await writer
    .updateTable('series')
    .set({ made_until })
    .where('id', '=', series.id)
    .where('version', '=', series.version)
    .where('made_until', '=', series.made_until)
    .returning('id')
    .executeTakeFirst();
  if (!taken) return undefined;
  const rows = await readDates(writer, series);
  const known = new Set(rows.map(({ occurs }) => occurs));
  const dates = windowOf(series, now, series.made_until).filter((date) => !known.has(date));
  const viewer = { id: series.modified_by, role: 'administrator' } as const;
  await makeDates(writer, series, dates, { store, settings, now, viewer, links: { host: hostOf(rows, settings) } });
  return dates.length;
}

/** Makes events of the dates that have come near enough, of the series whose window ends first. */
export async function extendSeries(store: Store, settings: Settings): Promise<void> {
  const due = await store.reader
    .selectFrom('series')
    .selectAll()
    .where('made_until', '<', leastMadeUntil(settings.now()))
    .where('status', '<>', 'trash')
    .orderBy('made_until')
    .limit(mostOfRun)
    .execute();
  for (const series of due) {
    const dates = await store.write((writer) => extend(writer, series, store, settings));
    if (dates === undefined) continue;
    const audit = { action: 'extend', resource: 'series', id: series.id, dates };
    const message = `the schedule made series/${series.id} longer (${dates} dates)`;
    settings.log({ level: 'info', message, audit });
  }
}
