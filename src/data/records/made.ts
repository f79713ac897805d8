/**
 * The attribute of everything that an element adds to its content in the page, which separates it from what the page
 * gave: scripts copy elements with all that they hold.
 */
export const made = 'data-cal-made';
