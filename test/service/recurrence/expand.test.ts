import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRule, UnreadableRule, writeRule } from '../../../src/data/recurrence/index.js';
import { datesOf, endedBefore, withDate, withDayOfEnd, withoutDate } from '../../../src/service/recurrence/expand.js';
import { matchDates } from '../../../src/service/recurrence/match.js';
import { spanOn, type Schedule } from '../../../src/service/writing/series/schedule.js';

interface Recorded {
  readonly start: string;
  readonly rule: string;
  readonly to: string;
  readonly dates: readonly string[];
}

/** Rules with the dates that python-dateutil 2.9 gives them. */
const recorded = JSON.parse(
  readFileSync(new URL('../../fixtures/recurrence/dateutil.json', import.meta.url), 'utf8'),
) as Recorded[];

describe('the dates of a rule', () => {
  it.each(recorded)('$rule are those of python-dateutil', ({ start, rule, to, dates }) => {
    expect(datesOf(readRule(`RRULE:${rule}`), start, { from: start, to })).to.deep.equal(dates);
  });

  it('have those that are named, and not those that are left out, alone or as days', () => {
    const rule = readRule(
      'RRULE:FREQ=WEEKLY\nRDATE:20261203T100000\nEXDATE:20261208T190000\nEXDATE;VALUE=DATE:20261215,20261216',
    );
    const window = { from: '2026-12-01 00:00:00', to: '2026-12-31 00:00:00' };
    expect(datesOf(rule, '2026-12-01 19:00:00', window)).to.deep.equal([
      '2026-12-01 19:00:00',
      '2026-12-03 10:00:00',
      '2026-12-22 19:00:00',
      '2026-12-29 19:00:00',
    ]);
  });

  it.each([
    ['Europe/Berlin', '2027-03-21 19:00:00', '2027-03-21 18:00:00', '2027-03-28 17:00:00'],
    ['Europe/Berlin', '2026-10-18 19:00:00', '2026-10-18 17:00:00', '2026-10-25 18:00:00'],
    ['America/New_York', '2027-03-07 19:00:00', '2027-03-08 00:00:00', '2027-03-14 23:00:00'],
    ['America/New_York', '2027-10-31 19:00:00', '2027-10-31 23:00:00', '2027-11-08 00:00:00'],
    ['Australia/Lord_Howe', '2027-03-28 19:00:00', '2027-03-28 08:00:00', '2027-04-04 08:30:00'],
    ['Australia/Lord_Howe', '2027-09-26 19:00:00', '2027-09-26 08:30:00', '2027-10-03 08:00:00'],
  ])('stay at their time of the clock where it changes in %s', (timezone, start, before, after) => {
    const schedule: Schedule = { start_date: start, end_date: start, timezone, all_day: 0, rule: 'RRULE:FREQ=WEEKLY' };
    const dates = datesOf(readRule(schedule.rule), start, { from: start, to: '2027-12-31 00:00:00' }).slice(0, 2);
    const spans = dates.map((date) => spanOn(schedule, date));
    expect(spans.map((span) => span.start_date.slice(11))).to.deep.equal(['19:00:00', '19:00:00']);
    expect(spans.map((span) => span.utc_start_date)).to.deep.equal([before, after]);
  });

  it('move on by the length of a gap of the clock', () => {
    const schedule = { end_date: '2027-03-21 03:00:00', all_day: 0, rule: '' } as const;
    const berlin = { ...schedule, start_date: '2027-03-21 02:30:00', timezone: 'Europe/Berlin' };
    expect(spanOn(berlin, '2027-03-28 02:30:00').start_date).to.equal('2027-03-28 03:30:00');
    const howe = { ...schedule, start_date: '2027-03-21 02:15:00', timezone: 'Australia/Lord_Howe' };
    expect(spanOn(howe, '2027-10-03 02:15:00').start_date).to.equal('2027-10-03 02:45:00');
  });
});

