/**
 * The lists of the authoring interface for those who write: the items that they may change, and, for administrators,
 * who else may write.
 */
import { plainText } from '../../data/records/index.js';
import { membersOf } from '../../data/schema/index.js';
import { clientOf } from './session-client.js';
import type { Session } from './session.js';

/** The resources with a desk of their own. */
export type DeskKind = 'events' | 'venues' | 'organizers';

/** The statuses that a desk counts. */
const deskStatuses = ['publish', 'draft', 'pending', 'future', 'private', 'trash'] as const;
type DeskStatus = (typeof deskStatuses)[number];

/** An item that the caller may change. Texts are those that were written, not HTML. */
export interface DeskItem {
  readonly id: number;
  readonly title: string;
  readonly status: string;
  /** The status before the trash; empty outside of it, and where the server does not remember. */
  readonly formerStatus: string;
  readonly url: string;
  /** `YYYY-MM-DD hh:mm:ss` on the clock of the event; empty for what has no dates. */
  readonly start: string;
  readonly end: string;
  readonly isAllDay: boolean;
  readonly timeZone: string;
  /** Whether it takes place: `scheduled`, `cancelled`, `postponed`; empty where the server does not send it. */
  readonly eventStatus: string;
  /** The venue of an event with its town, the town of a venue; empty where there is none. */
  readonly place: string;
  /** The number of events of a venue or an organizer; absent where the server does not count. */
  readonly events: number | undefined;
  /** The address of a small image; empty where there is none. */
  readonly picture: string;
  /** The last user who wrote it; empty where nobody remembers. */
  readonly changedBy: string;
  /** Milliseconds since the epoch; `NaN` where it cannot be read. */
  readonly modified: number;
  /** For `If-Match`; empty where the server has none. */
  readonly version: string;
  readonly isHidden: boolean;
  /** The series that it stands for, with its other dates. */
  readonly series: DeskSeries | undefined;
  /** The actions of the caller on it: `update`, `delete`, `publish`, `restore`. */
  readonly may: readonly string[];
}

/** A series, as its first date in a list stands for it. */
export interface DeskSeries {
  readonly id: number;
  readonly version: string;
  readonly title: string;
  /** In the words of RFC 5545. */
  readonly rule: string;
  /** `YYYY-MM-DD hh:mm:ss` */
  readonly start: string;
  /** The number of its dates in the list. */
  readonly dates: number;
}

export interface DeskPage {
  readonly items: readonly DeskItem[];
  readonly total: number;
  readonly totalPages: number;
  /** The number of items with each status; absent where the server does not count. */
  readonly counts: Readonly<Partial<Record<DeskStatus, number>>>;
  /** The number of events that are not over; absent where the server does not count. */
  readonly upcoming: number | undefined;
}

export interface DeskRequest {
  readonly kind: DeskKind;
  readonly statuses: readonly string[];
  readonly search?: string;
  /** Events that are not over, from the next on, or those that are, from the last on. */
  readonly when?: 'upcoming' | 'past' | undefined;
  /** Whether a series stands once in it; only where the server keeps series. */
  readonly isFolded?: boolean;
  /** The series whose dates these are. */
  readonly series?: number;
  /** By their names, and not the newest change first. */
  readonly order?: 'name' | undefined;
  /** Counted from 1. */
  readonly page?: number;
  readonly perPage?: number;
  readonly isOwn?: boolean;
  readonly signal?: AbortSignal;
}

export interface Account {
  readonly id: number;
  readonly name: string;
  readonly role: string;
  /** When the user was last seen, in milliseconds since the epoch; `NaN` for never. */
  readonly lastSeen: number;
}

export interface PendingInvitation extends Omit<Account, 'lastSeen'> {
  /** Milliseconds since the epoch. */
  readonly expires: number;
}

/** A link that lets somebody in, once. It is shown to be copied, and kept nowhere. */
export interface OneTimeLink {
  readonly url: string;
  readonly expires: number;
}

export interface DeskTerm {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly parent: number;
  /** The number of events that have it. */
  readonly count: number;
}
export type TermResource = 'categories' | 'tags';

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
const numberOf = (value: unknown): number => (Number.isFinite(Number(value)) ? Number(value) : 0);
const listOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.map(membersOf) : [];
/** A time in UTC, with or without its `Z`. */
export const instantOf = (value: unknown): number => Date.parse(textOf(value).replace(/^([\d-]+) ([\d:]+)$/, '$1T$2Z'));

function readSeries(value: unknown): DeskSeries {
  const { id, version, title, rule, start_date: start, dates } = membersOf(value);
  return {
    id: numberOf(id),
    version: textOf(version),
    title: plainText(textOf(title)),
    rule: textOf(rule),
    start: textOf(start),
    dates: numberOf(dates),
  };
}

