import {
  boolean,
  choice,
  membersOf,
  paging,
  text,
  untyped,
  type FieldTable,
  type FilterTable,
} from '../../data/schema/index.js';
import { utcTime } from '../dates/zones.js';
import { readFilters } from '../reading/filters.js';
import type { Answer, AuthoringContext } from '../request/context.js';
import { invalidParameters, missingParameters, problem, refused } from '../request/problem.js';
import { describeItem, describeSource, describeSources, findSource, readingStates } from './describe-source.js';
import type { SourceRow } from '../store/tables.js';
import type { DatabaseReader } from '../store/types.js';
import { feedAddress } from './fetch-source.js';
import { isFollowed, isPaused } from './follow-sources.js';
import type { ReadTable } from './read-events.js';
import { settingsOf, type SourceSettings } from './settings.js';
import { removeItems, sourceOf } from './sources.js';
import { isMeaning, longestRow } from './table/meanings.js';

/** The fields of `POST /sources`: an address, or the name of a file. */
export const sourceFields = {
  address: { kind: text, maxLength: 2000 },
  name: { kind: text, maxLength: 200 },
  /** What the columns of a table hold, and what comes first in `03/04/2026`. */
  table: { kind: untyped },
} as const satisfies FieldTable;

/** The fields of `PATCH /sources/{id}`. */
export const sourceChanges = {
  name: sourceFields.name,
  /** Whether what was taken of an address follows it; else it is the calendar's own. */
  followed: { kind: boolean },
  /** Whether an address that is followed is left alone. */
  paused: { kind: boolean },
  status: { kind: choice('publish', 'draft') },
  /** Whether categories that the calendar lacks are made. */
  terms: { kind: boolean },
} as const satisfies FieldTable;

/** `GET /sources`, those first that were made last. */
export async function listSources({ store }: AuthoringContext): Promise<Answer> {
  const rows = await store.reader.selectFrom('sources').selectAll().orderBy('id', 'desc').execute();
  return { body: { sources: await describeSources(store.reader, rows) } };
}

/** `GET /sources/{id}`. */
export async function readOneSource({ store, parameters }: AuthoringContext): Promise<Answer> {
  return { body: await describeSource(store.reader, await findSource(store.reader, parameters), 'places') };
}

/** The address that is read for one that people give. @throws Problem */
function checkedAddress(given: string): string {
  const address = feedAddress(given.trim());
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw invalidParameters({ address: { message: 'wrongAddress' } });
  return address;
}

/** What was chosen for a table. @throws Problem for anything else */
function checkedTable(given: unknown): ReadTable {
  const { columns, order = null } = membersOf(given);
  const isColumn = (column: unknown) => {
    const { heading, means } = membersOf(column);
    return typeof heading === 'string' && heading.length <= longestRow && (means === null || isMeaning(means));
  };
  const isRight =
    (order === null || order === 'day' || order === 'month') &&
    Array.isArray(columns) &&
    columns.length <= longestRow &&
    columns.every(isColumn);
  if (!isRight) throw invalidParameters({ table: refused });
  return { columns: (columns as ReadTable['columns']).map(({ heading, means }) => ({ heading, means })), order };
}

/** `POST /sources`: one that is known by its address, or by the name of its file, is answered again. */
export async function createSource(
  context: AuthoringContext,
  { address: given, name = '', table }: { readonly address?: string; readonly name?: string; readonly table?: unknown },
): Promise<Answer> {
  const { store, viewer, noted } = context;
  if (!given && !name.trim()) throw missingParameters(['address']);
  const address = given ? checkedAddress(given) : '';
  const chosen = table === undefined ? {} : { table: checkedTable(table) };
  const source = await sourceOf(store, { address, name: name.trim() }, viewer.id, chosen);
  const body = await describeSource(store.reader, source);
  if (source.state !== 'new') return { body };
  noted.push({ action: 'create', resource: 'sources', id: source.id, fields: [] });
  return { status: 201, body };
}

/** Whether an address is followed, and whether it is read by itself then. */
interface Following {
  readonly followed?: boolean;
  readonly paused?: boolean;
}

