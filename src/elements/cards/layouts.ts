/** How the items of a list look. */
export const layouts = ['list', 'cards', 'compact'] as const;
export type Layout = (typeof layouts)[number];

/** The groupings of events. */
export const groupings = ['none', 'day', 'month', 'venue', 'category'] as const;

/** How a list looks. */
export interface Appearance {
  readonly layout: Layout;
  readonly group_by: (typeof groupings)[number];
  /** The level of the outermost headings. */
  readonly heading_level: number;
}
