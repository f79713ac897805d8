export { createManifest } from './create-manifest.js';
export { dataPage } from './data.js';
export type { TablesByClass } from './manifest-plugin.js';
export { elementPages, spliceElements } from './tables.js';
export type { DocumentedTable } from './attributes.js';
