/** Leaflet's file of modules; its package leads to another copy, of which nothing can be left out. */
const file = /\/leaflet\/dist\/leaflet-src\.esm\.js$/;

/** What is mended, how often it stands in the file, and why. */
const mends = [
  // To try out old browsers, into controls, and popups and icons from text. We use none of them; pages with Trusted Types refuse them.
  { pattern: /^(\s*[\w.]+)\.innerHTML = /gm, replacement: '$1.textContent = ', times: 10 },
  // Takes the place of a tile that is no longer wanted. Strict policies refuse it; an empty address asks for nothing at all.
  { pattern: /^(var emptyImageUrl = )(['"])data:[^'"]*\2;/gm, replacement: '$1$2$2;', times: 1 },
  // A zoom ends 250 ms after it has begun, and fails when the map has been removed meanwhile.
  { pattern: /(_onZoomTransitionEnd: function ?\(\) \{\s*if \(!this\._animatingZoom)\)/g, replacement: '$1 || !this._mapPane)', times: 1 },
];

/** Leaflet as pages with strict policies can load it. */
function leafletForStrictPages(code) {
  let mended = code;
  for (const { pattern, replacement, times } of mends) {
    const count = [...mended.matchAll(pattern)].length;
    if (count !== times) throw new Error(`Leaflet has ${pattern} ${count} times instead of ${times}: look at each, then change this file`);
    mended = mended.replace(pattern, replacement);
  }
  return mended;
}

/** For Vite. */
export const leafletForPages = () => ({
  name: 'leaflet-for-strict-pages',
  transform: { filter: { id: file }, handler: (code) => ({ code: leafletForStrictPages(code), map: null }) },
});

/** For the test runner's server. */
export const leafletForTests = () => ({
  name: 'leaflet-for-strict-pages',
  transform: ({ path, body }) => (file.test(path) ? leafletForStrictPages(body) : undefined),
});
