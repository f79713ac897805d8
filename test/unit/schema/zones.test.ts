import { expect, it } from 'vitest';
import { readZone } from '../../../src/schema/index.js';

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

it.each(['UTC+24', 'UTC+25', 'UTC+5:75', 'UTC+5:3', '(UTC+2)', 'UTC +2', 'Mars/Phobos', ''])('knows no zone "%s"', (text) => {
  expect(readZone(text)).to.equal(undefined);
});
