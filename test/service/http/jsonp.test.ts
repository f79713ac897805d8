/** A service that was started with `--jsonp on`, and one that was not. */
import { afterEach, expect, it } from 'vitest';
import { authoring } from '../browser.js';
import { settings } from '../mounts.js';
import { callerOf, setUp, type SetUp } from '../set-up.js';
import { least } from '../suites/fields.js';

let running: SetUp;
afterEach(() => running.service.close());

const start = async (jsonp?: boolean) => {
  running = await setUp({ ...settings, database: ':memory:', ...(jsonp !== undefined && { jsonp }) });
  const [anyone, editor] = [callerOf(running, 'anonymous'), callerOf(running, 'editor')];
  const { body } = await editor.send('POST', '/events', least('events', 1));
  return { anyone, editor, path: `/events/${body.id}?_fields=id`, id: body.id as number };
};

it('JSONP is for callers who are not signed in, where it is asked for', async () => {
  const { anyone, editor, path, id } = await start(true);
  const script = await anyone.get(`${path}&_jsonp=show`);
  expect([script.body, script.headers.get('content-type')]).to.deep.equal([
    `/**/show({"id":${id}})`,
    'application/javascript; charset=UTF-8',
  ]);
  expect((await editor.get(`${path}&_jsonp=show`)).body).to.deep.equal({ id });
});

it('who signs in is given no script that another page could run, where JSONP is asked for', async () => {
  const { anyone } = await start(true);
  const { status, headers } = await anyone.get(`${authoring}?_jsonp=steal`);
  expect([status, headers.get('content-type')]).to.deep.equal([200, 'application/json; charset=UTF-8']);
});

it.each([[undefined], [false]])(
  'without it (jsonp: %j), a callback gets 400, whoever asks for whatever',
  async (jsonp) => {
    const { anyone, editor, path } = await start(jsonp);
    const refusal = {
      code: 'rest_callback_disabled',
      message: 'JSONP support is disabled on this site.',
      data: { status: 400 },
    };
    for (const caller of [anyone, editor]) {
      for (const callback of ['show', '', 'alert(1)']) {
        const { status, body } = await caller.get(`${path}&_jsonp=${callback}`);
        expect([status, body]).to.deep.equal([400, refusal]);
      }
    }
    expect((await anyone.get('/events.ics?_jsonp=show')).body).to.deep.equal(refusal);
    expect((await editor.send('POST', '/tags?_jsonp=show', { name: 'Not made' })).body).to.deep.equal(refusal);
    expect((await anyone.get('/tags?hide_empty=false')).body.tags).to.deep.equal([]);
    expect((await anyone.get(path)).status).to.equal(200);
  },
);