describe('a rule', () => {
  const kept = (text: string) => writeRule(readRule(text));

  it('is written as it is read', () => {
    const text =
      'RRULE:FREQ=MONTHLY;INTERVAL=2;BYDAY=-1TU;UNTIL=20270629T235959\nRDATE:20270101T190000\nEXDATE:20270112T190000\nEXDATE;VALUE=DATE:20270801';
    expect(kept(text)).to.equal(text);
  });

  it('ends with a whole day, in the zone of its series', () => {
    const wallOf = () => '2027-06-30 01:00:00';
    expect(writeRule(readRule('RRULE:FREQ=DAILY;UNTIL=20270629T230000Z', { wallOf }))).to.equal(
      'RRULE:FREQ=DAILY;UNTIL=20270630T235959',
    );
    expect(kept('RRULE:FREQ=DAILY;UNTIL=20270629')).to.equal('RRULE:FREQ=DAILY;UNTIL=20270629T235959');
    expect(writeRule(withDayOfEnd(readRule('RRULE:FREQ=WEEKLY;COUNT=3'), '2026-12-01 19:00:00'))).to.equal(
      'RRULE:FREQ=WEEKLY;UNTIL=20261215T235959',
    );
  });

  it('drops the time of its start, which some programs repeat', () => {
    const reading = { wallOf: String, time: '19:30:00' };
    expect(writeRule(readRule('RRULE:FREQ=DAILY;BYHOUR=19;BYMINUTE=30;BYSECOND=0', reading))).to.equal(
      'RRULE:FREQ=DAILY',
    );
    expect(() => readRule('RRULE:FREQ=DAILY;BYHOUR=9,19', reading)).to.throw(UnreadableRule);
  });

  it.each([
    ['RRULE:FREQ=HOURLY', 'FREQ=HOURLY'],
    ['RRULE:INTERVAL=2', 'FREQ'],
    ['RRULE:FREQ=DAILY;INTERVAL=0', 'INTERVAL=0'],
    ['RRULE:FREQ=DAILY;COUNT=3;UNTIL=20270101', 'COUNT, UNTIL'],
    ['RRULE:FREQ=DAILY\nRRULE:FREQ=WEEKLY', 'RRULE:FREQ=WEEKLY'],
    ['RRULE:FREQ=DAILY;BYEASTER=1', 'BYEASTER=1'],
    ['RRULE:FREQ=DAILY\nEXDATE:20270230T190000', '20270230T190000'],
    ['EXRULE:FREQ=DAILY', 'EXRULE:FREQ=DAILY'],
    ['every Tuesday', 'every Tuesday'],
  ])('that cannot be kept names the piece at fault: %s', (text, culprit) => {
    expect(() => readRule(text))
      .to.throw(UnreadableRule)
      .with.property('culprit', culprit);
  });

  it('loses and gains single dates, and ends before one', () => {
    const rule = readRule('RRULE:FREQ=WEEKLY;UNTIL=20270629T235959');
    const start = '2026-12-01 19:00:00';
    const without = withoutDate(rule, '2026-12-08 19:00:00');
    expect(writeRule(without)).to.contain('EXDATE:20261208T190000');
    expect(withDate(without, start, '2026-12-08 19:00:00')).to.deep.equal(rule);
    expect(writeRule(withDate(rule, start, '2026-12-09 19:00:00'))).to.contain('RDATE:20261209T190000');
    expect(writeRule(endedBefore(rule, '2026-12-22 19:00:00'))).to.equal('RRULE:FREQ=WEEKLY;UNTIL=20261221T235959');
  });
});

describe('dates of a rule that changes', () => {
  it('stay the same ones on their days, else the nearest ones, at most six days away', () => {
    const before = ['2026-12-01 19:00:00', '2026-12-08 19:00:00', '2026-12-15 19:00:00'];
    const after = ['2026-12-01 20:00:00', '2026-12-09 20:00:00', '2026-12-25 20:00:00'];
    expect([...matchDates(before, after)]).to.deep.equal([
      ['2026-12-01 19:00:00', '2026-12-01 20:00:00'],
      ['2026-12-08 19:00:00', '2026-12-09 20:00:00'],
    ]);
  });
});
