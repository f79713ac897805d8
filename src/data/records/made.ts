/**
 * The attribute of all that an element adds to its content in the page, by which it is told from what the page gave: scripts copy elements with all that
 * they hold.
 */
export const made = 'data-cal-made';
