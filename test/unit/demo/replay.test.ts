import { afterEach, describe, expect, it, vi } from 'vitest';
import { exchanges, recordedAt, recordedEvents } from '../../../demo/recordings.js';
import { createReplay } from '../../../demo/replay.js';

const origin = 'http://127.0.0.1:5173';
const weeks = (count: number) => new Date(recordedAt.getTime() + count * 7 * 24 * 60 * 60 * 1000);

async function get(path: string, now = recordedAt) {
  const response = await createReplay(() => now)(new Request(`${origin}${path}`));
  return { status: response.status, text: await response.text(), headers: response.headers };
}

async function events(query: string, now?: Date) {
  const { status, text } = await get(`/api/cal/events/v1/events?${query}`, now);
  return { status, body: JSON.parse(text) };
}

/** What tells whether two answers agree: which events and how many, or which fault. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any server's JSON
const gist = ({ events, total, total_pages, code, data }: any) =>
  events ? { ids: events.map(({ id }: { id: number }) => id), total, total_pages } : { code, fields: Object.keys(data.params ?? {}) };

/** What the replay leaves out: generic parameters, parents, the order of `include`, names as slugs, texts before they are rendered, passwords. */
const left = [
  '_fields=',
  'post_parent=',
  'include=130,118,89',
  'categories=Jazz%20%26%20Blues',
  'search=href',
  'featured=true',
  'featured=false',
  'per_page=2&venue=18',
];

describe('the replayed list of events', () => {
  const recorded = [...exchanges.values()].filter(
    ({ request: { path, query } }) => path === '/cal/events/v1/events' && !left.some((text) => query.includes(text)),
  );

  it.each(recorded.map((exchange) => [exchange.request.query, exchange] as const))('answers "%s" as recorded', async (query, exchange) => {
    const { status, body } = await events(query, new Date(exchange.recorded_at));
    expect(status).to.equal(exchange.response.status);
    expect(gist(body)).to.deep.equal(gist(exchange.response.body));
  });

  it.each([true, false])('finds the events of which featured is %s', async (isFeatured) => {
    const wanted = recordedEvents.filter(({ start_date, featured }) => start_date >= '2026-12-01' && featured === isFeatured);
    const { body } = await events(`starts_after=2026-11-30&per_page=50&featured=${isFeatured}`);
    expect(body.total).to.equal(wanted.length);
    expect(gist(body).ids).to.deep.equal(wanted.slice(0, 50).map(({ id }) => id));
  });

  it('tells the totals in its headers', async () => {
    const { headers } = await get('/api/cal/events/v1/events?start_date=2027-05-01&end_date=2027-05-31&per_page=4');
    expect([headers.get('X-TEC-Total'), headers.get('X-TEC-TotalPages')]).to.deep.equal(['17', '5']);
  });
});

describe('the replayed clock', () => {
  const all = 'starts_before=2100-01-01&per_page=50';

  it('starts a default list in the week in which it runs', async () => {
    const { body } = await events('per_page=1', weeks(60));
    expect(body.events[0].start_date.slice(0, 10) >= weeks(60).toISOString().slice(0, 10)).to.equal(true);
    expect(body.events[0].start_date < weeks(61).toISOString()).to.equal(true);
  });

  it.each([60, -3])('moves every date by %i weeks, so that weekdays stay', async (count) => {
    const [now, then] = [await events(all, weeks(0)), await events(all, weeks(count))];
    const names = ['start_date', 'end_date', 'utc_start_date', 'utc_end_date'];
    for (const [index, event] of then.body.events.entries()) {
      for (const name of names) {
        const days = (Date.parse(`${event[name]}Z`) - Date.parse(`${now.body.events[index][name]}Z`)) / (24 * 60 * 60 * 1000);
        expect(days, `${event.title} ${name}`).to.equal(count * 7);
        const { year, month, day, hour, minutes, seconds } = event[`${name}_details`];
        expect(`${year}-${month}-${day} ${hour}:${minutes}:${seconds}`).to.equal(event[name]);
      }
    }
    expect(then.body.events).to.have.length(50);
  });
});

describe('the replayed server', () => {
  afterEach(() => void vi.useRealTimers());

  it('names no host but its own', async () => {
    const { text } = await get('/api/cal/events/v1/events?starts_before=2100-01-01&per_page=50');
    expect(text).not.to.include('https://calendar.example');
    expect(text).to.include(`"url":"${origin}/event/`).and.to.include(`"url":"${origin}/media/`);
  });

  it('answers recorded exchanges beside the events', async () => {
    const { status, text } = await get('/api/cal/events/v1/categories?per_page=50&hide_empty=0');
    expect(status).to.equal(200);
    expect(JSON.parse(text).categories).to.have.length(24);
  });

  it('reads one event by its slug, and has no answer to what was not recorded', async () => {
    const [event] = recordedEvents;
    expect(JSON.parse((await get(`/api/cal/events/v1/events/by-slug/${event!.slug}`)).text).id).to.equal(event!.id);
    expect((await get('/api/cal/events/v1/nothing')).status).to.equal(404);
  });

  it.each([
    ['html', 200, /^<!doctype/],
    ['empty', 200, /^$/],
    ['shape', 200, /posts/],
    ['500', 500, /critical error/],
  ])('is broken in its own way below /api-broken/%s', async (fault, status, text) => {
    const answer = await get(`/api-broken/${fault}/cal/events/v1/events`);
    expect(answer.status).to.equal(status);
    expect(answer.text).to.match(text);
  });

  it('fails at every second request below /api-broken/every-second', async () => {
    const replay = createReplay(() => recordedAt);
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await replay(new Request(`${origin}/api-broken/every-second/cal/events/v1/events`))).status);
    expect(statuses).to.deep.equal([200, 500, 200, 500]);
  });

  it('answers after three seconds below /api-slow', async () => {
    vi.useFakeTimers();
    let isAnswered = false;
    const answer = get('/api-slow/cal/events/v1/events').then(() => (isAnswered = true));
    await vi.advanceTimersByTimeAsync(2999);
    expect(isAnswered).to.equal(false);
    await vi.advanceTimersByTimeAsync(1);
    await answer;
  });
});
