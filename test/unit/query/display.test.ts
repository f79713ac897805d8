import { describe, expect, it } from 'vitest';
import { displayOf } from '../../../src/data/query/index.js';
import type { Settings } from '../../../src/data/query/index.js';
import { dateParts, dayHeading, dayName, monthHeading, shortDay, yearName } from '../../../src/data/time/index.js';
import { atLeastOne } from '../../at-least-one.js';

type Calendar = NonNullable<Settings['calendar']>;
const localeOf = (language: string, calendar?: Calendar) => displayOf({ calendar }, language).locale;

describe('the calendar of dates', () => {
  it('is that of the language, as before, without the setting', () => {
    for (const language of ['en', 'th', 'fa', 'th-u-ca-gregory']) expect(localeOf(language)).to.equal(language);
    expect(yearName('2027-01-01', localeOf('th'))).to.equal('2570');
    expect(monthHeading('2027-01', localeOf('fa'))).to.match(/۲۰۲۷/);
  });

  it('is the one that is set, and keeps what the language says beside', () => {
    expect(localeOf('en', 'buddhist')).to.equal('en-u-ca-buddhist');
    expect(localeOf('ar-u-nu-latn', 'gregory')).to.equal('ar-u-ca-gregory-nu-latn');
    expect(localeOf('en-u-ca-japanese', 'gregory')).to.equal('en-u-ca-gregory');
  });

  it('is usual in the language, if that is what is set', () => {
    const yearIn = (language: string) => yearName('2027-01-01', localeOf(language, 'auto'));
    expect(['en', 'th', 'he', 'fa'].map(yearIn)).to.deep.equal(['2027', '2570', '2027', '۱۴۰۵']);
  });

  it('is one in badges, cells and headings', () => {
    const years = { gregory: '2027', buddhist: '2570', persian: '1405' } as const;
    for (const language of atLeastOne(['en', 'de', 'fa', 'ar', 'he', 'th', 'en-TH', 'zh-Hans', 'ja', 'ru']))
      for (const [calendar, year] of Object.entries(years)) {
        const locale = localeOf(language, calendar as Calendar);
        const digits = new Intl.NumberFormat(locale, { useGrouping: false });
        const said = {
          badge: dateParts('2027-01-31', locale).year,
          year: yearName('2027-01-31', locale),
          month: monthHeading('2027-01', locale),
          day: dayHeading('2027-01-31', locale, '2026-01-01'),
          cell: dayName('2027-01-31', locale, '2026-01-01'),
          step: shortDay('2027-01-31', locale, '2026-01-01'),
        };
        for (const [place, words] of Object.entries(said))
          expect(words, `${locale}, ${place}`).to.include(digits.format(Number(year)));
      }
  });

  it('is Gregorian where the months of another one would not be those of the grid', () => {
    for (const locale of ['th-u-ca-hebrew', 'en-u-ca-islamic-umalqura', 'fa', 'fa-u-ca-hebrew'])
      expect(dateParts('2027-01-31', locale).month, locale).to.equal(
        dateParts('2027-01-31', locale.replace(/-u-.*/, '-u-ca-gregory')).month,
      );
  });
});
