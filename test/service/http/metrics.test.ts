import { afterEach, beforeEach, expect, it } from 'vitest';
import { createService, listen, type Service } from '../../../src/service/index.js';
import { settings } from '../mounts.js';

let service: Service;
let running: Awaited<ReturnType<typeof listen>>;
let origin: string;
async function start(metrics: boolean) {
  service = await createService({ ...settings, database: ':memory:', metrics });
  running = await listen(service, { host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${running.port}`;
}
beforeEach(() => start(true));
afterEach(async () => {
  await running.stop();
  await service.close();
});

const api = (path: string) => `${origin}${settings.basePath}/cal/events/v1${path}`;
/** What Prometheus reads: the values by name and labels. */
async function scrape(): Promise<Map<string, number>> {
  const response = await fetch(`${origin}/metrics`);
  expect(response.headers.get('content-type')).to.match(/^text\/plain; version=0\.0\.4/);
  const lines = (await response.text()).split('\n');
  expect(
    lines.filter((line) => line && !/^(# (HELP|TYPE) \w+ .+|\w+\{(\w+="[^"]*",?)+\} [\d.e+-]+)$/.test(line)),
  ).to.deep.equal([]);
  return new Map(
    lines.filter((line) => /^\w/.test(line)).map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]),
  );
}

it('/metrics counts requests by route, method and status, and how long they took', async () => {
  for (const path of ['/events', '/events', '/events/1', '/events/2', '/nowhere'])
    await (await fetch(api(path))).text();
  await (await fetch(api('/tags'), { method: 'POST' })).text();
  await (await fetch(api('/events'), { method: 'REPORT' })).text();
  const values = await scrape();
  const count = (method: string, route: string, status: number) =>
    values.get(`cal_requests_total{method="${method}",route="${route}",status="${status}",process="1"}`);
  expect(count('GET', '/interface/events', 200)).to.equal(2);
  // One route, however many events.
  expect(count('GET', '/interface/events/:id', 404)).to.equal(2);
  expect(count('GET', 'none', 404)).to.equal(1);
  expect(count('other', 'none', 404)).to.equal(1);
  expect(count('POST', '/interface/tags', 400)).to.equal(1);
  expect(values.get('cal_request_duration_seconds_count{route="/interface/events",process="1"}')).to.equal(2);
  expect(values.get('cal_request_duration_seconds_bucket{route="/interface/events",le="+Inf",process="1"}')).to.equal(
    2,
  );
});

it('/metrics tells how often answers were remembered, and what the process needs', async () => {
  for (let time = 0; time < 3; time++) await (await fetch(api('/events'))).text();
  const values = await scrape();
  expect(values.get('cal_cache_requests_total{result="miss",process="1"}')).to.equal(1);
  expect(values.get('cal_cache_requests_total{result="hit",process="1"}')).to.equal(2);
  expect(values.get('process_resident_memory_bytes{process="1"}')).to.be.greaterThan(1e6);
});

it('without the setting, there is no such page', async () => {
  await running.stop();
  await service.close();
  await start(false);
  expect((await fetch(`${origin}/metrics`)).status).to.equal(404);
});
