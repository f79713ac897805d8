export {
  prerender,
  prerenderElement,
  type LeftElement,
  type Prerendered,
  type PrerenderedElement,
  type PrerenderOptions,
  type WrittenElement,
} from './prerender.js';
