import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Locale from '../../../src/locale/index.js';

let locale: typeof Locale;
const complaints = vi.spyOn(console, 'error');
const fetched = vi.fn<(url: string) => Promise<Response>>();

beforeEach(async () => {
  vi.resetModules();
  complaints.mockReset();
  vi.stubGlobal('fetch', fetched);
  locale = await import('../../../src/locale/index.js');
});
afterEach(() => vi.unstubAllGlobals());

const addWords = (language: string, words: Locale.OwnWords, source = 'a script') =>
  locale.useWords(locale.rewordingBy(language, words, source));
const told = () => complaints.mock.calls.map(([text]) => String(text).replace(/; docs.*/, ''));

describe('own words', () => {
  it('replace single ones, and ours stay for the rest', async () => {
    const before = await locale.loadMessages('common', 'de');
    addWords('de', { common: { empty: 'Nix los', statuses: { cancelled: 'Fällt aus' } } });
    const { empty, retry, statuses } = await locale.loadMessages('common', 'de-AT');
    expect([empty, retry, statuses.cancelled, statuses.postponed]).to.deep.equal([
      'Nix los',
      before.retry,
      'Fällt aus',
      before.statuses.postponed,
    ]);
    expect((await locale.loadMessages('common', 'en')).empty).to.equal('No events found');
    expect(locale.loadedMessages('common', 'de')).to.equal(locale.loadedMessages('common', 'de'));
  });

  it('are a language that is missing here, with its numbers and plural forms', async () => {
    addWords('pl', {
      common: {
        more: 'Pokaż {count} więcej',
        shown: {
          all: { one: '{total} wydarzenie', few: '{total} wydarzenia', other: '{total} wydarzeń' },
          other: '{from}–{to} z {total} wydarzeń',
        },
      },
    });
    const { more, shown, number, retry } = await locale.loadMessages('common', 'pl-PL');
    expect([more(12345), number(12345)]).to.deep.equal(['Pokaż 12\u00a0345 więcej', '12\u00a0345']);
    expect([shown(1, 1, 1), shown(1, 3, 3), shown(1, 5, 5), shown(11, 20, 316)]).to.deep.equal([
      '1 wydarzenie',
      '3 wydarzenia',
      '5 wydarzeń',
      '11–20 z 316 wydarzeń',
    ]);
    expect(retry).to.equal('Spróbuj ponownie');
  });

  it('say that there are more, in a form of their own or by a plus', async () => {
    addWords('nl', {
      common: { shown: { all: '{total} evenementen', other: '{from}–{to} van {total} evenementen' } },
      controls: { show: 'Toon {count}' },
    });
    const { shown } = await locale.loadMessages('common', 'nl');
    expect([shown(1, 10, 1000, true), shown(1, 1000, 1000, true), shown(1, 10, 1000)]).to.deep.equal([
      '1–10 van 1.000+ evenementen',
      '1.000+ evenementen',
      '1–10 van 1.000 evenementen',
    ]);
    expect((await locale.loadMessages('controls', 'nl')).show(1000, true)).to.equal('Toon 1.000+');
    addWords('nl', {
      common: { shown: { other: '{from}–{to} van {total}', more: '{from}–{to} van meer dan {total}' } },
    });
    expect((await locale.loadMessages('common', 'nl')).shown(1, 10, 1000, true)).to.equal('1–10 van meer dan 1.000');
  });

  it('may be functions', async () => {
    addWords('en', { map: { marker: (name, events) => `${name}: ${events}` } });
    expect((await locale.loadMessages('map', 'en')).marker('Hall', 2)).to.equal('Hall: 2');
  });

  it('stay ours where they are wrong, and say which and why', async () => {
    const wrong = {
      common: {
        lodaing: 'x',
        retry: 7,
        statuses: 'x',
        more: 'Show {counts} more',
        page: 5,
        constructor: 'x',
        runs: { one: 'x' },
      },
      commn: {},
    };
    addWords('en', wrong as never, '/words/en.json');
    const ours = await locale.loadMessages('common', 'fr').then(() => locale.loadMessages('common', 'en'));
    expect([ours.retry, ours.more(3), ours.page(1, 2)]).to.deep.equal(['Try again', 'Show 3 more', 'Page 1 of 2']);
    expect(told()).toEqual([
      'cal-elements: /words/en.json: commn is none of common, calendar, controls, detail, directory, errors, map',
      'cal-elements: /words/en.json: common.lodaing is no message',
      'cal-elements: /words/en.json: common.retry is no text',
      expect.stringContaining('common.statuses is no object with cancelled, postponed'),
      'cal-elements: /words/en.json: common.more has {counts}, and may have {count}',
      'cal-elements: /words/en.json: common.page is neither a text nor an object with “other”',
      'cal-elements: /words/en.json: common.constructor is no message',
      'cal-elements: /words/en.json: common.runs is neither a text nor an object with “other”',
    ]);
  });
});

describe('a file of own words', () => {
  it('is read once, and nothing is said before', async () => {
    let answer: (response: Response) => void;
    fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const read = locale.wordsAt('/nl.json');
    expect(locale.wordsAt('/nl.json')).to.equal(undefined);
    expect(locale.loadedMessages('common', 'nl')).to.equal(undefined);
    const messages = locale.loadMessages('common', 'nl');
    answer!(Response.json({ language: 'nl', common: { retry: 'Opnieuw' } }));
    await read;
    expect((await messages).retry).to.equal('Opnieuw');
    expect(locale.loadedMessages('common', 'nl')!.retry).to.equal('Opnieuw');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['is away', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
    ['is not there', () => Promise.resolve(new Response('', { status: 404 })), 'the server answers 404'],
    ['names no language', () => Promise.resolve(Response.json({ common: {} })), '“language” is missing, such as "fi"'],
    ['is no JSON', () => Promise.resolve(new Response('<p>')), expect.stringContaining('JSON')],
  ] as const)('that %s leaves ours, and says why', async (_, answer, reason) => {
    fetched.mockImplementation(answer);
    await locale.wordsAt('/fi.json');
    expect((await locale.loadMessages('common', 'fi')).retry).to.equal('Try again');
    expect(told()).to.have.length(1);
    expect(told()[0]!.replace('cal-elements: /fi.json: ', '')).toEqual(reason);
  });
});
