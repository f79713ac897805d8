import { describe, expect, it } from 'vitest';
import { dateParts, dayHeading, monthHeading } from '../../../src/data/time/index.js';

describe('dayHeading', () => {
  it('shows the day in full, with the year where it is another', () => {
    expect(dayHeading('2026-11-21', 'en-US', '2026-11-01')).to.equal('Saturday, November 21');
    expect(dayHeading('2026-11-21', 'en-US', '2027-11-01')).to.equal('Saturday, November 21, 2026');
    expect(dayHeading('2026-11-21', 'es', '2026-11-01')).to.equal('Sábado, 21 de noviembre');
  });

  it('names a near day (today, tomorrow)', () => {
    const near = (date: string, locale: string) => dayHeading(date, locale, '2026-12-31');
    expect(near('2026-12-31', 'en-US')).to.equal('Today · Thursday, December 31');
    expect(near('2027-01-01', 'en-US')).to.equal('Tomorrow · Friday, January 1, 2027');
    expect(near('2026-12-30', 'en-US')).to.equal('Yesterday · Wednesday, December 30');
    expect(near('2027-01-02', 'en-US')).to.equal('Saturday, January 2, 2027');
    expect(near('2026-12-31', 'de')).to.equal('Heute · Donnerstag, 31. Dezember');
    expect(near('2027-01-01', 'ar')).to.match(/^غد/);
  });
});

describe('monthHeading', () => {
  it('shows month and year', () => {
    expect(monthHeading('2026-11', 'en-US')).to.equal('November 2026');
    expect(monthHeading('2026-11', 'fr')).to.equal('Novembre 2026');
  });

  it('names the Gregorian month where the locale has another calendar whose months no grid has', () => {
    expect(monthHeading('2026-11', 'en-u-ca-hebrew')).to.equal('November 2026');
  });
});

describe('dateParts', () => {
  it('gives the texts of a date badge, from a day or an instant', () => {
    for (const date of ['2026-11-21', '2026-11-21T19:00:00-05:00'])
      expect(dateParts(date, 'en-US')).to.include({ day: '21', month: 'Nov', weekday: 'Sat' });
    expect(dateParts('2026-11-21', 'ar-EG')).to.include({ day: '٢١', month: 'نوفمبر', weekday: 'السبت' });
  });
});
