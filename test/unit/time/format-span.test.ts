import { beforeAll, describe, expect, it } from 'vitest';
import {
  loadTemporal,
  spanOf,
  formatSpan,
  type EventDates,
  type DisplayOptions,
  type FormattedSpan,
} from '../../../src/data/time/index.js';
import { allEvents } from './recorded-events.js';

beforeAll(async () => void (await loadTemporal()));

const reader: DisplayOptions = { locale: 'en-US', timeZone: 'America/New_York', timeDisplay: 'both' };

/** Engines differ in the kinds of spaces that they use. */
function plain<Words extends object>(words: Words): Words {
  return JSON.parse(JSON.stringify(words).replace(/[\u2009\u202f\u00a0]/g, ' ')) as Words;
}

function words(start: string, end: string, changes: Partial<DisplayOptions & EventDates> = {}): FormattedSpan {
  const dates = { all_day: false, utc_start_date: '', utc_end_date: '', timezone: 'America/New_York', ...changes };
  const full = (date: string) => (date.length === 16 ? `${date}:00` : date);
  return plain(
    formatSpan(spanOf({ ...dates, start_date: full(start), end_date: full(end) })!, { ...reader, ...changes }),
  );
}

const allDay = (first: string, last: string, changes: Partial<DisplayOptions> = {}) =>
  words(`${first} 00:00:00`, `${last} 23:59:59`, { all_day: true, ...changes });

describe('the event’s own clock', () => {
  it('shows the day and the times of an evening', () => {
    expect(words('2026-11-21 19:00', '2026-11-21 21:00')).to.deep.equal({
      date: 'Sat, Nov 21, 2026',
      time: '7:00 – 9:00 PM',
      start: '2026-11-21T19:00:00-05:00',
    });
  });

  it('says no times of whole days, from a midnight to another or to the last minute before it', () => {
    for (const end of ['2027-01-23 00:00', '2027-01-22 23:59', '2027-01-22 23:59:59'])
      expect(words('2027-01-22 00:00', end)).to.deep.equal({
        date: 'Fri, Jan 22, 2027',
        start: '2027-01-22T00:00:00-05:00',
        isWhole: true,
      });
    expect(words('2027-01-22 00:00', '2027-01-25 00:00').date).to.equal('Jan 22 – 24, 2027');
    const { date, isWhole, zone, visitor } = words('2027-01-22 00:00', '2027-01-23 00:00', {
      timeZone: 'Europe/Berlin',
    });
    expect([date, isWhole, zone]).to.deep.equal(['Fri, Jan 22, 2027', true, 'EST']);
    expect(visitor!.text).to.match(/^Fri, Jan 22, 2027, 6:00 AM – Sat, Jan 23, 2027, 6:00 AM$/);
    for (const [start, end] of [
      ['2027-01-22 00:00', '2027-01-22 00:00'],
      ['2027-01-22 00:00', '2027-01-22 23:00'],
      ['2027-01-22 10:00', '2027-01-23 10:00'],
    ] as const)
      expect(words(start, end)).not.to.have.property('isWhole');
  });

  it('shows one time where start and end are the same', () => {
    expect(words('2026-11-21 19:00', '2026-11-21 19:00').time).to.equal('7:00 PM');
  });

  it('counts midnight to the day before', () => {
    expect(words('2026-11-21 19:00', '2026-11-22 00:00')).to.include({
      date: 'Sat, Nov 21, 2026',
      time: '7:00 PM – 12:00 AM',
    });
    // A whole day is called so.
    expect(words('2026-11-21 00:00', '2026-11-22 00:00')).to.not.have.property('time');
    expect(words('2026-11-21 00:00', '2026-11-21 00:00').time).to.equal('12:00 AM');
  });

  it('shows both dates with their times over several days', () => {
    const night = words('2026-12-31 21:00', '2027-01-01 02:00');
    expect(night.date).to.equal('Thu, Dec 31, 2026, 9:00 PM – Fri, Jan 1, 2027, 2:00 AM');
    expect(night.time).to.equal(undefined);
  });

  it('follows the language and the hour cycle', () => {
    expect(words('2026-11-21 19:00', '2026-11-21 21:00', { locale: 'de' })).to.include({
      date: 'Sa., 21. Nov. 2026',
      time: '19:00–21:00 Uhr',
    });
    expect(words('2026-11-21 19:00', '2026-11-21 21:00', { hourCycle: 'h23' }).time).to.equal('19:00 – 21:00');
    expect(words('2026-11-21 19:00', '2026-11-22 02:00', { hourCycle: 'h23' }).date)
      .to.contain('19:00')
      .and.contain('02:00');
    expect(words('2026-11-21 19:00', '2026-11-21 21:00', { locale: 'ar-EG' }).time).to.match(/٧:٠٠.*٩:٠٠/);
  });

  it('handles an end that the clock shows before the start', () => {
    const utc = { utc_start_date: '2026-11-01 05:50:00', utc_end_date: '2026-11-01 06:10:00' };
    expect(words('2026-11-01 01:50', '2026-11-01 01:10', utc).time).to.equal('1:50 AM – 1:10 AM');
  });
});

