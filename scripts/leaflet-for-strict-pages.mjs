/** Leaflet's ES module; the package's main file cannot be tree-shaken. */
const file = /\/leaflet\/dist\/leaflet-src\.esm\.js$/;

/** The patches: text, replacement, and how often the text must be found. */
const patches = [
  // Writes HTML for old browsers, controls, popups and icons, none of which we use; Trusted Types refuse them.
  { pattern: /^(\s*[\w.]+)\.innerHTML = /gm, replacement: '$1.textContent = ', times: 10 },
  // Replaces the image of a discarded tile with a data URL, which strict policies refuse; an empty address requests nothing.
  { pattern: /^(var emptyImageUrl = )(['"])data:[^'"]*\2;/gm, replacement: '$1$2$2;', times: 1 },
  // A zoom ends 250 ms after it began, and would fail when the map was removed meanwhile.
  { pattern: /(_onZoomTransitionEnd: function ?\(\) \{\s*if \(!this\._animatingZoom)\)/g, replacement: '$1 || !this._mapPane)', times: 1 },
];

/** Leaflet as pages with strict policies can load it. */
function leafletForStrictPages(code) {
  let patched = code;
  for (const { pattern, replacement, times } of patches) {
    const count = [...patched.matchAll(pattern)].length;
    if (count !== times) throw new Error(`Leaflet has ${pattern} ${count} times instead of ${times}: look at each, then change this file`);
    patched = patched.replace(pattern, replacement);
  }
  return patched;
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
