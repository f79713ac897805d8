import { expect, it } from 'vitest';
import { readZone } from '../../../src/data/schema/index.js';
import { loadTemporal } from '../../../src/data/time/index.js';

const temporal = await loadTemporal();

it.each([
  ['Europe/Paris', 'Europe/Paris'],
  ['europe/paris', 'europe/paris'],
  ['UTC', 'UTC'],
  ['UTC+2', '+02:00'],
  ['utc+2', '+02:00'],
  ['UTC+0530', '+05:30'],
  ['UTC+530', '+05:30'],
  ['Utc-3:30', '-03:30'],
  ['UTC+5.5', '+05:30'],
  ['+02:00', '+02:00'],
  ['-0930', '-09:30'],
  ['UTC+23:59', '+23:59'],
])('reads %s as %s', (text, zone) => {
  expect(readZone(text)).to.equal(zone);
});

it.each([
  'UTC+24',
  'UTC+25',
  'UTC+5:75',
  'UTC+5:3',
  '(UTC+2)',
  'UTC +2',
  'Mars/Phobos',
  'PST',
  'jst',
  'ECT',
  'IST',
  '',
])('knows no zone "%s"', (text) => {
  expect(readZone(text)).to.equal(undefined);
});

it('knows no name of three letters that Temporal does not know, and all of them that both know', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const names = letters.flatMap((one) => letters.flatMap((two) => letters.map((three) => one + two + three)));
  const isKnown = (take: () => unknown) => {
    try {
      return Boolean(take());
    } catch {
      return false;
    }
  };
  const start = temporal.PlainDateTime.from('2027-01-01');
  const known = names.filter((timeZone) => isKnown(() => new Intl.DateTimeFormat('en', { timeZone })));
  expect(names.filter((zone) => readZone(zone))).to.deep.equal(
    known.filter((zone) => isKnown(() => start.toZonedDateTime(zone))),
  );
});