describe('the visitor’s clock', () => {
  /** 19:00 to 21:00 in New York, around both of its DST switches: 1 November 2026 and 14 March 2027. */
  const evenings = [
    '2026-10-24',
    '2026-10-25',
    '2026-10-31',
    '2026-11-01',
    '2027-03-13',
    '2027-03-14',
    '2027-03-27',
    '2027-03-28',
  ];
  const expected = {
    'Europe/Berlin': [
      'Sun, Oct 25, 2026, 1:00 AM',
      'Mon, Oct 26, 2026, 12:00 AM',
      'Sun, Nov 1, 2026, 12:00 AM',
      'Mon, Nov 2, 2026, 1:00 AM',
      'Sun, Mar 14, 2027, 1:00 AM',
      'Mon, Mar 15, 2027, 12:00 AM',
      'Sun, Mar 28, 2027, 12:00 AM',
      'Mon, Mar 29, 2027, 1:00 AM',
    ],
    'Asia/Kathmandu': [
      'Sun, Oct 25, 2026, 4:45 AM',
      'Mon, Oct 26, 2026, 4:45 AM',
      'Sun, Nov 1, 2026, 4:45 AM',
      'Mon, Nov 2, 2026, 5:45 AM',
      'Sun, Mar 14, 2027, 5:45 AM',
      'Mon, Mar 15, 2027, 4:45 AM',
      'Sun, Mar 28, 2027, 4:45 AM',
      'Mon, Mar 29, 2027, 4:45 AM',
    ],
    'America/Los_Angeles': Array<string>(8).fill('4:00 PM'),
    UTC: [
      '11:00 PM',
      '11:00 PM',
      '11:00 PM',
      'Mon, Nov 2, 2026, 12:00 AM',
      'Sun, Mar 14, 2027, 12:00 AM',
      '11:00 PM',
      '11:00 PM',
      '11:00 PM',
    ],
  };

  for (const [timeZone, starts] of Object.entries(expected)) {
    it(`comes second for a visitor in ${timeZone}, on both sides of each clock change`, () => {
      for (const [index, day] of evenings.entries()) {
        const { time, visitor } = words(`${day} 19:00`, `${day} 19:00`, { timeZone });
        expect(time, day).to.equal('7:00 PM');
        expect(visitor!.text, day).to.equal(starts[index]);
        expect(Date.parse(visitor!.start), day).to.equal(Date.parse(words(`${day} 19:00`, `${day} 19:00`).start));
      }
    });
  }

  it('names both zones', () => {
    expect(words('2026-11-21 19:00', '2026-11-21 21:00', { timeZone: 'America/Los_Angeles' })).to.deep.include({
      zone: 'EST',
      visitor: { text: '4:00 – 6:00 PM', zone: 'PST', start: '2026-11-21T16:00:00-08:00' },
    });
    const named = (timezone: string) =>
      words('2026-11-21 19:00', '2026-11-21 21:00', { timezone, timeZone: 'Asia/Tokyo' }).zone;
    expect(['UTC-3:30', 'UTC+5.5', 'UTC+2', '+10:00', 'UTC+0', 'UTC'].map(named)).to.deep.equal([
      'UTC-3:30',
      'UTC+5:30',
      'UTC+2',
      'UTC+10',
      'UTC+0',
      'UTC',
    ]);
  });

  it('repeats the date over several days of the visitor', () => {
    expect(words('2026-11-21 17:00', '2026-11-21 20:00', { timeZone: 'Europe/Berlin' }).visitor!.text).to.equal(
      'Sat, Nov 21, 2026, 11:00 PM – Sun, Nov 22, 2026, 2:00 AM',
    );
    expect(words('2026-11-21 22:00', '2026-11-22 01:00', { timeZone: 'America/Los_Angeles' }).visitor!.text).to.equal(
      'Sat, Nov 21, 2026, 7:00 – 10:00 PM',
    );
  });

  it('is absent where it shows the same, whatever the zone’s name', () => {
    for (const timeZone of ['America/New_York', 'America/Toronto', 'America/Panama'])
      expect(words('2026-11-21 19:00', '2026-11-21 21:00', { timeZone }), timeZone).not.to.have.any.keys(
        'visitor',
        'zone',
      );
    expect(words('2026-07-21 19:00', '2026-07-21 21:00', { timeZone: 'America/Panama' }).visitor!.text).to.equal(
      '6:00 – 8:00 PM',
    );
  });

  it('appears where only the end differs', () => {
    // New York sets its clocks back during the event, Panama does not.
    const { visitor } = words('2026-11-01 00:30', '2026-11-01 02:30', { timeZone: 'America/Panama' });
    expect(visitor!.text).to.equal('Sat, Oct 31, 2026, 11:30 PM – Sun, Nov 1, 2026, 2:30 AM');
  });

  it('is left out for "event", and alone for "visitor"', () => {
    const berlin = { timeZone: 'Europe/Berlin' };
    const own = words('2026-11-21 12:00', '2026-11-21 14:00', { ...berlin, timeDisplay: 'event' });
    expect(own).to.include({ time: '12:00 – 2:00 PM', zone: 'EST' }).and.not.have.property('visitor');
    const theirs = words('2026-11-21 19:00', '2026-11-21 21:00', { ...berlin, timeDisplay: 'visitor' });
    expect(theirs).to.deep.equal({
      date: 'Sun, Nov 22, 2026',
      time: '1:00 – 3:00 AM',
      zone: 'GMT+1',
      start: '2026-11-22T01:00:00+01:00',
    });
  });
});

