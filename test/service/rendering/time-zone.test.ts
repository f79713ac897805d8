import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { loadTemporal } from '../../../src/data/time/index.js';
import { timeZoneComponent } from '../../../src/service/rendering/time-zone.js';

const temporal = await loadTemporal();

/** Milliseconds ahead of UTC at noon of each day, as our file tells another program, and as the machine's data do. */
function offsets(zone: string, year: number) {
  const clock = new ICAL.Timezone(ICAL.Component.fromString(timeZoneComponent(zone, year)));
  const days = Array.from({ length: 3652 }, (_, day) =>
    temporal.PlainDate.from({ year, month: 1, day: 1 }).add({ days: day }),
  );
  const read = ({ year: inYear, month, day }: Temporal.PlainDate) =>
    clock.utcOffset(ICAL.Time.fromData({ year: inYear, month, day, hour: 12, minute: 0, second: 0 })) * 1e9;
  const known = (day: Temporal.PlainDate) =>
    day.toZonedDateTime({ timeZone: zone, plainTime: '12:00' }).offsetNanoseconds;
  return days.filter((day) => read(day) !== known(day)).map(String);
}

describe('the clock of a zone in a file', () => {
  it.each([
    'Europe/Berlin',
    'Europe/London',
    'Europe/Dublin',
    'Europe/Istanbul',
    'Europe/Chisinau',
    'Atlantic/Azores',
    'America/New_York',
    'America/Santiago',
    'America/Nuuk',
    'America/Havana',
    'America/Phoenix',
    'America/St_Johns',
    'Africa/Casablanca',
    'Africa/Cairo',
    'Asia/Jerusalem',
    'Asia/Beirut',
    'Asia/Kathmandu',
    'Asia/Tokyo',
    'Australia/Sydney',
    'Australia/Lord_Howe',
    'Pacific/Chatham',
    'Pacific/Norfolk',
    'UTC',
  ])('gives another program no wrong day in ten years: %s', (zone) => {
    expect(offsets(zone, 2026)).to.deep.equal([]);
  });

  it('is told by two rules where it changes twice a year alike', () => {
    expect(timeZoneComponent('Europe/Berlin', 2026).split('\r\n')).to.deep.equal([
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Berlin',
      'BEGIN:DAYLIGHT',
      'DTSTART:20250330T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'DTSTART:20251026T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
      'END:STANDARD',
      'END:VTIMEZONE',
      '',
    ]);
  });

  it('is one offset where it never changes', () => {
    const text = timeZoneComponent('Asia/Kathmandu', 2026);
    expect(text.match(/BEGIN:(?:STANDARD|DAYLIGHT)/g)).to.deep.equal(['BEGIN:STANDARD']);
    expect(text).to.include('TZOFFSETTO:+0545\r\n').and.not.include('RRULE');
  });
});
