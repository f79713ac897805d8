export type { DocumentedTable } from './attributes.js';
export { createManifest } from './create-manifest.js';
export type { TablesByClass } from './manifest-plugin.js';
export { elementPages, spliceElements, type Manifest, type Member } from './tables.js';
