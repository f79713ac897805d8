/** Set from package.json by the build. */
declare const __VERSION__: string | undefined;
export const version = typeof __VERSION__ === 'string' ? __VERSION__ : 'development';

/** Stands in a snippet until the author enters where the scripts are. */
export const placeholder = 'https://your-site.example/cal-elements/';

/** Stands in a snippet until the author has connected a calendar. */
export const calendarPlaceholder = 'https://your-site.example/wp-json';

const hashes = new Map<string, Promise<string>>();

/**
 * The integrity hash of a script, computed from what stands at its address; empty where it cannot be read, or by HTTP,
 * where browsers compute none.
 */
export function integrityOf(url: string): Promise<string> {
  if (url.startsWith(placeholder)) return Promise.resolve('');
  const known = hashes.get(url) ?? hashOf(url).catch(() => '');
  hashes.set(url, known);
  return known;
}

async function hashOf(url: string): Promise<string> {
  const response = await fetch(url, { credentials: 'omit' });
  if (!response.ok) return '';
  const digest = await crypto.subtle.digest('SHA-384', await response.arrayBuffer());
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
