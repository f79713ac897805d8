// The least that shows a map: tiles as images, and a button for each 80 pixels that hold venues; it neither pans nor
// zooms.
const { document, fetch, Image } = globalThis;
const host = document.querySelector('main');
const { api } = host.dataset;
const [height, tileSize, cellSize] = [600, 256, 80];
const x = (lng) => (lng + 180) / 360;
const y = (lat) => 0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI);

host.style.cssText = `display: block; position: relative; height: ${height}px; overflow: hidden`;
const read = async (page) => (await fetch(`${api}/cal/events/v1/venues?per_page=50&page=${page}`)).json();
const first = await read(1);
const rest = await Promise.all(Array.from({ length: first.total_pages - 1 }, (_, index) => read(index + 2)));
const points = [first, ...rest].flatMap(({ venues }) =>
  venues.map(({ geo_lat, geo_lng, venue }) => [x(geo_lng), y(geo_lat), venue]),
);
const limits = (values) => [
  values.reduce((one, other) => Math.min(one, other)),
  values.reduce((one, other) => Math.max(one, other)),
];
const [west, east] = limits(points.map(([across]) => across));
const [north, south] = limits(points.map(([, down]) => down));
const zoom = Math.floor(Math.log2(Math.min(host.clientWidth / (east - west), height / (south - north)) / tileSize));
const scale = tileSize * 2 ** zoom;
const [left, top] = [((west + east) / 2) * scale - host.clientWidth / 2, ((north + south) / 2) * scale - height / 2];
const nodes = [];
function place(element, across, down) {
  element.style.cssText = `position: absolute; left: ${across - left}px; top: ${down - top}px`;
  nodes.push(element);
}

for (let column = Math.floor(left / tileSize); column * tileSize < left + host.clientWidth; column++)
  for (let row = Math.floor(top / tileSize); row * tileSize < top + height; row++) {
    const tile = new Image(tileSize, tileSize);
    tile.src = `/tiles/${zoom}/${column}/${row}.png`;
    place(tile, column * tileSize, row * tileSize);
  }
const cells = new Map();
for (const [across, down, name] of points) {
  const key = `${Math.floor((across * scale) / cellSize)},${Math.floor((down * scale) / cellSize)}`;
  const cell = cells.get(key);
  if (cell) cell.count += 1;
  else cells.set(key, { across: across * scale, down: down * scale, name, count: 1 });
}
for (const { across, down, name, count } of cells.values()) {
  const button = Object.assign(document.createElement('button'), {
    textContent: count > 1 ? count : '•',
    title: name,
    className: 'marker',
  });
  place(button, across, down);
}
host.replaceChildren(...nodes);
