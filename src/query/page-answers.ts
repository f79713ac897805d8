/** Reads the answers that a page came with, as `prerender` has written them. It loads where there are any. */
import { notifyManager, type Query } from '@tanstack/query-core';
import { giveAnswer } from '../client/index.js';

/** The address of a list, whatever the page and its length. */
function listAddress(url: string): string {
  const address = new URL(url, document.baseURI);
  for (const name of ['page', 'per_page']) address.searchParams.delete(name);
  return address.href;
}

/**
 * Lets what is read for the first time be read from the page. The data then is as old as the answers that it was made from: those of yesterday
 * are shown, and asked for again.
 * @param read reads it from the calendar, unless an answer was given before
 * @param firstUrl the address of the first page of the list, or of the item
 */
export async function readWithPageAnswers<T>(read: () => Promise<T>, query: Query, firstUrl: string): Promise<T> {
  const { data, errorUpdateCount } = query.state;
  const times: number[] = [];
  // Whoever asks again, also after an error, wants a newer answer.
  if (data === undefined && !errorUpdateCount)
    for (const { dataset, text } of document.querySelectorAll<HTMLScriptElement>('script[data-cal-time]')) {
      const { cal: url, calTime: time } = dataset;
      if (listAddress(url!) !== listAddress(firstUrl)) continue;
      giveAnswer(url!, () => {
        times.push(Date.parse(time!));
        return Promise.resolve(new Response(text));
      });
    }
  const found = await read();
  if (times.length)
    // When the query has its data.
    notifyManager.schedule(() => {
      query.setState({ dataUpdatedAt: Math.min(...times) });
      if (query.isStale()) void query.fetch().catch(() => {});
    });
  return found;
}
