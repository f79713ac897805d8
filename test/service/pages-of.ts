/** Pages of a service as the tests read them. */
import { JSDOM } from 'jsdom';
import { pages } from '../../src/entries/service-pages.js';
import type { PageParts } from '../../src/service/index.js';

/** The pages as they are published, with a script that does nothing, so that no build is needed. */
export const pageParts: PageParts = {
  ...pages,
  script: (path) => Promise.resolve(path === 'cal-elements.js' ? 'export {};' : undefined),
};

/** A parsed page. Nothing of it runs. */
export const parsePage = (text: string): Document => new JSDOM(text).window.document;

/** A parsed XML document. @throws where it is not well-formed */
export const parseXml = (text: string): Document => new JSDOM(text, { contentType: 'application/xml' }).window.document;

/** All elements of a page, also those inside of templates. */
export const everyElement = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.localName === 'template' ? everyElement((element as HTMLTemplateElement).content) : []),
  ]);

/** What a page shows without scripts, in one line: pictures and words. */
export function textOf(root: ParentNode): string {
  const copy = root.cloneNode(true) as ParentNode;
  for (const part of copy.querySelectorAll('script, style')) part.remove();
  const texts = [...copy.querySelectorAll('template')].map(({ content }) => textOf(content));
  const own = 'body' in copy ? (copy.body as Element).textContent : (copy as unknown as Node).textContent;
  return [...texts, own].join(' ').replace(/\s+/g, ' ').trim();
}
