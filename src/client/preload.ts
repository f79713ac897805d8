type Registry = Map<string, Promise<Response>>;

/** Shared by script files that are built apart, so it hangs on the one thing they share. */
const registry = (): Registry => {
  const shared = globalThis as { [key: symbol]: Registry | undefined };
  return (shared[Symbol.for('cal-elements.early')] ??= new Map<string, Promise<Response>>());
};

/** Asks now what the elements' code will ask once it has arrived; the first request for the very same URL takes this answer. */
export function preload(url: string): void {
  if (registry().has(url)) return;
  const answer = fetch(url, { credentials: 'omit' });
  // Whoever takes the answer handles its failure; if nobody does, nothing is lost.
  answer.catch(() => {});
  registry().set(url, answer);
}

/** The early answer for this URL, once. */
export function takePreloaded(url: string): Promise<Response> | undefined {
  const answer = registry().get(url);
  registry().delete(url);
  return answer;
}
