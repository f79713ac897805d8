import {
  DownloadFailure,
  downloadPublic,
  limits,
  type Downloaded,
  type DownloadProblem,
  type Network,
} from '../net/download.js';

/** What reading an address asks for, and the most that it takes. */
const wish = { accept: 'text/calendar, */*;q=0.1', time: 30_000, bytes: limits.bytes };

const fromBase64 = (text: string): string => Buffer.from(text, 'base64url').toString();

/** The number of a calendar of Google, which stands in the addresses that people share. */
const googleCalendar = ({ searchParams }: URL): string =>
  searchParams.get('src') ?? fromBase64(searchParams.get('cid') ?? '');

/** The address of the feed of a calendar whose page people name, and of any other that address itself. */
export function feedAddress(text: string): string {
  const url = URL.parse(text.replace(/^webcals?:/i, 'https:'));
  if (!url) return text;
  const [, group] = /^\/(?:[a-z]{2}-[A-Z]{2}\/)?([\w-]+)\/?(?:events\/?)?$/.exec(url.pathname) ?? [];
  if (/^(?:www\.)?meetup\.com$/.test(url.host) && group) return `https://www.meetup.com/${group}/events/ical/`;
  const isShared = url.host === 'calendar.google.com' && !url.pathname.includes('/ical/') && googleCalendar(url);
  return isShared
    ? `https://calendar.google.com/calendar/ical/${encodeURIComponent(isShared)}/public/basic.ics`
    : url.href;
}

/** Why an address gives nothing; `away` where it cannot be reached. */
export type FetchProblem = Exclude<DownloadProblem, 'answered'> | 'sign_in' | 'gone' | 'answers' | 'away';

/** What an address gives, or why it gives nothing. */
export type Fetched = Downloaded | { readonly problem: FetchProblem; readonly status: number };

/** Fetches a source from the public internet. */
export async function fetchSource(address: string, network?: Network): Promise<Fetched> {
  try {
    return await downloadPublic(feedAddress(address), wish, network);
  } catch (error) {
    if (!(error instanceof DownloadFailure)) return { problem: 'away', status: 0 };
    const { problem, status } = error;
    if (problem !== 'answered') return { problem, status };
    return { problem: status === 401 || status === 403 ? 'sign_in' : status === 410 ? 'gone' : 'answers', status };
  }
}
