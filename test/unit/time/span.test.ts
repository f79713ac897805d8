import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadTemporal, spanOf, type EventDates, type Span } from '../../../src/data/time/index.js';
import { atLeastOne } from '../../at-least-one.js';
import { allEvents, recordedEvents } from './recorded-events.js';

beforeAll(async () => void (await loadTemporal()));

const dates: EventDates = {
  all_day: false,
  start_date: '2026-11-21 19:00:00',
  end_date: '2026-11-21 21:00:00',
  utc_start_date: '2026-11-22 00:00:00',
  utc_end_date: '2026-11-22 02:00:00',
  timezone: 'America/New_York',
};

const ends = (changes: Partial<EventDates> = {}) => {
  const span = spanOf({ ...dates, ...changes });
  return span && [span.start.toString(), span.end.toString()];
};

/** As the wire writes it. */
const inUtc = (moment: Temporal.ZonedDateTime) =>
  moment.withTimeZone('UTC').toPlainDateTime().toString().replace('T', ' ').padEnd(19, ':00');
const timed = (span: Span | undefined) => span as Extract<Span, { allDay: false }>;

describe('spanOf', () => {
  it('reads the 316 recorded events', () => {
    expect(allEvents).to.have.length(316);
    expect(allEvents.filter((event) => !spanOf(event))).to.deep.equal([]);
    expect(allEvents.filter((event) => spanOf(event)!.allDay).map(({ id }) => id)).to.deep.equal(
      allEvents.filter((event) => event.all_day).map(({ id }) => id),
    );
  });

  it('finds the recorded instants of every event, except where the server computed them wrongly', () => {
    const oddities = recordedEvents.filter(({ event }) => {
      const span = spanOf(event)!;
      return !span.allDay && (inUtc(span.start) !== event.utc_start_date || inUtc(span.end) !== event.utc_end_date);
    });
    expect(recordedEvents.length).to.be.greaterThan(600);
    const isNotApplied = oddities.filter(({ event }) => event.timezone === 'UTC-3:30');
    expect(isNotApplied.length).to.be.greaterThan(0);
    const others = oddities.filter((oddity) => !isNotApplied.includes(oddity)).map(({ recording }) => recording);
    // An end before its start, and updates that changed the zone while utc_* stayed.
    expect(others.sort()).to.deep.equal([
      'events.create.end-before-start',
      'events.update.empty-body',
      'events.update.partial.2-title-only',
      'events.update.partial.3-read-back',
      'events.update.status-future-with-date',
      'events.update.status-trash',
      'events.update.timezone-alone-does-not-move-utc',
    ]);
  });

  it('reads an end that stands for none, in the year 9999', () => {
    const never = { end_date: '9999-12-31 23:59:59', utc_end_date: '9999-12-31 23:59:59' };
    expect(ends(never)![1]).to.equal('9998-12-31T23:59:59-05:00[America/New_York]');
    expect(ends({ ...never, all_day: true, start_date: '2026-11-21 00:00:00' })).to.deep.equal([
      '2026-11-21',
      '9998-12-31',
    ]);
  });

  it('keeps the wall time of every recorded event', () => {
    for (const { event } of atLeastOne(recordedEvents)) {
      const { allDay, start } = spanOf(event)!;
      if (!allDay)
        expect(start.toPlainDateTime().toString({ smallestUnit: 'second' })).to.equal(
          event.start_date.replace(' ', 'T'),
        );
    }
  });

  it('throws a clear error before Temporal is there', async () => {
    vi.resetModules();
    const fresh = await import('../../../src/data/time/index.js');
    expect(() => fresh.spanOf(dates)).to.throw('await loadTemporal()');
  });
});

describe('zones', () => {
  for (const [timezone, offset] of [
    ['America/New_York', '-05:00[America/New_York]'],
    ['Asia/Kathmandu', '+05:45[Asia/Kathmandu]'],
    ['UTC', '+00:00[UTC]'],
    ['UTC+0', '+00:00[+00:00]'],
    ['UTC+2', '+02:00[+02:00]'],
    ['UTC+5.5', '+05:30[+05:30]'],
    ['UTC+5:45', '+05:45[+05:45]'],
    ['UTC+0530', '+05:30[+05:30]'],
    ['utc+2', '+02:00[+02:00]'],
    ['UTC-3:30', '-03:30[-03:30]'],
    ['UTC+14', '+14:00[+14:00]'],
    ['+02:00', '+02:00[+02:00]'],
    ['-09:30', '-09:30[-09:30]'],
  ] as const) {
    it(`reads ${timezone}, whatever utc_* say`, () => {
      const wrong = { utc_start_date: '2026-11-21 19:00:00', utc_end_date: '2026-11-21 21:00:00' };
      expect(ends({ timezone, ...wrong })).to.deep.equal([
        `2026-11-21T19:00:00${offset}`,
        `2026-11-21T21:00:00${offset}`,
      ]);
    });
  }

  for (const timezone of ['UTC+25', 'Mars/Phobos', 'America/New York', '', 'UTC+5:75', '(UTC+2)', undefined]) {
    it(`takes the instants of utc_* where it does not know "${timezone}"`, () => {
      expect(ends({ timezone: timezone! })).to.deep.equal([
        '2026-11-21T19:00:00-05:00[-05:00]',
        '2026-11-21T21:00:00-05:00[-05:00]',
      ]);
    });
  }

  it('keeps the wall time where neither zone nor instant can be read', () => {
    const utc = ['2026-11-21T19:00:00+00:00[UTC]', '2026-11-21T21:00:00+00:00[UTC]'];
    const unreadable = { utc_start_date: '0000-00-00 00:00:00', utc_end_date: '' };
    expect(ends({ timezone: 'UTC+25', ...unreadable })).to.deep.equal(
      utc.map((text) => text.replace('[UTC]', '[+00:00]')),
    );
    expect(
      ends({ timezone: 'UTC+25', utc_start_date: '2026-01-01 00:00:00', utc_end_date: '2026-01-01 00:00:00' }),
    ).to.deep.equal(utc);
  });
});

