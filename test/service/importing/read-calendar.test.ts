/** What is read of files of iCalendar, and what of them is not. */
import { describe, expect, it } from 'vitest';
import { isZone } from '../../../src/service/dates/zones.js';
import { zoneNamed } from '../../../src/service/importing/zone-names.js';
import { windowsZones } from '../../../src/service/importing/windows-zones.js';
import { bytesOf, eventWith, fileWith, read } from './calendars.js';

const byTitle = (name: string, zone?: string) => {
  const { events, leftOut } = read(bytesOf(name), zone);
  return { of: (title: string) => events.find((event) => event.title.startsWith(title))!, events, leftOut };
};
const reasons = (file: string | Buffer) => read(file).leftOut.map(({ reason }) => reason);

describe('files of programs', () => {
  it('Google: a rule with an exception and a moved date, HTML, the zone of the calendar, nothing private', () => {
    const { of, events, leftOut } = byTitle('google', 'UTC');
    expect(events.map(({ title }) => title)).to.deep.equal([
      'Jam session',
      'Trio Müller &amp; Söhne',
      'Spring festival',
    ]);
    expect(of('Jam')).to.deep.include({
      start_date: '2026-12-01 19:30:00',
      end_date: '2026-12-01 22:00:00',
      timezone: 'Europe/Berlin',
      rule: 'RRULE:FREQ=WEEKLY;UNTIL=20270126T235959;BYDAY=TU\nEXDATE:20261222T193000',
      description: '<p>Open session.</p><ul><li>Bring your horn</li></ul>',
      organizers: [],
    });
    expect(of('Jam').dates.map(({ occurs, event }) => [occurs, event.start_date, event.title])).to.deep.equal([
      ['2026-12-15 19:30:00', '2026-12-15 20:30:00', 'Jam session, an hour later'],
    ]);
    expect(of('Trio')).to.deep.include({
      start_date: '2027-02-14 20:00:00',
      timezone: 'Europe/Berlin',
      organizers: [{ organizer: 'Jazz club' }],
      places: [{ text: 'Blue Note, Hafenstr. 4, 24103 Kiel' }],
    });
    expect(of('Trio').description).to.equal(
      'Tickets at <a href="https://jazz.example/tickets">https://jazz.example/tickets</a>.\nDoors open at 7.',
    );
    expect(of('Spring')).to.deep.include({
      all_day: true,
      start_date: '2027-05-01 00:00:00',
      end_date: '2027-05-02 23:59:59',
      categories: [{ name: 'Festival' }, { name: 'Music' }],
    });
    expect(leftOut).to.deep.equal([{ key: 'private1@google.com', title: '', reason: 'private' }]);
  });

  it('Outlook: Windows zones, one not described, one with a name of its own, midnights, “Busy”, hours in a rule', () => {
    const { of, leftOut } = byTitle('outlook');
    expect(of('Elternabend')).to.deep.include({
      timezone: 'Europe/Berlin',
      start_date: '2027-01-12 18:00:00',
      description: '<p>Bitte <b>pünktlich</b>.</p>',
    });
    expect(of('Call')).to.deep.include({
      timezone: 'America/New_York',
      is_virtual: true,
      virtual_url: '',
      places: [],
    });
    expect(of('Sommerfest')).to.deep.include({ timezone: 'Europe/Berlin', start_date: '2027-07-12 18:00:00' });
    expect(of('Winterferien')).to.deep.include({
      all_day: true,
      start_date: '2027-02-03 00:00:00',
      end_date: '2027-02-03 23:59:59',
    });
    expect(of('Sprechstunde').rule).to.equal('RRULE:FREQ=WEEKLY;COUNT=4;BYDAY=TU');
    expect(leftOut.map(({ reason }) => reason)).to.deep.equal(['busy']);
  });

  it('Apple: times without a zone, a duration, the point of a place, a change of this and later dates', () => {
    const { of } = byTitle('apple');
    expect(of('Frühschoppen')).to.deep.include({
      start_date: '2027-01-10 10:00:00',
      end_date: '2027-01-10 11:30:00',
      timezone: 'Europe/Vienna',
      places: [{ text: 'Gasthaus zur Post, Hauptplatz 1', lat: 48.20849, lng: 16.37208 }],
    });
    const [later] = of('Chorprobe').dates;
    expect(later).to.deep.include({ occurs: '2027-02-01 19:00:00', isLater: true });
    expect(later!.event).to.deep.include({ start_date: '2027-02-01 19:30:00', title: 'Chorprobe im neuen Saal' });
  });

  it('Luma: instants on the clock of the site, no doubt in its status, a hidden place, no shared mail address', () => {
    const { of } = byTitle('luma');
    expect(of('Founders')).to.deep.include({
      start_date: '2027-01-20 18:00:00',
      timezone: 'Europe/Berlin',
      event_status: 'scheduled',
      places: [],
      is_virtual: false,
      organizers: [],
      website: 'https://luma.com/founders',
    });
    expect(of('Talk')).to.deep.include({ is_virtual: true, virtual_url: '', organizers: [{ organizer: 'Founders' }] });
  });

  it('Meetup: no point that all places share', () => {
    const { events } = byTitle('meetup');
    expect(events.map(({ places }) => places[0]!.lat)).to.deep.equal([undefined, undefined, undefined]);
    expect(events[0]!.website).to.equal('https://www.meetup.com/web/events/1/');
  });
});

