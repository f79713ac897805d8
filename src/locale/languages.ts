import { common } from './en/common.js';
import { messagesFor, nearest, tags } from './files.js';
import type { BundleName, MessageBundles, Rewording } from './messages/index.js';

/** The bundles that have arrived, by language and name. */
const loaded = /* @__PURE__ */ new Map<string, unknown>([
  ['en common', common],
  // No page waits for one letter.
  ['en-gb common', { ...common, statuses: { ...common.statuses, cancelled: 'Cancelled' } }],
]);

/** Of `de-AT` that of `de`; a language that readers alone may have is known by its whole tag. */
const keyOf = (name: BundleName, tag: string): string => `${nearest(tags, tag) ?? tag} ${name}`;

/** The page's own words by their language, in lower case, and what was made of our messages by them. */
const own = /* @__PURE__ */ new Map<
  string,
  { readonly reword: Rewording['reword']; readonly made: Map<BundleName, unknown> }
>();
/** Files of own words that are arriving: no words are shown before. */
let arriving: Promise<unknown> | undefined;

/** Uses a page's own words for a language from now on. */
export const useWords = ({ language, reword }: Rewording): unknown =>
  own.set(language.toLowerCase(), { reword, made: new Map() });

const files = /* @__PURE__ */ new Set<string>();

/**
 * Reads a file of own words, once, even if it fails; all messages wait for it. Returns a promise for whoever is the
 * first to name it, which never rejects.
 */
export function wordsAt(url: string): Promise<unknown> | undefined {
  if (files.has(url)) return undefined;
  files.add(url);
  const read = import('./own-words.js')
    .then(async ({ readOwnWords }) => useWords(await readOwnWords(url)))
    .catch(() => {});
  const all = (arriving = Promise.all([arriving, read]).then(() => {
    if (arriving === all) arriving = undefined;
  }));
  return all;
}

const offered = /* @__PURE__ */ new Map<BundleName, (tag: string) => unknown>();

/** Lets messages be loaded that no folder of a language here holds. */
export const offerMessages = (name: BundleName, load: (tag: string) => unknown): unknown => offered.set(name, load);

/** Fetches a bundle; the English one for all elements is there. */
async function fetchMessages(name: BundleName, tag: string): Promise<unknown> {
  return ((await messagesFor(tag))[name] ?? offered.get(name))?.(tag) ?? common;
}

/**
 * The messages of a bundle for a BCP 47 tag: in the nearest language that there is (`de-AT`: de), in English for any
 * other and where the fetch fails. Rejects where English cannot be fetched either.
 */
export async function loadMessages<Name extends BundleName>(name: Name, tag: string): Promise<MessageBundles[Name]> {
  await arriving;
  const key = keyOf(name, tag);
  try {
    if (!loaded.has(key)) loaded.set(key, await fetchMessages(name, tag));
    return loadedMessages(name, tag)!;
  } catch {
    return (await fetchMessages(name, 'en')) as MessageBundles[Name];
  }
}

/** The messages of a bundle for a tag, if they have arrived already. */
export function loadedMessages<Name extends BundleName>(name: Name, tag: string): MessageBundles[Name] | undefined {
  const messages = loaded.get(keyOf(name, tag)) as MessageBundles[Name] | undefined;
  const words = own.get(nearest([...own.keys()].sort(), tag) ?? '');
  if (!messages || arriving) return undefined;
  if (!words) return messages;
  if (!words.made.has(name)) words.made.set(name, words.reword(name, messages));
  return words.made.get(name) as MessageBundles[Name];
}
