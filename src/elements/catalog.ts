/** All elements, one row each; `starts.ts` has what the first script of a page starts for them. */
export interface CatalogRow {
  /**
   * The kind of element: a `view` shows events, and controls change its attributes; a `directory` shows venues,
   * organizers, categories or tags; a `detail` shows one item; a `button` does something with events; a `control`
   * changes the attributes of views; a `provider` holds settings of other elements; a `form` changes the calendar, and
   * is the only kind that is not for readers.
   */
  readonly kind: 'view' | 'directory' | 'detail' | 'button' | 'control' | 'provider' | 'form';
}

export type Tag = keyof HTMLElementTagNameMap & `cal-${string}`;

export const catalog = {
  'cal-calendar': { kind: 'view' },
  'cal-event-list': { kind: 'view' },
  'cal-event-map': { kind: 'view' },
  'cal-event-month': { kind: 'view' },
  'cal-event-week': { kind: 'view' },
  'cal-category-list': { kind: 'directory' },
  'cal-organizer-list': { kind: 'directory' },
  'cal-tag-list': { kind: 'directory' },
  'cal-venue-list': { kind: 'directory' },
  'cal-venue-map': { kind: 'directory' },
  'cal-event-detail': { kind: 'detail' },
  'cal-organizer-detail': { kind: 'detail' },
  'cal-venue-detail': { kind: 'detail' },
  'cal-add-to-calendar': { kind: 'button' },
  'cal-event-search': { kind: 'control' },
  'cal-event-filters': { kind: 'control' },
  'cal-provider': { kind: 'provider' },
  'cal-event-form': { kind: 'form' },
  'cal-sign-in': { kind: 'form' },
  'cal-admin': { kind: 'form' },
  'cal-organizer-form': { kind: 'form' },
  'cal-venue-form': { kind: 'form' },
} as const satisfies Readonly<Record<Tag, CatalogRow>>;

type Kind = CatalogRow['kind'];

/** The tags of the elements of some kinds. */
export const tagsOf = <K extends Kind>(...kinds: K[]) =>
  (Object.keys(catalog) as Tag[]).filter((tag) => (kinds as Kind[]).includes(catalog[tag].kind)) as TagOf<K>[];
export type TagOf<K extends Kind> = { [T in Tag]: (typeof catalog)[T]['kind'] extends K ? T : never }[Tag];

/** Whether it shows something of a calendar without another element. */
export const showsAlone = (tag: string): boolean =>
  tagsOf('view', 'directory', 'detail', 'button').some((one) => one === tag);
