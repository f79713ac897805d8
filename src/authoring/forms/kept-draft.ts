/**
 * Keeps what was typed and not saved in the browser's IndexedDB, for forms that request it. It loads with them alone.
 */
import { createStore, del, delMany, entries, set } from 'idb-keyval';
import { membersOf } from '../../data/schema/index.js';
import type { Values } from './field.js';

/** The greatest age of a draft that is offered and kept, in milliseconds. */
const maxAge = 7 * 24 * 60 * 60_000;

const store = createStore('cal-elements-drafts', 'drafts');

/** The typed values, and the time. */
export interface KeptDraft {
  readonly entered: Values;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** A browser without storage, or with a full one, keeps nothing. */
const quietly = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);

const isDraft = (kept: unknown): kept is KeptDraft => {
  const { entered, at } = membersOf(kept);
  return typeof at === 'number' && Date.now() - at < maxAge && typeof entered === 'object' && entered !== null;
};

/** @param name that of server, user, resource, item and its version */
export async function keptDraft(name: string): Promise<KeptDraft | undefined> {
  const all = (await quietly(entries<string, unknown>(store))) ?? [];
  const old = all.filter(([, kept]) => !isDraft(kept));
  if (old.length)
    await quietly(
      delMany(
        old.map(([of]) => of),
        store,
      ),
    );
  return all.map(([of, kept]) => (of === name && isDraft(kept) ? kept : undefined)).find(Boolean);
}

export const keepDraft = (name: string, entered: Values): Promise<unknown> =>
  quietly(set(name, { entered, at: Date.now() }, store));

export const forgetDraft = (name: string): Promise<unknown> => quietly(del(name, store));
