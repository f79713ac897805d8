import { boolean, choice, integer, untyped, type FieldTable } from '../../data/schema/index.js';
import type { Answer, AuthoringContext } from '../request/context.js';
import { invalidParameters, problem, Problem, refused } from '../request/problem.js';
import { inTime } from '../store/in-time.js';
import type { SourceRow } from '../store/tables.js';
import type { DatabaseReader } from '../store/types.js';
import { describeSource, findSource } from './describe-source.js';
import type { Imports } from './imports.js';
import { keepPlan, loseGone, planOf, type PlannedRow } from './plan.js';
import type { LeftOut, ReadEvent } from './read-events.js';
import { settingsOf, type SourceSettings } from './settings.js';

/** How long a request waits for work that is soon done, in milliseconds; longer work goes on after its answer. */
const patience = 1_000;

/** The fields of `POST /sources/{id}/apply`. */
export const applyFields = {
  /** That of the preview that was seen. */
  version: { kind: integer, required: true },
  status: { kind: choice('publish', 'draft') },
  /** By the text of each place: the number of a venue, `create` or `none`. */
  places: { kind: untyped },
  /** Whether what the source no longer has goes to the trash. */
  gone: { kind: boolean },
} as const satisfies FieldTable;

interface ApplyBody {
  readonly version: number;
  readonly status?: SourceSettings['status'];
  readonly places?: unknown;
  readonly gone?: boolean;
}

/** @throws Problem for venues that are not there, and for anything else than venues */
async function readPlaces(given: unknown, { store }: AuthoringContext): Promise<SourceSettings['places']> {
  const places = Object.entries((given ?? {}) as Record<string, number | 'create' | 'none'>);
  const numbers = [...new Set(places.map(([, choice]) => choice).filter((choice) => typeof choice === 'number'))];
  const isChoice = (choice: unknown) => numbers.includes(choice as number) || choice === 'create' || choice === 'none';
  if (!places.every(([, choice]) => isChoice(choice))) throw invalidParameters({ places: refused });
  for (const id of numbers) {
    const venue = store.reader.selectFrom('venues').select('id').where('id', '=', id).where('status', '<>', 'trash');
    if (!Number.isSafeInteger(id) || !(await venue.executeTakeFirst())) throw invalidParameters({ places: refused });
  }
  return Object.fromEntries(places);
}

const outdated = (source: object): Problem =>
  new Problem(
    409,
    'reading_outdated',
    (messages) => messages.readingOutdated,
    () => ({ source }),
  );

/** The plan of a reading that was kept, and what it would be now. */
async function plans(
  reader: DatabaseReader,
  source: SourceRow,
  now: number,
): Promise<{ readonly kept: readonly PlannedRow[]; readonly current: readonly PlannedRow[] }> {
  const kept = await reader.selectFrom('readings').selectAll().where('source_id', '=', source.id).execute();
  const leftOut = kept.filter(({ state }) => state === 'left_out');
  const events = kept.filter(({ state }) => state !== 'left_out' && state !== 'gone');
  const calendar = {
    events: events.map(({ parsed }) => JSON.parse(parsed) as ReadEvent),
    leftOut: leftOut.map(({ key, parsed, reason }): LeftOut => ({
      key,
      reason: reason as never,
      ...(JSON.parse(parsed) as { title: string }),
    })),
  };
  return { kept, current: await planOf(reader, source, calendar, now) };
}

const wordsOf = (rows: readonly PlannedRow[]): string =>
  rows
    .map(({ key, state, item_id, reason }) => JSON.stringify([key, state, item_id, reason]))
    .sort()
    .join();

/** The handlers of requests that read sources, and take what was read. */
export function createReadings(imports: Imports) {
  /** @throws Problem 409 while another work on the source is under way */
  const claim = async (id: number, state: 'reading' | 'applying'): Promise<SourceRow> => {
    const source = await imports.claim(id, state);
    if (!source) throw problem(409, 'source_busy', 'sourceBusy');
    return source;
  };
  /** Answers once the work is done, or goes on without its request. */
  const answer = async (work: Promise<void>, { store, parameters }: AuthoringContext): Promise<Answer> => {
    const isDone = await inTime(work, patience).then(
      () => true,
      () => false,
    );
    const body = await describeSource(store.reader, await findSource(store.reader, parameters), 'places');
    return { status: isDone ? 200 : 202, body };
  };

  return {
    /** `PUT /sources/{id}/file`: reads a file, and says what it would change. */
    send: async (context: AuthoringContext): Promise<Answer> => {
      const { id } = await findSource(context.store.reader, context.parameters);
      return answer(imports.read(await claim(id, 'reading'), context.body), context);
    },

    /** `POST /sources/{id}/read`: the same with an address. */
    read: async (context: AuthoringContext): Promise<Answer> => {
      const { id, address } = await findSource(context.store.reader, context.parameters);
      if (!address) throw problem(409, 'no_address', 'noAddress');
      return answer(imports.read(await claim(id, 'reading')), context);
    },

    /** `POST /sources/{id}/apply`: takes what a preview has shown, if it is still so. */
    apply: async (context: AuthoringContext, { version, status, places, gone }: ApplyBody): Promise<Answer> => {
      const { store, parameters, now, links, noted } = context;
      const source = await findSource(store.reader, parameters);
      const chosen = await readPlaces(places, context);
      if (source.version !== version || source.state !== 'waits')
        throw outdated(await describeSource(store.reader, source, 'places'));
      const { kept, current } = await plans(store.reader, source, now);
      if (wordsOf(kept) !== wordsOf(current)) {
        await keepPlan(store, source, current, now);
        throw outdated(await describeSource(store.reader, await findSource(store.reader, parameters), 'places'));
      }
      await claim(source.id, 'applying');
      const before = settingsOf(source);
      const settings = JSON.stringify({
        ...before,
        ...(status && { status }),
        places: { ...before.places, ...chosen },
      });
      await store.write(async (writer) => {
        await writer.updateTable('sources').set({ settings }).where('id', '=', source.id).execute();
        if (gone) await loseGone(writer, source);
      });
      noted.push({ action: 'update', resource: 'sources', id: source.id, fields: [] });
      return answer(imports.apply({ ...source, settings }, links.host), context);
    },
  };
}
