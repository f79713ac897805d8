import { describe, expect, it } from 'vitest';
import {
  leftOut,
  noRepeat,
  pausesOf,
  repeatOf,
  ruleOf,
  weekOfMonth,
  type Repeat,
} from '../../../../src/authoring/forms/repeat.js';

describe('the rule of a form', () => {
  it.each<[Partial<Repeat>, string, string]>([
    [{ choice: 'never' }, '2026-12-19', ''],
    [{ choice: 'week' }, '2026-12-15', 'RRULE:FREQ=WEEKLY;BYDAY=TU'],
    [{ choice: 'month' }, '2026-12-15', 'RRULE:FREQ=MONTHLY;BYDAY=3TU'],
    // The fourth Friday, though it is the last of February; and a fifth one, which is the last.
    [{ choice: 'month' }, '2026-11-27', 'RRULE:FREQ=MONTHLY;BYDAY=4FR'],
    [{ choice: 'month' }, '2026-12-29', 'RRULE:FREQ=MONTHLY;BYDAY=-1TU'],
    [{ choice: 'year', ending: 'count', count: '5' }, '2026-12-19', 'RRULE:FREQ=YEARLY;COUNT=5'],
    [{ choice: 'own', unit: 'DAILY', every: '3' }, '2026-12-19', 'RRULE:FREQ=DAILY;INTERVAL=3'],
    [
      { choice: 'own', every: '2', weekdays: ['TU', 'TH'], ending: 'until', until: '2027-03-31' },
      '2026-12-15',
      'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;UNTIL=20270331T235959',
    ],
    [{ choice: 'own', unit: 'MONTHLY' }, '2026-12-31', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=31'],
    [{ choice: 'own', unit: 'MONTHLY', monthly: 'last' }, '2026-12-31', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=-1'],
    [{ choice: 'days', added: ['2027-01-02', '2026-12-26'] }, '2026-12-19', 'RDATE:20261226T190000,20270102T190000'],
    [
      { choice: 'week', except: ['2027-01-05', '2026-12-22 19:00:00'] },
      '2026-12-15',
      'RRULE:FREQ=WEEKLY;BYDAY=TU\nEXDATE:20261222T190000\nEXDATE;VALUE=DATE:20270105',
    ],
  ])('%j from %s is %j', (repeat, start, rule) => {
    expect(ruleOf({ ...noRepeat, ...repeat }, `${start} 19:00:00`)).to.equal(rule);
  });

  it.each([
    'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;UNTIL=20270629T235959\nEXDATE:20261215T190000',
    'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    'RDATE:20261208T190000,20261224T190000',
  ])('is as it was stored until something of it changes: %j', (rule) => {
    const repeat = repeatOf(rule, '2026-12-01');
    expect(ruleOf(repeat, '2026-12-01 19:00:00')).to.equal(rule);
  });

  it('is shown by its parts', () => {
    const repeat = repeatOf('RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;UNTIL=20270629T235959', '2026-12-01');
    expect(repeat).to.deep.include({
      choice: 'stored',
      every: '2',
      unit: 'WEEKLY',
      weekdays: ['TU', 'TH'],
      ending: 'until',
      until: '2027-06-29',
    });
  });

  it('is none where it cannot be read', () => {
    expect(repeatOf('RRULE:FREQ=SECONDLY', '2026-12-01')).to.deep.equal(noRepeat);
  });
});

describe('days that are left out', () => {
  it('are chosen one by one, and as a pause by its first and last', () => {
    const one = leftOut([], '2027-08-01', false);
    const pause = leftOut(one, '2027-08-04', true);
    expect([one, pause]).to.deep.equal([['2027-08-01'], ['2027-08-01', '2027-08-02', '2027-08-03', '2027-08-04']]);
    expect(pausesOf({ ...noRepeat, except: [...pause, '2027-09-07 19:00:00'] })).to.deep.equal([
      { first: '2027-08-01', last: '2027-08-04' },
      { first: '2027-09-07', last: '2027-09-07' },
    ]);
  });

  it('are one day where the second is before the first, or years behind it', () => {
    expect(leftOut(['2027-08-10'], '2027-08-01', true)).to.deep.equal(['2027-08-10', '2027-08-01']);
    expect(leftOut(['2027-08-10'], '9999-12-31', true)).to.deep.equal(['2027-08-10', '9999-12-31']);
  });
});

it.each([
  ['2026-12-07', 1],
  ['2026-12-08', 2],
  ['2026-12-28', 4],
  ['2026-12-29', -1],
] as const)('%s is in week %i of its month', (date, week) => {
  expect(weekOfMonth(date)).to.equal(week);
});
