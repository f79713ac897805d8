/** Serves calendars, and the pages that show them: all compressed, and the requests of a page are noted. */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path/posix';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { fakeCalendar, type FakeCalendar, type GivenEvent } from '../src/entries/testing/index.js';
import { makeCalendar } from './calendar.js';

const day = 86_400_000;
const today = new Date();
const firstOfMonth = (offset: number) => Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + offset);
const year = { start: Date.UTC(today.getUTCFullYear(), 0), end: Date.UTC(today.getUTCFullYear() + 1, 0) };

/**
 * Events of a period in the order of their beginning, all that many a day: some last all day, some two days. Their
 * titles end with numbers, such as `#0001`.
 */
function eventsIn(start: number, end: number, count: number, before = 0): GivenEvent[] {
  const texts = makeCalendar({ events: count, venues: 100 }).events;
  const days = (end - start) / day;
  return texts.map(({ title, description, venue, organizer, categories, tags, cost, featured }, index) => {
    const offset = Math.floor((index * days) / count);
    const isWhole = index % 10 === 3;
    const [first, last] = [
      start + offset * day,
      start + (index % 25 === 7 && offset < days - 2 ? offset + 1 : offset) * day,
    ];
    const time = (ms: number, hour: number) =>
      new Date(ms + hour * 3_600_000).toISOString().slice(0, isWhole ? 10 : 19);
    return {
      ...{ description, venue, organizer, categories, tags, cost, featured },
      title: `${title} #${String(before + index + 1).padStart(4, '0')}`,
      start_date: time(first, 9 + (index % 8)),
      end_date: time(last, 11 + (index % 8)),
    };
  });
}

const makers = {
  /** 50 events in this month: one page. */
  month: () => ({ events: eventsIn(firstOfMonth(0), firstOfMonth(1), 50) }),
  /** 50 in each of two years' months: each page is a month. */
  months: () => ({
    events: Array.from({ length: 24 }, (_, month) =>
      eventsIn(firstOfMonth(month), firstOfMonth(month + 1), 50, month * 50),
    ).flat(),
  }),
  year1000: () => ({ events: eventsIn(year.start, year.end, 1000) }),
  year5000: () => ({ events: eventsIn(year.start, year.end, 5000) }),
  venues100: () => makeCalendar({ events: 0, venues: 100 }),
  venues10000: () => makeCalendar({ events: 0, venues: 10_000 }),
};
export type CalendarName = keyof typeof makers;

interface Asked {
  readonly kind: 'code' | 'calendar' | 'image';
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** With the headers; 0 until all has been sent. */
  bytes: number;
}

interface Answer {
  readonly kind: Asked['kind'];
  readonly type: string;
  readonly body: Buffer;
}

export interface PeerSite {
  readonly origin: string;
  /** The pages by their paths. */
  readonly pages: Map<string, string>;
  /** The requests since it was called last. */
  readonly takeRequests: () => Asked[];
  /** Resolves when no request has reached a calendar for so many milliseconds. */
  readonly quiet: (milliseconds: number) => Promise<void>;
  readonly close: () => void;
}

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };
/** One transparent pixel. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

/** @param folders the folders of files by the first name of their paths */
export async function openPeerSite(folders: Readonly<Record<string, string>>): Promise<PeerSite> {
  const calendars = new Map<string, FakeCalendar>();
  const pages = new Map<string, string>();
  const answers = new Map<string, Answer | undefined>();
  const requests: Asked[] = [];
  let open = 0;
  let lastAnswer = 0;

  async function answerOf(url: string): Promise<Answer | undefined> {
    const path = url.replace(/\?.*/, '');
    const [, folder = '', rest = ''] = /^\/([^/]+)\/?(.*)$/.exec(path) ?? [];
    if (folder === 'api') {
      const name = rest.split('/')[0] as CalendarName;
      const calendar = calendars.get(name) ?? fakeCalendar(makers[name]());
      calendars.set(name, calendar);
      const text = await (await calendar(`http://calendar.example${url}`)).text();
      return { kind: 'calendar', type: 'application/json', body: gzipSync(text) };
    }
    if (folder === 'tiles') return { kind: 'image', type: 'image/png', body: tile };
    const file = join(folders[folder] ?? '', rest);
    const text =
      pages.get(path) ?? (folders[folder] && rest && existsSync(file) ? readFileSync(file, 'utf8') : undefined);
    if (text === undefined) return undefined;
    return { kind: 'code', type: types[extname(path)] ?? 'text/html', body: gzipSync(text, { level: 9 }) };
  }

  async function serve(url: string, response: ServerResponse, asked: (kind: Asked['kind']) => void): Promise<void> {
    if (!answers.has(url)) answers.set(url, await answerOf(url));
    const answer = answers.get(url);
    if (!answer) return void response.writeHead(404).end();
    const { kind, type, body } = answer;
    asked(kind);
    const coding = kind === 'image' ? {} : { 'content-encoding': 'gzip' };
    response
      .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-length': body.length, ...coding })
      .end(body);
  }

  const server = createServer(({ url, socket }, response) => {
    const at = performance.timeOrigin + performance.now();
    const before = socket.bytesWritten;
    open += 1;
    let asked: Asked | undefined;
    response.once('close', () => {
      open -= 1;
      lastAnswer = performance.now();
      if (asked) asked.bytes = socket.bytesWritten - before;
    });
    void serve(url!, response, (kind) => requests.push((asked = { kind, at, bytes: 0 })));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    // The host of a public page, which loads nothing that is for authors.
    origin: `http://site.example:${(server.address() as AddressInfo).port}`,
    pages,
    takeRequests: () => requests.splice(0),
    async quiet(milliseconds) {
      while (open || performance.now() - lastAnswer < milliseconds) await setTimeout(50);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
