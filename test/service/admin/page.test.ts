/** The page where people sign in and write. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createService, type Service } from '../../../src/service/index.js';
import { pageParts, parsePage } from '../pages-of.js';
import { caller } from '../suites/mount.js';

const site = 'https://calendar.example';
let service: Service;
beforeAll(async () => {
  service = await createService({
    database: ':memory:',
    basePath: '/api',
    origin: site,
    admin: pageParts,
    pages: pageParts,
  });
});
afterAll(() => service.close());

const read = (address: string, headers?: Record<string, string>) =>
  caller((request) => service.fetch(request)).get(address, headers);

it('holds one element and one script, which comes from below its own path', async () => {
  const { status, headers, body } = await read(`${site}/api/admin`, { 'accept-language': 'ar' });
  expect([status, headers.get('content-type')]).to.deep.equal([200, 'text/html; charset=UTF-8']);
  const page = parsePage(body as string);
  expect([page.documentElement.lang, page.documentElement.dir]).to.deep.equal(['ar', 'rtl']);
  expect([...page.body.querySelectorAll('*')].map(({ localName }) => localName)).to.deep.equal(['main', 'cal-admin']);
  expect(page.querySelector('cal-admin')!.getAttribute('base-url')).to.equal('/api');
  const [script, ...others] = [...page.querySelectorAll('script')].map(({ src }) => src);
  expect(others).to.deep.equal([]);
  const loaded = await read(site + script);
  expect([loaded.status, loaded.headers.get('content-type')]).to.deep.equal([200, 'text/javascript; charset=UTF-8']);
  expect((await read(`${site}/api/admin/assets/unknown.js`)).status).to.equal(404);
});

it('lets nothing else run, nothing be sent elsewhere, and nobody put it into a frame', async () => {
  const { headers } = await read('http://127.0.0.1:8080/api/admin/');
  const policy = Object.fromEntries(
    headers
      .get('content-security-policy')!
      .split('; ')
      .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
  );
  expect(policy).to.deep.include({
    'default-src': "'none'",
    'script-src': `${site}/api/admin/assets/ http://127.0.0.1:8080/api/admin/assets/`,
    'connect-src': "'self'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'cal-elements lit-html',
  });
  expect(JSON.stringify(policy)).not.to.include('unsafe');
  expect(headers.get('referrer-policy')).to.equal('same-origin');
  expect(headers.get('cache-control')).to.include('no-store');
});

it('may ask the geocoder that is set, and no other host', async () => {
  const geocoder = 'https://geocoder.example/search?format=jsonv2&q={address}';
  const asking = await createService({ database: ':memory:', origin: site, admin: pageParts, geocoder });
  const { headers, body } = await caller((request) => asking.fetch(request)).get(`${site}/admin`);
  await asking.close();
  expect(headers.get('content-security-policy')).to.include("connect-src 'self' https://geocoder.example;");
  expect(
    parsePage(body as string)
      .querySelector('cal-admin')!
      .getAttribute('geocoder'),
  ).to.equal(geocoder);
});

it('is no part of the pages for visitors, one link of which leads to it, nor of what search engines read', async () => {
  const mentions = async (path: string) => {
    const { body } = await read(site + path, { accept: 'text/html' });
    return String(body).match(/[^ >]*admin[^ <]*/g) ?? [];
  };
  expect(await mentions('/')).to.deep.equal(['href="/api/admin"']);
  expect(await mentions('/month/')).to.deep.equal(['href="/api/admin"']);
  expect([await mentions('/sitemap.xml'), await mentions('/robots.txt')]).to.deep.equal([[], []]);
});

it.each([
  ['false', { admin: false }],
  ['a service without scripts', {}],
] as const)('is absent for %s', async (_, options) => {
  const other = await createService({ database: ':memory:', ...options });
  const { status } = await caller((request) => other.fetch(request)).get(`${site}/admin`);
  expect(status).to.equal(404);
  await other.close();
});