describe('zones', () => {
  it('knows those of Windows by zones that there are', () => {
    expect(Object.values(windowsZones).filter((zone) => !isZone(zone))).to.deep.equal([]);
  });

  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['"Europe/Berlin"', 'Europe/Berlin'],
    ['/Europe/Berlin', 'Europe/Berlin'],
    ['/freeassociation.sourceforge.net/Tzfile/Europe/Berlin', 'Europe/Berlin'],
    ['/mozilla.org/20050126_1/America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['W. Europe Standard Time', 'Europe/Berlin'],
    ['tokyo standard time 1', 'Asia/Tokyo'],
    ['Mars/Phobos', undefined],
  ])('%s is %s', (name, zone) => {
    expect(zoneNamed(name)).to.equal(zone);
  });

  it('takes the offset where no likely zone has the clock of the file', () => {
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Ours', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0545'];
    const file = fileWith(['DTSTART;TZID=Ours:20270301T190000']).replace(
      'BEGIN:VEVENT',
      [...zone, 'TZOFFSETTO:+0545', 'END:STANDARD', 'END:VTIMEZONE', 'BEGIN:VEVENT'].join('\r\n'),
    );
    expect(read(file).events[0]).to.deep.include({ timezone: 'UTC+5:45', start_date: '2027-03-01 19:00:00' });
  });
});

describe('times', () => {
  it.each([
    [['DTSTART;VALUE=DATE:20270301'], '2027-03-01 00:00:00', '2027-03-01 23:59:59', true],
    [['DTSTART;VALUE=DATE:20270301', 'DURATION:P2D'], '2027-03-01 00:00:00', '2027-03-02 23:59:59', true],
    [['DTSTART:20270301T190000'], '2027-03-01 19:00:00', '2027-03-01 19:00:00', false],
    [['DTSTART:20270301T190000', 'DTEND:20270301T180000'], '2027-03-01 19:00:00', '2027-03-01 19:00:00', false],
    [['DTSTART:20270327T190000', 'DURATION:P1DT1H'], '2027-03-27 19:00:00', '2027-03-28 20:00:00', false],
    [['DTSTART:20270301T190000Z'], '2027-03-01 20:00:00', '2027-03-01 20:00:00', false],
  ])('%j', (lines, start_date, end_date, all_day) => {
    expect(eventWith(...lines)).to.deep.include({ start_date, end_date, all_day });
  });
});

