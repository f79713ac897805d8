/** Messages of a list. */
interface ListMessages {
  loading: string;
  /** What a list shows: items `from` to `to` (counted from 1) of `total`. */
  shown: (from: number, to: number, total: number) => string;
  /** The button that adds `count` more. */
  more: (count: number) => string;
  empty: string;
}

/** Messages of one item. */
interface ItemMessages {
  /** What it is. */
  kind: string;
  loading: string;
  /** Why it is not shown. */
  problems: Record<'absent' | 'denied' | 'trashed' | 'protected', string>;
}

/** Every phrase that is said of venues, organizers, categories and tags. */
export interface DirectoryMessages {
  lists: Record<'venues' | 'organizers' | 'categories' | 'tags', ListMessages>;
  emptyHint: string;

  items: Record<'venues' | 'organizers', ItemMessages>;
  /** Advice about an item that is not shown. */
  hints: Record<'absent' | 'denied' | 'trashed' | 'protected', string>;
  /** Replaces a name that a password hides. */
  hiddenName: string;

  /** Heading above the events of a venue or an organizer. */
  events: string;
  /** How many events of it are to come. */
  upcoming: (count: number) => string;

  /** How much uses a category, or a tag, which other things than events may have too (wire section 10.1). */
  uses: Record<'categories' | 'tags', (count: number) => string>;
  /** Name of the button that expands a category. */
  branch: (name: string) => string;

  /** What a table of a description is called that has no caption. */
  table: string;
  /** In place of an element inside whose code could not be loaded. */
  partFailed: string;
}
