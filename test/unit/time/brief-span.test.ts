import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  briefSpan,
  daysWithClock,
  formatSpan,
  loadTemporal,
  spanOf,
  spanWords,
  type BriefSpan,
  type DisplayOptions,
  type Span,
} from '../../../src/data/time/index.js';

beforeAll(async () => void (await loadTemporal()));

const reader: DisplayOptions = { locale: 'en-US', timeZone: 'America/New_York', timeDisplay: 'event' };
const today = '2026-11-22';

/** Engines differ in the kinds of spaces that they use. */
const plain = (words: BriefSpan) =>
  JSON.parse(JSON.stringify(words).replace(/[\u2009\u202f\u00a0]/g, ' ')) as BriefSpan;

const span = (start: string, end: string, allDay = false): Span =>
  spanOf({
    all_day: allDay,
    start_date: `${start}:00`,
    end_date: `${end}:00`,
    utc_start_date: '',
    utc_end_date: '',
    timezone: 'America/New_York',
  })!;
const allDay = (first: string, last: string) => span(`${first} 00:00`, `${last} 23:59`, true);

const brief = (of: Span, changes: Partial<DisplayOptions> = {}) =>
  plain(briefSpan(of, { ...reader, ...changes }, today));

describe('a single day', () => {
  it('is said without the current year', () => {
    expect(brief(span('2026-11-29 12:00', '2026-11-29 14:00'))).to.deep.equal({
      day: '2026-11-29',
      date: 'Sun, Nov 29',
      isDay: true,
      isBadge: true,
      time: '12:00 – 2:00 PM',
    });
    expect(brief(span('2027-01-03 12:00', '2027-01-03 14:00')).date).to.equal('Sun, Jan 3, 2027');
    expect(brief(span('2026-11-29 12:00', '2026-11-29 14:00'), { locale: 'de' }).date).to.equal('So., 29. Nov.');
  });

  it('is called today, tomorrow or yesterday', () => {
    expect(brief(allDay(today, today))).to.include({ isDay: true, isBadge: false });
    const dateOf = (day: string, locale = 'en-US') => brief(allDay(day, day), { locale }).date;
    expect(['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'].map((day) => dateOf(day))).to.deep.equal([
      'Yesterday',
      'Today',
      'Tomorrow',
      'Tue, Nov 24',
    ]);
    expect(['de', 'fr', 'es', 'ar'].map((locale) => dateOf(today, locale))).to.deep.equal([
      'Heute',
      'Aujourd’hui',
      'Hoy',
      'اليوم',
    ]);
  });

  it('keeps a night with its evening', () => {
    expect(brief(span('2026-11-28 20:00', '2026-11-29 00:30'))).to.include({
      date: 'Sat, Nov 28',
      isDay: true,
      isBadge: true,
      time: '8:00 PM – 12:30 AM',
    });
    expect(brief(span('2026-12-31 21:00', '2027-01-01 02:00'))).to.include({
      date: 'Thu, Dec 31',
      time: '9:00 PM – 2:00 AM',
    });
  });

  it('has no time when it is all-day', () => {
    expect(brief(allDay('2026-11-29', '2026-11-29'))).to.deep.equal({
      day: '2026-11-29',
      date: 'Sun, Nov 29',
      isDay: true,
      isBadge: true,
    });
  });

  it('is the day of the clock that is shown', () => {
    const late = span('2026-11-28 22:00', '2026-11-28 23:00');
    expect(brief(late, { timeZone: 'Europe/Berlin', timeDisplay: 'visitor' })).to.include({
      date: 'Sun, Nov 29',
      time: '4:00 – 5:00 AM',
    });
  });
});

