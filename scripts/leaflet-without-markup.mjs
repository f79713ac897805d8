/** Leaflet's file of modules; its package leads to another copy, of which nothing can be left out. */
const file = /\/leaflet\/dist\/leaflet-src\.esm\.js$/;

/** Where Leaflet writes HTML: to try out old browsers, into controls, and popups and icons from text. We use none of them. */
const lines = 10;

/** Leaflet that never writes HTML, so that pages which enforce Trusted Types can load it. */
export function leafletWithoutMarkup(code) {
  let count = 0;
  const mended = code.replace(/^(\s*[\w.]+)\.innerHTML = /gm, (_, target) => {
    count++;
    return `${target}.textContent = `;
  });
  if (count !== lines)
    throw new Error(`Leaflet writes HTML in ${count} lines instead of ${lines}: look at the new ones, then change this file`);
  return mended;
}

/** For Vite. */
export const leafletForPages = () => ({
  name: 'leaflet-without-markup',
  transform: { filter: { id: file }, handler: (code) => ({ code: leafletWithoutMarkup(code), map: null }) },
});

/** For the test runner's server. */
export const leafletForTests = () => ({
  name: 'leaflet-without-markup',
  transform: ({ path, body }) => (file.test(path) ? leafletWithoutMarkup(body) : undefined),
});
