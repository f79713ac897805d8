export * from './elements.js';
export * from '../data/client/index.js';
export * from '../data/schema/index.js';
