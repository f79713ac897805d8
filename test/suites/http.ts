import { beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../src/client/index.js';
import { resources, routes, type ResourceName } from '../../src/schema/index.js';
import { dataset } from './dataset.js';
import { least } from './fields.js';
import { idsOf } from './lists.js';
import { basePath, namespace, site, type Answer, type Caller, type Mount } from './mount.js';

const names = Object.keys(resources) as ResourceName[];
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** What HTTP says around the interface. */
export function http(mount: Mount): void {
  describe('http', () => {
    let editor: Caller;
    let anyone: Caller;
    let serial = 0;
    const draft = (resource: ResourceName) => least(resource, `by http ${++serial}`);
    beforeAll(async () => {
      await mount.load();
      editor = mount.client('editor');
      anyone = mount.client('anonymous');
    });

    describe('the index', () => {
      it('describes every route', async () => {
        const { status, body } = await anyone.get('');
        expect([status, body.namespace]).to.deep.equal([200, 'cal/events/v1']);
        expect(body).to.include.keys('routes', '_links');
        const described = Object.keys(body.routes as object);
        const written = [...new Set(routes.map(({ path }) => path))];
        expect(described).to.have.length(written.length);
        for (const path of written) {
          const sample = `/cal/events/v1${path.replace('{id}', '7').replace('{slug}', 'a-b')}`;
          // Names of groups are spelled as on the measured server.
          const route = described.find((pattern) => new RegExp(`^${pattern.replaceAll('(?P<', '(?<')}$`).test(sample));
          expect(route, path).not.to.equal(undefined);
          const methods = routes.filter((each) => each.path === path).map(({ method }) => method);
          expect(body.routes[route!].methods).to.have.members(methods);
          expect(body.routes[route!].endpoints[0].args).to.be.an(path === '/doc' ? 'array' : 'object');
        }
      });

      it('answers below the language segments and with a slash at the end', async () => {
        for (const path of ['/cal/events/v1/', '/de/cal/events/v1', '/CAL/Events/V1/events/']) {
          const response = await mount.fetch(new Request(site + basePath + path));
          expect([path, response.status]).to.deep.equal([path, 200]);
        }
      });

      it('answers the address for sites without rewriting', async () => {
        const plain = await anyone.get(`${site}${basePath}/?rest_route=/cal/events/v1/events&per_page=1`);
        expect(plain.status).to.equal(200);
        expect(plain.body.events).to.deep.equal((await anyone.get('/events?per_page=1')).body.events);
      });
    });

    describe('the documentation', () => {
      it('is OpenAPI 3.1 with every path, method, parameter, field and error', async () => {
        const { status, body } = await anyone.get('/doc');
        expect(status).to.equal(200);
        expect(body.openapi).to.match(/^3\.1\./);
        expect(body.info).to.include.keys('title', 'version');
        for (const { path, method, query } of routes) {
          const operation = body.paths[path]?.[method.toLowerCase()] ?? body.paths[`/cal/events/v1${path}`]?.[method.toLowerCase()];
          expect(operation, `${method} ${path}`).to.be.an('object');
          const known = ((operation.parameters ?? []) as { name?: string; $ref?: string }[]).map(
            ({ name, $ref }) => name ?? $ref!.split('/').at(-1),
          );
          for (const name of Object.keys(query)) expect(known, `${method} ${path}`).to.include(name);
          expect(Object.keys(operation.responses as object).some((code) => code.startsWith('2'))).to.equal(true);
        }
        for (const operation of Object.values(body.paths as object).flatMap((path: object) => Object.values(path))) {
          expect(operation.responses[429].headers['Retry-After'].schema.type).to.equal('integer');
        }
        expect(Object.keys(body.paths['/events']?.get?.responses ?? body.paths['/cal/events/v1/events'].get.responses)).to.include.members([
          '200',
          '400',
        ]);
      });

      it.each(names)('tells what each field of %s takes and means', async (resource) => {
        const { schemas } = (await anyone.get('/doc')).body.components;
        const item = resources[resource].item.replace(/^./, (letter) => letter.toUpperCase());
        for (const kind of ['Draft', 'Patch']) {
          const { properties } = schemas[item + kind];
          expect(Object.keys(properties as object)).to.deep.equal(Object.keys(resources[resource].fields));
          for (const [name, { description }] of Object.entries<{ description: string }>(properties))
            expect(description, name).not.to.equal(name);
        }
      });

      it('refers to nothing that is not there', async () => {
        const { body } = await anyone.get('/doc');
        for (const [, reference] of JSON.stringify(body).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
          const found = reference!.split('/').reduce((value: Record<string, unknown> | undefined, key) => value?.[key] as never, body);
          expect(found, reference).not.to.equal(undefined);
        }
      });
    });

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

    describe('OPTIONS', () => {
      it.each(names)('of %s describes the route', async (resource) => {
        const { status, body } = await anyone.send('OPTIONS', `/${resource}`);
        expect([status, body.namespace, body.methods]).to.deep.equal([200, 'cal/events/v1', ['GET', 'POST']]);
        const read = (body.endpoints as { methods: string[]; args: object }[]).find(({ methods }) => methods.includes('GET'))!;
        const write = (body.endpoints as { methods: string[]; args: object }[]).find(({ methods }) => methods.includes('POST'))!;
        expect(Object.keys(read.args)).to.include.members(Object.keys(resources[resource].filters));
        expect(Object.keys(write.args)).to.include.members(Object.keys(resources[resource].fields));
      });

      it('of a route that is not there is an error', async () => {
        expect((await anyone.send('OPTIONS', '/nothing')).status).to.be.oneOf([404]);
      });
    });

    describe('another method', () => {
      it('is taken from a header or a parameter of POST', async () => {
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

      it('is not taken from a GET', async () => {
        const { status } = await editor.get('/events/130?_method=DELETE', { 'x-http-method-override': 'DELETE' });
        expect(status).to.equal(200);
        expect((await anyone.get('/events/130')).body.status).to.equal('publish');
      });

      it('of nonsense is an unknown route, never a write', async () => {
        const { status } = await editor.send('POST', '/events', draft('events'), { 'x-http-method-override': 'BREW' });
        expect(status).to.equal(404);
      });
    });

    describe('bodies', () => {
      const fields =
        'title=Form+Event&start_date=2027-02-01+10%3A00%3A00&end_date=2027-02-01+12%3A00%3A00&categories[]=6&categories[]=15&featured=1';
      const expectFormEvent = ({ status, body }: Answer) => {
        expect([status, body.title, body.featured, body.start_date]).to.deep.equal([201, 'Form Event', true, '2027-02-01 10:00:00']);
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
        const write = async (size: number) => editor.send('POST', '/events', { ...draft('events'), description: 'x'.repeat(size) });
        const large = await write(1024 * 1024 + 1);
        expect([large.status, typeof large.body.code]).to.deep.equal([413, 'string']);
        expect((await write(900 * 1024)).status).to.equal(201);
      });

      it('that are refused leave the connection in order, or announced as closed', async () => {
        for (let round = 0; round < 5; round++) {
          expect((await editor.send('POST', '/events', { ...draft('events'), description: 'x'.repeat(2_000_000) })).status).to.equal(413);
          expect((await anyone.get('/events?per_page=1')).status).to.equal(200);
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
            .and.match(/stale-while-revalidate=\d+/);
          const second = await anyone.get(path, { 'if-none-match': first.headers.get('etag')! });
          expect([second.status, second.body]).to.deep.equal([304, '']);
          expect(second.headers.get('etag')).to.equal(first.headers.get('etag'));
          expect((await anyone.get(path, { 'if-none-match': `"other", ${first.headers.get('etag')}` })).status).to.equal(304);
          expect((await anyone.get(path, { 'if-none-match': '"other"' })).status).to.equal(200);
        },
      );

      it('a write changes the tag of what it changed', async () => {
        const path = '/events/130';
        const before = (await anyone.get(path)).headers.get('etag')!;
        await editor.send('PATCH', path, { title: `Tagged ${++serial}` });
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
          .and.match(/origin|accept-encoding/i);
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
          expect((await anyone.get(path, origin)).headers.get('access-control-allow-origin')).to.be.oneOf(['https://shop.example', '*']);
        }
      });

      it('are told in advance what they may send', async () => {
        const { status, headers } = await anyone.send('OPTIONS', '/events', undefined, {
          ...origin,
          'access-control-request-method': 'PATCH',
          'access-control-request-headers': 'authorization,content-type',
        });
        expect(status).to.be.oneOf([200, 204]);
        expect(headers.get('access-control-allow-methods')!.split(/,\s*/)).to.include.members(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
        expect(headers.get('access-control-allow-headers')!.toLowerCase()).to.include('authorization').and.to.include('content-type');
      });

      it('never get credentials together with a star', async () => {
        const { headers } = await anyone.get('/tags', origin);
        if (headers.get('access-control-allow-origin') === '*')
          expect(headers.get('access-control-allow-credentials')).not.to.equal('true');
      });
    });

    describe('a site language', () => {
      it.each(['de', 'fr', 'es', 'ar', 'en'])('%s serves the same data', async (language) => {
        const there = namespace.replace(basePath, `${basePath}/${language}`);
        const { status, body } = await anyone.get(`${there}/events?per_page=3`);
        expect(status).to.equal(200);
        expect(idsOf({ status, body, headers: new Headers() }, 'events')).to.deep.equal(
          idsOf(await anyone.get('/events?per_page=3'), 'events'),
        );
        expect(body.next_rest_url).to.include(`/${language}/cal/events/v1/`);
      });

      it('speaks in messages and descriptions', async () => {
        const there = namespace.replace(basePath, `${basePath}/de`);
        for (const path of ['/events/999999', '/events?per_page=0', '/nothing']) {
          const [german, english] = [await anyone.get(there + path), await anyone.get(path)];
          expect([german.status, german.body.code]).to.deep.equal([english.status, english.body.code]);
          expect(german.body.message).not.to.equal(english.body.message);
        }
        expect(JSON.stringify((await anyone.get(`${there}/doc`)).body)).not.to.equal(JSON.stringify((await anyone.get('/doc')).body));
      });

      it('that nobody speaks is no route', async () => {
        expect((await anyone.get(namespace.replace(basePath, `${basePath}/xx`))).status).to.equal(404);
      });
    });

    describe('operation', () => {
      it.each(['/healthz', '/readyz'])('%s tells that all is well', async (path) => {
        expect((await mount.fetch(new Request(site + path))).status).to.equal(200);
      });

      it('compresses for those who can read it', async () => {
        const response = await mount.fetch(new Request(`${namespace}/events?per_page=50`, { headers: { 'accept-encoding': 'gzip' } }));
        expect(response.status).to.equal(200);
        expect(response.headers.get('vary')).to.match(/accept-encoding/i);
        // `fetch` unpacks by itself, a function that is called does not.
        const bytes = new Uint8Array(await response.arrayBuffer());
        if (bytes[0] === 0x1f) expect(response.headers.get('content-encoding')).to.equal('gzip');
        else expect(JSON.parse(new TextDecoder().decode(bytes)).events).to.have.length(50);
      });

      it('forbids to guess types', async () => {
        expect((await anyone.get('/events')).headers.get('x-content-type-options')).to.equal('nosniff');
      });
    });

    it('serves our own client', async () => {
      const client = createClient({ baseUrl: site + basePath, fetch: (input, init) => mount.fetch(new Request(input, init)) });
      const seen: number[] = [];
      for await (const page of client.events.pages({ start_date: '1900-01-01', end_date: '2040-12-31', per_page: 50 })) {
        seen.push(...page.items.map(({ id }) => id));
      }
      expect(seen).to.include.members(dataset.events.map(({ id }) => id));
      expect((await client.events.read('gala-of-the-small-instruments')).id).to.equal(118);
      expect((await client.categories.list({ hide_empty: false, per_page: 50 })).items).to.have.length(24);
    });
  });
}