/** What a source becomes by that. @throws Problem for one that cannot be followed */
async function followingColumns(
  reader: DatabaseReader,
  source: SourceRow,
  { followed, paused }: Following,
  now: number,
): Promise<Partial<Omit<SourceRow, 'id'>>> {
  if (followed === undefined && paused === undefined) return {};
  const taken = reader.selectFrom('imported').select('key').where('source_id', '=', source.id).limit(1);
  const wasFollowed = isFollowed(source);
  const mayFollow = wasFollowed || (source.address && followed !== undefined && (await taken.executeTakeFirst()));
  if (!mayFollow) throw problem(409, 'not_followed', 'notFollowed');
  // Where it is followed again, its server is asked for all of it.
  if (followed === false)
    return { state: 'done', problem: '', last_good: '', next_read: '', etag: '', last_modified: '', failures: 0 };
  if (wasFollowed && (paused === undefined || paused === isPaused(source))) return {};
  // Where it goes on, it is read at once.
  return { last_good: source.last_good || source.last_read, next_read: paused ? '' : utcTime(now) };
}

/** `PATCH /sources/{id}`: its name, what becomes of new events, and whether it is followed and read by itself. */
export async function changeSource(
  context: AuthoringContext,
  {
    name,
    followed,
    paused,
    ...chosen
  }: Partial<Pick<SourceSettings, 'status' | 'terms'>> & Following & { readonly name?: string },
): Promise<Answer> {
  const { store, now, parameters, noted } = context;
  const source = await findIdle(context);
  const { id } = source;
  const columns = await followingColumns(store.reader, source, { followed, paused }, now);
  const settings = JSON.stringify({ ...settingsOf(source), ...chosen });
  await store.write(async (writer) => {
    if (followed === false) await writer.deleteFrom('readings').where('source_id', '=', id).execute();
    await writer
      .updateTable('sources')
      .set({ settings, ...columns, ...(name !== undefined && { name: name.trim() }) })
      .where('id', '=', id)
      .execute();
  });
  noted.push({ action: 'update', resource: 'sources', id, fields: [] });
  return { body: await describeSource(store.reader, await findSource(store.reader, parameters), 'places') };
}

/** A source that nothing is under way of. @throws Problem */
async function findIdle({ store, parameters }: AuthoringContext): Promise<SourceRow> {
  const source = await findSource(store.reader, parameters);
  if (['reading', 'applying'].includes(source.state)) throw problem(409, 'source_busy', 'sourceBusy');
  return source;
}

/** `DELETE /sources/{id}?events=keep|trash`: what it brought stays, or goes to the trash. */
export async function removeSource(context: AuthoringContext): Promise<Answer> {
  const { store, query, noted } = context;
  const { values, refusals } = readFilters({ events: { kind: choice('keep', 'trash') } }, query);
  if (Object.keys(refusals).length) throw invalidParameters(refusals);
  const source = await findIdle(context);
  const trashed = values.events === 'trash' ? await removeItems(context, source) : 0;
  await store.write(async (writer) => {
    for (const table of ['readings', 'imported'] as const)
      await writer.deleteFrom(table).where('source_id', '=', source.id).execute();
    await writer.deleteFrom('sources').where('id', '=', source.id).execute();
  });
  noted.push({ action: 'remove', resource: 'sources', id: source.id, fields: [] });
  return { body: { id: source.id, trashed } };
}

/** Items of a page. */
const pageSize = 20;

const readingFilters = { page: paging.page, state: { kind: choice(...readingStates) } } as const satisfies FilterTable;

/** `GET /sources/{id}/items?state=new`: what the last reading has found. */
export async function listReading({ store, query, parameters }: AuthoringContext): Promise<Answer> {
  const { values, refusals } = readFilters(readingFilters, query);
  if (Object.keys(refusals).length) throw invalidParameters(refusals);
  const { page, state } = values as { page: number; state?: (typeof readingStates)[number] };
  const { id } = await findSource(store.reader, parameters);
  const rows = store.reader
    .selectFrom('readings')
    .where('source_id', '=', id)
    .$if(state !== undefined, (all) => all.where('state', '=', state!));
  const { total } = await rows.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const shown = await rows
    .selectAll()
    .orderBy('key')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { body: { items: shown.map(describeItem), total, total_pages: Math.ceil(total / pageSize) } };
}
