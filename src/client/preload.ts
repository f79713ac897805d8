/** Which answers are new enough. */
export interface Freshness {
  /** The mode of the browser's own cache; `no-cache` reaches the server in any case. */
  readonly cache?: RequestCache | undefined;
  /** Milliseconds since the epoch at which what is replaced was read: what was read until then is not enough. */
  readonly since?: number | undefined;
}

/** Hands an early request to whoever takes it, whose signal then ends it. */
type Take = (signal: AbortSignal) => Promise<Response>;

/** Shared by script files that are built apart, so it hangs on the one thing they share. */
const registry = (): Map<string, Take> => {
  const shared = globalThis as { [key: symbol]: Map<string, Take> | undefined };
  return (shared[Symbol.for('cal-elements.early')] ??= new Map<string, Take>());
};

/** The script of the page that holds the answer to this URL, as `prerender` writes it. */
const inlined = (url: string) => globalThis.document?.querySelector(`script[data-cal="${CSS.escape(url)}"]`);

/** Whether nothing newer is wanted than what the page came with. */
const isFirst = ({ cache, since }: Freshness) => !cache && !since;

/** When the calendar gave the answer that stands in the page, in milliseconds since the epoch; `undefined` where none is read from there. */
export const inlinedTime = (url: string, options: Freshness): number | undefined => {
  const script = isFirst(options) && inlined(url);
  return script ? Date.parse(script.getAttribute('data-cal-time')!) || 0 : undefined;
};

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

/** The answer to this URL that was requested early, once; or the one that stands in the page, as often as nothing newer is wanted. */
export function takePreloaded(url: string, signal: AbortSignal, options: Freshness): Promise<Response> | undefined {
  const take = registry().get(url);
  registry().delete(url);
  const script = isFirst(options) && inlined(url);
  return take?.(signal) ?? (script ? Promise.resolve(new Response(script.textContent)) : undefined);
}
