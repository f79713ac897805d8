import { expect, it } from 'vitest';
import { behavior } from './behavior.js';
import { basic, caller } from './mount.js';

/** Signing in, and its limits. */
behavior('signing in', ({ mount, anyone, draft }) => {
  const callerWith = (authorization: string) => caller((request) => mount.fetch(request), authorization);

  it('refuses a wrong password and an unknown name alike, even for public reads', async () => {
    const wrong = await callerWith(basic('editor', 'wrong')).get('/events?per_page=1');
    expect([wrong.status, wrong.body.code]).to.deep.equal([401, 'incorrect_password']);
    const unknown = await callerWith(basic('nobody-of-that-name', 'x')).get('/events?per_page=1');
    expect([unknown.status, unknown.body]).to.deep.equal([401, wrong.body]);
  });

  it.each(['Basic', 'Basic %%%', `Basic ${btoa('no colon')}`, 'Basic  ', `Basic ${btoa(':')}`])(
    'refuses what is no sign-in (%s)',
    async (authorization) => {
      const { status } = await callerWith(authorization).get('/events?per_page=1');
      expect([200, 400, 401]).to.include(status);
      expect((await callerWith(authorization).send('POST', '/tags', { name: 'By nobody' })).status).to.be.within(
        400,
        403,
      );
    },
  );

  it('takes a bearer token for nobody', async () => {
    const { status } = await callerWith('Bearer abc').get('/tags?per_page=1');
    expect(status).to.equal(200);
    expect((await callerWith('Bearer abc').send('POST', '/tags', draft('tags'))).status).to.equal(401);
  });

  it('tells in Allow what the caller may do', async () => {
    expect((await anyone.get('/tags')).headers.get('allow')).to.equal('GET');
    expect((await mount.client('administrator').get('/tags')).headers.get('allow')).to.equal('GET, POST');
  });

  it('is throttled however many guesses come at once', async () => {
    await mount.load();
    const guesses = Array.from({ length: 40 }, (_, index) =>
      callerWith(basic('author', `guess ${index}`)).get('/tags?per_page=1'),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).to.have.length(10);
    expect(statuses.filter((status) => status === 429)).to.have.length(30);
  });

  it('lets a page ask for much at once', async () => {
    await mount.load();
    const answers = await Promise.all(Array.from({ length: 40 }, () => mount.client('author').get('/tags?per_page=1')));
    expect(answers.map(({ status }) => status)).to.deep.equal(Array.from({ length: 40 }, () => 200));
  });

  it('is throttled after many failures, for the name that failed, and never with the right password', async () => {
    await mount.load();
    const guess = callerWith(basic('author', 'wrong'));
    const statuses: number[] = [];
    for (let i = 0; i < 10; i++) statuses.push((await guess.get('/tags?per_page=1')).status);
    expect(statuses).to.deep.equal(Array.from({ length: 10 }, () => 401));
    const { status, body, headers } = await guess.get('/tags?per_page=1');
    expect([status, body.code]).to.deep.equal([429, 'too_many_attempts']);
    expect(Number(headers.get('retry-after'))).to.be.within(1, 300);
    expect(headers.get('access-control-expose-headers')).to.include('Retry-After');
    expect((await mount.client('author').get('/tags?per_page=1')).status, 'the right password').to.equal(200);
    expect((await mount.client('editor').get('/tags?per_page=1')).status).to.equal(200);
    expect((await anyone.get('/tags?per_page=1')).status).to.equal(200);
  });
});
