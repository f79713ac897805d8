import { withBase } from 'vitepress';

/** The address that the build wrote into snippets. */
declare const __SITE__: string;

/** The address of the site, without a slash at its end; that of the build, until a browser knows better. */
export const thisSite = (): string =>
  typeof location === 'undefined' ? __SITE__ : location.origin + withBase('/').replace(/\/$/, '');

/** Replaces the address of the build by that where the site stands. */
export function nameThisSite(codes: Iterable<Element>): void {
  for (const code of codes) {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.data.includes(__SITE__)) text.data = text.data.replaceAll(__SITE__, thisSite());
    }
  }
}
