import { describe, expect, test } from 'vitest';
import { createClient, type Client } from '../../../src/data/client/index.js';
import { resources, Unreadable, type FilterTable, type ResourceName } from '../../../src/data/schema/index.js';
import { failure, recordings, replay, server, type Recording } from './recordings.js';

const restRoute = ({ request }: Recording) => new URLSearchParams(request.query).get('rest_route');

/** Below the namespace: `events`, `events/by-slug/x`, `doc` or nothing. */
const route = (recording: Recording) =>
  (restRoute(recording) ?? recording.request.path).replace('/cal/events/v1', '').slice(1);

/** The known parameters of a query string, read by their kinds. */
function readQuery(table: FilterTable, query: string): Record<string, unknown> {
  const filters: Record<string, string[]> = {};
  for (const [key, text] of new URLSearchParams(query)) {
    const name = key.replace('[]', '');
    if (name in table) (filters[name] ??= []).push(text);
  }
  return Object.fromEntries(
    Object.entries(filters).map(([name, texts]) => [name, table[name]!.kind.parse(texts.join(','))]),
  );
}

/** The item after the update, as a server would store it. */
const clipped = ({ per_page, ...filters }: Record<string, unknown>) => ({
  ...filters,
  ...(per_page !== undefined && { per_page: Math.min(Number(per_page), 50) }),
});

interface Call {
  run(client: Client): Promise<unknown>;
  filters: Record<string, unknown>;
}

function call(recording: Recording): Call {
  const { query } = recording.request;
  const [name = '', key, slug] = route(recording).split('/');
  if (!name) {
    const filters = Object.fromEntries(new URLSearchParams(query));
    return { run: (client) => client.index(filters), filters };
  }
  if (name === 'doc') return { run: (client) => client.doc(), filters: {} };
  const resource = name as ResourceName;
  if (!key) {
    const filters = readQuery(resources[resource].filters, query);
    return { run: (client) => client[resource].list(filters), filters };
  }
  const password = new URLSearchParams(query).get('password') ?? undefined;
  const id = /^\d+$/.test(key) ? Number(key) : (slug ?? key);
  return { run: (client) => client[resource].read(id as never, { password }), filters: {} };
}

const hasUnreadable = ({ filters }: Call) => Object.values(filters).some((value) => value instanceof Unreadable);

const reading = recordings.filter(({ request }) => request.method === 'GET');

function play(recording: Recording) {
  const { fetch, asked } = server(() => replay(recording));
  const baseUrl = restRoute(recording) ? 'https://calendar.example/?rest_route=/' : 'https://calendar.example/api';
  const client = createClient({ baseUrl, fetch });
  return { client, asked };
}

/** A client never sends `_fields`, which removes the envelope. */
const cut = ['events.list.fields-top-level', 'events.list.fields-inside-events'];

/** Wrong paths that only a careless address would reach: the client keeps words out of the id route. */
const wordInIdRoute = ['events.read.id-not-numeric', 'categories.read.slug-not-accepted'];

test('there are recordings to replay', () => {
  expect(reading.length).to.be.at.least(250);
});

describe('a recorded success resolves with what came over the wire', () => {
  const successes = reading.filter(({ name, response }) => response.status < 400 && !cut.includes(name));
  test.each(successes.map((recording) => [recording.name, recording] as const))('%s', async (_, recording) => {
    const { client, asked } = play(recording);
    const { body } = recording.response;
    const question = call(recording);
    for (const [name, value] of Object.entries(question.filters))
      if (value instanceof Unreadable) delete question.filters[name];
    const answer = await question.run(client);
    const list = route(recording) as ResourceName;
    if (list in resources) {
      expect((answer as { items: unknown }).items).to.deep.equal(body[list]);
      const sent = readQuery(resources[list].filters, asked[0]!.url.search);
      expect(sent).to.deep.equal(clipped(question.filters));
    } else {
      expect(answer).to.deep.equal(body);
    }
    expect(asked).to.have.length(1);
    const { pathname, searchParams } = asked[0]!.url;
    expect(searchParams.get('rest_route')).to.equal(restRoute(recording));
    if (!restRoute(recording))
      expect(decodeURIComponent(pathname)).to.equal(decodeURIComponent(`/api${recording.request.path}`));
    expect(asked[0]!.init.headers).to.equal(undefined);
    expect(asked[0]!.init.credentials).to.equal('omit');
  });
});

describe('a recorded error ends in its kind, status, code and fields', () => {
  const failures = reading.filter(({ response }) => response.status >= 400);
  test.each(failures.map((recording) => [recording.name, recording] as const))('%s', async (_, recording) => {
    const { client, asked } = play(recording);
    const { status, body } = recording.response;
    const question = call(recording);
    const error = await failure(question.run(client));
    const fields = Object.keys(body.data.params ?? {});
    expect(error.fields).to.deep.equal(fields);
    if (hasUnreadable(question)) {
      expect(error.kind).to.equal('filter');
      expect(asked).to.deep.equal([]);
    } else {
      const { kind, code, message, response } = error;
      expect({ kind, status: error.status, code, message, response }).to.deep.equal({
        kind: 'http',
        status,
        code: body.code,
        message: body.message,
        response: body,
      });
      expect(error.request).to.deep.equal({ method: 'GET', url: asked[0]!.url.href });
      if (!wordInIdRoute.includes(recording.name)) {
        expect(decodeURIComponent(asked[0]!.url.pathname)).to.equal(
          decodeURIComponent(`/api${recording.request.path}`),
        );
      }
    }
  });
});

test.each(cut)('%s is no list, and the error says so', async (name) => {
  const recording = recordings.find((candidate) => candidate.name === name)!;
  const error = await failure(play(recording).client.events.list());
  expect(error.kind).to.equal('shape');
  expect(error.response).to.deep.equal(recording.response.body);
});

describe('a recorded write ends as recorded', () => {
  const isCreate = (recording: Recording) =>
    recording.request.method === 'POST' && route(recording) in resources && recording.request.body instanceof Object;
  // The client sends these in a form that servers take as it is meant (test/unit/client/tags.test.ts and update.test.ts).
  const isMended = ({ name }: Recording) => /image-id-as-number|tags-(?:existing|new)-name/.test(name);
  const writes = recordings.filter(
    (recording) => recording.request.method === 'DELETE' || (isCreate(recording) && !isMended(recording)),
  );
  test.each(writes.map((recording) => [recording.name, recording] as const))('%s', async (_, recording) => {
    const { client, asked } = play(recording);
    const { method, body } = recording.request;
    const [name = '', key, slug] = route(recording).split('/');
    const collection = client[name as ResourceName];
    const promise =
      method === 'POST' ? collection.create(body as never) : collection.remove((slug ?? Number(key)) as never);
    const { status, body: answer } = recording.response;
    if (status < 400) {
      expect(await promise).to.deep.equal(answer);
    } else {
      const error = await failure(promise);
      expect([error.kind, error.status, error.code]).to.deep.equal(['http', status, answer.code]);
    }
    expect(asked.map((request) => request.method)).to.deep.equal([method]);
    if (method === 'POST') expect(asked[0]!.body).to.deep.equal(body);
  });
});