describe('several days', () => {
  it('are said by the first and the last, without hours', () => {
    expect(brief(span('2026-11-26 14:00', '2026-11-28 18:00'))).to.deep.equal({
      day: '2026-11-26',
      date: 'Nov 26 – 28',
      isDay: false,
      isBadge: false,
    });
    expect(brief(span('2026-11-26 14:00', '2026-11-28 00:00')).date).to.equal('Nov 26 – 27');
    expect(brief(allDay('2026-12-31', '2027-01-02')).date).to.equal('Dec 31, 2026 – Jan 2, 2027');
  });

  it('that have begun say until when, and stand under today', () => {
    expect(brief(span('2026-11-19 14:00', '2026-11-28 18:00'))).to.include({ day: today, until: 'Nov 28' });
    expect(brief(allDay('2026-11-10', '2027-01-05'))).to.include({ day: today, until: 'Jan 5, 2027' });
    for (const [first, last] of [
      ['2026-11-22', '2026-11-25'],
      ['2026-11-10', '2026-11-21'],
    ] as const)
      expect(brief(allDay(first, last)), first).not.to.have.property('until');
  });
});

it('says of a night that began yesterday when it ends, under today', () => {
  expect(brief(span('2026-11-21 20:00', '2026-11-22 00:30'))).to.include({
    day: today,
    until: '12:30 AM',
    isBadge: false,
  });
  expect(brief(span('2026-11-21 20:00', '2026-11-22 00:00'))).to.include({ day: '2026-11-21', date: 'Yesterday' });
});

describe('a time', () => {
  it('is broken nowhere but around its dash', () => {
    for (const locale of ['en-US', 'de', 'fr', 'es', 'ar'])
      expect(
        briefSpan(span('2026-11-29 11:00', '2026-11-29 14:00'), { ...reader, locale }, today).time,
        locale,
      ).not.to.contain(' ');
  });
});

it('formats the dates of a span once for each way to read it', () => {
  const event = span('2026-12-11 11:07', '2026-12-13 14:07');
  const formatRange = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatRange');
  const count = (options: DisplayOptions) => {
    briefSpan(event, options, today);
    formatSpan(event, options);
    return formatRange.mock.calls.length;
  };
  expect([count(reader), count({ ...reader }), count({ ...reader, locale: 'de' })]).to.deep.equal([2, 2, 4]);
  vi.restoreAllMocks();
});

it('formats what events have in common once for all of them', () => {
  const formatRange = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatRange');
  const events = Array.from({ length: 50 }, () => span('2026-12-24 11:09', '2026-12-24 14:09'));
  for (const event of events) [briefSpan(event, reader, today), formatSpan(event, reader)];
  expect(formatRange.mock.calls).to.have.length(1);
  vi.restoreAllMocks();
});

it('asks once a year for the name that a zone has at an offset', () => {
  const formatToParts = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  const zones = ['01', '02', '07'].map(
    (month) =>
      formatSpan(span(`2031-${month}-24 11:09`, `2031-${month}-24 14:09`), { ...reader, timeZone: 'Asia/Tokyo' }).zone,
  );
  expect(zones).to.deep.equal(['EST', 'EST', 'EDT']);
  const named = (formatToParts.mock.contexts as Intl.DateTimeFormat[]).filter(
    (format) => format.resolvedOptions().timeZoneName === 'short',
  );
  expect(named).to.have.length(2);
  vi.restoreAllMocks();
});

