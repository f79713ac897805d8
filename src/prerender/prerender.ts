import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { loadMessages, type Messages } from '../locale/index.js';
import { languageOf, readable, readSettings, type Settings } from '../query/index.js';
import { membersOf, type ResourceName } from '../schema/index.js';
import { loadTemporal } from '../time/index.js';
import { requestingTag, firstUrlOf } from '../elements/first-request.js';
import { catalog, type Tag } from '../elements/catalog.js';
import { answers, itemsOf, type Answer } from './answer.js';
import { escaped, inlineJson } from './escaped.js';
import { PageDefaults, PageElement, type ParsedElement } from './page-element.js';
import { onPaper } from './paper.js';
import { allowedBySettings } from '../elements/detail/index.js';
import { detailWords } from './detail-words.js';
import { isGrouping, isLayout, picture, swap } from './picture.js';
import { pictures } from './pictures.js';
import { printed } from './print.js';
import { searchData } from './search-data.js';
import { words } from './words.js';

type ParsedNode = DefaultTreeAdapterMap['childNode'];

export interface PrerenderOptions {
  /** How calendars are asked; the platform's `fetch` by default. */
  readonly fetch?: typeof fetch;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** Language of pages that have no `lang`, as a BCP 47 tag; English by default. */
  readonly language?: string;
  /** Zone whose day is today, where elements name none; that of the machine by default. */
  readonly timeZone?: string;
  /** Address of the page, against which relative addresses are read. */
  readonly site?: string;
  /** For the `<style>` of the picture, under a policy that asks for one. */
  readonly nonce?: string;
  /** Whether the answer is written too, so that scripts need not ask for it; `true` by default. */
  readonly data?: boolean;
  /** The only root addresses that may be asked. Needed where others write the HTML. */
  readonly calendars?: readonly string[];
}

export interface Prerendered {
  readonly html: string;
  /** The elements that were written, by the address of their answer. */
  readonly written: readonly { readonly tag: string; readonly url: string }[];
  /** The elements that were left as they are, and why. */
  readonly left: readonly { readonly tag: string; readonly reason: string }[];
  /** The hashes of the pictures' styles, for `style-src`. */
  readonly styleHashes: readonly string[];
}

/** Characters: longer answers are not written into the page. */
const longestAnswer = 200_000;

/** What an element shows. */
function resourceOf(tag: string): ResourceName {
  const kinds: readonly [RegExp, ResourceName][] = [
    [/venue/, 'venues'],
    [/organizer/, 'organizers'],
    [/category/, 'categories'],
    [/-tag-/, 'tags'],
  ];
  return kinds.find(([pattern]) => pattern.test(tag))?.[1] ?? 'events';
}

/** The elements of ours in a page, in its order. Those inside of templates are no part of the page yet. */
function elementsIn(nodes: readonly ParsedNode[], parent: PageElement | PageDefaults): PageElement[] {
  return nodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    const element = new PageElement(node, parent);
    const inner = elementsIn(node.childNodes, element);
    return Object.hasOwn(catalog, element.localName) ? [element, ...inner] : inner;
  });
}

/** Why an element cannot be written; `undefined` where it can. */
function obstacle(element: PageElement, url: string | undefined): string | undefined {
  if (element.closest('p')) return 'it stands in a paragraph, which no list may';
  if (element.closest('template', 'noscript')) return 'it stands in a template';
  if (url) return undefined;
  const tag = requestingTag(element as unknown as Element);
  const hasRequest = tag === undefined || 'firstRequest' in catalog[tag as Tag];
  return hasRequest ? 'what it asks first depends on more than its attributes' : 'it asks for nothing by itself';
}

/** The parts of an element that were written before, in the order of the page. */
const writtenBefore = (node: ParsedElement): ParsedNode[] =>
  node.childNodes.filter((child) => {
    if (!('tagName' in child)) return false;
    const has = (name: string) => child.attrs.some((attribute) => attribute.name === name);
    return has('data-cal') || (child.tagName === 'template' && has('shadowrootmode'));
  });

const sha256 = async (text: string): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
};

/** The picture of an element that has a maker of pictures. */
async function madePicture(
  element: PageElement,
  { url, time, json }: Answer,
  { locale, common, site, set }: { locale: string; common: Messages; site: string; set: Settings },
): Promise<{ html: string; style: string; items: readonly unknown[] } | undefined> {
  const maker = pictures[element.localName];
  if (!maker) return undefined;
  const allows = (url: string) => allowedBySettings(element as unknown as Element, set.base_url)(url);
  const made = await maker.make({ element, answer: { url, time, text: JSON.stringify(json) }, locale, common, settings: set, allows });
  if (typeof made === 'string') return undefined;
  const html = onPaper(site, () => printed(made.render())).replace('class="base"', 'class="base picture"');
  const style = [maker.styles, swap]
    .flat(Infinity as 1)
    .map(String)
    .join('\n');
  return { html: `<!--cal--><style>${style}</style>${html}`, style, items: made.items };
}

