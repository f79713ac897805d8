/** The bare name leads to a copy that cannot be shaken; see scripts/leaflet-without-markup.mjs. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet';
}
