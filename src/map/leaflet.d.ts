/** The bare name leads to a copy that cannot be shaken; see scripts/leaflet-for-strict-pages.mjs. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet';
}
