/** Hands an early request to whoever takes it, whose signal then ends it. */
type Take = (signal: AbortSignal) => Promise<Response>;

/** Shared by script files that are built apart, so it hangs on the one thing they share. */
const registry = (): Map<string, Take> => {
  const shared = globalThis as { [key: symbol]: Map<string, Take> | undefined };
  return (shared[Symbol.for('cal-elements.early')] ??= new Map<string, Take>());
};

/** The script of the page that holds the answer to this URL, as `prerender` writes it. */
const inlined = (url: string) => globalThis.document?.querySelector(`script[data-cal="${CSS.escape(url)}"]`);

const inlinedTimes = new Map<string, number>();

/** When the calendar gave the answer that stood in the page, in milliseconds since the epoch; `undefined` for any other. */
export function takeInlinedTime(url: string): number | undefined {
  const time = inlinedTimes.get(url);
  inlinedTimes.delete(url);
  return time;
}

/** The answer that stands in the page, once. */
function takeInlined(url: string): Promise<Response> | undefined {
  const script = inlined(url);
  if (!script) return undefined;
  script.remove();
  inlinedTimes.set(url, Date.parse(script.getAttribute('data-cal-time')!) || 0);
  return Promise.resolve(new Response(script.textContent));
}

/**
 * Sends a request before the elements' code has arrived; their first request for the same URL takes this response.
 * @example
 * ```ts
 * preload(itemUrl({ baseUrl: 'https://example.org/wp-json' }, 'events', 12));
 * ```
 */
export function preload(url: string): void {
  if (registry().has(url) || inlined(url)) return;
  const end = new AbortController();
  const answer = fetch(url, { credentials: 'omit', signal: end.signal });
  // The taker of the response handles its failure; without one, it may fail silently.
  answer.catch(() => {});
  registry().set(url, (signal) => {
    signal.addEventListener('abort', () => end.abort(signal.reason));
    return answer;
  });
}

/** The answer for this URL that stands in the page, or the early one; once. */
export function takePreloaded(url: string, signal: AbortSignal): Promise<Response> | undefined {
  const take = registry().get(url);
  registry().delete(url);
  return take?.(signal) ?? takeInlined(url);
}
