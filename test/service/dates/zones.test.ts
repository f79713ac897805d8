import { expect, it, vi } from 'vitest';
import { abbreviationOf, inZone, isZone, offsetOf, wallTime } from '../../../src/service/dates/zones.js';

it.each([
  ['America/New_York', '2027-03-14 02:30:00', '2027-03-14 03:30:00', '2027-03-14 07:30:00'],
  ['America/New_York', '2027-11-07 01:30:00', '2027-11-07 01:30:00', '2027-11-07 05:30:00'],
  ['UTC-3:30', '2027-01-01 00:00:00', '2027-01-01 00:00:00', '2027-01-01 03:30:00'],
  ['UTC+0530', '2027-01-01 00:00:00', '2027-01-01 00:00:00', '2026-12-31 18:30:00'],
  ['utc+2', '2027-01-01 00:00:00', '2027-01-01 00:00:00', '2026-12-31 22:00:00'],
  ['UTC+25', '2027-01-01 00:00:00', '2027-01-01 00:00:00', '2027-01-01 00:00:00'],
  ['PST', '2027-01-01 00:00:00', '2027-01-01 00:00:00', '2027-01-01 00:00:00'],
  ['UTC+5.5', '2027-01-01 00:00:00', '2027-01-01 00:00:00', '2026-12-31 18:30:00'],
])('in %s %s is %s, %s UTC', (zone, sent, wall, utc) => {
  expect(inZone({ wall: sent }, zone)).to.deep.equal({ wall, utc });
});

it.each([
  ['Europe/Berlin', '2027-07-01 12:00:00', 'CEST'],
  ['Asia/Kathmandu', '2027-01-01 12:00:00', '+0545'],
  ['Asia/Tokyo', '2027-01-01 12:00:00', 'JST'],
  ['America/Sao_Paulo', '2027-01-01 12:00:00', '-03'],
  ['UTC+2', '2027-01-01 12:00:00', 'UTC+2'],
])('%s at %s is called %s', (zone, utc, name) => {
  expect(abbreviationOf(zone, utc)).to.equal(name);
});

it('knows zones from nonsense', () => {
  expect(
    ['Europe/Paris', 'europe/paris', 'EST', 'UTC', 'UTC+2', 'utc+2', 'UTC+0530', 'UTC+5:30', '-03:30'].filter(isZone),
  ).to.have.length(9);
  expect(['Mars/Phobos', 'UTC+25', 'UTC+5:75', '', 'x', 'PST', 'JST', 'ect'].filter(isZone)).to.deep.equal([]);
  expect(offsetOf('Europe/Paris')).to.equal(undefined);
});

it('tells the wall time of an instant', () => {
  expect(wallTime(Date.parse('2026-11-20T02:00:00Z'), 'America/New_York')).to.equal('2026-11-19 21:00:00');
  expect(['UTC-3:30', 'utc-0330'].map((zone) => wallTime(Date.parse('2026-11-20T02:00:00Z'), zone))).to.deep.equal(
    Array(2).fill('2026-11-19 22:30:00'),
  );
});

it('makes the clock of a zone once', () => {
  wallTime(0, 'Asia/Thimphu');
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  for (let hour = 0; hour < 3; hour++) wallTime(hour * 3_600_000, 'Asia/Thimphu');
  made.mockRestore();
  expect(made).not.toHaveBeenCalled();
});
