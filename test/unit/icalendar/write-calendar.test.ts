import { afterEach, describe, expect, it, vi } from 'vitest';
import { entryDates, loadCalendarWriter, type CalendarEntry } from '../../../src/data/icalendar/index.js';
import { loadTemporal, spanOf } from '../../../src/data/time/index.js';
import { parseCalendar } from '../../parse-calendar.js';
import { allEvents } from '../time/recorded-events.js';

const temporal = await loadTemporal();
const { writeCalendar } = await loadCalendarWriter();

const entryOf = (event: (typeof allEvents)[number]): CalendarEntry => ({
  uid: event.global_id,
  sequence: 0,
  title: event.title,
  ...entryDates(spanOf(event)!),
  location: '',
  description: event.description,
  url: event.url,
  categories: event.categories.map(({ name }) => name),
  status: undefined,
  modified: event.modified_utc,
});
const entries = allEvents.map(entryOf);
const plain = entries.find(({ allDay }) => !allDay)!;
const parsed = (entry: Partial<CalendarEntry>) => parseCalendar(writeCalendar([{ ...plain, ...entry }])).entries[0]!;

describe('writing iCalendar', () => {
  const { TZ } = process.env;
  afterEach(() => {
    process.env.TZ = TZ;
  });

  it.each(['Europe/Berlin', 'Asia/Kathmandu', 'America/Los_Angeles', 'UTC'])(
    'gives another parser the instants and days of all recorded events in %s',
    (zone) => {
      process.env.TZ = zone;
      const read = parseCalendar(writeCalendar(entries)).entries.map(({ uid, start, end }) => ({ uid, start, end }));
      expect(read).to.have.length(316);
      const instant = (end: Temporal.ZonedDateTime) => new Date(end.epochMilliseconds).toISOString();
      expect(read).to.deep.equal(
        allEvents.map((event) => {
          const uid = event.global_id;
          const span = spanOf(event)!;
          return span.allDay
            ? { uid, start: String(span.start), end: String(span.end.add({ days: 1 })) }
            : { uid, start: instant(span.start), end: instant(span.end) };
        }),
      );
    },
  );

  it('gives each event an identity of its own that stays, so that a second import replaces the first', () => {
    const imported = new Map(
      [...parseCalendar(writeCalendar(entries)).entries, ...parseCalendar(writeCalendar(entries)).entries].map(
        (entry) => [entry.uid, entry],
      ),
    );
    expect(imported.size).to.equal(316);
    expect(writeCalendar(entries)).to.equal(writeCalendar(entries));
  });

  it('keeps texts as they are, with whatever they contain', () => {
    const title =
      'Brot; Käse, “Wein” \\ 🎷 and a title that is far longer than the seventy-five octets that fit on one line of the file';
    const entry = parsed({ title, location: 'Hall 1, Main Street; upstairs', categories: ['Food, drink', 'Music'] });
    expect(entry.title).to.equal(title);
    expect(entry.of('location')).to.equal('Hall 1, Main Street; upstairs');
    const text = writeCalendar([{ ...plain, title }]);
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length, line).to.be.at.most(75);
  });

  it('keeps the lines of a description', () => {
    const description = 'Doors 18:00, Talk; 19:00\n\nFree';
    expect(parsed({ description }).of('description')).to.equal(description);
    expect(writeCalendar([{ ...plain, description }])).to.include(
      'DESCRIPTION:Doors 18:00\\, Talk\\; 19:00\\n\\nFree\r\n',
    );
  });

  it('breaks long lines without an encoder for each of their characters', () => {
    const encode = vi.spyOn(TextEncoder.prototype, 'encode');
    const text = writeCalendar(
      Array.from({ length: 100 }, () => ({ ...plain, description: 'Märchen 🎭 '.repeat(200) })),
    );
    expect(text).to.include('🎭');
    expect(encode.mock.calls.length).to.be.below(1000);
    encode.mockRestore();
  });

  it('lets no text add properties of its own', () => {
    const hostile = 'a\r\nATTENDEE:mailto:b@c.example\rX-EVIL:1\nEND:VEVENT\u2028\u0000';
    const text = writeCalendar([
      { ...plain, uid: hostile, title: hostile, location: hostile, description: hostile, categories: [hostile] },
    ]);
    const { entries: read } = parseCalendar(text);
    expect(read).to.have.length(1);
    expect([read[0]!.of('attendee'), read[0]!.of('x-evil')]).to.deep.equal([undefined, undefined]);
    expect(text).not.to.match(/^(ATTENDEE|X-EVIL)|[^\r]\n|\r[^\n]|\0/m);
  });

  it('says that an event is cancelled', () => {
    for (const status of ['CONFIRMED', 'TENTATIVE', 'CANCELLED', undefined] as const)
      expect(parsed({ status }).of('status')).to.equal(status);
  });

  it('has where it takes place online as a property, whatever its text contains', () => {
    const conference = 'https://meet.example/a';
    const entry = parsed({ conference, description: 'END:VEVENT' });
    expect([entry.of('conference'), entry.of('description')]).to.deep.equal([conference, 'END:VEVENT']);
  });

  it('links to the page of the event, whatever its address contains', () => {
    const url = 'https://calendar.example/event/a,b;c?x=1,2';
    expect(decodeURIComponent(parsed({ url }).of('url')!)).to.equal(url);
  });

  it('takes an event without a duration for a moment', () => {
    const start = temporal.ZonedDateTime.from('2026-03-29T02:30[Europe/Berlin]');
    const entry = parsed(entryDates({ allDay: false, start, end: start }));
    expect([entry.start, entry.end]).to.deep.equal(['2026-03-29T01:30:00.000Z', '2026-03-29T01:30:00.000Z']);
  });

  it('bears the time of the last change, so that apps see which is newer', () => {
    expect(parsed({ modified: '2026-05-06 07:08:09' }).of('dtstamp')).to.equal('2026-05-06T07:08:09Z');
    expect(parsed({ modified: '2026-05-06 07:08:09' }).of('last-modified')).to.equal('2026-05-06T07:08:09Z');
    expect(parsed({ modified: 'never' }).of('dtstamp')).to.equal('1970-01-01T00:00:00Z');
  });

  it('says how often an event was changed', () => {
    expect([parsed({}), parsed({ sequence: 7 })].map((entry) => entry.of('sequence'))).to.deep.equal(['0', '7']);
  });

  it.each([[[]], [entries.slice(0, 3)]])('ends each line, also the last one', (some) => {
    const lines = writeCalendar(some).split('\r\n');
    expect([lines.at(-2), lines.at(-1)]).to.deep.equal(['END:VCALENDAR', '']);
  });

  it('tells subscribers its name, and when to ask again', () => {
    const { of } = parseCalendar(
      writeCalendar([], { name: 'calendar.example', timeToLive: 3600, timeZones: [], complete: String }),
    );
    expect(['x-wr-calname', 'refresh-interval', 'x-published-ttl'].map(of)).to.deep.equal([
      'calendar.example',
      'PT1H',
      'PT1H',
    ]);
  });
});
