// A map of all venues by Leaflet with its plug-in for clusters, set up as in its documentation.
import 'leaflet/dist/leaflet.css';
import 'leaflet.markercluster/dist/MarkerCluster.css';
import 'leaflet.markercluster/dist/MarkerCluster.Default.css';
import L from 'leaflet/dist/leaflet.js';
import 'leaflet.markercluster/dist/leaflet.markercluster.js';
import { host, load } from './place.mjs';

// Requested before the tiles, which take all connections.
const loading = load('venues');
L.Icon.Default.prototype.options.imagePath = '/tiles/';
host.style.height = '600px';
const map = L.map(host).setView([48, 9], 4);
L.tileLayer('/tiles/{z}/{x}/{y}.png', { attribution: 'Nobody' }).addTo(map);
const venues = await loading;
const clusters = L.markerClusterGroup({ chunkedLoading: true });
clusters.addLayers(venues.map(({ venue, geo_lat: lat, geo_lng: lng }) => L.marker([lat, lng], { title: venue })));
map.fitBounds(L.latLngBounds(venues.map(({ geo_lat: lat, geo_lng: lng }) => [lat, lng])), { animate: false });
map.addLayer(clusters);
