import { describe, expect, it } from 'vitest';
import { behavior } from './behavior.js';
import { foundEvents, within } from './dataset.js';
import { walk } from './lists.js';
import { least } from './fields.js';

/** Zone, local time, the same moment in UTC; around both switches of 2027 (zone database). */
const switches: [zone: string, local: string, utc: string, abbreviation: string | undefined][] = [
  // New York: 14 March 02:00 → 03:00, 7 November 02:00 → 01:00.
  ['America/New_York', '2027-03-14 01:59:59', '2027-03-14 06:59:59', 'EST'],
  ['America/New_York', '2027-03-14 03:00:00', '2027-03-14 07:00:00', 'EDT'],
  ['America/New_York', '2027-11-07 00:30:00', '2027-11-07 04:30:00', 'EDT'],
  ['America/New_York', '2027-11-07 02:00:00', '2027-11-07 07:00:00', 'EST'],
  // Berlin: 28 March 02:00 → 03:00, 31 October 03:00 → 02:00.
  ['Europe/Berlin', '2027-03-28 01:59:59', '2027-03-28 00:59:59', 'CET'],
  ['Europe/Berlin', '2027-03-28 03:00:00', '2027-03-28 01:00:00', 'CEST'],
  ['Europe/Berlin', '2027-10-31 01:59:59', '2027-10-30 23:59:59', 'CEST'],
  ['Europe/Berlin', '2027-10-31 03:00:00', '2027-10-31 02:00:00', 'CET'],
  // Auckland: 4 April 03:00 → 02:00, 26 September 02:00 → 03:00.
  ['Pacific/Auckland', '2027-04-04 01:59:59', '2027-04-03 12:59:59', 'NZDT'],
  ['Pacific/Auckland', '2027-04-04 03:00:00', '2027-04-03 15:00:00', 'NZST'],
  ['Pacific/Auckland', '2027-09-26 01:59:59', '2027-09-25 13:59:59', 'NZST'],
  ['Pacific/Auckland', '2027-09-26 03:00:00', '2027-09-25 14:00:00', 'NZDT'],
  // Lord Howe moves by half an hour: 4 April 02:00 → 01:30, 3 October 02:00 → 02:30.
  ['Australia/Lord_Howe', '2027-04-04 01:29:59', '2027-04-03 14:29:59', undefined],
  ['Australia/Lord_Howe', '2027-04-04 02:00:00', '2027-04-03 15:30:00', undefined],
  ['Australia/Lord_Howe', '2027-10-03 01:59:59', '2027-10-02 15:29:59', undefined],
  ['Australia/Lord_Howe', '2027-10-03 02:30:00', '2027-10-02 15:30:00', undefined],
];

/** A time in a gap moves on by the length of the gap (wire section 7.2); an hour that comes twice means the first. */
const oddities: [zone: string, local: string, shown: string, utc: string][] = [
  ['America/New_York', '2027-03-14 02:30:00', '2027-03-14 03:30:00', '2027-03-14 07:30:00'],
  ['Europe/Berlin', '2027-03-28 02:30:00', '2027-03-28 03:30:00', '2027-03-28 01:30:00'],
  ['Pacific/Auckland', '2027-09-26 02:30:00', '2027-09-26 03:30:00', '2027-09-25 14:30:00'],
  ['Australia/Lord_Howe', '2027-10-03 02:15:00', '2027-10-03 02:45:00', '2027-10-02 15:45:00'],
  ['America/New_York', '2027-11-07 01:30:00', '2027-11-07 01:30:00', '2027-11-07 05:30:00'],
  ['Europe/Berlin', '2027-10-31 02:30:00', '2027-10-31 02:30:00', '2027-10-31 00:30:00'],
  ['Pacific/Auckland', '2027-04-04 02:30:00', '2027-04-04 02:30:00', '2027-04-03 13:30:00'],
  ['Australia/Lord_Howe', '2027-04-04 01:45:00', '2027-04-04 01:45:00', '2027-04-03 14:45:00'],
];

const offsets: [zone: string, utc: string][] = [
  ['UTC', '10:00:00'],
  ['UTC+0', '10:00:00'],
  ['UTC+2', '08:00:00'],
  ['UTC-3', '13:00:00'],
  ['UTC-3:30', '13:30:00'],
  ['UTC+5:45', '04:15:00'],
  ['UTC+5.5', '04:30:00'],
  ['Asia/Kathmandu', '04:15:00'],
];

