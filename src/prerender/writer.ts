import { catalog, type Tag } from '../elements/catalog.js';
import { firstUrlOf, requestingTag } from '../elements/first-request.js';
import { loadMessages } from '../locale/index.js';
import { isPublic, languageOf, readable, readSettings, serversOf } from '../data/query/index.js';
import { calendarEvent, recordsOf } from '../data/records/index.js';
import type { EventRepresentation, ResourceName } from '../data/schema/index.js';
import { loadTemporal } from '../data/time/index.js';
import { allItemsOf, answersOf, itemsOf, type Answer, type Ask } from './answers.js';
import { detailWords } from './detail-words.js';
import { endOf, nextMidnight } from './ends.js';
import { escaped, inlineJson } from './escaped.js';
import { namedDays, touching } from './named-days.js';
import type { PrerenderOptions } from './options.js';
import type { PageElement } from './page-element.js';
import { onPaper } from './paper.js';
import { shadowContent, styleOf, type Picture, type PictureContext } from './picture.js';
import { pictures } from './pictures.js';
import { searchData } from './search-data.js';
import { words } from './words.js';

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
    const { language, data = true, wordsAlone } = this.#options;
    const remarks = language || element.inherits('lang') ? [] : ['no lang is set, so it is in English'];
    await loadTemporal();
    const answers = new Map<string, Answer>();
    const context = await this.#contextOf(element, url, answers);
    const { foundAt } = context.answer;
    if (foundAt) remarks.push(`its calendar is at another namespace than the page says: ${foundAt}`);
    const picture = await pictureOf(context, hasOwnCards);
    if (typeof picture === 'string') remarks.push(`no picture, because ${picture}`);
    const painted = typeof picture === 'object' ? picture : undefined;
    const items = painted?.items ?? (await this.#itemsIn(context));
    this.#expireWith(items, context);
    const list = await wordsOf(items, painted, context);
    if (wordsAlone) return { html: list, remarks };
    const pieces = [
      painted ? await this.#shadowRoot(painted, context) : '',
      // Bare words would be seen before the element is there, and what stands below would jump.
      painted ? list : `<noscript slot="cal" data-cal>${list}</noscript>`,
      await searchData(element, items, context.site),
      ...(data ? [...answers.values()].map((answer) => this.#inline(answer, remarks)) : []),
    ];
    return { html: pieces.join(''), remarks };
  }

  /** @param answers where all are noted that the calendar gives */
  async #contextOf(element: PageElement, url: string, answers: Map<string, Answer>): Promise<PictureContext> {
    const { site, timeZone } = this.#options;
    const settings = readable(readSettings(element.dom));
    const ask = async (address: string) => {
      const answer = await this.#ask(address, settings.namespace);
      answers.set(address, answer);
      return answer;
    };
    const answer = await ask(url);
    const locale = languageOf(element.dom);
    const { time_zone: ownZone = '', hour_cycle: hourCycle, time_display: timeDisplay = 'both' } = settings;
    const display = { locale, timeZone: ownZone, hourCycle, timeDisplay };
    const common = await loadMessages('common', locale);
    return { element, site: site ?? answer.url, answer, ask, locale, common, settings, display, timeZone };
  }

  /** What an element shows that has no picture. */
  async #itemsIn({ element, site, answer, settings, display, timeZone }: PictureContext): Promise<readonly unknown[]> {
    const { now = Date.now } = this.#options;
    const resource = resourceOf(element.localName);
    const zone = settings.time_zone ?? timeZone;
    const days = namedDays(element.dom, { ...settings, ...(zone && { time_zone: zone }) }, now());
    if (!days) return itemsOf(resource, answer);
    // Months and weeks show all events of their days at once, which may be more than a page of the calendar.
    const all = await allItemsOf(resource, answer, this.#ask);
    return onPaper(site, () => touching(all, days, { ...display, timeZone: zone ?? '' }));
  }

  /** The page is right until the first of these items is over. */
  #expireWith(items: readonly unknown[], { element, site, settings, display, timeZone }: PictureContext): void {
    const { now = Date.now } = this.#options;
    const zone = settings.time_zone ?? timeZone;
    const events = resourceOf(element.localName) === 'events' ? (items as readonly EventRepresentation[]) : [];
    const ends = onPaper(site, () =>
      recordsOf(events, calendarEvent).map((event) => Date.parse(endOf(event, { ...display, timeZone: zone ?? '' }))),
    );
    const moments = [...ends, nextMidnight(zone, now())].filter((moment) => moment > now());
    this.expires = Math.min(...moments, this.expires ?? Infinity);
  }

  /** The shadow root with a picture. */
  async #shadowRoot(picture: Picture, context: PictureContext): Promise<string> {
    const tag = context.element.localName;
    const style = await this.#style(tag, styleOf(pictures[tag]!));
    return `<template shadowrootmode="open">${onPaper(context.site, () => shadowContent(picture, style, context))}</template>`;
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

/** The picture of an element, or why it has none; `undefined` for an element that never has one. */
async function pictureOf(context: PictureContext, hasOwnCards: boolean): Promise<Picture | string | undefined> {
  if (hasOwnCards) return 'its cards are made by a template of the page';
  if (context.settings.own_words) return 'its words are those of a file, which is read by browsers alone';
  return pictures[context.element.localName]?.make(context);
}

/** Items for whoever runs no scripts. */
async function wordsOf(items: readonly unknown[], picture: Picture | undefined, context: PictureContext): Promise<string> {
  const { element, locale, site } = context;
  const tag = element.localName;
  if (tag !== 'cal-event-detail') return onPaper(site, () => words(resourceOf(tag), items, context, picture?.endOf));
  const messages = await loadMessages('detail', locale);
  return onPaper(site, () => detailWords(items[0] as EventRepresentation, context, messages));
}
