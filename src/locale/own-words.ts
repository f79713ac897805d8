import type { BundleForReaders, BundleName, MessageBundles, Rewording } from './messages/index.js';
import { numbers, type PluralForms } from './numbers.js';
import { placeholders } from './placeholders.js';

/**
 * A text with placeholders for values, such as `Page {page} of {count}`; or one for each form of its last number by the
 * plural rules of the language (`one`, `other` …), and `all` for a list that is shown whole.
 */
export type Wording = string | (PluralForms & { readonly all?: string | PluralForms });

type OwnMessage<Message> = Message extends (...values: never[]) => string
  ? Wording | Message
  : Message extends string
    ? string
    : { readonly [Name in keyof Message]?: OwnMessage<Message[Name]> };

/** Some or all messages in a page's own words, by bundle and name; those of ours stay for what is missing. */
export type OwnWords = { readonly [Name in BundleForReaders]?: OwnMessage<MessageBundles[Name]> };

type Value = string | number | boolean;
type Names = readonly string[];

/** Writes a wording with its values. */
function writer(wording: Wording, names: Names, language: string): (...values: Value[]) => string {
  const write = numbers(language);
  const rules = new Intl.PluralRules(language);
  return (...values) => {
    const [from, to, total] = values;
    const isAll = names[2] === 'total' && Number(from) < 2 && to === total;
    const forms = typeof wording === 'string' ? wording : isAll ? (wording.all ?? wording) : wording;
    const last = values.findLast((value) => typeof value === 'number') ?? 0;
    // After the values that have a placeholder, messages receive whether there are more.
    const isMore = values[names.length] === true;
    const text = typeof forms === 'string' ? forms : ((isMore ? forms.more : forms[rules.select(last)]) ?? forms.other);
    const mark = isMore && !(typeof forms === 'object' && forms.more) ? '+' : '';
    return text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const at = names.indexOf(name);
      const value = values[at] ?? '';
      return typeof value === 'number' ? write(value) + (at === names.length - 1 ? mark : '') : String(value);
    });
  };
}

/** The texts of a wording, to be checked; `undefined` for what is none. */
function textsOf(wording: unknown): string[] | undefined {
  if (typeof wording === 'string') return [wording];
  if (typeof wording !== 'object' || wording === null || !('other' in wording)) return undefined;
  const texts = Object.values(wording).map((form) => (typeof form === 'string' ? [form] : textsOf(form)));
  return texts.includes(undefined) ? undefined : texts.flatMap((some) => some ?? []);
}

/** Reads own words into the shape of our messages, and collects what is wrong with them; what is wrong stays ours. */
function readWords(
  given: object,
  ours: object,
  names: object,
  path: string,
  language: string,
  mistakes: Set<string>,
): object {
  const read: Record<string, unknown> = { ...ours };
  for (const [name, words] of Object.entries(given) as [string, unknown][]) {
    const place = `${path}.${name}`;
    const known = Object.hasOwn(ours, name) ? (ours as Record<string, unknown>)[name] : undefined;
    const inside = (Object.hasOwn(names, name) ? (names as Record<string, unknown>)[name] : {}) as Names;
    if (known === undefined) mistakes.add(`${place} is no message`);
    else if (typeof known === 'string') {
      if (typeof words === 'string') read[name] = words;
      else mistakes.add(`${place} is no text`);
    } else if (typeof known === 'object') {
      if (typeof words === 'object' && words !== null)
        read[name] = readWords(words, known!, inside, place, language, mistakes);
      else mistakes.add(`${place} is no object with ${Object.keys(known!).join(', ')}`);
    } else if (typeof words === 'function') read[name] = words;
    else {
      const texts = textsOf(words);
      const used = texts?.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, used]) => used!)) ?? [];
      const unknown = used.filter((one) => !inside.includes(one));
      if (!texts) mistakes.add(`${place} is neither a text nor an object with “other”`);
      else if (unknown.length)
        mistakes.add(`${place} has {${unknown.join('}, {')}}, and may have {${inside.join('}, {')}}`);
      else read[name] = writer(words as Wording, inside, language);
    }
  }
  return read;
}

const complain = (source: string, mistakes: Iterable<string>): void => {
  for (const mistake of mistakes)
    console.error(`cal-elements: ${source}: ${mistake}; docs/guide/words.md tells what own words look like.`);
};

/**
 * The replacement of our words by a page's own.
 * @param language BCP 47 tag
 * @param source the name of the page's words in reports of mistakes
 */
export function rewordingBy(language: string, words: OwnWords, source: string): Rewording {
  const [tag = language] = Intl.getCanonicalLocales(language.replace('_', '-'));
  const isForReaders = (name: string): name is BundleForReaders => Object.hasOwn(placeholders, name);
  const bundles = Object.keys(words).filter((name) => !isForReaders(name));
  complain(
    source,
    bundles.map((name) => `${name} is none of ${Object.keys(placeholders).join(', ')}`),
  );
  return {
    language: tag,
    reword(name: BundleName, messages) {
      if (!isForReaders(name)) return messages;
      const mistakes = new Set<string>();
      const ours = name === 'common' ? { ...messages, number: numbers(tag) } : messages;
      const read = readWords(words[name] ?? {}, ours, placeholders[name], name, tag, mistakes);
      complain(source, mistakes);
      return read as typeof messages;
    },
  };
}

/**
 * Reads a file of own words: `{ "language": "fi", "common": { … } }`.
 * @throws Error where it cannot be read; the console tells why
 */
export async function readOwnWords(url: string): Promise<Rewording> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`the server answers ${response.status}`);
    const { language, ...words } = (await response.json()) as { readonly language?: unknown } & OwnWords;
    if (typeof language !== 'string') throw new Error('“language” is missing, such as "fi"');
    return rewordingBy(language, words, url);
  } catch (error) {
    complain(url, [(error as Error).message]);
    throw error;
  }
}
