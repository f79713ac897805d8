/** Leaflet's ES modules. */
const file = /\/leaflet\/src\/(.+\.js)$/;

/** Writes HTML for old browsers and popups from text, neither of which we use; Trusted Types refuse it. */
const noHtml = (times) => ({ pattern: /\.innerHTML = /g, replacement: '.textContent = ', times });

/** The patch of each file that needs one: text, replacement, and how often the text must be found. */
const patches = {
  'core/Browser.js': noHtml(2),
  'layer/DivOverlay.js': noHtml(1),
  'layer/Popup.js': noHtml(1),
  // Replaces the image of a discarded tile with a data URL, which strict policies refuse; an empty address requests
  // nothing.
  'core/Util.js': { pattern: /^(export var emptyImageUrl = )(['"])data:[^'"]*\2;/gm, replacement: '$1$2$2;', times: 1 },
  // A zoom ends 250 ms after it began, and would fail when the map was removed meanwhile.
  'map/Map.js': {
    pattern: /(_onZoomTransitionEnd: function ?\(\) \{\s*if \(!this\._animatingZoom)\)/g,
    replacement: '$1 || !this._mapPane)',
    times: 1,
  },
};

/** A file of Leaflet as pages with strict policies can load it. */
function leafletForStrictPages(path, code) {
  const { pattern, replacement, times } = patches[file.exec(path)[1]] ?? noHtml(0);
  const count = [...code.matchAll(pattern)].length;
  if (count !== times)
    throw new Error(`${path} has ${pattern} ${count} times instead of ${times}: look at each, then change this file`);
  return code.replace(pattern, replacement);
}

/** For Vite. */
export const leafletForPages = () => ({
  name: 'leaflet-for-strict-pages',
  transform: { filter: { id: file }, handler: (code, id) => ({ code: leafletForStrictPages(id, code), map: null }) },
});