const inWindow = (from: string, to: string) => foundEvents(within(from, to));

/** Wall time, zones, and the filters over them. */
behavior('dates', ({ editor, anyone }) => {
  describe('filters', () => {
    it.each([
      // Strict times are the site's own: 12:00 in New York, not shifted from UTC.
      [
        'start_date=2026-12-05 12:00:00&end_date=2026-12-06 12:00:00',
        () => inWindow('2026-12-05 12:00:00', '2026-12-06 12:00:00'),
      ],
      [
        'start_date=2026-12-05T10:00:00-05:00&end_date=2026-12-05T19:00:00-05:00',
        () => inWindow('2026-12-05 10:00:00', '2026-12-05 19:00:00'),
      ],
      [
        'start_date=2026-12-05T15:00:00Z&end_date=2026-12-06T00:00:00Z',
        () => inWindow('2026-12-05 10:00:00', '2026-12-05 19:00:00'),
      ],
      [
        'start_date=2026-12-05T16:00:00%2B01:00&end_date=2026-12-06T01:00:00%2B01:00',
        () => inWindow('2026-12-05 10:00:00', '2026-12-05 19:00:00'),
      ],
      ['start_date=2026-12-05&end_date=2026-12-06', () => inWindow('2026-12-05 00:00:00', '2026-12-06 00:00:00')],
      ['starts_after=2026-12-05 12:00:00', () => foundEvents(({ start_date }) => start_date > '2026-12-05 12:00:00')],
      ['starts_before=2026-12-05 10:00:00', () => foundEvents(({ start_date }) => start_date < '2026-12-05 10:00:00')],
      ['ends_before=2026-11-20 09:15:00', () => foundEvents(({ end_date }) => end_date < '2026-11-20 09:15:00')],
      ['ends_after=2027-05-31T18:00:00', () => foundEvents(({ end_date }) => end_date > '2027-05-31 18:00:00')],
      [
        'starts_before=now&ends_after=now',
        () =>
          foundEvents(
            ({ start_date, end_date }) => start_date < '2026-11-20 14:02:18' && end_date > '2026-11-20 14:02:18',
          ),
      ],
    ] as const)('with strict_dates: %s', async (query, expected) => {
      expect(await find(`${query}&strict_dates=true`)).to.deep.equal(expected());
      expect(await find(`${query}&strict_dates=1`)).to.deep.equal(expected());
    });

    it.each([
      [
        'start_date=2026-12-05 12:00:00&end_date=2026-12-06 09:00:00',
        () => inWindow('2026-12-05 00:00:00', '2026-12-06 23:59:59'),
      ],
      [
        'start_date=2026-12-05T23:00:00-09:00&end_date=2026-12-06T01:00:00Z',
        () => inWindow('2026-12-05 00:00:00', '2026-12-06 23:59:59'),
      ],
      ['start_date=tomorrow&end_date=%2B1 week', () => inWindow('2026-11-21 00:00:00', '2026-11-27 23:59:59')],
      ['start_date=now&end_date=tomorrow', () => inWindow('2026-11-20 00:00:00', '2026-11-21 23:59:59')],
      ['start_date=yesterday&end_date=today', () => inWindow('2026-11-19 00:00:00', '2026-11-20 23:59:59')],
      ['start_date=05/12/2026&end_date=05/12/2026', () => inWindow('2026-05-12 00:00:00', '2026-05-12 23:59:59')],
      // 2026-12-01 12:00:00 UTC
      ['start_date=1796126400&end_date=1796126400', () => inWindow('2026-12-01 00:00:00', '2026-12-01 23:59:59')],
    ] as const)('without: %s', async (query, expected) => {
      expect(await find(query)).to.deep.equal(expected());
      expect(await find(`${query}&strict_dates=false`)).to.deep.equal(expected());
    });

    it('strict_dates is boolean-like: words for yes are yes, all others no', async () => {
      const query = 'start_date=2026-12-05 12:00:00&end_date=2026-12-06 09:00:00';
      for (const yes of ['true', '1', 'yes', 'on', 'YES']) {
        expect(await find(`${query}&strict_dates=${yes}`), yes).to.deep.equal(
          inWindow('2026-12-05 12:00:00', '2026-12-06 09:00:00'),
        );
      }
      for (const no of ['0', 'false', 'no', 'off', 'perhaps']) {
        expect(await find(`${query}&strict_dates=${no}`), no).to.deep.equal(
          inWindow('2026-12-05 00:00:00', '2026-12-06 23:59:59'),
        );
      }
      expect((await anyone.get('/events?strict_dates=')).status).to.equal(400);
    });

    it('the bounds themselves belong to the window, and not to the relative filters', async () => {
      const [event] = (await anyone.get('/events?include=118')).body.events as {
        start_date: string;
        end_date: string;
      }[];
      const { start_date, end_date } = event!;
      expect(await find(`start_date=${start_date}&end_date=${end_date}&strict_dates=true`)).to.include(118);
      expect(await find(`starts_after=${start_date}&strict_dates=true`)).not.to.include(118);
      expect(await find(`starts_before=${start_date}&strict_dates=true`)).not.to.include(118);
      expect(await find(`ends_after=${end_date}&strict_dates=true`)).not.to.include(118);
      expect(await find(`ends_before=${end_date}&strict_dates=true`)).not.to.include(118);
    });
  });

  describe('writes', () => {
    const create = async (body: Record<string, unknown>) => {
      const answer = await editor.send('POST', '/events', { ...least('events', 'in time'), ...body });
      expect(answer.status, JSON.stringify(answer.body)).to.equal(201);
      return answer.body as Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- an event
    };

    it.each(switches)('%s %s is %s UTC', async (timezone, local, utc, abbreviation) => {
      const created = await create({ timezone, start_date: local, end_date: local });
      const read = (await anyone.get(`/events/${created['id']}`)).body;
      for (const body of [created, read]) {
        expect([body.start_date, body.utc_start_date, body.end_date, body.utc_end_date, body.timezone]).to.deep.equal([
          local,
          utc,
          local,
          utc,
          timezone,
        ]);
        // Databases of zones do not agree on a name for Lord Howe's time.
        if (abbreviation) expect(body.timezone_abbr).to.equal(abbreviation);
        expect(Object.values(body.utc_start_date_details as object).join(' ')).to.equal(utc.replaceAll(/[-:]/g, ' '));
      }
    });

    it.each(switches)('an update to %s %s moves to %s UTC', async (timezone, local, utc) => {
      const { id } = await create({});
      await editor.send('PATCH', `/events/${id}`, { timezone });
      await editor.send('PATCH', `/events/${id}`, { end_date: '2027-12-31 10:00:00' });
      const { body } = await editor.send('PATCH', `/events/${id}`, { start_date: local });
      expect([body.start_date, body.utc_start_date, body.end_date]).to.deep.equal([local, utc, '2027-12-31 10:00:00']);
    });

    it.each(oddities)('%s %s is shown as %s, %s UTC', async (timezone, local, shown, utc) => {
      const body = await create({ timezone, start_date: local, end_date: '2027-12-01 10:00:00' });
      expect([body['start_date'], body['utc_start_date']]).to.deep.equal([shown, utc]);
    });

    it.each(offsets)('10:00 in %s is %s UTC', async (timezone, utc) => {
      const body = await create({ timezone });
      expect([body['timezone'], body['utc_start_date']]).to.deep.equal([timezone, `2027-02-01 ${utc}`]);
    });

    it.each(switches.filter((_, index) => index % 2 === 0))(
      'an all-day event on a day of switching lasts all of it (%s %s)',
      async (timezone, local) => {
        const day = local.slice(0, 10);
        const body = await create({
          timezone,
          start_date: `${day} 13:00:00`,
          end_date: `${day} 14:00:00`,
          all_day: true,
        });
        expect([body['all_day'], body['start_date'], body['end_date']]).to.deep.equal([
          true,
          `${day} 00:00:00`,
          `${day} 23:59:59`,
        ]);
        const moment = (text: string) => Date.parse(`${text.replace(' ', 'T')}Z`);
        const hours = (moment(body['utc_end_date']) + 1000 - moment(body['utc_start_date'])) / 3_600_000;
        expect([22.5, 23, 23.5, 24.5, 25]).to.include(hours);
      },
    );

    it('a time zone that is not given is the site’s', async () => {
      const body = await create({ timezone: undefined });
      expect([body['timezone'], body['utc_start_date']]).to.deep.equal(['America/New_York', '2027-02-01 15:00:00']);
    });

    it('a new time zone moves the moment, not the wall time', async () => {
      const { id } = await create({});
      const { body } = await editor.send('PATCH', `/events/${id}`, { timezone: 'Asia/Tokyo' });
      expect([body.start_date, body.utc_start_date]).to.deep.equal(['2027-02-01 10:00:00', '2027-02-01 01:00:00']);
    });

    it('words count from now in the zone, which may be an offset', async () => {
      const body = await create({ timezone: 'UTC+0530', start_date: 'tomorrow 9am', end_date: 'tomorrow 5pm' });
      expect([body['timezone'], body['start_date'], body['utc_start_date']]).to.deep.equal([
        'UTC+0530',
        '2026-11-22 09:00:00',
        '2026-11-22 03:30:00',
      ]);
    });

    it('an offset in the value is dropped: wall time of the zone counts', async () => {
      const body = await create({ start_date: '2027-02-01T10:00:00+09:00', end_date: '2027-02-01T12:00:00Z' });
      expect([body['start_date'], body['end_date'], body['utc_start_date']]).to.deep.equal([
        '2027-02-01 10:00:00',
        '2027-02-01 12:00:00',
        '2027-02-01 09:00:00',
      ]);
    });

    it.each([
      ['tomorrow 9am', 'tomorrow 5pm', '2026-11-21 09:00:00', '2026-11-21 17:00:00'],
      ['2027-02-01', '2027-02-02', '2027-02-01 00:00:00', '2027-02-02 00:00:00'],
      ['2027-02-01T10:00', '2027-02-01T11:30', '2027-02-01 10:00:00', '2027-02-01 11:30:00'],
    ])('%s … %s is read as %s … %s', async (start, end, startDate, endDate) => {
      const body = await create({ start_date: start, end_date: end });
      expect([body['start_date'], body['end_date']]).to.deep.equal([startDate, endDate]);
    });

    it('an end before the start becomes the start, in both clocks', async () => {
      const body = await create({ end_date: '2027-01-01 12:00:00' });
      expect([body['end_date'], body['utc_end_date']]).to.deep.equal([body['start_date'], body['utc_start_date']]);
    });
  });

  describe('dates that are written as people do', () => {
    it.each([
      ['2027-02-01 4pm', '2027-02-01 16:00:00'],
      ['2027-1-5 9:00', '2027-01-05 09:00:00'],
      ['next wednesday 4pm', '2026-11-25 16:00:00'],
      ['2026-12-24 24:00', '2026-12-25 00:00:00'],
      ['Dec 24, 2026 20:00', '2026-12-24 20:00:00'],
      ['20261224', '2026-12-24 00:00:00'],
      ['02/01/27', '2027-02-01 00:00:00'],
    ])('%s is %s', async (start_date, wall) => {
      const { status, body } = await editor.send('POST', '/events', {
        title: 'Lenient',
        start_date,
        end_date: '2027-12-31 10:00',
      });
      expect([status, body.start_date]).to.deep.equal([201, wall]);
      expect((await anyone.get(`/events?starts_after=${encodeURIComponent(start_date)}`)).status).to.equal(200);
    });

    it.each(['0027-02-01', '0227-02-01 10:00', '20261324', '2026-02-30 4pm', '2026-12-24 24:01'])(
      '%s is refused',
      async (start_date) => {
        const { status, body } = await editor.send('POST', '/events', {
          title: 'Lenient',
          start_date,
          end_date: '2027-12-31 10:00',
        });
        expect([status, Object.keys(body.data.params as object)]).to.deep.equal([400, ['start_date']]);
      },
    );

    it.each(['PST', 'JST', 'ECT', 'PDT'])('the zone %s is refused', async (timezone) => {
      const sent = { title: 'Where', start_date: '2027-02-01 10:00', end_date: '2027-02-01 11:00', timezone };
      const { status, body } = await editor.send('POST', '/events', sent);
      expect([status, body.code, Object.keys(body.data.params as object)]).to.deep.equal([
        400,
        'rest_invalid_param',
        ['timezone'],
      ]);
    });
  });

  const find = async (query: string) => walk(anyone, 'events', query);
});
