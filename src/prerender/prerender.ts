import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { catalog, type Tag } from '../elements/catalog.js';
import { firstUrlOf, requestingTag } from '../elements/first-request.js';
import { loadMessages } from '../locale/index.js';
import { isPublic, languageOf, readable, readSettings, serversOf } from '../query/index.js';
import { calendarEvent } from '../records/index.js';
import type { EventRepresentation, ResourceName } from '../schema/index.js';
import { loadTemporal } from '../time/index.js';
import { allItemsOf, answersOf, itemsOf, type Answer, type Ask } from './answers.js';
import { detailWords } from './detail-words.js';
import { endOf, nextMidnight } from './ends.js';
import { escaped, inlineJson } from './escaped.js';
import { namedDays, touching } from './named-days.js';
import { PageElement } from './page-element.js';
import { onPaper } from './paper.js';
import { shadowContent, styleOf, type PictureContext } from './picture.js';
import { pictures } from './pictures.js';
import { searchData } from './search-data.js';
import { words } from './words.js';

type ParsedNode = DefaultTreeAdapterMap['childNode'];
type ParsedElement = DefaultTreeAdapterMap['element'];

export interface PrerenderOptions {
  /** How calendars are asked; the platform's `fetch` by default. */
  readonly fetch?: typeof fetch;
  /** The moment, in milliseconds since the epoch. */
  readonly now?: () => number;
  /** Language where the page has no `lang`, as a BCP 47 tag; English by default. */
  readonly language?: string;
  /** Zone whose day is today where elements name none; that of this machine by default. */
  readonly timeZone?: string;
  /** Address of the page, against which relative addresses are read. */
  readonly site?: string;
  /**
   * `inline` by default: a `<style>` in each picture. Else the address of a folder with the style sheets that lie in `dist/pictures`:
   * strict policies then need no hash, but the picture is seen one round trip later.
   */
  readonly styles?: string;
  /** For the style sheet of each picture, under a policy that asks for a nonce. */
  readonly nonce?: string;
  /** Whether the answers are written too, so that scripts need not ask for them; `true` by default. */
  readonly data?: boolean;
  /** Whether the words are all that is written, in the open: for mails, whose readers run no scripts and may know no templates. */
  readonly wordsAlone?: boolean;
  /** The only root addresses that may be asked. Needed where others write the HTML. */
  readonly calendars?: readonly string[];
}

/** An element that was written. */
export interface WrittenElement {
  readonly tag: string;
  /** The first request that it would make. */
  readonly url: string;
  /** What it has not, and why: a picture, the answer, a language. */
  readonly remarks: readonly string[];
}

/** An element that was left as it is. */
export interface LeftElement {
  readonly tag: string;
  readonly reason: string;
}

export interface Prerendered {
  readonly html: string;
  readonly written: readonly WrittenElement[];
  readonly left: readonly LeftElement[];
  /**
   * Until when it is right, in milliseconds since the epoch: the end of the first event that ends, or midnight. `undefined` where nothing was
   * written.
   */
  readonly expires: number | undefined;
  /** The hashes of the style sheets, for `style-src`. */
  readonly styleHashes: readonly string[];
}

export interface PrerenderedElement extends Pick<Prerendered, 'expires' | 'styleHashes'> {
  /** The attributes of the element: those given, and its language where it has none. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The HTML inside of it; empty where it was left as it is. */
  readonly inner: string;
  /** Why it was left as it is. */
  readonly left: string | undefined;
}

/** Characters: longer answers are not written into a page. */
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

/** The hash of a style sheet, as `style-src` takes it. */
export async function hashOf(style: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style)));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}

/** Whether an address lies below a root address. */
function isBelow(address: string, root: string): boolean {
  const { origin, pathname, search } = new URL(root);
  const { origin: ownOrigin, pathname: path, search: query } = new URL(address);
  const start = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return origin === ownOrigin && (search ? path === pathname && query.startsWith(search) : path.startsWith(start));
}

