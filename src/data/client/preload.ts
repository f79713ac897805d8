/** Hands an early response to whoever takes it, whose signal then ends its request. */
type Take = (signal: AbortSignal) => Promise<Response>;

/** Shared by script files that are built apart, so it hangs on the one thing they share. */
const registry = (): Map<string, Take> => {
  const shared = globalThis as { [key: symbol]: Map<string, Take> | undefined };
  return (shared[Symbol.for('cal-elements.early')] ??= new Map<string, Take>());
};

/** Gives the answer to the next request for this URL. */
export const giveAnswer = (url: string, take: Take): void => void registry().set(url, take);

/**
 * Sends a request before the elements' code has arrived; their first request for the same URL takes this response.
 * @example
 * ```ts
 * preload(itemUrl({ baseUrl: 'https://example.org/wp-json' }, 'events', 12));
 * ```
 */
export function preload(url: string): void {
  if (registry().has(url)) return;
  const end = new AbortController();
  const answer = fetch(url, { credentials: 'omit', signal: end.signal });
  // The taker of the response handles its failure; without one, it may fail silently.
  answer.catch(() => {});
  giveAnswer(url, (signal) => {
    signal.addEventListener('abort', () => end.abort(signal.reason));
    return answer;
  });
}

/** The early answer for this URL, once. */
export function takePreloaded(url: string, signal: AbortSignal): Promise<Response> | undefined {
  const take = registry().get(url);
  registry().delete(url);
  return take?.(signal);
}
