import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Environment } from '../../../src/service/http/environment.js';
import { respond, writeResponse } from '../../../src/service/http/respond.js';
import { responseCache } from '../../../src/service/http/response-cache.js';
import { withDefaults } from '../../../src/service/settings.js';
import type { Store } from '../../../src/service/store/types.js';

const settings = withDefaults({ database: ':memory:', now: () => 0 });
let app: Hono<Environment>;
let made: string[];
let text: string;
let revision: number;
/** Runs once, while the next response is made. */
let whileMade: (() => Promise<void>) | undefined;
beforeEach(() => {
  made = [];
  text = '{}';
  revision = 1;
  whileMade = undefined;
  const store = { revision: () => Promise.resolve(revision) } as Partial<Store> as Store;
  app = new Hono<Environment>();
  app.use(async (context, next) => {
    context.set('isPublic', !context.req.header('Authorization'));
    await next();
  });
  app.use(responseCache(store, settings, { onMinute: () => Promise.resolve(), onWrite: () => Promise.resolve() }));
  app.get('*', async (context) => {
    const { path } = context.req;
    made.push(path);
    const meanwhile = whileMade;
    whileMade = undefined;
    await meanwhile?.();
    if (path === '/wrong') throw new Error('wrong');
    const written = writeResponse({ body: text });
    context.set('written', written);
    return respond(context.req.raw, settings, written, context.var.isPublic);
  });
  app.onError((_, { req }) => respond(req.raw, settings, { status: 500, body: {} }));
});

const get = async (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

describe('the response cache', () => {
  it.each([
    ['long addresses', (index: number) => get(`/${index}${'x'.repeat(30_000)}`)],
    [
      'long answers',
      (index: number) => {
        text = 'x'.repeat(15_000);
        return get(`/${index}`);
      },
    ],
    [
      'many short answers',
      async (index: number) => {
        for (let each = 0; each < 30; each++) await get(`/${index}/${each}`);
      },
    ],
  ])('forgets what was read least recently before it holds 64 MB of %s', async (_, fill) => {
    await get('/once');
    await get('/often');
    for (let index = 0; index < 2500; index++) {
      await fill(index);
      await get('/often');
    }
    made.length = 0;
    await get('/often');
    await get('/once');
    expect(made).to.deep.equal(['/once']);
  });

  it('keeps one answer for all encodings, for GET and for HEAD', async () => {
    text = 'x'.repeat(2000);
    expect((await get('/', { 'Accept-Encoding': 'gzip' })).headers.get('Content-Encoding')).to.equal('gzip');
    expect(await (await get('/')).text()).to.equal(text);
    expect((await app.request('/', { method: 'HEAD' })).status).to.equal(200);
    expect(made).to.deep.equal(['/']);
  });

  it('keeps nothing of callers who are signed in, and no error', async () => {
    for (let round = 0; round < 2; round++) {
      await get('/', { Authorization: 'Basic x' });
      expect((await get('/wrong')).status).to.equal(500);
    }
    expect(made).to.deep.equal(['/', '/wrong', '/', '/wrong']);
    expect((await get('/')).headers.get('Cache-Control')).to.match(/^public/);
  });

  it('forgets all answers when somebody has written, and keeps none that was read meanwhile', async () => {
    for (let round = 0; round < 2; round++) await get('/');
    revision = 2;
    whileMade = async () => {
      revision = 3;
      await get('/other');
    };
    for (let round = 0; round < 3; round++) await get('/');
    expect(made).to.deep.equal(['/', '/', '/other', '/']);
  });

  it('has an answer made once for all who ask for it at once, but not for those who ask after a write', async () => {
    const getThrice = () => Promise.all([get('/'), get('/'), get('/')]);
    await get('/first');
    await getThrice();
    expect(made).to.deep.equal(['/first', '/']);
    revision = 2;
    whileMade = async () => {
      revision = 3;
      await get('/');
    };
    await get('/');
    expect(made).to.deep.equal(['/first', '/', '/', '/']);
  });

  it('answers 304, without the headers of a body, to callers who have the answer already, when it is made as when it is kept', async () => {
    const tag = (await get('/')).headers.get('ETag')!;
    revision = 2;
    for (let round = 0; round < 2; round++) {
      const { status, headers } = await get('/', { 'If-None-Match': `"other", ${tag}` });
      expect([status, headers.get('ETag'), headers.get('Content-Type')]).to.deep.equal([304, tag, null]);
    }
    expect(made).to.have.length(2);
  });
});
