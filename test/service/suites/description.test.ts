import { describe, expect, it } from 'vitest';
import { resources, routes, type ResourceName } from '../../../src/data/schema/index.js';
import { atLeastOne } from '../../at-least-one.js';
import { behavior } from './behavior.js';
import { idsOf } from './lists.js';
import { basePath, namespace, site } from './mount.js';

const names = Object.keys(resources) as ResourceName[];

/** The documentation that the interface gives of itself, in every language. */
behavior('description', ({ mount, anyone }) => {
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
        const operation =
          body.paths[path]?.[method.toLowerCase()] ?? body.paths[`/cal/events/v1${path}`]?.[method.toLowerCase()];
        expect(operation, `${method} ${path}`).to.be.an('object');
        const known = ((operation.parameters ?? []) as { name?: string; $ref?: string }[]).map(
          ({ name, $ref }) => name ?? $ref!.split('/').at(-1),
        );
        for (const name of Object.keys(query)) expect(known, `${method} ${path}`).to.include(name);
        expect(Object.keys(operation.responses as object).some((code) => code.startsWith('2'))).to.equal(true);
      }
      for (const operation of atLeastOne(
        Object.values(body.paths as object).flatMap((path: object) => Object.values(path)),
      )) {
        expect(operation.responses[429].headers['Retry-After'].schema.type).to.equal('integer');
      }
      expect(
        Object.keys(body.paths['/events']?.get?.responses ?? body.paths['/cal/events/v1/events'].get.responses),
      ).to.include.members(['200', '400']);
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

    it('describes the feed in every language, with the filters of the list and its own type', async () => {
      const [summaries, totals] = [new Set<string>(), new Set<string>()];
      for (const language of ['', '/de', '/fr', '/es', '/ar']) {
        const { info, paths } = (await anyone.get(`${namespace.replace(basePath, basePath + language)}/doc`)).body;
        const [list, feed] = ['/events', '/events.ics'].map((path) => paths[`/cal/events/v1${path}`].get);
        expect(info['x-feeds']).to.equal(true);
        const [total, series, ...others] = [...list.parameters].reverse() as { name: string; description: string }[];
        // A feed tells no total, has series of its own, and takes what clients search whole lists for.
        const sought = feed.parameters.splice(-2) as { name: string; description: string }[];
        expect([total!.name, series!.name]).to.deep.equal(['exact_total', 'series_date']);
        expect(feed.parameters).to.deep.equal(others.reverse());
        expect(sought.map(({ name }) => name)).to.deep.equal(['free', 'online']);
        for (const { description } of sought) summaries.add(description);
        totals.add(total!.description).add(series!.description);
        expect(feed.responses[200].content).to.deep.equal({ 'text/calendar': { schema: { type: 'string' } } });
        expect(feed.operationId).not.to.equal(list.operationId);
        summaries.add(feed.summary as string);
      }
      expect([summaries.size, totals.size]).to.deep.equal([15, 10]);
    });

    it('refers to nothing that is not there', async () => {
      const { body } = await anyone.get('/doc');
      for (const [, reference] of atLeastOne(JSON.stringify(body).matchAll(/"\$ref":"#\/([^"]+)"/g))) {
        const found = reference!
          .split('/')
          .reduce((value: Record<string, unknown> | undefined, key) => value?.[key] as never, body);
        expect(found, reference).not.to.equal(undefined);
      }
    });
  });

  describe('OPTIONS', () => {
    it.each(names)('of %s describes the route', async (resource) => {
      const { status, body } = await anyone.send('OPTIONS', `/${resource}`);
      expect([status, body.namespace, body.methods]).to.deep.equal([200, 'cal/events/v1', ['GET', 'POST']]);
      const read = (body.endpoints as { methods: string[]; args: object }[]).find(({ methods }) =>
        methods.includes('GET'),
      )!;
      const write = (body.endpoints as { methods: string[]; args: object }[]).find(({ methods }) =>
        methods.includes('POST'),
      )!;
      expect(Object.keys(read.args)).to.include.members(Object.keys(resources[resource].filters));
      expect(Object.keys(write.args)).to.include.members(Object.keys(resources[resource].fields));
    });

    it('of a route that is not there is an error', async () => {
      expect((await anyone.send('OPTIONS', '/nothing')).status).to.be.oneOf([404]);
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
      expect(JSON.stringify((await anyone.get(`${there}/doc`)).body)).not.to.equal(
        JSON.stringify((await anyone.get('/doc')).body),
      );
    });

    it('is an unknown route where the service does not speak it', async () => {
      expect((await anyone.get(namespace.replace(basePath, `${basePath}/xx`))).status).to.equal(404);
    });
  });
});