/** What is written into an element. */
async function contentOf(element: PageElement, answer: Answer, options: PrerenderOptions): Promise<{ html: string; style?: string }> {
  const { localName: tag } = element;
  const dom = element as unknown as Element;
  const resource = resourceOf(tag);
  const locale = languageOf(dom);
  const { site = answer.url, data = true, nonce } = options;
  await loadTemporal();
  const [common, detail] = await Promise.all([loadMessages('common', locale), loadMessages('detail', locale)]);
  const set = readable(readSettings(dom));
  const layout = element.getAttribute('layout') ?? 'list';
  const grouping = element.getAttribute('group-by') ?? 'none';
  const hasPicture = tag === 'cal-event-list' && isLayout(layout) && isGrouping(grouping) && !element.hasAttribute('color-by');
  const found = itemsOf(resource, answer.json);
  const { total } = membersOf(answer.json);
  const painted = hasPicture
    ? onPaper(site, () =>
        picture(found, typeof total === 'number' ? total : found.length, {
          common,
          display: { locale, timeZone: set.time_zone, hourCycle: set.hour_cycle, timeDisplay: set.time_display ?? 'both' },
          appearance: { layout, group_by: grouping, heading_level: Number(element.getAttribute('heading-level') ?? 3) },
          time: answer.time,
        }),
      )
    : await madePicture(element, answer, { locale, common, site, set });
  const items: readonly unknown[] = painted && 'items' in painted ? (painted.items as unknown[]) : found;
  const list = onPaper(site, () =>
    tag === 'cal-event-detail' ? detailWords(items[0] as never, locale, detail) : words(resource, answer.json, locale),
  );
  const marked = nonce ? ` nonce="${escaped(nonce)}"` : '';
  const template = painted && `<template shadowrootmode="open">${painted.html.replace('<style>', `<style${marked}>`)}</template>`;
  const isShort = answer.size <= longestAnswer;
  const stamp = `data-cal="${escaped(answer.url)}" data-cal-time="${new Date(answer.time).toISOString()}"`;
  const json = data && isShort ? `<script slot="cal" type="application/json" ${stamp}>${inlineJson(answer.json)}</script>` : '';
  // Bare words would be seen before the element is there, and what stands below would jump.
  const plain = template ? list : `<noscript slot="cal" data-cal>${list}</noscript>`;
  const search = await searchData(element, items, site);
  return { html: `${template ?? ''}${plain}${json}${search}`, ...(painted && { style: painted.style }) };
}

/**
 * Writes the events of calendars into a page: a picture for eyes, words for whoever runs no scripts, and the answer for scripts, which then
 * do not ask for it. Changes only the inside of our tags, and replaces what it wrote before.
 * @example
 * ```ts
 * const { html } = await prerender(page, { language: 'de', timeZone: 'Europe/Berlin' });
 * ```
 * @throws Error where a calendar cannot be reached or answers with an error, so that no page loses its events
 */
export async function prerender(html: string, options: PrerenderOptions = {}): Promise<Prerendered> {
  const { language = 'en', timeZone, calendars, fetch: fetcher = fetch, now = Date.now, site } = options;
  const defaults = new PageDefaults({ lang: language, 'time-zone': timeZone });
  const document = parse(html, { sourceCodeLocationInfo: true });
  const answerOf = answers(fetcher, now);
  const written: { tag: string; url: string }[] = [];
  const left: { tag: string; reason: string }[] = [];
  const styles = new Set<string>();
  const changes: { start: number; end: number; text: string }[] = [];
  for (const element of elementsIn(document.childNodes, defaults)) {
    const { localName: tag, node } = element;
    if (tag === 'cal-provider') continue;
    const url = onPaper(site ?? 'about:blank', () => firstUrlOf(element as unknown as Element));
    const isAllowed = !url || !calendars || calendars.some((root) => url.startsWith(root));
    const reason = isAllowed ? obstacle(element, url) : 'its calendar is none of those that may be asked';
    const place = node.sourceCodeLocation?.startTag?.endOffset;
    if (reason || place === undefined) {
      left.push({ tag, reason: reason ?? 'its tag is not in the text' });
      continue;
    }
    const content = await contentOf(element, await answerOf(url!), options);
    for (const { sourceCodeLocation: old } of writtenBefore(node)) changes.push({ start: old!.startOffset, end: old!.endOffset, text: '' });
    changes.push({ start: place, end: place, text: content.html });
    if (content.style) styles.add(content.style);
    written.push({ tag, url: url! });
  }
  // From the end, so that the places of earlier changes stay what they are.
  const changed = changes
    .sort((one, other) => other.start - one.start || other.end - one.end)
    .reduce((text, { start, end, text: added }) => text.slice(0, start) + added + text.slice(end), html);
  return { html: changed, written, left, styleHashes: await Promise.all([...styles].map(sha256)) };
}