describe('oddities of dates (wire section 7.2)', () => {
  it('apply UTC-3:30, which the server does not', () => {
    const events = recordedEvents.filter(({ event }) => event.timezone === 'UTC-3:30');
    expect(events).not.to.have.length(0);
    for (const { event } of events) {
      expect(event.utc_start_date).to.equal(event.start_date);
      expect(timed(spanOf(event)).start.offset).to.equal('-03:30');
    }
  });

  it('move a start inside the missing hour one hour later, like the server', () => {
    const { event } = recordedEvents.find(({ recording }) => recording === 'events.read.dst.missing-hour-shifted')!;
    expect(timed(spanOf(event)).start.toString()).to.equal('2027-03-14T03:30:00-04:00[America/New_York]');
    // A server that sends the time in the gap means the same moment.
    expect(ends({ start_date: '2027-03-14 02:30:00', end_date: '2027-03-14 04:00:00' })![0]).to.equal(
      '2027-03-14T03:30:00-04:00[America/New_York]',
    );
  });

  describe('a time that a clock set back shows twice', () => {
    const twice = {
      start_date: '2026-11-01 01:30:00',
      end_date: '2026-11-01 03:00:00',
      utc_end_date: '2026-11-01 08:00:00',
    };
    for (const [named, utc_start_date, offset] of [
      ['the first, if utc_* name it', '2026-11-01 05:30:00', '-04:00'],
      ['the second, if utc_* name it', '2026-11-01 06:30:00', '-05:00'],
      ['the second, if utc_* name neither', '2026-11-01 11:00:00', '-05:00'],
      ['the second, if utc_* cannot be read', '', '-05:00'],
    ] as const) {
      it(`means ${named}`, () => {
        expect(ends({ ...twice, utc_start_date })![0]).to.equal(`2026-11-01T01:30:00${offset}[America/New_York]`);
      });
    }

    it('may end before its start by the clock, but not in fact', () => {
      const span = ends({
        start_date: '2026-11-01 01:50:00',
        utc_start_date: '2026-11-01 05:50:00',
        end_date: '2026-11-01 01:10:00',
        utc_end_date: '2026-11-01 06:10:00',
      });
      expect(span).to.deep.equal([
        '2026-11-01T01:50:00-04:00[America/New_York]',
        '2026-11-01T01:10:00-05:00[America/New_York]',
      ]);
    });
  });

  it('treat an end before the start as the start', () => {
    const { event } = recordedEvents.find(({ recording }) => recording === 'events.create.end-before-start')!;
    const { start, end } = timed(spanOf(event));
    expect([start.toString(), end.toString()]).to.deep.equal(Array(2).fill('2027-02-01T10:00:00+01:00[Europe/Berlin]'));
    expect(ends({ end_date: '2026-11-20 21:00:00' })).to.deep.equal(
      Array(2).fill('2026-11-21T19:00:00-05:00[America/New_York]'),
    );
    expect(ends({ all_day: true, start_date: '2026-11-21 00:00:00', end_date: '2026-11-19 23:59:59' })).to.deep.equal(
      Array(2).fill('2026-11-21'),
    );
  });

  it('move an event whose zone has changed, though its utc_* stay', () => {
    const { event } = recordedEvents.find(
      ({ recording }) => recording === 'events.update.timezone-alone-does-not-move-utc',
    )!;
    expect(timed(spanOf(event)).start.toString()).to.equal('2026-12-11T20:00:00+05:30[Asia/Kolkata]');
  });

  it('cover a day that begins at another hour than midnight', () => {
    const shifted = { all_day: true, start_date: '2026-11-21 05:00:00' };
    expect(ends({ ...shifted, end_date: '2026-11-22 04:59:59' })).to.deep.equal(['2026-11-21', '2026-11-21']);
    expect(ends({ ...shifted, end_date: '2026-11-24 04:59:59' })).to.deep.equal(['2026-11-21', '2026-11-23']);
  });
});

describe('all-day', () => {
  it('ends on its last day', () => {
    expect(ends({ all_day: true, start_date: '2026-12-31 00:00:00', end_date: '2027-01-02 23:59:59' })).to.deep.equal([
      '2026-12-31',
      '2027-01-02',
    ]);
  });

  it('is recognized behind a password by its times', () => {
    const masked = (start: string, end: string) =>
      spanOf({ ...dates, all_day: null, start_date: `2026-11-21 ${start}`, end_date: `2026-11-22 ${end}` })!.allDay;
    expect(masked('00:00:00', '23:59:59')).to.equal(true);
    expect(masked('05:00:00', '04:59:59')).to.equal(true);
    expect(masked('19:00:00', '23:00:00')).to.equal(false);
    expect(masked('00:00:00', '00:00:00')).to.equal(false);
  });
});

describe('dates that cannot be read', () => {
  it('have no span without a start', () => {
    for (const start_date of ['', '0000-00-00 00:00:00', '2026-02-30 10:00:00', 'soon'])
      expect(ends({ start_date })).to.equal(undefined);
    expect(spanOf({} as EventDates)).to.equal(undefined);
  });

  it('end where they start without an end', () => {
    expect(ends({ end_date: '' })).to.deep.equal(Array(2).fill('2026-11-21T19:00:00-05:00[America/New_York]'));
  });
});
