/** Messages of a list. */
interface ListMessages {
  loading: string;
  /** The items that a list shows: `from` to `to` (counted from 1) of `total`. */
  shown: (from: number, to: number, total: number) => string;
  /** The button that adds `count` more. */
  more: (count: number) => string;
  empty: string;
}

/** Messages of one item. */
interface ItemMessages {
  /** The kind of the item. */
  kind: string;
  loading: string;
  /** Why it is not shown. */
  problems: Record<'absent' | 'denied' | 'trashed' | 'protected', string>;
}

/** Every phrase of venues, organizers, categories and tags. */
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
  /** The number of its upcoming events. */
  upcoming: (count: number) => string;

  /** How much uses a category, or a tag, which other things than events may have too (wire section 10.1). */
  uses: Record<'categories' | 'tags', (count: number) => string>;
  /** Name of the button that expands a category. */
  branch: (name: string) => string;

  /** The name of a table of a description without a caption. */
  table: string;
  /** Instead of an element inside whose code could not be loaded. */
  partFailed: string;
}
