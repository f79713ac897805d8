/**
 * The first script of a page. It finds the `cal-*` tags, starts the very request that a list is going to make, and loads the
 * elements. On a slow line each answer that is waited for costs more than all bytes: so the request and every file of an
 * element start in one task, and this script is one file that imports none.
 */
import { askEarly } from '../client/index.js';
import { loadWords } from '../locale/index.js';
import { earlyEventListUrl, languageOf } from '../query/index.js';

/** The chunks that each element needs, names separated by spaces. Filled in by scripts/build.mjs. */
declare const elementChunks: Readonly<Record<string, string>>;
/** The same for the polyfill of Temporal. */
declare const temporalChunks: string;

/** What elements will ask first. */
const earlyUrls: Readonly<Record<string, (element: Element) => string | undefined>> = { 'cal-event-list': earlyEventListUrl };

const loading = new Set<string>();

function load(file: string): void {
  if (loading.has(file)) return;
  loading.add(file);
  void import(new URL(`${file}.js`, import.meta.url).href);
}

const loadChunks = (names: string): void => names.split(' ').forEach((name) => name && load(`chunks/${name}`));

function meet(element: Element): void {
  const tag = element.localName;
  const chunks = elementChunks[tag];
  if (chunks === undefined || customElements.get(tag)) return;
  const url = earlyUrls[tag]?.(element);
  if (url) askEarly(url);
  load(`elements/${tag}`);
  loadChunks(chunks);
  void loadWords(languageOf(element));
  if (!('Temporal' in globalThis)) loadChunks(temporalChunks);
}

/** Loads the elements whose tags are in a document or shadow root, now and later. The page's own document is looked after already. */
export function discover(root: Document | ShadowRoot): void {
  root.querySelectorAll(':not(:defined)').forEach(meet);
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      meet(node);
      node.querySelectorAll(':not(:defined)').forEach(meet);
    }
  }).observe(root, { childList: true, subtree: true });
}

if (globalThis.document) discover(document);
