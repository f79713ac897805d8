/** Which of several calendars an item is from. */
export interface CalendarOrigin {
  /** Its root address. */
  readonly server: string;
  /** Counted from 0, as they are listed. */
  readonly index: number;
  readonly name: string;
}

/** Our metadata of an item. */
export interface Notes {
  /** `undefined` where there is only one calendar. */
  readonly origin?: CalendarOrigin | undefined;
  /** The items of its series, itself included, in the order in which they come. */
  readonly occurrences?: readonly unknown[];
  /** The number of events of the list that were searched for series, where not all were. */
  readonly searched?: number | undefined;
  /** Whether its slug is that of other dates of its series too, so that it names none of them. */
  readonly sharesSlug?: boolean;
}

/** No answer can set what stands under a symbol, while it could set any name. */
const noted = Symbol('notes');

const none: Notes = {};

export const notesOf = (item: object): Notes => (item as { readonly [noted]?: Notes })[noted] ?? none;

/** The item with our notes, which its copies have too. Another object, because the cache and the answer have none. */
export const withNotes = <T>(item: T, notes: Notes): T => ({ ...item, [noted]: notes });

/** The root address of the calendar that an item is from, among several; else empty. */
export const serverOf = (item: object): string => notesOf(item).origin?.server ?? '';