/** Writes elements of one page, whose answers it shares. */
class Writer {
  readonly styleHashes = new Set<string>();
  expires: number | undefined;
  readonly #options: PrerenderOptions;
  readonly #ask: Ask;
  /** The addresses whose answers the page holds. */
  readonly #inlined = new Set<string>();

  constructor(options: PrerenderOptions) {
    this.#options = options;
    this.#ask = answersOf(options.fetch ?? fetch, options.now ?? Date.now, (url) => this.#isAllowed(url));
  }

  #isAllowed(url: string): boolean {
    const { calendars } = this.#options;
    return !calendars || calendars.some((root) => isBelow(url, root));
  }

  /** The first request of an element, or why it is left as it is. */
  urlOf({ dom }: PageElement): { readonly url: string } | { readonly reason: string } {
    const { site, now = Date.now, timeZone } = this.#options;
    const settings = { ...(timeZone && { time_zone: timeZone }), ...readSettings(dom) };
    const url = onPaper(site ?? 'about:blank', () => firstUrlOf(dom, settings, now()));
    if (!url) {
      const tag = requestingTag(dom);
      const hasRequest = tag === undefined || 'firstRequest' in catalog[tag as Tag];
      return {
        reason: hasRequest ? 'what it asks first depends on more than its attributes, or cannot be read' : 'it asks for nothing by itself',
      };
    }
    const { base_url: servers = '' } = readable(readSettings(dom));
    if (serversOf(servers.trim()).length > 1) return { reason: 'it shows several calendars as one' };
    if (!isPublic(url)) return { reason: 'its address holds more than filters, which might be a secret' };
    if (!this.#isAllowed(url)) return { reason: 'its calendar is none of those that may be asked' };
    return { url };
  }

  /** What is written into an element. @throws Error where its calendar cannot be reached, or answers with an error */
  async write(element: PageElement, url: string, hasOwnCards: boolean): Promise<{ readonly html: string; readonly remarks: string[] }> {
    const { localName: tag, dom } = element;
    const { language, timeZone, data = true, wordsAlone, now = Date.now } = this.#options;
    const remarks = language || element.inherits('lang') ? [] : ['no lang is set, so it is in English'];
    await loadTemporal();
    const settings = readable(readSettings(dom));
    const answer = await this.#ask(url, settings.namespace);
    if (answer.foundAt) remarks.push(`its calendar is at another namespace than the page says: ${answer.foundAt}`);
    const resource = resourceOf(tag);
    const locale = languageOf(dom);
    const { time_zone: ownZone, hour_cycle: hourCycle, time_display: timeDisplay = 'both' } = settings;
    const read = new Map([[url, answer]]);
    const context: PictureContext = {
      element,
      site: this.#options.site ?? answer.url,
      answer,
      ask: async (other) => {
        const found = await this.#ask(other, settings.namespace);
        read.set(other, found);
        return found;
      },
      locale,
      common: await loadMessages('common', locale),
      settings,
      display: { locale, timeZone: ownZone ?? '', hourCycle, timeDisplay },
      timeZone,
    };
    const maker = pictures[tag];
    const picture = hasOwnCards
      ? 'its cards are made by a template of the page'
      : settings.own_words
        ? 'its words are those of a file, which is read by browsers alone'
        : await maker?.make(context);
    if (typeof picture === 'string') remarks.push(`no picture, because ${picture}`);
    const painted = typeof picture === 'object' ? picture : undefined;
    const zone = ownZone ?? timeZone;
    const days = namedDays(dom, { ...settings, ...(zone && { time_zone: zone }) }, now());
    // Months and weeks show all events of their days at once, which may be more than a page of the calendar.
    const all = days && (await allItemsOf(resource, answer, this.#ask));
    const named = all && onPaper(context.site, () => touching(all, days, timeDisplay === 'visitor' ? zone : undefined));
    const items = painted?.items ?? named ?? itemsOf(resource, answer);
    const detailMessages = tag === 'cal-event-detail' ? await loadMessages('detail', locale) : undefined;
    const list = onPaper(context.site, () =>
      detailMessages
        ? detailWords(items[0] as EventRepresentation, locale, detailMessages)
        : words(resource, items, locale, painted?.endOf),
    );
    // Bare words would be seen before the element is there, and what stands below would jump.
    const html = [painted || wordsAlone ? list : `<noscript slot="cal" data-cal>${list}</noscript>`];
    if (painted && maker && !wordsAlone) {
      const style = await this.#style(tag, styleOf(maker));
      html.unshift(`<template shadowrootmode="open">${onPaper(context.site, () => shadowContent(painted, style, context))}</template>`);
    }
    if (!wordsAlone) html.push(await searchData(element, items, context.site));
    if (data && !wordsAlone) html.push(...[...read.values()].map((one) => this.#inline(one, remarks)));
    const ends = resource === 'events' ? onPaper(context.site, () => items.flatMap((item) => endsOf(item, zone))) : [];
    const moments = [...ends, nextMidnight(zone, now())].filter((moment) => moment > now());
    this.expires = Math.min(...moments, this.expires ?? Infinity);
    return { html: html.join(''), remarks };
  }

  async #style(tag: string, style: string): Promise<string> {
    const { styles = 'inline', nonce } = this.#options;
    const marked = nonce ? ` nonce="${escaped(nonce)}"` : '';
    if (styles !== 'inline') return `<link rel="stylesheet" href="${escaped(`${styles.replace(/\/$/, '')}/${tag}.css`)}"${marked}>`;
    this.styleHashes.add(await hashOf(style));
    return `<style${marked}>${style}</style>`;
  }

  /** The script with an answer, once in a page. */
  #inline({ url, time, text }: Answer, remarks: string[]): string {
    if (this.#inlined.has(url)) return '';
    if (text.length > longestAnswer) {
      remarks.push(`without the answer, which is longer than ${longestAnswer / 1000} kB`);
      return '';
    }
    this.#inlined.add(url);
    const stamp = `data-cal="${escaped(url)}" data-cal-time="${new Date(time).toISOString()}"`;
    return `<script slot="cal" type="application/json" ${stamp}>${inlineJson(JSON.parse(text))}</script>`;
  }
}

/** When an event is over, in milliseconds since the epoch. */
function endsOf(item: unknown, timeZone: string | undefined): number[] {
  try {
    return [Date.parse(endOf(calendarEvent(item as EventRepresentation), timeZone))];
  } catch {
    return []; // It is left out.
  }
}

/** An element of a page, and where it stands. */
interface Found {
  readonly element: PageElement;
  readonly node: ParsedElement;
}

/** The elements of ours in a page, in its order. Those inside of templates are no part of the page yet. */
function elementsIn(nodes: readonly ParsedNode[], parent: PageElement): Found[] {
  return nodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    const element = new PageElement(
      node.tagName,
      node.attrs.map(({ name, value }) => [name, value] as const),
      parent,
    );
    const inner = elementsIn(node.childNodes, element);
    return Object.hasOwn(catalog, node.tagName) ? [{ element, node }, ...inner] : inner;
  });
}

const attributeOf = (node: ParsedElement, name: string) => node.attrs.find((attribute) => attribute.name === name)?.value;

const elementChildren = ({ childNodes }: ParsedElement) => childNodes.filter((child): child is ParsedElement => 'tagName' in child);

const isShadowRoot = (node: ParsedElement) => node.tagName === 'template' && attributeOf(node, 'shadowrootmode') !== undefined;

/** Whether it is a picture that was written before, and no shadow root of somebody else. */
function isPicture(node: ParsedElement): boolean {
  if (!isShadowRoot(node)) return false;
  const [first] = (node as DefaultTreeAdapterMap['template']).content.childNodes;
  return first?.nodeName === '#comment' && (first as DefaultTreeAdapterMap['commentNode']).data === 'cal';
}

const isWritten = (node: ParsedElement) => attributeOf(node, 'data-cal') !== undefined || isPicture(node);

/** Why an element cannot be written where it stands. */
function obstacle({ element, node }: Found): string | undefined {
  if (element.isIn('p')) return 'it stands in a paragraph, which no list may';
  if (elementChildren(node).some((child) => isShadowRoot(child) && !isPicture(child))) return 'it has a shadow root of its own';
  return node.sourceCodeLocation?.startTag ? undefined : 'its tag is not in the text';
}

/** What is around all of a page. Its language is never that of this machine. */
const surroundings = ({ language = 'en' }: PrerenderOptions) => new PageElement('cal-provider', [['lang', language]]);

/**
 * Writes the events of calendars into a page: a picture for eyes, words for whoever runs no scripts, and the answers for scripts, which then
 * do not ask for them. Changes only the inside of our tags, and replaces what it wrote before.
 * @example
 * ```ts
 * const { html } = await prerender(page, { language: 'de', timeZone: 'Europe/Berlin' });
 * ```
 * @throws Error where a calendar cannot be reached or answers with an error, so that no page loses its events
 */
export async function prerender(html: string, options: PrerenderOptions = {}): Promise<Prerendered> {
  const writer = new Writer(options);
  const written: WrittenElement[] = [];
  const left: LeftElement[] = [];
  const changes: { start: number; end: number; text: string }[] = [];
  for (const found of elementsIn(parse(html, { sourceCodeLocationInfo: true }).childNodes, surroundings(options))) {
    const { element, node } = found;
    const { localName: tag } = element;
    if (catalog[tag as Tag].kind === 'provider') continue;
    const reason = obstacle(found);
    const request = reason === undefined ? writer.urlOf(element) : { reason };
    if ('reason' in request) {
      left.push({ tag, reason: request.reason });
      continue;
    }
    const { url } = request;
    const children = elementChildren(node);
    const hasOwnCards = children.some((child) => child.tagName === 'template' && attributeOf(child, 'slot') === 'item');
    const { html: text, remarks } = await writer.write(element, url, hasOwnCards);
    for (const { sourceCodeLocation: old } of children.filter(isWritten))
      changes.push({ start: old!.startOffset, end: old!.endOffset, text: '' });
    const place = node.sourceCodeLocation!.startTag!.endOffset;
    changes.push({ start: place, end: place, text });
    written.push({ tag, url, remarks });
  }
  // From the end, so that the places of earlier changes stay what they are.
  const changed = changes
    .sort((one, other) => other.start - one.start || other.end - one.end)
    .reduce((text, { start, end, text: added }) => text.slice(0, start) + added + text.slice(end), html);
  return { html: changed, written, left, expires: writer.expires, styleHashes: [...writer.styleHashes] };
}

/**
 * The same for one element, for frameworks that render their pages from components.
 * @param attributes as they stand in HTML; `true` is an attribute without a value, and what is `false` or absent is none
 * @example
 * ```ts
 * const { attributes, inner } = await prerenderElement('cal-event-list', { 'base-url': 'https://example.org/wp-json', lang: 'de' });
 * ```
 * @throws Error like `prerender`, and for a tag that is none of ours
 */
export async function prerenderElement(
  tag: string,
  attributes: Readonly<Record<string, string | number | boolean | undefined>>,
  options: PrerenderOptions = {},
): Promise<PrerenderedElement> {
  if (!Object.hasOwn(catalog, tag)) throw new Error(`“${tag}” is no element of cal-elements`);
  const given = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined || value === false ? [] : [[name, value === true ? '' : String(value)] as const],
  );
  const writer = new Writer(options);
  const element = new PageElement(tag, given, surroundings(options));
  const request = writer.urlOf(element);
  const inner = 'url' in request ? (await writer.write(element, request.url, false)).html : '';
  return {
    attributes: { ...(inner && { lang: languageOf(element.dom) }), ...Object.fromEntries(given) },
    inner,
    left: 'reason' in request ? request.reason : undefined,
    expires: writer.expires,
    styleHashes: [...writer.styleHashes],
  };
}
