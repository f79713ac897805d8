import { expect, it } from 'vitest';
import { readDate } from '../../../src/service/dates/lenient-date.js';

/** Friday noon in New York. */
const now = Date.parse('2026-11-20T17:00:00Z');
const read = (text: string) => readDate(text, now, 'America/New_York');

it.each([
  ['2026-12-05', '2026-12-05 00:00:00'],
  ['2026-12-05 9:05', '2026-12-05 09:05:00'],
  ['2026-12-05T19:30:15.250', '2026-12-05 19:30:15'],
  // With slashes the month comes first, with dots the day.
  ['05/12/2026', '2026-05-12 00:00:00'],
  ['5.12.2026 20:00', '2026-12-05 20:00:00'],
  ['1796126400', '2026-12-01 07:00:00'],
  ['now', '2026-11-20 12:00:00'],
  ['today', '2026-11-20 00:00:00'],
  ['noon', '2026-11-20 12:00:00'],
  ['Tomorrow', '2026-11-21 00:00:00'],
  ['yesterday', '2026-11-19 00:00:00'],
  ['tomorrow 9am', '2026-11-21 09:00:00'],
  ['tomorrow at 12:30 am', '2026-11-21 00:30:00'],
  ['tomorrow +2 hours', '2026-11-21 02:00:00'],
  ['+1 week', '2026-11-27 12:00:00'],
  ['2 days ago', '2026-11-18 12:00:00'],
  ['today -1 month', '2026-10-20 00:00:00'],
  ['+1 year +1 day', '2027-11-21 12:00:00'],
])('%s is %s', (text, wall) => {
  expect(read(text)?.wall).to.equal(wall);
});

it.each([
  ['2026-12-05T10:00:00Z', 0],
  ['2026-12-05T10:00:00+05:45', 345],
  ['2026-12-05 10:00:00 -0330', -210],
  ['2026-12-05T10:00:00', undefined],
])('%s was written %s minutes from UTC', (text, offset) => {
  expect(read(text)).to.include({ wall: '2026-12-05 10:00:00' });
  expect(read(text)!.offset).to.equal(offset);
});

it.each([
  `now${' '.repeat(100)}`,
  '',
  ' ',
  'bogus',
  '2026-02-30',
  '2026-13-01',
  '2026-12-05 25:00',
  '+1 parsec',
  'tomorrow or so',
  '+99999 year',
  '-0044-03-15',
  '999999999999',
  '-999999999999',
])('%j is no date', (text) => {
  expect(read(text)).to.equal(undefined);
});

it('months are cut to their last day', () => {
  expect(readDate('+1 month', Date.parse('2027-01-31'), 'UTC')?.wall).to.equal('2027-02-28 00:00:00');
  expect(readDate('+1 year', Date.parse('2028-02-29'), 'UTC')?.wall).to.equal('2029-02-28 00:00:00');
});
