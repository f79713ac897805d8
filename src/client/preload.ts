type Registry = Map<string, Promise<Response>>;

/** Shared by script files that are built apart, so it hangs on the one thing they share. */
const registry = (): Registry => {
  const shared = globalThis as { [key: symbol]: Registry | undefined };
  return (shared[Symbol.for('cal-elements.early')] ??= new Map<string, Promise<Response>>());
};

/** Sends a request before the elements' code has arrived; their first request for the same URL takes this response. */
export function preload(url: string): void {
  if (registry().has(url)) return;
  const answer = fetch(url, { credentials: 'omit' });
  // The taker of the response handles its failure; without one, it may fail silently.
  answer.catch(() => {});
  registry().set(url, answer);
}

/** The early answer for this URL, once. */
export function takePreloaded(url: string): Promise<Response> | undefined {
  const answer = registry().get(url);
  registry().delete(url);
  return answer;
}
