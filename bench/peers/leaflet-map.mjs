// A map of all venues by Leaflet with its plug-in for clusters, set up as its documentation says.
import 'leaflet/dist/leaflet.css';
import 'leaflet.markercluster/dist/MarkerCluster.css';
import 'leaflet.markercluster/dist/MarkerCluster.Default.css';
import L from 'leaflet/dist/leaflet.js';
import 'leaflet.markercluster/dist/leaflet.markercluster.js';

const { document } = globalThis;
const host = document.createElement('div');
host.style.height = '600px';
document.body.append(host);

const read = async (page) => (await fetch(`/api/cal/events/v1/venues?page=${page}&per_page=50`)).json();
const first = await read(1);
const rest = await Promise.all(Array.from({ length: first.total_pages - 1 }, (_, index) => read(index + 2)));
const markers = [first, ...rest]
  .flatMap(({ venues }) => venues)
  .map(({ venue, geo_lat: lat, geo_lng: lng }) => L.marker([lat, lng], { title: venue }));

const map = L.map(host).fitBounds(L.latLngBounds(markers.map((marker) => marker.getLatLng())), { animate: false });
L.tileLayer('/tile.png?{z}/{x}/{y}', { attribution: 'Nobody' }).addTo(map);
const clusters = L.markerClusterGroup({
  chunkedLoading: true,
  chunkProgress: (done, total) => done === total && host.classList.add('whole'),
});
clusters.addLayers(markers);
map.addLayer(clusters);