describe('where there is more room', () => {
  const words = (of: Span, length: 'long' | 'short', changes: Partial<DisplayOptions> = {}) => {
    const { date, time, visitor } = spanWords(of, { ...reader, ...changes }, today, length);
    return [date, time, visitor?.text].map((text) => text?.replace(/[\u2009\u202f\u00a0]/g, ' '));
  };

  it('says the weekday and the month in full, or short, and no year of today', () => {
    const evening = span('2026-11-28 20:00', '2026-11-28 22:30');
    expect(words(evening, 'long')).to.deep.equal(['Saturday, November 28', '8:00 – 10:30 PM', undefined]);
    expect(words(evening, 'short')).to.deep.equal(['Sat, Nov 28', '8:00 – 10:30 PM', undefined]);
    expect(words(span('2027-01-03 12:00', '2027-01-03 14:00'), 'short')[0]).to.equal('Sun, Jan 3, 2027');
    expect(words(allDay('2026-11-28', '2026-12-02'), 'long')).to.deep.equal([
      'November 28 – December 2',
      undefined,
      undefined,
    ]);
  });

  it('keeps a night with its evening', () => {
    expect(words(span('2026-11-28 20:00', '2026-11-29 00:30'), 'long')).to.deep.equal([
      'Saturday, November 28',
      '8:00 PM – 12:30 AM',
      undefined,
    ]);
  });

  it('says both ends of several days', () => {
    expect(words(span('2026-11-28 20:00', '2026-11-29 18:00'), 'short')[0]).to.equal(
      'Sat, Nov 28, 8:00 PM – Sun, Nov 29, 6:00 PM',
    );
  });

  it('repeats the date on the clock of the visitor only where it is another', () => {
    const both: Partial<DisplayOptions> = { timeDisplay: 'both', timeZone: 'Europe/Berlin' };
    expect(words(span('2026-11-28 12:00', '2026-11-28 13:00'), 'short', both)[2]).to.equal('6:00 – 7:00 PM');
    expect(words(span('2026-11-28 20:00', '2026-11-28 22:00'), 'short', both)[2]).to.equal(
      'Sun, Nov 29, 2:00 – 4:00 AM',
    );
  });
});

describe('several days with the clock at which the first begins', () => {
  const days = (of: Span, changes: Partial<DisplayOptions> = {}) =>
    daysWithClock(of, { ...reader, ...changes }, today)?.replace(/[\u2009\u202f\u00a0]/g, ' ');
  const weekend = () => span('2026-12-04 18:00', '2026-12-06 21:00');

  it('are written as each language writes a moment and a day', () => {
    expect(['en-US', 'en-GB', 'de', 'es', 'fr', 'ar'].map((locale) => days(weekend(), { locale }))).to.deep.equal([
      'Fri, Dec 4, 6 PM – Sun, Dec 6',
      'Fri 4 Dec, 18:00 – Sun 6 Dec',
      'Fr., 4. Dez., 18:00 – So., 6. Dez.',
      'vie, 4 dic, 18:00 – dom, 6 dic',
      'ven. 4 déc., 18:00 – dim. 6 déc.',
      'الجمعة، 4 ديسمبر، 6 م – الأحد، 6 ديسمبر',
    ]);
  });

  it('follow the clock that is asked for, with minutes where there are any', () => {
    expect(days(weekend(), { hourCycle: 'h23' })).to.equal('Fri, Dec 4, 18:00 – Sun, Dec 6');
    expect(days(weekend(), { timeDisplay: 'visitor', timeZone: 'Asia/Tokyo' })).to.equal(
      'Sat, Dec 5, 8 AM – Mon, Dec 7',
    );
    expect(days(span('2026-12-04 18:30', '2026-12-06 21:00'))).to.equal('Fri, Dec 4, 6:30 PM – Sun, Dec 6');
  });

  it('have their year where it is another, and end on the last day that they touch', () => {
    expect(days(span('2026-12-31 18:00', '2027-01-02 21:00'))).to.equal('Thu, Dec 31, 2026, 6 PM – Sat, Jan 2, 2027');
    expect(days(span('2026-12-04 18:00', '2026-12-07 00:00'))).to.equal('Fri, Dec 4, 6 PM – Sun, Dec 6');
  });

  it('are none of whole days, of a single day and of a night', () => {
    const others = [
      allDay('2026-12-04', '2026-12-06'),
      span('2026-12-04 00:00', '2026-12-07 00:00'),
      span('2026-12-04 18:00', '2026-12-04 21:00'),
      span('2026-12-04 22:00', '2026-12-05 03:00'),
    ];
    expect(others.map((of) => days(of))).to.deep.equal(others.map(() => undefined));
  });
});
