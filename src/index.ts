export * from './elements/index.js';
export * from './client/index.js';
export * from './schema/index.js';