describe('what is broken', () => {
  it('costs no more than itself', () => {
    const good = ['SUMMARY:Good one'];
    const file = fileWith(
      good,
      ['this line has no name', 'SUMMARY:A line without a colon'],
      ['DTSTART:2027XX01'],
      ['DTSTART:20270230T100000'],
      ['RRULE:FREQ=SOMETIMES'],
      ['RRULE:FREQ=HOURLY'],
      ['RRULE:FREQ=DAILY', 'RRULE:FREQ=WEEKLY'],
      ['RRULE;FREQ=DAILY'],
      ['SUMMARY: '],
      good,
    );
    const { events, leftOut } = read(file);
    expect(events.map(({ title }) => title)).to.deep.equal(['Good one', 'A line without a colon', 'Good one']);
    expect(leftOut.map(({ reason }) => reason)).to.deep.equal([
      'no_start',
      'no_start',
      'rule_unreadable',
      'rule_unsupported',
      'rule_unsupported',
      'no_start',
      'no_title',
    ]);
  });

  it('an event without its end is ended by the next one, and the last one by the file', () => {
    const file = fileWith(['SUMMARY:One'], ['SUMMARY:Two'])
      .replaceAll('END:VEVENT\r\n', '')
      .replace('END:VCALENDAR', '');
    expect(read(file).events.map(({ title }) => title)).to.deep.equal(['One', 'Two']);
  });

  it.each(['\r', '\n', '\r\n'])('lines end with %j', (end) => {
    expect(read(fileWith(['SUMMARY:Li', ' ne'], []).replaceAll('\r\n', end)).events[0]!.title).to.equal('Line');
  });

  it('a fold may split a character', () => {
    const bytes = Buffer.from(fileWith(['SUMMARY:Fühling']));
    const at = bytes.indexOf('ü');
    const folded = Buffer.concat([bytes.subarray(0, at + 1), Buffer.from('\r\n '), bytes.subarray(at + 1)]);
    expect(read(folded).events[0]!.title).to.equal('Fühling');
  });

  it('UTF-16 and Windows-1252 are read as what they are', () => {
    const text = fileWith(['SUMMARY:Café – “Zürich”']);
    const big = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();
    const windows = Buffer.from(text.replace('–', '\x96').replace('“', '\x93').replace('”', '\x94'), 'latin1');
    for (const bytes of [Buffer.from(`\uFEFF${text}`, 'utf16le'), big, windows])
      expect(read(bytes).events[0]!.title).to.equal('Café – “Zürich”');
  });

  it('a name of properties of objects is a name like any other', () => {
    expect(eventWith('__proto__:x', 'X-A;__proto__=b:c', 'CONSTRUCTOR:y').title).to.equal('Event 0');
    expect(({} as { x?: unknown }).x).to.equal(undefined);
  });

  it('a file without a calendar says so', () => {
    expect(() => read('<html>Sign in</html>')).to.throw('no_calendar');
    expect(() => read('')).to.throw('no_calendar');
  });

  it('more than 10,000 events are refused, and an event of endless lines is left out', () => {
    expect(() => read(fileWith(...Array.from({ length: 10_001 }, () => [])))).to.throw('too_many');
    const long = Array.from({ length: 6_000 }, (_, at) => `X-LINE-${at}:x`);
    expect(reasons(fileWith(long))).to.deep.equal(['too_long']);
  });
});

describe('texts', () => {
  it.each([
    'SUMMARY:<img src=x onerror=alert(1)>',
    'DESCRIPTION:<p onclick="alert(1)">x</p><iframe src="https://x.example"></iframe><a href="javascript:alert(1)">y</a>',
    'X-ALT-DESC;FMTTYPE=text/html:<b>x</b><script>alert(1)</script>',
    'URL:javascript:alert(1)',
    'CATEGORIES:<script>alert(1)</script>',
    'ORGANIZER;CN="<img src=x onerror=alert(1)>":https://x.example',
  ])('%s is clean', (line) => {
    const { places, ...event } = eventWith(line);
    expect(places).to.deep.equal([]);
    expect(JSON.stringify(event)).not.to.match(/<(?!\/?(?:p|a|b)\b)|onclick|javascript:/);
  });
});

describe('keys', () => {
  it('one UID on twelve events is twelve events', () => {
    const file = fileWith(...Array.from({ length: 12 }, (_, at) => [`DTSTART:202703${at + 10}T190000`])).replaceAll(
      /UID:.*/g,
      'UID:same',
    );
    const { events } = read(file);
    expect(events).to.have.length(12);
    expect(new Set(events.map(({ key }) => key)).size).to.equal(12);
  });

  it('of the same event twice, the last one counts', () => {
    const file = fileWith(['SUMMARY:Old'], ['SUMMARY:New']).replaceAll(/UID:.*/g, 'UID:same');
    const { events, leftOut } = read(file);
    expect(events.map(({ title }) => title)).to.deep.equal(['New']);
    expect(leftOut.map(({ reason }) => reason)).to.deep.equal(['twice']);
  });

  it('a changed date without its series is an event', () => {
    const { events } = read(fileWith(['RECURRENCE-ID:20270301T190000', 'DTSTART:20270302T190000']));
    expect(events.map(({ key, rule }) => [key, rule])).to.deep.equal([['event-0#2027-03-01 19:00:00', '']]);
  });
});
