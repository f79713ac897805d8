import { decodeHTML, escapeAttribute, escapeText } from 'entities';
import { LRUCache } from 'lru-cache';
import sanitize from 'sanitize-html';
import { inParagraphs, lineOf, linesOf } from '../../data/text/index.js';
import { isAtLeast, type Viewer } from '../request/viewer.js';

/**
 * The most that one text of HTML may hold: characters, those of them that may begin markup (`<` and `&`), elements, how
 * deep they are nested, and their attributes. What cleans a text takes longer with each of them, some of it with their
 * square.
 */
export const htmlLimits = {
  characters: 1_000_000,
  marks: 10_000,
  elements: 3_000,
  depth: 100,
  attributes: 10_000,
} as const;

/** The limit that a text exceeds. */
export type HtmlExcess = keyof typeof htmlLimits;

/** The HTML that users without the right to any HTML may write: text, links, images, lists, tables. */
const allowed: sanitize.IOptions = {
  allowedTags: [...sanitize.defaults.allowedTags, 'img', 'del', 'ins'],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    '*': ['lang', 'dir', 'title'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
};

/** Ends the cleaning of a text as soon as a limit is passed. */
class Excess extends Error {
  readonly what: HtmlExcess;
  constructor(what: HtmlExcess) {
    super(what);
    this.what = what;
  }
}

/** A bare ampersand is not valid HTML; the entity means the same. */
const escapeAmpersands = (html: string) => html.replace(/&(?!#?\w+;)/g, '&amp;');

/** Cleans a text, and counts meanwhile. @throws Excess */
function cleaned(html: string, options: sanitize.IOptions): string {
  const count = { marks: 0, elements: 0, depth: 0, attributes: 0 };
  const add = (what: keyof typeof count, number: number) => {
    count[what] += number;
    if (count[what] > htmlLimits[what]) throw new Excess(what);
  };
  add('marks', html.match(/[<&]/g)?.length ?? 0);
  return sanitize(html, {
    ...options,
    onOpenTag: (_, attributes) => {
      add('elements', 1);
      add('depth', 1);
      add('attributes', Object.keys(attributes).length);
    },
    onCloseTag: () => {
      count.depth--;
    },
  });
}

const decode = (text: string): string => (text.includes('&') ? decodeHTML(text) : text);

interface SafeHtml {
  readonly html: string;
  /** The limit that the text exceeds, so that nothing but its words is left. */
  readonly excess?: HtmlExcess;
}

/** The characters that are shown of a text beyond the limits. */
const mostWords = 200_000;

/** The characters of a summary. */
const longestSummary = 200;

/** The forms of a text of HTML, each made when it is first read. */
class HtmlForms {
  readonly #html: string;
  readonly #isCut: boolean;
  #text: string | undefined;
  #safe: SafeHtml | undefined;
  #summary: string | undefined;
  #lines: { readonly base: string; readonly text: string } | undefined;

  constructor(html: string) {
    this.#html = html.slice(0, htmlLimits.characters);
    this.#isCut = html.length > htmlLimits.characters;
  }

  get text(): string {
    return (this.#text ??= lineOf(this.#html, decode));
  }

  get safe(): SafeHtml {
    return (this.#safe ??= this.#clean());
  }

  get summary(): string {
    return (this.#summary ??= lineOf(this.safe.html, decode).slice(0, longestSummary));
  }

  /** In lines, with the addresses of links. @param base the one against which relative addresses are read */
  lines(base: string): string {
    if (this.#lines?.base !== base) this.#lines = { base, text: linesOf(this.#html, decode, base) };
    return this.#lines.text;
  }

  #clean(): SafeHtml {
    try {
      if (this.#isCut) throw new Excess('characters');
      return { html: cleaned(this.#html, allowed) };
    } catch (error) {
      if (!(error instanceof Excess)) throw error;
      return { html: escapeText(this.text.slice(0, mostWords)), excess: error.what };
    }
  }
}

/** The most characters of HTML whose forms are kept. */
const mostKept = 4 * 1024 * 1024;
/** The forms of a shorter text are made anew faster than they are found. */
const worthKeeping = 1_000;

const kept = new LRUCache<string, HtmlForms>({ maxSize: mostKept, sizeCalculation: (_, html) => html.length });

/** The forms of a text: they are made once, however often and in whatever languages it is read. */
function formsOf(html: string): HtmlForms {
  if (html.length < worthKeeping) return new HtmlForms(html);
  const forms = kept.get(html) ?? new HtmlForms(html);
  kept.set(html, forms);
  return forms;
}

/** HTML that is safe on a page of this service, whoever wrote it; of a text beyond the limits its words. */
export const safeHtml = (html: string): string => formsOf(html).safe.html;

/** So short a text with so few tags has no room for an excess. */
const isSmall = (html: string) =>
  html.length <= htmlLimits.attributes && (html.match(/</g)?.length ?? 0) <= htmlLimits.depth;

/** The limit that a text exceeds. */
const excessOf = (html: string): HtmlExcess | undefined => (isSmall(html) ? undefined : formsOf(html).safe.excess);

/** A text from elsewhere as it is stored; of one beyond the limits its words. */
export const withinLimits = (html: string): string => (excessOfDescription(html) ? escapeText(textOf(html)) : html);

/** The beginning of a text, for search engines. */
export const summaryOf = (html: string): string => formsOf(html).summary;

/** The visible text of HTML in one line, with characters instead of entities. */
export const textOf = (html: string): string => formsOf(html).text;

/** The same in lines, with the addresses of links. @param base against which relative addresses are read */
export const linesOfHtml = (html: string, base: string): string => formsOf(html).lines(base);

/** A field that holds HTML: kept as sent for editors, cleaned for others (wire section 11.1). */
export const cleanHtml = (html: string, viewer: Viewer): string =>
  escapeAmpersands(isAtLeast(viewer, 'editor') ? html : safeHtml(html));

/** A description as it is stored: plain text gets the paragraphs and lines that it was typed in (wire section 7). */
export const cleanDescription = (html: string, viewer: Viewer): string => inParagraphs(cleanHtml(html, viewer));

/** A description that is safe on a page of this service, whoever wrote it. */
export const safeDescription = (html: string): string => inParagraphs(safeHtml(html));

const inPage = /<a\b[^>]*>|<\/a>|<img\b[^>]*>/g;
const valueOf = (tag: string, name: string) => decode(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

/**
 * The same without images of other hosts, which would learn who reads the page: links replace them.
 * @param site the origin of the page
 */
export function ownDescription(html: string, site: string): string {
  let isLink = false;
  return safeDescription(html).replace(inPage, (tag) => {
    if (!tag.startsWith('<img')) {
      isLink = tag !== '</a>';
      return tag;
    }
    const url = URL.parse(valueOf(tag, 'src'), site);
    if (url?.origin === site) return tag;
    const words = escapeText(valueOf(tag, 'alt') || (url?.host ?? ''));
    return isLink || !url
      ? words
      : `<a href="${escapeAttribute(url.href)}" rel="noopener noreferrer nofollow">${words}</a>`;
  });
}

/** The limit that a description exceeds, also once its lines are elements. */
export const excessOfDescription = (html: string): HtmlExcess | undefined =>
  excessOf(html) ?? excessOf(inParagraphs(html));

/** The characters of a page in which its links to other forms of it stand. */
const longestHead = 200_000;

/** The attributes of the `link` elements of a page. */
export function linksOfPage(html: string): Readonly<Record<string, string>>[] {
  const links: Readonly<Record<string, string>>[] = [];
  sanitize(html.slice(0, longestHead), {
    allowedTags: [],
    onOpenTag: (name, attributes) => {
      if (name === 'link') links.push(attributes);
    },
  });
  return links;
}

/** The name of a term: HTML without any tag, whoever writes it. */
export const tagless = (html: string): string => sanitize(html, { allowedTags: [] });

/** A field of plain text: tags are taken out (wire section 8.1). */
export const plainText = (text: string): string => text.replace(/<\/?[a-z!][^>]*>?/gi, '');
