export { prerender, type Prerendered, type PrerenderOptions } from './prerender.js';
