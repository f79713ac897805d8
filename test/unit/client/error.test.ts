import { describe, expect, test } from 'vitest';
import { CalError, createClient } from '../../../src/data/client/index.js';
import { failure, json, recording, recordings, replay, server } from './recordings.js';

const clientOf = (answer: () => Response) =>
  createClient({ baseUrl: 'https://calendar.example/api', fetch: server(answer).fetch });
const errorOf = (answer: () => Response): Promise<CalError> => failure(clientOf(answer).events.read(1));
const replayed = (name: string) => errorOf(() => replay(recording(name)));

test('every recorded error keeps status, code and body, reads or writes', async () => {
  const errors = recordings.filter(({ response }) => response.status >= 400);
  expect(errors.length).to.be.greaterThan(100);
  for (const recorded of errors) {
    const { status, body } = recorded.response;
    const error = await errorOf(() => replay(recorded));
    expect([recorded.name, error.kind, error.status, error.code, error.response]).to.deep.equal([
      recorded.name,
      'http',
      status,
      body.code,
      body,
    ]);
    expect(error).to.be.instanceOf(CalError).and.instanceOf(Error);
  }
});

describe('fields at fault', () => {
  test.each([
    ['from an object of texts', 'events.list.invalid.featured-yes', ['featured']],
    ['from an array of names', 'events.create.missing-all', ['title', 'start_date', 'end_date']],
    ['none, with data null', 'categories.update.4-slug-taken-is-500', []],
    ['none, with data a text', 'categories.create.name-too-long-is-500', []],
  ])('%s', async (_, name, fields) => {
    expect((await replayed(name)).fields).to.deep.equal(fields);
  });

  test('come from details where there are no params', async () => {
    const body = { code: 'x', message: 'y', data: { params: [], details: { venue: { code: 'z' } } } };
    expect((await errorOf(() => json(body, { status: 400 }))).fields).to.deep.equal(['venue']);
  });
});

describe('an error whose body is not JSON', () => {
  const page = (status: number) => () =>
    new Response('<!doctype html><p>Hello', { status, headers: { 'Content-Type': 'text/html' } });
  test.each([
    ['a web page', page(200)],
    ['nothing', () => new Response('')],
    ['half an answer', () => new Response('{"id": 1')],
    ['a warning alone', () => new Response('<b>Warning</b>')],
  ])('%s is another shape', async (_, answer) => {
    const error = await errorOf(answer);
    expect([error.kind, error.status, error.response]).to.deep.equal(['shape', 200, undefined]);
    expect(error.cause).to.be.instanceOf(SyntaxError);
    expect(error.hint).to.contain('base-url').and.contain('web page');
  });

  test('keeps the status of a web page', async () => {
    const error = await errorOf(page(404));
    expect([error.kind, error.status, error.code, error.message]).to.deep.equal(['http', 404, undefined, 'Status 404']);
    expect(error.hint).to.contain('base-url').and.contain('namespace');
  });

  test('keeps the status of another shape', async () => {
    for (const body of [null, 'x', [], { code: 1, message: {}, data: 5 }]) {
      const error = await errorOf(() => json(body, { status: 400 }));
      expect([error.kind, error.status, error.code, error.fields]).to.deep.equal(['http', 400, undefined, []]);
    }
  });
});

test('has the status of the response line, whatever the body says', async () => {
  expect(
    (await errorOf(() => json({ code: 'x', message: '', data: { status: 200 } }, { status: 403 }))).status,
  ).to.equal(403);
});

test('keeps the server’s text unchanged, with markup', async () => {
  const message = '<b onclick="x()">No</b> &#8220;jazz&#8221;';
  expect((await errorOf(() => json({ code: 'x', message, data: null }, { status: 400 }))).message).to.equal(message);
});

describe('hints to a site owner', () => {
  test.each([
    ['events.list.ticketed.true', 'The server refuses ticketed: Event Tickets plugin is not activated.'],
    ['events.list.invalid.per-page-zero', 'The server refuses per-page: Invalid parameter.'],
    ['events.create.missing-all', 'The server refuses title, start-date, end-date: '],
    ['site.interface-disabled', 'check base-url and namespace'],
  ])('%s', async (name, words) => {
    expect((await replayed(name)).hint).to.contain(words);
  });

  test('are absent where there is nothing to do', async () => {
    expect((await replayed('events.read.not-found')).hint).to.equal(undefined);
    expect(new CalError('aborted', '').hint).to.equal(undefined);
  });

  test('name the address and the policy for network errors', () => {
    expect(new CalError('network', '').hint).to.contain('base-url').and.contain('Content-Security-Policy');
  });
});
