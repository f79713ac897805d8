/** Files in the shape in which programs write them. */
import { readFileSync } from 'node:fs';
import { readCalendar } from '../../../src/service/importing/icalendar/read-calendar.js';
import type { ReadCalendar, ReadEvent } from '../../../src/service/importing/read-events.js';

/** The day on which they are read. */
export const readAt = Date.parse('2026-11-27T12:00:00Z');

export const bytesOf = (name: string): Buffer =>
  readFileSync(new URL(`../../fixtures/calendars/${name}.ics`, import.meta.url));

export const read = (bytes: Buffer | string, zone = 'Europe/Berlin'): ReadCalendar =>
  readCalendar(Buffer.from(bytes), { now: readAt, zone });

/** A file with these components; `lines` are of an event with a UID, a start and a title. */
export const fileWith = (...events: string[][]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines, index) => [
      'BEGIN:VEVENT',
      `UID:event-${index}`,
      ...(lines.some((line) => line.startsWith('DTSTART')) ? [] : ['DTSTART:20270301T190000']),
      ...(lines.some((line) => line.startsWith('SUMMARY')) ? [] : [`SUMMARY:Event ${index}`]),
      ...lines,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n');

/** The one event of a file with these lines. */
export const eventWith = (...lines: string[]): ReadEvent => read(fileWith(lines)).events[0]!;
