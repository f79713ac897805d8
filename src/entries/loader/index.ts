/**
 * The first script of a page. It finds the `cal-*` tags, starts the very request that each is going to make, and loads
 * the elements. On a slow line each answer that is waited for costs more than all bytes: so the request and every file
 * of an element start in one task, and this script is one file with its own copy of what it needs.
 */
import { elementFiles, eventOptionFiles, firstPaintFiles, mapFiles, temporalFiles } from 'virtual:element-files';
import { preload } from '../../data/client/index.js';
import type { ElementToPaint } from '../first-paint/first-paint.js';
import { messagesFor } from '../../locale/index.js';
import { isDeveloped, languageOf, loadPageAnswers } from '../../data/query/index.js';
import '../../authoring/register.js';
import { bundlesOf, firstRequestOf, requestingTag } from '../../elements/first-request.js';
import { whenMapIsComing } from '../../elements/map/early-map.js';
import { toPaint } from './to-paint.js';

const loading = new Set<string>();

function load(files: string): void {
  for (const file of files.split(' ')) {
    if (!file || loading.has(file)) continue;
    loading.add(file);
    void import(/* @vite-ignore */ `./chunks/${file}.js`);
  }
}

/**
 * Gives filters whose code has not arrived yet the room that they will take, so that the list below them does not jump.
 */
function reserveRoom(filters: HTMLElement): void {
  if (filters.hasAttribute('style')) return;
  const isPanel = filters.getAttribute('layout') === 'panel' && matchMedia('(min-width: 36em)').matches;
  // By default, what the element offers first, and its button that shows more; as high as the room that its styles keep
  // for them.
  const names = (filters.getAttribute('facets') ?? 'cost date category venue featured more').match(/\w+/g) ?? [];
  const open = names.filter((name) => /^(date|category|tag|venue|organizer)$/.test(name)).slice(0, 2);
  const rooms = names.map((name) =>
    !open.includes(name) ? '2.8em' : name === 'date' ? '19.3em' : 'min(20em, 50vb) + 6.6em',
  );
  const room = isPanel ? `calc(${rooms.join(' + ')})` : '2.5em';
  filters.style.cssText = `display: block; min-block-size: ${room}`;
  void customElements.whenDefined('cal-event-filters').then(() => filters.removeAttribute('style'));
}

function meet(element: Element): void {
  const tag = element.localName;
  if (!tag.startsWith('cal-') || customElements.get(tag)) return;
  // Skips browsers without `requestIdleCallback`: authors see the warnings in the others.
  if (isDeveloped(element))
    globalThis.requestIdleCallback?.(
      () => void import('./mistakes.js').then(({ warnOfMistakes }) => warnOfMistakes(element, elementFiles)),
    );
  const files = elementFiles[tag];
  if (files === undefined) return;
  if (element.shadowRoot) {
    const focused = element.shadowRoot.activeElement;
    void import('../../elements/base/prerendered.js').then(({ replacePrinted }) => replacePrinted(element, focused));
  }
  const request = firstRequestOf(element);
  const url = request?.url;
  const loadElement = () => load(`${files} ${elementFiles[requestingTag(element) ?? ''] ?? ''}`);
  const painted = request && toPaint(element as HTMLElement, request);
  // The page may have come with the answer.
  const isGiven = url && document.querySelector(`script[data-cal=${JSON.stringify(url)}]`);
  if (url && !isGiven) preload(url);
  if (painted) {
    const [first, ...others] = firstPaintFiles[tag]!.split(' ');
    load(others.join(' '));
    (
      import(/* @vite-ignore */ `./chunks/${first}.js`) as Promise<{
        readonly paint: (what: ElementToPaint) => Promise<void>;
      }>
    )
      .then(({ paint }) => paint({ ...painted, loadElement }))
      .catch(loadElement);
  } else {
    if (isGiven) void loadPageAnswers();
    loadElement();
  }
  if (element.matches('cal-event-list[layout]')) load(eventOptionFiles);
  if (tag.endsWith('-map')) whenMapIsComing(element, () => load(mapFiles));
  if (tag === 'cal-event-filters') reserveRoom(element as HTMLElement);
  const bundles = ['common', ...bundlesOf(element)] as const;
  // An element whose messages are missing requests them once more, and the English ones.
  messagesFor(languageOf(element))
    .then((messages) => Promise.all(bundles.map((name) => messages[name]?.())))
    .catch(() => {});
  if (!('Temporal' in globalThis)) load(temporalFiles);
}

/** Page builders bring what they made in their own window into a canvas, where it is an instance of no class. */
const isElement = (node: Node): node is Element => node.nodeType === 1;

/**
 * Loads the elements whose tags are in a document or shadow root, now and later. The page's own document is looked
 * after already.
 */
export function discover(root: Document | ShadowRoot): void {
  root.querySelectorAll(':not(:defined)').forEach(meet);
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!isElement(node)) continue;
      meet(node);
      node.querySelectorAll(':not(:defined)').forEach(meet);
    }
  }).observe(root, { childList: true, subtree: true });
}

if (globalThis.document) discover(document);
