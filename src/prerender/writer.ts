import { starts } from '../elements/starts.js';
import { firstUrlOf, requestingTag } from '../elements/first-request.js';
import { loadMessages } from '../locale/index.js';
import { displayOf, isPublic, languageOf, readable, serversOf } from '../data/query/index.js';
import { adopt, calendarEvent, recordsOf } from '../data/records/index.js';
import type { EventRepresentation, ResourceName } from '../data/schema/index.js';
import { loadTemporal } from '../data/time/index.js';
import { allItemsOf, answersOf, itemsOf, type Answer, type Ask } from './answers.js';
import { detailWords } from './detail-words.js';
import { endOf, nextMidnight } from './ends.js';
import { ageLine, styledMarkup, styleOf, type ElementMarkup, type RenderContext } from './element-renderer.js';
import { escaped, inlineJson } from './escaped.js';
import { MarkupDocument } from './markup-document.js';
import { namedDays, touching } from './named-days.js';
import type { PrerenderOptions } from './options.js';
import type { PageElement } from './page-element.js';
import { renderers } from './renderers.js';
import { searchData } from './search-data.js';
import { settingsOf } from './settings.js';
import { words } from './words.js';

/** Characters: longer answers are not written into a page. */
const longestAnswer = 200_000;

/** The resource that an element shows. */
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
export class Writer {
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
  urlOf(element: PageElement): { readonly url: string } | { readonly reason: string } {
    const { site, now = Date.now, timeZone } = this.#options;
    const settings = settingsOf(element, site);
    const url = firstUrlOf(element.dom, { ...(timeZone && { time_zone: timeZone }), ...settings }, now());
    if (!url) {
      const tag = requestingTag(element.dom);
      const hasRequest = tag === undefined || 'firstRequest' in (starts[tag as keyof typeof starts] ?? {});
      return {
        reason: hasRequest
          ? 'what it asks first depends on more than its attributes, or cannot be read'
          : 'it asks for nothing by itself',
      };
    }
    const { base_url: servers = '' } = readable(settings);
    if (serversOf(servers.trim()).length > 1) return { reason: 'it shows several calendars as one' };
    if (!isPublic(url)) return { reason: 'its address holds more than filters, which might be a secret' };
    if (!this.#isAllowed(url)) return { reason: 'its calendar is none of those that may be asked' };
    return { url };
  }

  /** Renders the content of an element. @throws Error where its calendar cannot be reached, or answers with an error */
  async write(
    element: PageElement,
    url: string,
    hasOwnCards: boolean,
  ): Promise<{ readonly html: string; readonly remarks: string[] }> {
    const { language, data = true, wordsAlone } = this.#options;
    const remarks = language || element.inherits('lang') ? [] : ['no lang is set, so it is in English'];
    await loadTemporal();
    const answers = new Map<string, Answer>();
    const context = await this.#contextOf(element, url, answers);
    const { foundAt } = context.answer;
    if (foundAt) remarks.push(`its calendar is at another namespace than the page says: ${foundAt}`);
    const rendered = await markupOf(context, hasOwnCards);
    if (typeof rendered === 'string') remarks.push(`not printed, because ${rendered}`);
    const markup = typeof rendered === 'object' ? rendered : undefined;
    const items = markup?.items ?? (await this.#itemsIn(context));
    this.#expireWith(items, context);
    const list = await wordsOf(items, markup, context);
    if (wordsAlone) return { html: list, remarks };
    const pieces = [
      markup ? await this.#shadowRoot(markup, context) : '',
      // Bare words would be seen before the element is there, and what stands below would jump.
      markup ? list : `<noscript slot="cal" data-cal>${list}</noscript>`,
      await searchData(element, items, context.document),
      ...(data ? [...answers.values()].map((answer) => this.#inline(answer, remarks)) : []),
    ];
    return { html: pieces.join(''), remarks };
  }

  /** @param answers where all are noted that the calendar gives */
  async #contextOf(element: PageElement, url: string, answers: Map<string, Answer>): Promise<RenderContext> {
    const { site, timeZone } = this.#options;
    const settings = readable(settingsOf(element, site));
    const ask = async (address: string) => {
      const answer = await this.#ask(address, settings.namespace);
      answers.set(address, answer);
      return answer;
    };
    const answer = await ask(url);
    const locale = languageOf(element.dom);
    // Nobody knows the visitor's.
    const display = { ...displayOf(settings, locale), timeZone: settings.time_zone ?? '' };
    const common = await loadMessages('common', locale);
    return {
      element,
      document: new MarkupDocument(site ?? answer.url),
      answer,
      ask,
      locale,
      common,
      settings,
      display,
      timeZone,
    };
  }

  /** The items that an element shows whose markup is not rendered. */
  async #itemsIn({
    element,
    document,
    answer,
    settings,
    display,
    timeZone,
  }: RenderContext): Promise<readonly unknown[]> {
    const { now = Date.now } = this.#options;
    const resource = resourceOf(element.localName);
    const zone = settings.time_zone ?? timeZone;
    const days = namedDays(element.dom, { ...settings, ...(zone && { time_zone: zone }) }, now());
    if (!days) return adopt(itemsOf(resource, answer), document.dom);
    // Months and weeks show all events of their days at once, which may be more than a page of the calendar.
    const all = adopt(await allItemsOf(resource, answer, this.#ask), document.dom);
    return touching(all, days, { ...display, timeZone: zone ?? '' });
  }

  /** The page is right until the first of these items is over. */
  #expireWith(items: readonly unknown[], { element, settings, display, timeZone }: RenderContext): void {
    const { now = Date.now } = this.#options;
    const zone = settings.time_zone ?? timeZone;
    const events = resourceOf(element.localName) === 'events' ? (items as readonly EventRepresentation[]) : [];
    const records = recordsOf(events, calendarEvent);
    const ends = records.map((event) => Date.parse(endOf(event, { ...display, timeZone: zone ?? '' })));
    const moments = [...ends, nextMidnight(zone, now())].filter((moment) => moment > now());
    this.expires = Math.min(...moments, this.expires ?? Infinity);
  }

  /** The shadow root with the markup: the mark before which the element will render, and behind it the markup. */
  async #shadowRoot(markup: ElementMarkup, context: RenderContext): Promise<string> {
    const content = await this.#styled(context.element.localName, markup, context);
    return `<template shadowrootmode="open"><!--cal-->${content}${ageLine(context)}</template>`;
  }

  /** The markup, with the style sheet of its element; what stands inside of it has a shadow root of its own. */
  async #styled(tag: string, markup: ElementMarkup, context: RenderContext): Promise<string> {
    const { view } = markup;
    const text = styledMarkup(markup, await this.#style(tag, styleOf(renderers[tag]!)), context);
    if (!view) return text;
    const inner = await this.#styled(view.tag, view.markup, view.context);
    return text.replace(
      /<div class="view"[^>]*>/,
      (place) => `${place}<template shadowrootmode="open">${inner}</template>`,
    );
  }

  async #style(tag: string, style: string): Promise<string> {
    const { styles = 'inline', nonce } = this.#options;
    const marked = nonce ? ` nonce="${escaped(nonce)}"` : '';
    if (styles !== 'inline')
      return `<link rel="stylesheet" href="${escaped(`${styles.replace(/\/$/, '')}/${tag}.css`)}"${marked}>`;
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

/** The markup of an element, or why it has none; `undefined` for an element that never has any. */
async function markupOf(context: RenderContext, hasOwnCards: boolean): Promise<ElementMarkup | string | undefined> {
  if (hasOwnCards) return 'its cards are made by a template of the page';
  if (context.settings.own_words) return 'its words are those of a file, which is read by browsers alone';
  return renderers[context.element.localName]?.read(context);
}

/** Items for whoever runs no scripts. */
async function wordsOf(
  items: readonly unknown[],
  markup: ElementMarkup | undefined,
  context: RenderContext,
): Promise<string> {
  const { element, locale, document } = context;
  document.renewLimits();
  const tag = element.localName;
  if (tag !== 'cal-event-detail') return words(resourceOf(tag), items, context, markup?.endOf);
  const messages = await loadMessages('detail', locale);
  return detailWords(items[0] as EventRepresentation, context, messages);
}
