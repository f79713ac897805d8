import type { CalendarEntry } from '../../data/icalendar/index.js';

/** A calendar app on the web, or one that opens addresses of its own kind. */
interface CalendarApp {
  /** A trade mark, the same in every language. */
  readonly name: string;
  /** The page where a visitor adds an event; apps without one take a file. */
  readonly add?: (entry: CalendarEntry) => string;
  /** The page where a visitor subscribes to a feed. */
  readonly subscribe: (feed: string) => string;
}

/** The most characters of an event's text, because servers refuse very long addresses. */
const longestText = 1000;

const address = (page: string, query: Readonly<Record<string, string>>): string =>
  `${page}?${new URLSearchParams(query).toString()}`;

/** The text of an event in an app, with the address of its page, which these apps have no field for. */
const textOf = ({ description, url }: CalendarEntry): string =>
  [description.length > longestText ? `${description.slice(0, longestText)}…` : description, url]
    .filter(Boolean)
    .join('\n\n');

/** Start and end: `2026-12-31T20:00:00Z`, and of all-day entries `2026-12-31`. */
const dateTexts = ({ allDay, start, end }: CalendarEntry): string[] =>
  [start, end].map((date) => (allDay ? date.toISOString().slice(0, 10) : `${date.toISOString().slice(0, 19)}Z`));

const google = (entry: CalendarEntry): string =>
  address('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: entry.title,
    dates: dateTexts(entry)
      .map((date) => date.replace(/[-:]/g, ''))
      .join('/'),
    details: textOf(entry),
    location: entry.location,
  });

function outlook(host: string, name: string): CalendarApp {
  const calendar = `https://${host}/calendar/0`;
  return {
    name,
    add: (entry) => {
      const [startdt = '', enddt = ''] = dateTexts(entry);
      return address(`${calendar}/deeplink/compose`, {
        path: '/calendar/action/compose',
        rru: 'addevent',
        startdt,
        enddt,
        ...(entry.allDay && { allday: 'true' }),
        subject: entry.title,
        body: textOf(entry),
        location: entry.location,
      });
    },
    subscribe: (feed) => address(`${calendar}/addfromweb`, { url: feed }),
  };
}

const webcal = (feed: string): string => feed.replace(/^https?:/, 'webcal:');

export const calendarApps: readonly CalendarApp[] = [
  {
    name: 'Google Calendar',
    add: google,
    subscribe: (feed) => address('https://calendar.google.com/calendar/r', { cid: webcal(feed) }),
  },
  outlook('outlook.live.com', 'Outlook.com'),
  outlook('outlook.office.com', 'Microsoft 365'),
  { name: 'Apple Calendar', subscribe: webcal },
];

let kept = '';

/** Hands a file to the browser, which saves it or opens it in a calendar app. */
export function saveFile(name: string, text: string): void {
  // A browser may read the file long after the click, so it is kept until the next download.
  URL.revokeObjectURL(kept);
  kept = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  Object.assign(link, { href: kept, download: `${name}.ics` });
  link.click();
}
