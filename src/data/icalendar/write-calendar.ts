import ical, { ICalEvent, ICalEventStatus } from 'ical-generator';
import type { CalendarEntry } from './entry.js';

/** The properties of a calendar that its subscribers read. */
interface CalendarFeed {
  readonly name: string;
  /** Seconds after which apps may request it again. */
  readonly timeToLive: number;
  /** The clocks by which its entries are counted, each as a component of the file. */
  readonly timeZones: readonly string[];
  /** Completes the text of the entry at a place with what only feeds have. */
  readonly complete: (text: string, place: number) => string;
}

/** The library escapes only some texts, and a line break ends a property. */
const inOneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** Likewise, but for the ends of lines, which the library escapes. */
const inLines = (text: string): string => text.split('\n').map(inOneLine).join('\n').trim();

/** The library escapes addresses as if they were texts, which apps would read as part of them. */
const withoutEscapes = (url: string): string => url.replace(/[,;\\]/g, encodeURIComponent);

/** The property of where an entry takes place online (RFC 7986, 5.11), which the library cannot write. */
const conferenceOf = (address: string): string => `CONFERENCE;VALUE=URI:${withoutEscapes(inOneLine(address))}\r\n`;

/**
 * Breaks lines of more than 75 octets (RFC 5545, 3.1): as many ASCII characters, or as many others as surely fit. The
 * library measures every character with an encoder of its own, a second for 1,000 events.
 */
const folded = (lines: string): string =>
  lines
    .split('\r\n')
    .map((line) =>
      line.length < 19 ? line : /[^\x20-\x7e]/.test(line) ? line.replace(/.{18}(?=.)/gu, '$&\r\n ') : foldedAscii(line),
    )
    .join('\r\n');

function foldedAscii(line: string): string {
  let made = line.slice(0, 74);
  for (let at = 74; at < line.length; at += 74) made += `\r\n ${line.slice(at, at + 74)}`;
  return made;
}

/** An iCalendar file (RFC 5545) with these entries; the same text for the same entries. */
export function writeCalendar(entries: readonly CalendarEntry[], feed?: CalendarFeed): string {
  const calendar = ical({ prodId: '//cal-elements//cal-elements//EN' });
  if (feed) calendar.name(inOneLine(feed.name)).ttl(feed.timeToLive);
  const texts = entries.map(({ conference, url, ...entry }, place) => {
    const { uid, sequence, title, allDay, start, end, location, description, categories, status, modified } = entry;
    const changed = new Date(Date.parse(`${modified.replace(' ', 'T')}Z`) || 0);
    const data = {
      id: inOneLine(uid),
      sequence,
      summary: inOneLine(title),
      start,
      // An end at the start is forbidden; without one, the event is that moment.
      end: end > start ? end : null,
      allDay,
      location: inOneLine(location) || null,
      description: inLines(description) || null,
      url: url ? withoutEscapes(url) : null,
      categories: categories.map((name) => ({ name: inOneLine(name) })),
      status: status ? ICalEventStatus[status] : null,
      stamp: changed,
      lastModified: changed,
    };
    const text = new ICalEvent(data, calendar).toString();
    const whole = conference ? text.replace(/(?=END:VEVENT\r\n$)/, () => conferenceOf(conference)) : text;
    return folded(feed ? feed.complete(whole, place) : whole);
  });
  const end = 'END:VCALENDAR';
  return calendar.toString().replace(end, () => `${[...(feed?.timeZones ?? []), ...texts].join('')}${end}\r\n`);
}
