/** What addresses give, and why some give nothing. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { feedAddress, fetchSource } from '../../../src/service/importing/fetch-source.js';
import { isPublic } from '../../../src/service/net/public-addresses.js';

const here = '127.0.0.1';
const names: Readonly<Record<string, readonly string[]>> = {
  'club.example': [here],
  'inside.example': ['10.0.0.1'],
  'both.example': ['8.8.8.8', '192.168.1.1'],
};
/** Names change what they mean once they were checked. */
let resolved: string[] = [];
const network = {
  resolve: (name: string) => {
    resolved.push(name);
    return names[name] ? Promise.resolve(names[name]) : Promise.reject(new Error('unknown'));
  },
  isAllowed: (address: string) => address === here || isPublic(address),
};

let server: Server | undefined;
let requests: string[] = [];
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
  requests = [];
  resolved = [];
});

async function serve(answer: RequestListener): Promise<string> {
  server = createServer((request, response) => {
    requests.push(request.url!);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server!.listen(0, here, resolve));
  return `http://club.example:${(server.address() as AddressInfo).port}`;
}
const problemOf = async (address: string) => {
  const fetched = await fetchSource(address, undefined, network);
  return 'problem' in fetched ? fetched.problem : 'none';
};

describe('addresses of feeds', () => {
  it.each([
    ['webcal://club.example/a.ics', 'https://club.example/a.ics'],
    ['https://club.example/a.ics?key=x', 'https://club.example/a.ics?key=x'],
    [
      'https://calendar.google.com/calendar/embed?src=jazz%40group.calendar.google.com&ctz=Europe%2FBerlin',
      'https://calendar.google.com/calendar/ical/jazz%40group.calendar.google.com/public/basic.ics',
    ],
    [
      'https://calendar.google.com/calendar/u/0?cid=amF6ekBncm91cC5jYWxlbmRhci5nb29nbGUuY29t',
      'https://calendar.google.com/calendar/ical/jazz%40group.calendar.google.com/public/basic.ics',
    ],
    [
      'https://calendar.google.com/calendar/ical/x/private-1/basic.ics',
      'https://calendar.google.com/calendar/ical/x/private-1/basic.ics',
    ],
    ['https://www.meetup.com/de-DE/web-people/', 'https://www.meetup.com/web-people/events/ical/'],
    ['https://www.meetup.com/web-people/events/', 'https://www.meetup.com/web-people/events/ical/'],
  ])('%s', (page, feed) => {
    expect(feedAddress(page)).to.equal(feed);
  });
});

describe('what an address gives', () => {
  it('is fetched as it is, over a redirect too', async () => {
    const origin = await serve(({ url }, response) => {
      if (url === '/old') response.writeHead(302, { Location: '/new' }).end();
      else response.end('BEGIN:VCALENDAR');
    });
    const fetched = await fetchSource(`${origin}/old`, undefined, network);
    expect('bytes' in fetched && [fetched.bytes.toString(), fetched.url]).to.deep.equal([
      'BEGIN:VCALENDAR',
      `${origin}/new`,
    ]);
    // It was resolved once for each request, and connected to at the address that was checked.
    expect(resolved).to.deep.equal(['club.example', 'club.example']);
  });

  describe('is the calendar that a page names', () => {
    const page = (links: string) => `<!DOCTYPE html><html><head>${links}</head><body><link></body></html>`;
    const wordPress = '<link rel="https://api.w.org/" href="/wp-json/">';
    const feed = '<link rel="alternate" type="text/calendar" href="./feed.ics?a=1&amp;b=2">';
    const event = { id: 7, title: 'Trio' };

    /** What is fetched of a page, and what was asked for. @param index the answer of the interface of the server */
    async function fetchedBy(html: string, index: object | number): Promise<[text: string, paths: string[]]> {
      const origin = await serve(({ url }, response) => {
        const { pathname } = new URL(url!, 'http://club.example');
        if (pathname === '/wp-json/' && typeof index === 'number') response.writeHead(index).end();
        else if (pathname === '/wp-json/') response.end(JSON.stringify(index));
        else if (pathname.endsWith('/events')) response.end(JSON.stringify({ events: [event], total_pages: 1 }));
        else response.writeHead(200, { ETag: '"1"' }).end(pathname === '/feed.ics' ? 'BEGIN:VCALENDAR' : html);
      });
      const fetched = await fetchSource(`${origin}/calendar`, undefined, network);
      if ('problem' in fetched) return [fetched.problem, requests];
      expect(fetched.etag).to.equal(fetched.bytes.toString() === html ? '"1"' : '');
      return [fetched.bytes.toString(), requests];
    }
    const calendars = { namespaces: ['wp/v2', 'tribe/events/v1'] };

    it('by its interface, of whose events all pages are read', async () => {
      const [text, paths] = await fetchedBy(page(feed + wordPress), calendars);
      expect(JSON.parse(text.split('\n')[0]!)).to.deep.equal({ events: [event] });
      expect(paths.slice(0, 2)).to.deep.equal(['/calendar', '/wp-json/']);
    });

    it.each([{ namespaces: ['wp/v2'] }, 401, 404])('by its feed, where the interface answers %j', async (index) => {
      const [text, paths] = await fetchedBy(page(feed + wordPress), index);
      expect([text, paths.at(-1)]).to.deep.equal(['BEGIN:VCALENDAR', '/feed.ics?a=1&b=2']);
    });

    it('but not by its feed while its interface is out of order', async () => {
      expect((await fetchedBy(page(feed + wordPress), 503))[0]).to.equal('answers');
    });

    it.each([page(''), page('<link rel="stylesheet" href="/feed.ics">'), '<link'.repeat(100_000)])(
      'or the page itself',
      async (html) => {
        expect(await fetchedBy(html, calendars)).to.deep.equal([html, ['/calendar']]);
      },
    );

    it('which is not on the inside', async () => {
      const [problem] = await fetchedBy(page(feed.replace('./feed.ics', 'http://inside.example/a.ics')), calendars);
      expect(problem).to.equal('not_public');
    });
  });

  it.each([
    'http://127.0.0.2/a.ics',
    'http://[::1]/a.ics',
    'http://[::ffff:127.0.0.2]/a.ics',
    'http://169.254.169.254/latest',
    'http://inside.example/a.ics',
    'http://both.example/a.ics',
  ])('%s is refused', async (address) => {
    expect(await problemOf(address)).to.equal('not_public');
  });

  it('a redirect to the inside is refused, and nothing is sent there', async () => {
    const origin = await serve((_, response) => response.writeHead(302, { Location: 'http://inside.example/' }).end());
    expect(await problemOf(`${origin}/a.ics`)).to.equal('not_public');
    expect(requests).to.deep.equal(['/a.ics']);
  });

  it.each(['file:///etc/passwd', 'ftp://club.example/a.ics', 'http://user:secret@club.example/a.ics'])(
    '%s is no address of the web',
    async (address) => {
      expect(await problemOf(address)).to.equal('not_web');
    },
  );

  it.each([
    [401, 'sign_in'],
    [403, 'sign_in'],
    [404, 'answers'],
    [410, 'gone'],
    [500, 'answers'],
  ])('%d', async (status, problem) => {
    expect(await problemOf(await serve((_, response) => response.writeHead(status).end()))).to.equal(problem);
  });

  it('nothing within 30 seconds', async () => {
    const soon = AbortSignal.timeout.bind(AbortSignal);
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => soon(1));
    expect(await problemOf(await serve(() => {}))).to.equal('too_late');
    expect(timeout).toHaveBeenCalledExactlyOnceWith(30_000);
    timeout.mockRestore();
  });

  it('more than 10 MB, and more than three redirects', async () => {
    const large = await serve((_, response) => response.end(Buffer.alloc(11 * 1024 * 1024)));
    expect(await problemOf(large)).to.equal('too_large');
    server!.close();
    const endless = await serve((_, response) => response.writeHead(302, { Location: '/again' }).end());
    expect(await problemOf(endless)).to.equal('too_many_redirects');
    expect(await problemOf('http://nowhere.example/')).to.equal('away');
  });
});
