export {
  prerender,
  prerenderElement,
  type LeftElement,
  type Prerendered,
  type PrerenderedElement,
  type WrittenElement,
} from './prerender.js';
export type { PrerenderOptions } from './options.js';
