import { afterEach, describe, expect, it, vi } from 'vitest';
import { languages, loadMessages, loadedMessages, type Messages } from '../../../src/locale/index.js';
import { atLeastOne } from '../../at-least-one.js';
import { messagesIn, typographyOf } from './messages.js';

afterEach(() => {
  vi.doUnmock('../../../src/locale/fr/common.js');
  vi.resetModules();
});

const { en } = { en: await loadMessages('common', 'en') };

describe('loadMessages', () => {
  it('has the words of authors in five languages', () => {
    expect(languages).to.deep.equal(['ar', 'de', 'en', 'es', 'fr']);
  });

  for (const [tag, retry] of [
    ['en', 'Try again'],
    ['en-GB', 'Try again'],
    ['de', 'Erneut versuchen'],
    ['de-AT', 'Erneut versuchen'],
    ['de-CH', 'Erneut versuchen'],
    ['DE-de-1996', 'Erneut versuchen'],
    ['es-419', 'Reintentar'],
    ['fr-u-ca-gregory', 'Réessayer'],
    ['ar-EG', 'إعادة المحاولة'],
    ['nl-BE', 'Opnieuw proberen'],
    ['pt-PT-ao90', 'Tentar novamente'],
    ['pt-BR', 'Tentar novamente'],
    ['zh-Hans-CN', '重试'],
    ['zh', '重试'],
    ['zh-Hant-TW', 'Try again'],
    ['zh-HK', 'Try again'],
    ['fi', 'Try again'],
    ['den', 'Try again'],
    ['constructor', 'Try again'],
    ['', 'Try again'],
    ['no tag', 'Try again'],
  ] as const)
    it(`finds the nearest language for "${tag}"`, async () => {
      expect((await loadMessages('common', tag)).retry).to.equal(retry);
    });

  it('spells as the British do for en-GB, and for nobody else', async () => {
    const [gb, us] = await Promise.all(['en-GB', 'en'].map((tag) => loadMessages('detail', tag)));
    const cancelled = async (tag: string) => (await loadMessages('common', tag)).statuses.cancelled;
    expect([await cancelled('en-GB'), gb!.organizers, gb!.where]).to.deep.equal(['Cancelled', 'Organised by', 'Where']);
    expect([await cancelled('en'), us!.organizers, await cancelled('en-AU')]).to.deep.equal([
      'Canceled',
      'Organized by',
      'Canceled',
    ]);
    const messages = JSON.stringify([gb, await loadMessages('directory', 'en-GB')]);
    expect(messages).not.to.match(/: ?"[^"]*(rganiz|anceled)/);
    const { shown } = (await loadMessages('directory', 'en-gb')).lists.organizers;
    expect(shown(1, 10, 12)).to.equal('10 of 12 organisers');
  });

  it('falls back to English when a language cannot be fetched', async () => {
    vi.resetModules();
    vi.doMock('../../../src/locale/fr/common.js', () => {
      throw new Error('offline');
    });
    const fresh = await import('../../../src/locale/index.js');
    expect((await fresh.loadMessages('common', 'fr')).retry).to.equal('Try again');
    expect(fresh.loadedMessages('common', 'fr')).to.equal(undefined);
  });
});

describe('loadedMessages', () => {
  it('has English at once, others once fetched', async () => {
    vi.resetModules();
    const fresh = await import('../../../src/locale/index.js');
    expect(fresh.loadedMessages('common', 'en-GB')!.retry).to.equal('Try again');
    expect(fresh.loadedMessages('common', 'de-AT')).to.equal(undefined);
    const common = await fresh.loadMessages('common', 'de');
    expect(fresh.loadedMessages('common', 'de-AT')).to.equal(common);
    expect(fresh.loadedMessages('common', 'fi')).to.equal(undefined);
    await fresh.loadMessages('common', 'fi');
    expect(fresh.loadedMessages('common', 'fi')!.retry).to.equal('Try again');
  });

  it('returns the same messages each time', async () => {
    expect(await loadMessages('common', 'es')).to.equal(loadedMessages('common', 'es-MX'));
  });
});

describe('messages', () => {
  /** Words that the languages share. */
  const shared = ['ar number', 'de number', 'es number', 'fr number', 'fr pages', 'de statuses.online', 'de website'];

  for (const language of languages) {
    it(`are all there in ${language}, and are its own`, async () => {
      const said = new Map(messagesIn(await loadMessages('common', language)));
      expect([...said.keys()].sort()).to.deep.equal([...new Map(messagesIn(en)).keys()].sort());
      for (const [path, phrase] of said) expect(phrase.trim(), path).to.match(/^\S/u);
      if (language === 'en') return;
      const same = messagesIn(en).filter(([path, phrase]) => said.get(path) === phrase);
      expect(same.map(([path]) => `${language} ${path}`)).to.deep.equal(
        shared.filter((name) => name.startsWith(language)),
      );
    });

    it(`name the cause of an error in ${language}`, async () => {
      const { asOf } = await loadMessages('common', language);
      const errors = await loadMessages('errors', language);
      const { expected } = errors;
      for (const kind of ['network', 'timeout', 'cors', 'shape', 'closed'] as const)
        expect(errors[kind]('example.org'), kind).to.contain('example.org');
      expect(errors.missing('example.org', '')).to.contain('example.org').and.not.match(/:/);
      expect(errors.missing('example.org', 'oembed/1.0, wp/v2')).to.contain('oembed/1.0, wp/v2');
      expect(errors.http('example.org', 503)).to.contain('example.org').and.contain('503');
      expect(errors.refused('categories="3"')).to.contain('categories="3"');
      expect(errors.unreadable('per-page="x"', expected.positive))
        .to.contain('per-page="x"')
        .and.contain(expected.positive);
      expect(errors.unset('base-url')).to.contain('base-url');
      expect(expected.choice('asc, desc')).to.contain('asc, desc');
      expect(asOf('14:05')).to.contain('14:05');
    });

    it(`use the typography of ${language}`, async () => {
      for (const [path, phrase] of atLeastOne(messagesIn(await loadMessages('common', language))))
        expect(phrase, path).not.to.match(typographyOf(language));
    });
  }
});

