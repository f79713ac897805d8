import { expect, it } from 'vitest';
import {
  mostCopies,
  noRepeat,
  repeatedDays,
  ruleOf,
  weekOfMonth,
  type Rule,
} from '../../../../src/authoring/forms/repeat.js';

it.each<[Rule, string, string, readonly string[]]>([
  ['week', '2026-12-19', '2027-01-09', ['2026-12-26', '2027-01-02', '2027-01-09']],
  ['fortnight', '2026-12-19', '2027-01-16', ['2027-01-02', '2027-01-16']],
  ['month', '2026-12-11', '2027-03-31', ['2027-01-08', '2027-02-12', '2027-03-12']],
  // The fourth Friday, though it is the last of February.
  ['month', '2026-11-27', '2027-02-28', ['2026-12-25', '2027-01-22', '2027-02-26']],
  // The last Monday of a leap year.
  ['month', '2027-11-29', '2028-02-29', ['2027-12-27', '2028-01-31', '2028-02-28']],
  ['week', '2026-12-19', '2026-12-25', []],
  ['week', '2026-12-19', '', []],
  ['week', '', '2027-12-25', []],
])('every %s from %s until %s', (rule, start, until, days) => {
  expect(repeatedDays({ ...noRepeat, rule, until }, start)).to.deep.equal(days);
});

it('is the days that are chosen where there is no rule', () => {
  expect(repeatedDays({ ...noRepeat, days: ['2027-01-01'] }, '2026-12-19')).to.deep.equal(['2027-01-01']);
});

it.each<[Rule, string, string]>([
  ['week', '2026-12-19', 'RRULE:FREQ=WEEKLY;UNTIL=20270331T235959'],
  ['fortnight', '2026-12-19', 'RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=20270331T235959'],
  ['month', '2026-12-11', 'RRULE:FREQ=MONTHLY;BYDAY=2FR;UNTIL=20270331T235959'],
  ['month', '2026-12-29', 'RRULE:FREQ=MONTHLY;BYDAY=-1TU;UNTIL=20270331T235959'],
  ['', '2026-12-19', 'RDATE:20261226T190000,20270102T190000'],
])('in the words of servers, every %s from %s is %s', (rule, start, text) => {
  const repeat = { rule, until: '2027-03-31', days: ['2026-12-26', '2027-01-02'] };
  expect(ruleOf(repeat, start, '19:00:00')).to.equal(text);
});

it('ends where more were made than anybody means', () => {
  expect(repeatedDays({ ...noRepeat, rule: 'week', until: '9999-12-31' }, '2026-12-19')).to.have.length(mostCopies + 1);
});

it.each([
  ['2026-12-07', 1],
  ['2026-12-08', 2],
  ['2026-12-28', 4],
  ['2026-12-29', 5],
] as const)('%s is in week %i of its month', (date, week) => {
  expect(weekOfMonth(date)).to.equal(week);
});