describe('all-day', () => {
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Pacific/Chatham', 'UTC'])
    for (const timeDisplay of ['event', 'visitor', 'both'] as const)
      it(`never moves for a visitor in ${timeZone} (${timeDisplay})`, () => {
        expect(allDay('2026-11-21', '2026-11-21', { timeZone, timeDisplay })).to.deep.equal({
          date: 'Sat, Nov 21, 2026',
          start: '2026-11-21',
        });
      });

  it('shows a range of days', () => {
    expect(allDay('2026-12-31', '2027-01-02').date).to.equal('Dec 31, 2026 – Jan 2, 2027');
    expect(allDay('2026-11-21', '2026-11-23', { locale: 'de' }).date).to.equal('21.–23. Nov. 2026');
  });
});

it('formats all 316 events, in every language', () => {
  for (const locale of ['en', 'de', 'fr', 'es', 'ar', 'ar-EG'])
    for (const event of allEvents) {
      const said = formatSpan(spanOf(event)!, { ...reader, locale, timeZone: 'Asia/Kathmandu' });
      expect(said.date, event.start_date).to.match(/\p{Nd}/u);
      expect('time' in said || said.date.length > 20 || event.all_day, event.start_date).to.equal(true);
      expect('visitor' in said, event.timezone).to.equal(
        !event.all_day && !['Asia/Kathmandu', 'UTC+5:45'].includes(event.timezone),
      );
    }
});
