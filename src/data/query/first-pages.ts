import type { Page } from '../client/read.js';
import { sharedOnPage } from '../memo/index.js';

/** The first page of a list, requested before the code of its element was there. */
interface FirstPage {
  readonly answer: Promise<Page<unknown>>;
  /**
   * The times of the responses in the page that it was made from, in milliseconds since the epoch; none where it comes
   * from the server.
   */
  readonly times: readonly number[];
  /** The page, and when it was answered; absent until it is painted. */
  readonly painted?: { readonly page: Page<unknown>; readonly at: number };
}

const pages = () => sharedOnPage('first-pages', () => new Map<string, FirstPage>());

/** Hands a page on to the element that shows it; its address is that of the list. */
export const giveFirstPage = (url: string, page: FirstPage): unknown => pages().set(url, page);

export const firstPageAt = (url: string): FirstPage | undefined => pages().get(url);

/** Forgets the page, once the cache has it. */
export const forgetFirstPage = (url: string): unknown => pages().delete(url);

/** The answer with the page at this address, once, unless it is painted. */
export function takeAnswer(url: string): FirstPage['answer'] | undefined {
  const page = firstPageAt(url);
  if (!page || page.painted) return undefined;
  pages().delete(url);
  return page.answer;
}