function readItem(value: unknown): DeskItem {
  const item = membersOf(value);
  const { title, town } = membersOf([item.venue].flat()[0]);
  return {
    id: numberOf(item.id),
    title: plainText(textOf(item.title)),
    status: textOf(item.status),
    formerStatus: textOf(item.former_status),
    url: textOf(item.url),
    start: textOf(item.start_date),
    end: textOf(item.end_date),
    isAllDay: item.all_day === true,
    timeZone: textOf(item.timezone),
    eventStatus: textOf(item.event_status),
    place: plainText([title, town ?? item.town].map(textOf).filter(Boolean).join(', ')),
    events: item.events === undefined ? undefined : numberOf(item.events),
    picture: textOf(item.picture),
    changedBy: textOf(membersOf(item.modified_by).name),
    modified: instantOf(item.modified_utc),
    version: textOf(item.version),
    isHidden: item.is_hidden === true,
    series: item.series === undefined ? undefined : readSeries(item.series),
    may: Array.isArray(item.may) ? item.may.map(textOf) : [],
  };
}

/** One page of what the caller may change, newest change first unless the request says otherwise. @throws CalError */
export async function readDesk(session: Session, request: DeskRequest): Promise<DeskPage> {
  const { kind, statuses, search, when, order, isFolded, series, page = 1, perPage = 50, isOwn, signal } = request;
  const status = statuses.join();
  const fold_series = isFolded ? 'true' : undefined;
  const author = isOwn ? 'me' : undefined;
  const query = { kind, status, when, order, author, series, fold_series, search, page, per_page: perPage };
  const answer = membersOf(await session.call('/items', { query, ...(signal && { signal }) }));
  const counts = membersOf(answer.counts);
  const { upcoming } = answer;
  return {
    items: listOf(answer.items).map(readItem),
    total: numberOf(answer.total),
    totalPages: numberOf(answer.total_pages),
    counts: Object.fromEntries(
      deskStatuses.flatMap((name) => (name in counts ? [[name, numberOf(counts[name])]] : [])),
    ),
    upcoming: upcoming === undefined ? undefined : numberOf(upcoming),
  };
}

/** An item as it is now. @throws CalError */
export const readDeskItem = async (session: Session, kind: DeskKind, id: number): Promise<DeskItem> =>
  readItem(await session.call(`/items/${kind}/${id}`));

/** The version that is sent, so that nobody's change is overwritten unseen. */
export const versionOf = ({ version }: DeskItem): { readonly version?: string } => (version ? { version } : {});

/** All terms of a kind, also those that no event has. @throws CalError */
export async function readDeskTerms(session: Session, resource: TermResource): Promise<readonly DeskTerm[]> {
  const terms: DeskTerm[] = [];
  for await (const { items } of clientOf(session)[resource].pages({ hide_empty: false, per_page: 50 })) {
    for (const item of items) {
      const { id, name, slug, parent, count } = membersOf(item);
      terms.push({
        id: numberOf(id),
        name: plainText(textOf(name)),
        slug: textOf(slug),
        parent: numberOf(parent),
        count: numberOf(count),
      });
    }
  }
  return terms;
}

/** Reads who may write, and who is invited to. @throws CalError */
export async function readAccounts(session: Session): Promise<{
  readonly users: readonly Account[];
  readonly invitations: readonly PendingInvitation[];
  readonly links: readonly PendingInvitation[];
}> {
  const { users, invitations, links } = membersOf(await session.call('/users'));
  const account = ({ id, name, role }: Readonly<Record<string, unknown>>) => ({
    id: numberOf(id),
    name: textOf(name),
    role: textOf(role),
  });
  const pending = (list: unknown) => listOf(list).map((one) => ({ ...account(one), expires: instantOf(one.expires) }));
  return {
    users: listOf(users).map((user) => ({ ...account(user), lastSeen: instantOf(user.last_seen) })),
    invitations: pending(invitations),
    links: pending(links),
  };
}

/** Reads who may write, and so be the author of an event. @throws CalError */
export async function readAuthors(session: Session): Promise<readonly Pick<Account, 'id' | 'name'>[]> {
  const { authors } = membersOf(await session.call('/authors'));
  return listOf(authors).map(({ id, name }) => ({ id: numberOf(id), name: textOf(name) }));
}

const readLink = (answer: unknown): OneTimeLink => {
  const { url, expires } = membersOf(answer);
  return { url: textOf(url), expires: instantOf(expires) };
};

/** @throws CalError */
export const invite = async (
  session: Session,
  given: { readonly name: string; readonly role: string },
): Promise<OneTimeLink> => readLink(await session.call('/invitations', { method: 'POST', body: given }));

/** A link by which a user chooses a new password. @throws CalError */
export const resetPassword = async (session: Session, id: number): Promise<OneTimeLink> =>
  readLink(await session.call(`/users/${id}/link`, { method: 'POST' }));

/** @throws CalError */
export const withdrawInvitation = (session: Session, id: number) =>
  session.call(`/invitations/${id}`, { method: 'DELETE' });

/** Ends a link for a new password. @throws CalError */
export const withdrawLink = (session: Session, id: number) => session.call(`/links/${id}`, { method: 'DELETE' });

/** @throws CalError */
export const changeRole = (session: Session, id: number, role: string) =>
  session.call(`/users/${id}`, { method: 'PATCH', body: { role } });

/** @throws CalError */
export const removeUser = (session: Session, id: number) => session.call(`/users/${id}`, { method: 'DELETE' });
