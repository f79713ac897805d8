import { afterEach, describe, expect, it, vi } from 'vitest';
import { offerWords } from '../../../src/authoring/words/words.js';
import { languages, loadMessages, type BundleName } from '../../../src/locale/index.js';
import { atLeastOne } from '../../at-least-one.js';
import { messagesIn, typographyOf } from './messages.js';

/** The bundles that only some elements load; the types keep this complete. */
const bundles = Object.keys({
  authoring: 0,
  calendar: 0,
  controls: 0,
  desk: 0,
  detail: 0,
  directory: 0,
  errors: 0,
  map: 0,
  sources: 0,
} satisfies Record<Exclude<BundleName, 'common'>, 0>) as Exclude<BundleName, 'common'>[];

offerWords();

afterEach(() => {
  vi.doUnmock('../../../src/locale/fr/map.js');
  vi.resetModules();
});

describe('message bundles', () => {
  for (const bundle of bundles) {
    for (const language of languages) {
      it(`${bundle} has every message in ${language}, in its typography`, async () => {
        const english = new Map(messagesIn(await loadMessages(bundle, 'en')));
        const said = new Map(messagesIn(await loadMessages(bundle, language)));
        expect([...said.keys()].sort()).to.deep.equal([...english.keys()].sort());
        for (const [path, phrase] of atLeastOne(said))
          expect(phrase, path)
            .to.match(/^[\S\u00a0]/u)
            .and.not.to.match(typographyOf(language));
      });
    }

    it(`${bundle} is translated`, async () => {
      const english = messagesIn(await loadMessages(bundle, 'en'));
      for (const language of atLeastOne(languages.filter((other) => other !== 'en'))) {
        const said = new Map(messagesIn(await loadMessages(bundle, language)));
        const same = english.filter(([path, phrase]) => said.get(path) === phrase);
        expect(same.length / english.length, `${language}: ${same.join()}`).to.be.lessThan(0.25);
      }
    });
  }

  it('translate nothing that the common bundle already has', async () => {
    const common = Object.keys(await loadMessages('common', 'en'));
    /** Each bundle has its own messages for loading, counting and finding nothing. */
    const own = ['loading', 'more', 'empty', 'emptyHint'];
    for (const bundle of bundles) {
      const twice = Object.keys(await loadMessages(bundle, 'en')).filter(
        (name) => common.includes(name) && !own.includes(name),
      );
      expect(twice, bundle).to.deep.equal([]);
    }
  });

  it('are English when they cannot be fetched, and are tried again', async () => {
    vi.resetModules();
    vi.doMock('../../../src/locale/fr/map.js', () => {
      throw new Error('offline');
    });
    const fresh = await import('../../../src/locale/index.js');
    const english = await fresh.loadMessages('map', 'en');
    expect(await fresh.loadMessages('map', 'fr')).to.equal(english);
    expect(fresh.loadedMessages('map', 'fr')).to.equal(undefined);
  });
});
