/** How the items of a list look. */
export const layouts = ['list', 'cards', 'compact'] as const;
export type Layout = (typeof layouts)[number];
