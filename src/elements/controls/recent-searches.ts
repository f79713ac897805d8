/** The local storage key of what the visitor has searched for, the latest first. */
const key = 'cal-elements.searches';

/** The most searches that are kept, */
const most = 5;
/** of so many letters at most. */
const longest = 100;

/** The searches of the visitor on the pages of this site; nothing where a browser stores nothing. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((one): one is string => typeof one === 'string' && one.length <= longest).slice(0, most)
      : [];
  } catch {
    return [];
  }
}

function keep(searches: readonly string[]): void {
  try {
    if (searches.length) localStorage.setItem(key, JSON.stringify(searches));
    else localStorage.removeItem(key);
  } catch {
    // They are forgotten with the page then.
  }
}

/** Keeps a search, and drops one with the same letters and the oldest. */
export function rememberSearch(text: string): void {
  const others = recentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase());
  if (text.length <= longest) keep([text, ...others].slice(0, most));
}

export const forgetSearches = (): void => keep([]);
