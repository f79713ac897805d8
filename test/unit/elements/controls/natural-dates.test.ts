import { describe, expect, it } from 'vitest';
import { naturalDates } from '../../../../src/elements/controls/natural-dates.js';
import { languages, loadMessages } from '../../../../src/locale/index.js';

/** A Friday. */
const today = '2026-11-20';

async function meant(
  text: string,
  locale = 'en',
  week: { firstDay?: number; weekend?: number[] } = {},
): Promise<string[]> {
  const messages = await loadMessages('controls', locale);
  const found = naturalDates(text, { today, firstDay: 1, weekend: [6, 7], locale, messages, ...week });
  return found.map(
    ({ name, choice, days: { first, last } }) => `${name}: ${typeof choice === 'string' ? choice : `${first} ${last}`}`,
  );
}

describe('the days that words of a visitor mean', () => {
  const months = { en: 'in december', de: 'im Dezember', es: 'en diciembre', fr: 'en décembre', ar: 'في ديسمبر' };
  const weekends = {
    en: 'next weekend',
    de: 'nächstes Wochenende',
    es: 'próximo fin de semana',
    fr: 'week-end prochain',
    ar: 'نهاية الأسبوع القادم',
  };
  const tomorrows = { en: 'Tomorrow', de: 'morgen', es: 'mañana', fr: 'demain', ar: 'غدًا' };
  const days = { en: 'Dec 12', de: '12. Dez.', es: '12 de diciembre', fr: '12 déc', ar: '١٢ ديسمبر' };

  for (const language of languages) {
    it(`are known in ${language}: a month, a day of it, the next weekend, tomorrow, this month`, async () => {
      const one = async (text: string) => (await meant(text, language)).map((line) => line.replace(/^.*: /, ''));
      expect(await one(months[language])).to.deep.equal(['2026-12-01 2026-12-31']);
      expect(await one(days[language])).to.deep.equal(['2026-12-12 2026-12-12']);
      expect(await one(weekends[language])).to.deep.equal(['next-weekend']);
      expect((await one(tomorrows[language]))[0]).to.equal('tomorrow');
      const { dates } = await loadMessages('controls', language);
      expect((await one(dates.month))[0]).to.equal('month');
    });
  }

  it('are found by the beginning of their words, whatever accents and capitals', async () => {
    expect(await meant('NEXT  w')).to.deep.equal(['Next weekend: next-weekend', 'Next week: next-week']);
    expect(await meant('nachste woche', 'de')).to.deep.equal(['Nächste Woche: next-week']);
    expect((await meant("aujourd'hui", 'fr'))[0]).to.equal('Aujourd’hui: today');
    expect(await meant('dec')).to.deep.equal(['December 2026: 2026-12-01 2026-12-31']);
    expect(await meant('fev', 'fr')).to.deep.equal(['Février 2027: 2027-02-01 2027-02-28']);
  });

  it('are the coming ones: of this month the whole, of a month or day that is over the next year’s', async () => {
    expect(await meant('nov')).to.deep.equal(['November 2026: 2026-11-01 2026-11-30']);
    expect(await meant('march')).to.deep.equal(['March 2027: 2027-03-01 2027-03-31']);
    expect(await meant('nov 19')).to.deep.equal(['Friday, November 19, 2027: 2027-11-19 2027-11-19']);
    expect(await meant('november 20th')).to.deep.equal(['Today · Friday, November 20: 2026-11-20 2026-11-20']);
    expect(await meant('next month')).to.deep.equal(['Next month: next-month']);
  });

  it('may name the year and the day of the week', async () => {
    expect(await meant('feb 2028')).to.deep.equal(['February 2028: 2028-02-01 2028-02-29']);
    expect(await meant('Saturday, 12 December 2026')).to.deep.equal(['Saturday, December 12: 2026-12-12 2026-12-12']);
    expect(await meant('on friday')).to.deep.equal(['Today · Friday, November 20: 2026-11-20 2026-11-20']);
    expect(await meant('thu')).to.deep.equal(['Thursday, November 26: 2026-11-26 2026-11-26']);
    expect((await meant('martes', 'es'))[0]).to.match(/2026-11-24 2026-11-24$/);
  });

  it('may be written in the digits of Persian', async () => {
    expect((await meant('۱۲ دسامبر ۲۰۲۷', 'fa')).map((line) => line.split(': ')[1])).to.deep.equal([
      '2027-12-12 2027-12-12',
    ]);
  });

  it('may be of the calendar that is set, by its months and years', async () => {
    const days = async (text: string, locale: string) => (await meant(text, locale)).map((line) => line.split(': ')[1]);
    expect(await days('۱۵ فروردین', 'fa-u-ca-persian')).to.deep.equal(['2027-04-04 2027-04-04']);
    expect(await days('Azar', 'en-u-ca-persian')).to.deep.equal(['2026-11-22 2026-12-21']);
    expect(await days('30 Esfand 1408', 'en-u-ca-persian')).to.deep.equal(['2030-03-20 2030-03-20']);
    expect(await days('30 Esfand 1407', 'en-u-ca-persian')).to.deep.equal([]);
    expect(await days('29 มกราคม 2570', 'th')).to.deep.equal(['2027-01-29 2027-01-29']);
    expect(await days('29 มกราคม 2027', 'th')).to.deep.equal(['2027-01-29 2027-01-29']);
  });

  it('follow the week of the visitor', async () => {
    expect(await meant('next weekend', 'ar-EG', { firstDay: 6, weekend: [5, 6] })).to.deep.equal([]);
    const daysOf = async (text: string, locale: string, week: { firstDay: number; weekend: number[] }) =>
      naturalDates(text, { today, locale, messages: await loadMessages('controls', locale), ...week }).at(-1)!.days;
    expect(await daysOf('نهاية الأسبوع القادم', 'ar', { firstDay: 6, weekend: [5, 6] })).to.deep.equal({
      first: '2026-11-27',
      last: '2026-11-28',
    });
    expect(await daysOf('next week', 'en', { firstDay: 7, weekend: [6, 7] })).to.deep.equal({
      first: '2026-11-22',
      last: '2026-11-28',
    });
  });

  it('are offered before anything is typed', async () => {
    expect((await meant('')).map((line) => line.replace(/:.*/, ''))).to.deep.equal([
      'Today',
      'This weekend',
      'Next weekend',
      'Next month',
    ]);
  });

  it.each([
    ['next weekend', true],
    ['next w', false],
    ['weekend', true],
    ['next week', true],
    ['tonight', true],
    ['december', true],
    ['in dec', false],
    ['dec 12', true],
    ['saturd', false],
    ['on saturday', true],
  ])('say whether all the words of “%s” are there', async (text, isWhole) => {
    const messages = await loadMessages('controls', 'en');
    const found = naturalDates(text, { today, firstDay: 1, weekend: [6, 7], locale: 'en', messages });
    expect(found.some((date) => date.isWhole)).to.equal(isWhole);
  });

  for (const text of [
    'jazz',
    'ma',
    'in',
    'december 32',
    'feb 30',
    'december july',
    '12',
    '2027',
    'december fair',
    'marching band',
    'dec 12 13',
  ])
    it(`are none for “${text}”`, async () => {
      expect(await meant(text)).to.deep.equal([]);
    });
});
