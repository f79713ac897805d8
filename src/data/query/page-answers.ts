/** Reads the answers that a page came with, as `prerender` has written them. It loads where there are any. */
import { notifyManager, type Query } from '@tanstack/query-core';
import { giveAnswersOf } from './given-answers.js';

/**
 * Lets what is read for the first time be read from the page. The data then is as old as the answers that it was made
 * from: those of yesterday are shown, and requested again.
 * @param read reads it from the calendar, unless an answer was given before
 * @param firstUrl the address of the first page of the list, or of the item
 */
export async function readWithPageAnswers<T>(read: () => Promise<T>, query: Query, firstUrl: string): Promise<T> {
  const { data, errorUpdateCount } = query.state;
  // A repeated request, also after an error, wants newer data.
  const times = data === undefined && !errorUpdateCount ? giveAnswersOf(firstUrl) : [];
  const found = await read();
  if (times.length)
    // When the query has its data.
    notifyManager.schedule(() => {
      query.setState({ dataUpdatedAt: Math.min(...times) });
      if (query.isStale()) void query.fetch().catch(() => {});
    });
  return found;
}
