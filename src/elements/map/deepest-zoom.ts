/** The deepest zoom of a map. */
export const deepestZoom = 18;
