import { callAuthoring, type CreateOptions } from '../../data/client/index.js';
import { membersOf } from '../../data/schema/index.js';
import { followedWrite } from './mutations.js';
import type { Session } from './session.js';

/**
 * Makes a series: its first date by these fields, and the others by a rule in the words of RFC 5545.
 * @returns the first date, as everybody reads it
 * @throws CalError
 */
export async function createSeries(
  { client }: Session,
  fields: object,
  rule: string,
  { idempotencyKey, ...options }: CreateOptions = {},
): Promise<{ readonly id: number }> {
  const headers = { ...client.headers, ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }) };
  const send = () =>
    callAuthoring({ ...client, headers }, '/series', { method: 'POST', body: { fields, rule }, ...options });
  return membersOf(await followedWrite(client, send)).event as { readonly id: number };
}

/** A change of a series, as it was sent of one of its dates. */
export interface SeriesPatch {
  /** The date whose fields these are: all dates change. */
  readonly event?: number;
  /** The same, and earlier dates stay. */
  readonly from?: number;
  readonly fields: object;
}

/** Changes a series, and so each of its dates as far as it follows. @throws CalError */
export async function changeSeries(
  { client }: Session,
  id: number,
  body: SeriesPatch,
): Promise<{ readonly changed: number; readonly kept: number }> {
  const send = () => callAuthoring(client, `/series/${id}`, { method: 'PATCH', body });
  const { changed, kept } = membersOf(await followedWrite(client, send));
  return { changed: Number(changed), kept: Array.isArray(kept) ? kept.length : 0 };
}

/**
 * Moves the dates of a series to the trash, or those from one on.
 * @returns takes that back
 * @throws CalError
 */
export async function removeSeries(
  { client }: Session,
  id: number,
  from: number | undefined,
): Promise<() => Promise<void>> {
  const path = `/series/${id}`;
  const { undo } = membersOf(
    await followedWrite(client, () => callAuthoring(client, path, { method: 'DELETE', query: { from } })),
  );
  return async () => {
    await followedWrite(client, () => callAuthoring(client, path, { method: 'PATCH', body: undo }));
  };
}
