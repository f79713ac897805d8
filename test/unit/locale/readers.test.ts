import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { loadMessages, type BundleName } from '../../../src/locale/index.js';
import { readersLanguages } from '../../../src/locale/readers.js';
import type { BundleForReaders } from '../../../src/locale/messages/index.js';
import { atLeastOne } from '../../at-least-one.js';
import { typographyOf } from './messages.js';

const bundles = Object.keys({
  common: 0,
  calendar: 0,
  controls: 0,
  detail: 0,
  directory: 0,
  errors: 0,
  map: 0,
} satisfies Record<BundleForReaders, 0>) as BundleForReaders[];

/** Numbers of each plural form that a language of ours has, and one that is grouped. */
const counts = [1, 0, 2, 3, 5, 11, 21, 22, 100, 1_000_000, 1.5];

/** All that a message says: functions are called with each number, then with texts, and for lists with what is shown. */
const saidBy = (message: unknown): string[] => {
  if (typeof message !== 'function') return [String(message)];
  const say = message as (...values: unknown[]) => unknown;
  return [
    ...counts.flatMap((count) => [say(count, count, count), say(1, 10, count), say(11, 20, count, true)]),
    say('Ω', 'Ω', 'Ω'),
  ].map(String);
};

/** Every message of a bundle by its path. */
const messagesOf = (words: object, path = ''): [path: string, said: string[]][] =>
  Object.entries(words).flatMap(([key, value]): [string, string[]][] =>
    typeof value === 'object' ? messagesOf(value as object, `${path}${key}.`) : [[path + key, saidBy(value)]],
  );

const load = async (language: string): Promise<Map<string, string[]>> => {
  const all = bundles.map(async (bundle: BundleName) => messagesOf(await loadMessages(bundle, language), `${bundle}.`));
  return new Map((await Promise.all(all)).flat());
};

/** Words that are the same in English, by language. */
const shared: Readonly<Record<string, string>> = {
  cs: 'Online',
  da: 'Online Tag tag Tags tags',
  it: 'Online Password Tag tag',
  nl: 'Details Filters in Online Recent Tag tag Tags tags Website Week week Wk',
  pl: 'Online Tag tag',
  pt: 'Online',
  'pt-br': 'Tag tag Tags tags',
  sv: 'Online text',
};
const withoutNumbers = (text: string) => text.replace(/\d+/g, '').trim();

/**
 * Messages on buttons and in marks, which stand in one line at 320 pixels: of characters that are half as wide as those
 * of Chinese, 34 fit.
 */
const inOneLine =
  /^(common\.(previous|next|retry|allDay|yourTime|untitled|featured|ended|statuses\..*|close|share|copied|phone|email|website|directions|password|open)|calendar\.(today|views\..*|chooseView|toCalendar|print|ranges\..*|previous.*|next(Month|Year|Week.*|Day.*)|weekShort)|controls\.(filters|facets\..*|moreFacets|clearAll|dates\..*)|detail\.(when|where|cost|tags|subscribe|addToCalendar|visit|joinOnline)|map\.(show|allow|refuse|withdraw|nearMe|everywhere|searchHere|times|also))$/;
const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (/[\u1100-\uffef]/.test(letter) ? 2 : 1), 0);

const english = await load('en');
/** Short in English, too. */
const tight = (path: string) => (path === 'calendar.weekShort' ? 5 : 34);

describe.each([...readersLanguages, 'pt-br'])('the words for readers in %s', (language) => {
  it('are all there, in every plural form', async () => {
    const said = await load(language);
    expect([...said.keys()].sort()).to.deep.equal([...english.keys()].sort());
    for (const [path, texts] of atLeastOne(said))
      for (const text of texts) {
        expect(text, path).to.match(/^[\S\u00a0]/u);
        expect(text, path).not.to.match(/#|undefined|\$\{|\[object/);
        expect(text, path).not.to.match(typographyOf(language));
      }
  });

  it('are not English', async () => {
    const said = await load(language);
    const allowed = shared[language]?.split(' ') ?? [];
    const same = [...english]
      .filter(([path, texts]) => /\p{L}{2}/u.test(texts[0]!) && said.get(path)![0] === texts[0])
      .filter(([, texts]) => !allowed.includes(withoutNumbers(texts[0]!)));
    expect(same.map(([path, texts]) => `${path}: ${texts[0]}`)).to.deep.equal([]);
  });

  it('leave nothing out that a message is about', async () => {
    const said = await load(language);
    for (const [path, texts] of atLeastOne(english)) {
      const values = (of: readonly string[]) => new Set(of.at(-1)!.match(/Ω/g)).size;
      expect(values(said.get(path)!), path).to.equal(values(texts));
    }
  });

  it('fit where they stand in one line, and are no essays elsewhere', async () => {
    for (const [path, texts] of atLeastOne(await load(language))) {
      if (inOneLine.test(path)) expect(widthOf(texts[0]!), `${path}: ${texts[0]}`).to.be.lessThanOrEqual(tight(path));
      // Other names of dates that visitors may type.
      if (/\.date(Words|Fillers)/.test(path)) continue;
      const most = english.get(path)![0]!.length;
      expect(texts[0]!.length, `${path}: ${texts[0]}`).to.be.lessThanOrEqual(most * 1.6 + 20);
    }
  });
});

describe('a language for readers', () => {
  const folders = readdirSync('src/locale', { withFileTypes: true })
    .filter(({ name }) => readersLanguages.some((language) => language === name))
    .map(({ name }) => `src/locale/${name}`);

  it('has fifteen companions', () => {
    expect(folders).to.have.length(15);
  });

  it.each(folders)('says in the first line of each file of %s whether a native speaker has read it', (folder) => {
    for (const file of atLeastOne(readdirSync(folder)))
      expect(readFileSync(`${folder}/${file}`, 'utf8').split('\n')[0], file).to.match(
        /^\/\/ Read by a native speaker: (no|yes, .+)\.$/,
      );
  });

  it.each(folders)('weighs at most 5 kB for a list: %s', (folder) => {
    const files = ['index', 'common'].map((name) => readFileSync(`${folder}/${name}.ts`));
    expect(gzipSync(Buffer.concat(files)).length).to.be.lessThanOrEqual(5000);
  });
});