describe('numbers', () => {
  const counts = [0, 1, 2, 3, 11, 100];
  const all = (common: Messages) => counts.map((count) => common.shown(1, count, count));

  for (const [language, shown] of Object.entries({
    en: ['0 events', '1 event', '2 events', '3 events', '11 events', '100 events'],
    de: [
      '0 Veranstaltungen',
      '1 Veranstaltung',
      '2 Veranstaltungen',
      '3 Veranstaltungen',
      '11 Veranstaltungen',
      '100 Veranstaltungen',
    ],
    fr: ['0 événement', '1 événement', '2 événements', '3 événements', '11 événements', '100 événements'],
    es: ['0 eventos', '1 evento', '2 eventos', '3 eventos', '11 eventos', '100 eventos'],
    ar: ['لا فعاليات', 'فعالية واحدة', 'فعاليتان', '3 فعاليات', '11 فعالية', '100 فعالية'],
  }))
    it(`have their plurals in ${language}`, async () => {
      expect(all(await loadMessages('common', language))).to.deep.equal(shown);
    });

  for (const [language, some, later, more] of [
    ['en', '10 of 316 events', '11–20 of 1,316 events', 'Show 1 more'],
    ['de', '10 von 316 Veranstaltungen', '11–20 von 1.316 Veranstaltungen', '1 weitere anzeigen'],
    ['fr', '10 sur 316 événements', '11–20 sur 1\u202f316 événements', 'Afficher 1 événement de plus'],
    ['es', '10 de 316 eventos', '11–20 de 1316 eventos', 'Mostrar 1 evento más'],
    ['ar', '10 من 316 فعالية', '11–20 من 1,316 فعالية', 'عرض فعالية أخرى'],
  ] as const)
    it(`say what a list shows in ${language}`, async () => {
      const common = await loadMessages('common', language);
      expect(common.shown(1, 10, 316)).to.equal(some);
      expect(common.shown(11, 20, 1316)).to.equal(later);
      expect(common.more(1)).to.equal(more);
    });

  for (const [language, list, folded, show] of [
    ['en', '10 of more than 1,000 events', '10 of more than 1,000 different events', 'Show more than 1,000 events'],
    [
      'de',
      '10 von mehr als 1.000 Veranstaltungen',
      '10 von mehr als 1.000 verschiedenen Veranstaltungen',
      'Mehr als 1.000 Veranstaltungen anzeigen',
    ],
    [
      'fr',
      '10 sur plus de 1\u202f000 événements',
      '10 sur plus de 1\u202f000 événements différents',
      'Afficher plus de 1\u202f000 événements',
    ],
    ['es', '10 de más de 1000 eventos', '10 de más de 1000 eventos distintos', 'Mostrar más de 1000 eventos'],
    ['ar', '10 من أكثر من 1,000 فعالية', '10 من أكثر من 1,000 فعالية مختلفة', 'عرض أكثر من 1,000 فعالية'],
  ] as const)
    it(`say that there are more in ${language}`, async () => {
      const [common, map, controls] = [
        await loadMessages('common', language),
        await loadMessages('map', language),
        await loadMessages('controls', language),
      ];
      expect([
        common.shown(1, 10, 1000, true),
        map.shownFolded(1, 10, 1000, true),
        controls.show(1000, true),
      ]).to.deep.equal([list, folded, show]);
    });

  it('decline the dual in Arabic', async () => {
    expect((await loadMessages('common', 'ar')).shown(1, 1, 2)).to.equal('1 من فعاليتين');
  });
});

describe('the map in French', () => {
  it('elides the article before a vowel', async () => {
    const { placesNear } = await loadMessages('map', 'fr');
    expect(placesNear(3, 'Tarrin')).to.equal('3 lieux autour de Tarrin');
    expect(placesNear(3, 'Évian')).to.equal('3 lieux autour d’Évian');
  });
});

describe('Spanish', () => {
  it('addresses the visitor as usted', async () => {
    for (const bundle of ['common', 'calendar', 'detail', 'directory', 'errors', 'map'] as const)
      for (const [path, phrase] of atLeastOne(messagesIn(await loadMessages(bundle, 'es'))))
        expect(phrase, path).not.to.match(/\b(tu|tus|te|estás|puedes|usa|mantén)\b/i);
  });
});
