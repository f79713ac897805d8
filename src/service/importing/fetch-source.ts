import {
  DownloadFailure,
  downloadPublic,
  type Downloaded,
  type DownloadProblem,
  type Network,
} from '../net/download.js';
import { linksOfPage } from '../text/html.js';
import { fetchLists, type Get } from './interface/fetch-lists.js';

/** The largest calendar that is read, in kilobytes. */
export const mostOfCalendar = 10 * 1024;

/** What reading an address asks for, and the most that it takes. */
const wish = { accept: 'text/calendar, application/json;q=0.5, */*;q=0.1', time: 30_000, bytes: mostOfCalendar * 1024 };

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

/** Why an address gives nothing; `away` where it cannot be reached, `unchanged` where it is as it was known. */
export type FetchProblem = Exclude<DownloadProblem, 'answered'> | 'sign_in' | 'gone' | 'answers' | 'away' | 'unchanged';

/** What an address gives, or why it gives nothing. */
export type Fetched =
  | Downloaded
  | {
      readonly problem: FetchProblem;
      readonly status: number;
      /** Seconds that the server asks to wait. */
      readonly retryAfter: number;
    };

/** What is known of the last answer of an address; where it is still the same, that is the problem `unchanged`. */
export type Known = Pick<Downloaded, 'etag' | 'lastModified'>;

const problems: Readonly<Record<number, FetchProblem>> = {
  304: 'unchanged',
  401: 'sign_in',
  403: 'sign_in',
  410: 'gone',
};

/** A server that keeps its interface to itself may have a feed all the same. */
const isRefusal = (error: unknown) => error instanceof DownloadFailure && error.status >= 400 && error.status < 500;

/**
 * The calendar that a page names: that of its interface, as WordPress names it, else a feed. It is asked for again each
 * time, since what is known of its answer is nothing that the page would know.
 */
async function fetchNamed({ url, bytes }: Downloaded, get: Get): Promise<Downloaded | undefined> {
  const html = Buffer.from(bytes).toString();
  if (!/^\uFEFF?\s*</.test(html)) return undefined;
  const links = linksOfPage(html);
  const addressOf = (name: 'rel' | 'type', value: string) => {
    const { href } = links.find((link) => link[name]?.toLowerCase() === value) ?? {};
    return href === undefined ? undefined : URL.parse(feedAddress(href), url)?.href;
  };
  const index = addressOf('rel', 'https://api.w.org/');
  const answer =
    index &&
    (await get(index).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
      return undefined;
    }));
  const lists = answer ? await fetchLists(answer, get, wish.bytes) : undefined;
  const feed = lists ? undefined : addressOf('type', 'text/calendar');
  return lists ?? (feed === undefined ? undefined : { ...(await get(feed)), etag: '', lastModified: '' });
}

/** Fetches a source from the public internet, the calendar that it names where it is a page, and all pages of one that is a calendar of the interface. */
export async function fetchSource(address: string, known?: Known, network?: Network): Promise<Fetched> {
  const headers = {
    ...(known?.etag && { 'If-None-Match': known.etag }),
    ...(known?.lastModified && { 'If-Modified-Since': known.lastModified }),
  };
  try {
    const first = await downloadPublic(feedAddress(address), { ...wish, headers }, network);
    const get: Get = (page, time = wish.time) =>
      downloadPublic(page, { ...wish, time: Math.min(time, wish.time) }, network);
    return (await fetchLists(first, get, wish.bytes)) ?? (await fetchNamed(first, get)) ?? first;
  } catch (error) {
    if (!(error instanceof DownloadFailure)) return { problem: 'away', status: 0, retryAfter: 0 };
    const { problem, status, retryAfter } = error;
    return { problem: problem === 'answered' ? (problems[status] ?? 'answers') : problem, status, retryAfter };
  }
}
