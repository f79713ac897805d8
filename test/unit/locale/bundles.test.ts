import { afterEach, describe, expect, it, vi } from 'vitest';
import * as locale from '../../../src/locale/index.js';
import { phrases, typographyOf } from './messages.js';

const { languages, loadBundle } = locale;
const bundles = Object.entries(locale).flatMap(([name, value]) =>
  /^(?!load).*Messages$/.test(name) && typeof value === 'object' ? [[name, value as locale.MessageBundle<object>] as const] : [],
);

afterEach(() => {
  vi.doUnmock('../../../src/locale/fr/map.js');
  vi.resetModules();
});

describe('bundles', () => {
  it('are four', () => {
    expect(bundles.map(([name]) => name)).to.deep.equal(['calendarMessages', 'detailMessages', 'directoryMessages', 'mapMessages']);
  });

  for (const [name, bundle] of bundles) {
    for (const language of languages) {
      it(`${name} are all there in ${language}, in its typography`, async () => {
        const english = new Map(phrases(await loadBundle(bundle, 'en')));
        const said = new Map(phrases(await loadBundle(bundle, language)));
        expect([...said.keys()].sort()).to.deep.equal([...english.keys()].sort());
        for (const [path, phrase] of said)
          expect(phrase, path)
            .to.match(/^[\S\u00a0]/u)
            .and.not.to.match(typographyOf(language));
      });
    }

    it(`${name} are translated`, async () => {
      const english = phrases(await loadBundle(bundle, 'en'));
      for (const language of languages.filter((other) => other !== 'en')) {
        const said = new Map(phrases(await loadBundle(bundle, language)));
        const same = english.filter(([path, phrase]) => said.get(path) === phrase);
        expect(same.length / english.length, `${language}: ${same.join()}`).to.be.lessThan(0.25);
      }
    });
  }

  it('are English when they cannot be fetched, and are tried again', async () => {
    vi.resetModules();
    vi.doMock('../../../src/locale/fr/map.js', () => {
      throw new Error('offline');
    });
    const fresh = await import('../../../src/locale/index.js');
    const english = await fresh.loadBundle(fresh.mapMessages, 'en');
    expect(await fresh.loadBundle(fresh.mapMessages, 'fr')).to.equal(english);
    expect(fresh.loadedBundle(fresh.mapMessages, 'fr')).to.equal(undefined);
  });
});
