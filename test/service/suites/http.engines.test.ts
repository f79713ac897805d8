import { describe, expect, it } from 'vitest';
import { createClient } from '../../../src/data/client/index.js';
import { resources, type ResourceName } from '../../../src/data/schema/index.js';
import { behavior } from './behavior.js';
import { dataset } from './dataset.js';
import { basePath, namespace, site, type Answer } from './mount.js';

const names = Object.keys(resources) as ResourceName[];
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** The HTTP behavior around the interface. */
behavior('http', ({ mount, editor, anyone, draft, next }) => {
  describe('HEAD', () => {
    it.each(names)('of %s is GET without a body', async (resource) => {
      const head = await anyone.send('HEAD', `/${resource}?per_page=2`);
      const get = await anyone.get(`/${resource}?per_page=2`);
      expect([head.status, head.body]).to.deep.equal([200, '']);
      for (const name of ['x-tec-total', 'x-tec-totalpages', 'x-wp-total', 'content-type', 'etag', 'cache-control']) {
        expect([name, head.headers.get(name)]).to.deep.equal([name, get.headers.get(name)]);
      }
    });
  });

  describe('the method of a POST', () => {
    it('is taken from a header or a parameter', async () => {
      for (const [suffix, headers] of [
        ['', { 'x-http-method-override': 'DELETE' }],
        ['?_method=DELETE', {}],
        ['', { 'x-http-method-override': 'delete' }],
      ] as const) {
        const { id } = (await editor.send('POST', '/events', draft('events'))).body;
        const removed = await editor.send('POST', `/events/${id}${suffix}`, undefined, { ...headers });
        expect([removed.status, removed.body.status]).to.deep.equal([200, 'trash']);
      }
    });

    it('may become a read', async () => {
      for (const [method, expected] of [
        ['GET', 130],
        ['head', undefined],
      ] as const) {
        const { status, body } = await editor.send(
          'POST',
          '/events/130',
          { title: 'Never' },
          { 'x-http-method-override': method },
        );
        expect([status, body.id]).to.deep.equal([200, expected]);
      }
      expect((await anyone.get('/events/130')).body.title).not.to.equal('Never');
    });

    it.each(['connect', 'TRACE', 'TRACK', 'B-REW', '%00'])(
      'ends at an unknown route where nobody may send it (%s)',
      async (method) => {
        const { status, body } = await editor.send('POST', `/events/130?_method=${method}`, { title: 'Never' });
        expect([status, body.code]).to.deep.equal([404, 'rest_no_route']);
      },
    );

    it('is never changed where a GET is sent', async () => {
      const { status } = await editor.get('/events/130?_method=DELETE', { 'x-http-method-override': 'DELETE' });
      expect(status).to.equal(200);
      expect((await anyone.get('/events/130')).body.status).to.equal('publish');
    });

    it('ends at an unknown route, never in a write, where it is nonsense', async () => {
      const { status } = await editor.send('POST', '/events', draft('events'), { 'x-http-method-override': 'BREW' });
      expect(status).to.equal(404);
    });
  });

  describe('bodies', () => {
    const fields =
      'title=Form+Event&start_date=2027-02-01+10%3A00%3A00&end_date=2027-02-01+12%3A00%3A00&categories[]=6&categories[]=15&featured=1';
    const expectFormEvent = ({ status, body }: Answer) => {
      expect([status, body.title, body.featured, body.start_date]).to.deep.equal([
        201,
        'Form Event',
        true,
        '2027-02-01 10:00:00',
      ]);
      expect((body.categories as { id: number }[]).map(({ id }) => id).sort()).to.deep.equal([15, 6]);
    };

    it('may be forms', async () => expectFormEvent(await editor.send('POST', '/events', fields, form)));
    it('may be the query', async () => expectFormEvent(await editor.send('POST', `/events?${fields}`)));
    it('may be JSON of any json type', async () => {
      const { status } = await editor.send('POST', '/tags', JSON.stringify(draft('tags')), {
        'content-type': 'application/vnd.api+json; charset=utf-8',
      });
      expect([201, 415]).to.include(status);
    });

    it('of a form may nest the data of a venue', async () => {
      const nested = `${fields}&venue[venue]=${encodeURIComponent('Form Hall')}&venue[city]=Formby`;
      const { status, body } = await editor.send('POST', '/events', nested, form);
      expect(status).to.equal(201);
      expect(body.venue).to.include({ venue: 'Form Hall', city: 'Formby' });
    });

    it('above 1 MB are refused, below are read', async () => {
      const write = async (size: number) =>
        editor.send('POST', '/events', { ...draft('events'), description: 'x'.repeat(size) });
      const large = await write(1024 * 1024 + 1);
      expect([large.status, typeof large.body.code]).to.deep.equal([413, 'string']);
      expect((await write(900 * 1024)).status).to.equal(201);
    });

    it('that are refused leave the connection in order, or announced as closed', async () => {
      for (let round = 0; round < 5; round++) {
        expect(
          (await editor.send('POST', '/events', { ...draft('events'), description: 'x'.repeat(2_000_000) })).status,
        ).to.equal(413);
        expect((await anyone.get('/events?per_page=1')).status).to.equal(200);
      }
    });
  });

  describe('JSONP', () => {
    it('is refused to everybody, unless it is asked for at the start', async () => {
      for (const caller of [anyone, editor]) {
        const { status, body } = await caller.get('/events/130?_jsonp=show&_fields=id');
        expect([status, body.code]).to.deep.equal([400, 'rest_callback_disabled']);
      }
    });
  });

  describe('caching', () => {
    it.each(['/events', '/events/89', '/venues?per_page=3', '/categories', '/doc', ''])(
      'an anonymous read of "%s" can be kept and asked again',
      async (path) => {
        const first = await anyone.get(path);
        expect(first.headers.get('etag')).to.match(/^(W\/)?".+"$/);
        expect(first.headers.get('cache-control'))
          .to.match(/public/)
          .and.match(/stale-while-revalidate=\d+/)
          .and.match(/stale-if-error=\d+/);
        const second = await anyone.get(path, { 'if-none-match': first.headers.get('etag')! });
        expect([second.status, second.body]).to.deep.equal([304, '']);
        expect(second.headers.get('etag')).to.equal(first.headers.get('etag'));
        expect((await anyone.get(path, { 'if-none-match': `"other", ${first.headers.get('etag')}` })).status).to.equal(
          304,
        );
        expect((await anyone.get(path, { 'if-none-match': '"other"' })).status).to.equal(200);
      },
    );

    it('a write changes the tag of what it changed', async () => {
      const path = '/events/130';
      const before = (await anyone.get(path)).headers.get('etag')!;
      await editor.send('PATCH', path, { title: `Tagged ${next()}` });
      const after = await anyone.get(path, { 'if-none-match': before });
      expect(after.status).to.equal(200);
      expect(after.headers.get('etag')).not.to.equal(before);
    });

    it('what a signed-in caller reads is kept by nobody', async () => {
      const { headers } = await editor.get('/events?per_page=1');
      expect(headers.get('cache-control'))
        .to.match(/no-store/)
        .and.match(/private/);
    });

    it('errors and writes are kept by nobody', async () => {
      for (const answer of [await anyone.get('/events/999999'), await editor.send('POST', '/tags', draft('tags'))]) {
        expect(answer.headers.get('cache-control') ?? 'no-store').to.match(/no-store|no-cache/);
      }
    });

    it('tells caches what answers depend on', async () => {
      expect((await anyone.get('/events')).headers.get('vary') ?? '')
        .to.match(/authorization/i)
        .and.match(/accept-encoding/i)
        .and.not.match(/origin/i);
    });

    it('lets caches keep one answer for all sites', async () => {
      const [one, other] = await Promise.all(
        ['https://shop.example', 'https://town.example'].map(async (origin) => {
          const { date, ...headers } = Object.fromEntries((await anyone.get('/tags?per_page=1', { origin })).headers);
          return headers;
        }),
      );
      expect(one).to.deep.equal(other);
      expect(one).to.include({ 'access-control-allow-origin': '*' });
    });
  });

  describe('other origins', () => {
    const origin = { origin: 'https://shop.example' };

    it('may read, and see the totals', async () => {
      const { headers } = await anyone.get('/tags?per_page=1', origin);
      expect(headers.get('access-control-allow-origin')).to.be.oneOf(['https://shop.example', '*']);
      const exposed = headers.get('access-control-expose-headers')!.toLowerCase().split(/,\s*/);
      expect(exposed).to.include.members(['x-tec-total', 'x-tec-totalpages', 'x-wp-total', 'x-wp-totalpages']);
    });

    it('see errors as well', async () => {
      for (const path of ['/events?page=999', '/nothing', '/events?per_page=0']) {
        expect((await anyone.get(path, origin)).headers.get('access-control-allow-origin')).to.be.oneOf([
          'https://shop.example',
          '*',
        ]);
      }
    });

    it('are told in advance what they may send', async () => {
      const { status, headers } = await anyone.send('OPTIONS', '/events', undefined, {
        ...origin,
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization,content-type',
      });
      expect(status).to.be.oneOf([200, 204]);
      expect(headers.get('access-control-allow-methods')!.split(/,\s*/)).to.include.members([
        'GET',
        'POST',
        'PUT',
        'PATCH',
        'DELETE',
      ]);
      expect(headers.get('access-control-allow-headers')!.toLowerCase())
        .to.include('authorization')
        .and.to.include('content-type');
    });

    it('never get credentials together with a star', async () => {
      const { headers } = await anyone.get('/tags', origin);
      if (headers.get('access-control-allow-origin') === '*')
        expect(headers.get('access-control-allow-credentials')).not.to.equal('true');
    });
  });

  describe('operation', () => {
    it.each(['/healthz', '/readyz'])('%s tells that all is well', async (path) => {
      expect((await mount.fetch(new Request(site + path))).status).to.equal(200);
    });

    it('compresses for those who can read it', async () => {
      const response = await mount.fetch(
        new Request(`${namespace}/events?per_page=50`, { headers: { 'accept-encoding': 'gzip' } }),
      );
      expect(response.status).to.equal(200);
      expect(response.headers.get('vary')).to.match(/accept-encoding/i);
      // `fetch` decompresses by itself, a direct call does not.
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (bytes[0] === 0x1f) expect(response.headers.get('content-encoding')).to.equal('gzip');
      else expect(JSON.parse(new TextDecoder().decode(bytes)).events).to.have.length(50);
    });

    it('forbids to guess types', async () => {
      expect((await anyone.get('/events')).headers.get('x-content-type-options')).to.equal('nosniff');
    });
  });

  it('serves our own client', async () => {
    const client = createClient({
      baseUrl: site + basePath,
      fetch: (input, init) => mount.fetch(new Request(input, init)),
    });
    const seen: number[] = [];
    for await (const page of client.events.pages({ start_date: '1900-01-01', end_date: '2040-12-31', per_page: 50 })) {
      seen.push(...page.items.map(({ id }) => id));
    }
    expect(seen).to.include.members(dataset.events.map(({ id }) => id));
    expect((await client.events.read('gala-of-the-small-instruments')).id).to.equal(118);
    expect((await client.categories.list({ hide_empty: false, per_page: 50 })).items).to.have.length(24);
  });
});
