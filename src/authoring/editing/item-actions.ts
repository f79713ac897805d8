import type { AuthoringMessages } from '../words/messages/authoring.js';
import type { DeskMessages } from '../words/messages/desk.js';
import { CalError } from '../../data/client/index.js';
import { callsOf } from '../session/session-client.js';
import { readDeskItem, versionOf, type DeskItem, type DeskKind } from '../session/desk-items.js';
import type { Session } from '../session/session.js';
import { addDays } from '../../data/time/index.js';
import { failureOf } from '../forms/failure.js';

export type ActionName = 'publish' | 'move' | 'cancel' | 'postpone' | 'reinstate' | 'delete' | 'restore';

/** An action on items of a desk. */
export interface Action {
  readonly isOffered: (item: DeskItem, session: Session) => boolean;
  /** Whether it takes a date. */
  readonly takesDate?: true;
  /** Does it. @param date `YYYY-MM-DD` @returns what undoes it @throws CalError */
  readonly run: (target: Target, date: string) => Promise<() => Promise<unknown>>;
}

interface Target {
  readonly session: Session;
  readonly kind: DeskKind;
  readonly item: DeskItem;
}

const may = (item: DeskItem, right: string) => item.may.includes(right) && item.status !== 'trash';

/** Changes fields now, and back to what they were, whatever else has changed since. */
async function patched(
  { session, kind, item }: Target,
  patch: object,
  former: object,
): Promise<() => Promise<unknown>> {
  const calls = callsOf(session, kind);
  await calls.update(item.id, patch, versionOf(item));
  return async () => {
    const now = await readDeskItem(session, kind, item.id);
    // Whatever is written would take it out again.
    if (now.status === 'trash')
      throw new CalError('conflict', 'Somebody else has moved it to the trash', { fields: ['status'] });
    return calls.update(item.id, former, versionOf(now));
  };
}

/** Takes an item out of the trash, as it is there now. */
async function restored({ session, kind, item: { id } }: Target, status: string): Promise<unknown> {
  return callsOf(session, kind).restore({ id }, status, versionOf(await readDeskItem(session, kind, id)));
}

/** Moves an item to the trash, as it is now. */
async function removed({ session, kind, item: { id } }: Target): Promise<unknown> {
  return callsOf(session, kind).remove(id, versionOf(await readDeskItem(session, kind, id)));
}

/** Why something was not done. */
export const reasonOf = (error: CalError, words: DeskMessages, authoring: AuthoringMessages): string =>
  error.kind === 'conflict' ? words.changedMeanwhile : failureOf(error, authoring).text;

/** Whether an event can be marked as not taking place as planned. */
const maySay = (item: DeskItem, session: Session): boolean =>
  session.offers('event_status') && may(item, 'update') && item.start !== '';

const isOff = ({ eventStatus }: DeskItem): boolean => eventStatus === 'cancelled' || eventStatus === 'postponed';

/** Sets whether an event takes place. */
const withStatus = (target: Target, status: 'scheduled' | 'cancelled' | 'postponed') =>
  patched(target, { event_status: status }, { event_status: target.item.eventStatus || 'scheduled' });

/** The days from one to another, both `YYYY-MM-DD …`. */
const daysBetween = (first: string, second: string): number =>
  Math.round((Date.parse(`${second.slice(0, 10)}T00:00Z`) - Date.parse(`${first.slice(0, 10)}T00:00Z`)) / 864e5);

const onDay = (wall: string, days: number): string => `${addDays(wall.slice(0, 10), days)}${wall.slice(10)}`;

/**
 * The status with which an item leaves the trash, where nobody remembers the former one: it is not for everybody at
 * once.
 */
const quiet = 'draft';

export const actions: Readonly<Record<ActionName, Action>> = {
  publish: {
    isOffered: (item) => may(item, 'publish') && ['draft', 'pending'].includes(item.status),
    run: (target) => patched(target, { status: 'publish' }, { status: target.item.status }),
  },
  move: {
    isOffered: (item) => may(item, 'update') && item.start !== '',
    takesDate: true,
    run: (target, date) => {
      const { start, end, timeZone } = target.item;
      const days = daysBetween(start, date);
      const zone = timeZone ? { timezone: timeZone } : {};
      return patched(
        target,
        { start_date: onDay(start, days), end_date: onDay(end || start, days), ...zone },
        { start_date: start, end_date: end || start, ...zone },
      );
    },
  },
  cancel: {
    isOffered: (item, session) => maySay(item, session) && item.eventStatus !== 'cancelled',
    run: (target) => withStatus(target, 'cancelled'),
  },
  postpone: {
    isOffered: (item, session) => maySay(item, session) && !isOff(item),
    run: (target) => withStatus(target, 'postponed'),
  },
  reinstate: {
    isOffered: (item) => may(item, 'update') && isOff(item),
    run: (target) => withStatus(target, 'scheduled'),
  },
  restore: {
    isOffered: (item) => item.status === 'trash' && item.may.includes('restore'),
    run: async (target) => {
      await restored(target, target.item.formerStatus || quiet);
      return () => removed(target);
    },
  },
  delete: {
    isOffered: (item) => may(item, 'delete'),
    run: async (target) => {
      const { session, kind, item } = target;
      await callsOf(session, kind).remove(item.id, versionOf(item));
      return () => restored(target, item.status);
    },
  },
};

export const actionNames = Object.keys(actions) as ActionName[];
