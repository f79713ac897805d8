import { describe, expect, it } from 'vitest';
import { dateParts, dayHeading, monthHeading } from '../../../src/data/time/index.js';
import { clockName, dayNumber, yearName } from '../../../src/data/time/names.js';
import { atLeastOne } from '../../at-least-one.js';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = letters.flatMap((one) => letters.map((two) => one + two));
/** All languages of two or three letters that `Intl` knows, and countries that write dates in another way. */
const locales = Intl.DateTimeFormat.supportedLocalesOf([
  ...pairs,
  ...pairs.flatMap((pair) => letters.map((letter) => pair + letter)),
  ...['ar-EG', 'ar-MA', 'ar-SA', 'de-AT', 'en-AU', 'en-CA', 'en-GB', 'en-IN', 'es-MX', 'fa-AF', 'fr-CA', 'ja-JP'],
  ...['pt-BR', 'pt-PT', 'sr-Latn', 'th-TH', 'uz-Cyrl', 'zh-Hans', 'zh-Hant', 'zh-HK', 'zh-TW'],
  ...['ja-JP-u-ca-japanese', 'th-u-ca-gregory', 'en-u-ca-buddhist', 'ar-u-nu-arab', 'en-u-hc-h23'],
]);

const days = ['2026-01-31', '2026-02-28', '2026-05-01', '2026-12-05', '2027-03-21'];
const letter = /\p{L}/u;
const digits = new Map<string, string[]>();
/** The digits of a locale, from 0 to 9. */
function digitsOf(locale: string): string[] {
  if (!digits.has(locale)) {
    const numbers = new Intl.NumberFormat(locale);
    digits.set(
      locale,
      [...Array(10).keys()].map((value) => numbers.format(value)),
    );
  }
  return digits.get(locale)!;
}
/** All numbers in a text, by their value; some locales write 01 where others write 1. */
const numbersIn = (text: string, locale: string): number[] => {
  const plain = text.replace(/\p{Nd}/gu, (sign) => String(digitsOf(locale).indexOf(sign)));
  return (plain.match(/-?\d+/g) ?? []).map(Number);
};

describe('dates in every locale that there is', () => {
  it('are of many locales', () => {
    expect(locales.length).to.be.greaterThan(150);
  });

  it('have months with names in badges, or numbers with their sign', () => {
    for (const locale of atLeastOne(locales))
      for (const day of days) expect(dateParts(day, locale).month, `${locale} ${day}`).to.match(letter);
  });

  it('say the same day and year in badges, cells and headings', () => {
    for (const locale of atLeastOne(locales))
      for (const day of days) {
        const badge = dateParts(day, locale);
        const place = `${locale} ${day}`;
        expect(badge.day, place).to.equal(dayNumber(day, locale));
        expect(badge.year, place).to.equal(yearName(day, locale));
        const [number, year] = [badge.day, badge.year].map((text) => numbersIn(text, locale)[0]!);
        expect(number, place).to.equal(Number(day.slice(8)));
        expect(numbersIn(monthHeading(day.slice(0, 7), locale), locale), place).to.include(year!);
        expect(numbersIn(dayHeading(day, locale, '2020-01-01'), locale), place).to.include.members([number, year]);
      }
  });

  it('are written in one kind of digits', () => {
    for (const locale of atLeastOne(locales)) {
      const badge = dateParts(days[0]!, locale);
      const said = [badge.day, badge.year, monthHeading('2026-01', locale), clockName(19 * 60 + 30, { locale })].join();
      for (const sign of said.match(/\p{Nd}/gu)!) expect(digitsOf(locale), `${locale}: ${said}`).to.include(sign);
    }
  });

  it('have clocks of 12 or 24 hours, as the locale has them', () => {
    for (const locale of atLeastOne(locales)) {
      const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
      expect(numbersIn(clockName(19 * 60, { locale }), locale)[0], locale).to.equal(hour12 ? 7 : 19);
    }
  });
});
