import { spawn } from 'node:child_process';
import { closeSync, cpSync, existsSync, openSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { request } from 'node:http';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../src/service/rights/passwords.js';
import { least } from '../suites/fields.js';
import { tokenOf } from '../browser.js';
import { basic } from '../suites/mount.js';
import { browserOf, elementsProgram, newWorkspace, program, type Workspace, type Serving } from '../command.js';
import { freePort } from '../ports.js';
import { atLeastOne } from '../../at-least-one.js';

const namespace = '/cal/events/v1';

let workspace: Workspace;
beforeEach(() => {
  workspace = newWorkspace();
});
afterEach(() => workspace.remove());

const authorOf = async (serving: Serving) => serving.caller(await workspace.addUser());

/** The effect of an option. */
const options: [
  option: string,
  value: () => string | Promise<string>,
  seen: (serving: Serving, value: string) => unknown,
  is: unknown,
][] = [
  ['port', async () => String(await freePort()), ({ origin }, port) => origin.endsWith(`:${port}`), true],
  ['host', () => '0.0.0.0', ({ lines }) => /listening on http:\/\/0\.0\.0\.0:/.test(lines.join()), true],
  ['base-path', () => '/api/', async ({ origin }) => (await fetch(`${origin}/api${namespace}/events`)).status, 200],
  ['database', () => 'another.sqlite', () => readdirSync(workspace.folder).includes('another.sqlite'), true],
  [
    'time-zone',
    () => 'Asia/Tokyo',
    async (serving) =>
      (await (await authorOf(serving)).send('POST', '/events', { ...least('events', 1), timezone: '' })).body.timezone,
    'Asia/Tokyo',
  ],
  [
    'currency',
    () => 'EUR',
    async (serving) =>
      (await (await authorOf(serving)).send('POST', '/events', { ...least('events', 1), cost: '5' })).body.cost,
    '€5',
  ],
  [
    'pages',
    () => 'off',
    async ({ origin }) => {
      const headers = { accept: 'text/html' };
      return Promise.all(
        [fetch(`${origin}/`), fetch(`${origin}/`, { headers }), fetch(`${origin}/feed.xml`)].map(
          async (one) => (await one).status,
        ),
      );
    },
    [200, 404, 404],
  ],
  [
    'seed',
    () => '1',
    async ({ origin }) => (await (await fetch(`${origin}${namespace}/venues`)).json()).total > 30,
    true,
  ],
  [
    'cors',
    () => 'https://www.example.org',
    async ({ origin }) => (await fetch(`${origin}${namespace}/events`)).headers.get('access-control-allow-origin'),
    'https://www.example.org',
  ],
  [
    'body-limit',
    () => '1',
    async (serving) =>
      (await (await authorOf(serving)).send('POST', '/events', { ...least('events', 1), excerpt: 'x'.repeat(1024) }))
        .body.message,
    'The body is larger than 1 kB.',
  ],
  [
    'rate-limit',
    () => '2',
    async (serving) => {
      const anyone = serving.caller();
      const answers = [await anyone.get('/events'), await anyone.get('/tags'), await anyone.get('/tags')];
      const { headers } = answers[2]!;
      const { status } = await fetch(`${serving.origin}/healthz`);
      return [...answers.map((answer) => answer.status), Number(headers.get('retry-after')) <= 60, status];
    },
    [200, 200, 429, true, 200],
  ],
  [
    'origin',
    () => 'https://calendar.example.org',
    async ({ origin }) =>
      (await (await fetch(`${origin}${namespace}/events`)).json()).rest_url.startsWith('https://calendar.example.org/'),
    true,
  ],
];

describe('an option', () => {
  it.each(options)('--%s is taken', async (option, valueOf, seen, is) => {
    const value = await valueOf();
    const serving = await workspace.serve(option === 'seed' ? ['--seed'] : [`--${option}`, value]);
    expect(await seen(serving, value)).to.deep.equal(is);
  });

  it('is taken from the environment, unless it is typed or the variable is empty', async () => {
    const origin = 'https://calendar.example.org';
    const serving = await workspace.serve(['--base-path', '/typed'], {
      BASE_PATH: '/variable',
      CORS: '',
      ORIGIN: origin,
    });
    const { headers, body } = await serving.caller().get(`${serving.origin}/typed${namespace}/events`);
    expect([headers.get('access-control-allow-origin'), body.rest_url.startsWith(origin)]).to.deep.equal(['*', true]);
  });

  it('that is mistaken is told in one line, and nothing is made', async () => {
    const { code, stdout, stderr } = await workspace.run(['serve', '--port', 'abc']);
    expect([code, stdout]).to.deep.equal([1, '']);
    expect(stderr).to.match(/^--port is “abc”[^\n]+\n$/);
    expect(readdirSync(workspace.folder)).to.deep.equal([]);
  });

  it.each<[args: string[], complaint: RegExp]>([
    [['--host', '203.0.113.77'], /^--host 203\.0\.113\.77 /],
    [['--host', 'no-such-host.invalid'], /^--host no-such-host\.invalid /],
    [
      ['--database', 'no/such/folder/calendar.sqlite'],
      /^--database no\/such\/folder\/calendar\.sqlite .*folder that exists/,
    ],
    [
      ['--database', 'postgres://maria:top-secret@no-such-host.invalid:1/calendar'],
      /^--database postgres:\/\/no-such-host\.invalid:1\/calendar .*ENOTFOUND/,
    ],
  ])('%j that cannot be had is told in one line', async (args, complaint) => {
    const { code, stdout, stderr } = await workspace.run(['serve', '--port', '0', ...args]);
    expect([code, stdout]).to.deep.equal([1, '']);
    expect(stderr).to.match(/^[^\n]+\n$/);
    expect(stderr.trim()).to.match(complaint);
    expect(stderr).not.to.include('top-secret');
  });

  it('--database that is away is waited for, which is told once, without its password', async () => {
    let tries = 0;
    const away = createServer((socket) => {
      tries++;
      // Once its greeting was read: what is unread resets the connection, which has another message.
      socket.once('data', () => socket.end());
    });
    await new Promise<void>((resolve) => away.listen(0, '127.0.0.1', resolve));
    const { port } = away.address() as AddressInfo;
    const child = spawn(process.execPath, [
      program,
      'serve',
      '--port',
      '0',
      '--database',
      `postgres://maria:top-secret@127.0.0.1:${port}/x`,
    ]);
    const lines: string[] = [];
    createInterface(child.stdout).on('line', (line) => lines.push(line));
    while (tries < 3) await new Promise((resolve) => away.once('connection', resolve));
    child.kill();
    await new Promise((resolve) => child.once('close', resolve));
    away.close();
    expect(lines.map((line) => (JSON.parse(line) as { message: string }).message)).toEqual([
      expect.stringMatching(/^waiting for the database: --database postgres:\/\/127\.0\.0\.1:\d+\/x cannot be opened/),
    ]);
    expect(lines.join()).not.to.include('top-secret');
  });

  it('--port that is in use is told in one line', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
    const { port } = holder.address() as AddressInfo;
    const { code, stderr } = await workspace.run(['serve', '--port', String(port)]);
    expect([code, stderr]).to.deep.equal([1, `--port ${port} is in use: stop what listens there, or give another\n`]);
    holder.close();
  });

  it.each([[['paint']], [['--port', '80', 'serve']], [['toString']]])('%j is no command', async (args) => {
    const { code, stdout, stderr } = await workspace.run(args);
    expect([code, stdout, stderr]).to.deep.equal([1, '', `“${args[0]!}” is no command: --help shows what there is\n`]);
  });

  it.each([
    ['packages/service/package.json', program],
    ['package.json', elementsProgram],
  ])('--version prints that of %s', async (file, at) => {
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
    expect(await workspace.run(['--version'], {}, at)).to.deep.equal({ code: 0, stdout: `${version}\n`, stderr: '' });
  });

  it('--help tells of all', async () => {
    for (const args of [['--help'], ['serve', '--help'], []]) {
      const { code, stdout } = await workspace.run(args);
      expect(code).to.equal(0);
      for (const [option] of options) expect(stdout).to.include(`--${option}`);
    }
  });
});

describe('users', () => {
  it('are asked for when there are none, and not when there are', async () => {
    const first = await workspace.serve(['--admin', 'off']);
    const [, database] = await first.says(
      /Nobody can write yet.*cal-elements-service serve user add NAME --role editor --database (.*?)"/,
    );
    expect(realpathSync(database!)).to.equal(realpathSync(join(workspace.folder, 'calendar.sqlite')));
    expect(await first.stop()).to.equal(0);
    await workspace.addUser();
    for (const args of [['--admin', 'off'], []]) {
      const second = await workspace.serve(args);
      await fetch(`${second.origin}/healthz`);
      await second.says(/healthz/);
      expect(second.lines.join()).not.to.include('Nobody can write');
    }
  });

  it('get in by a link that is printed once, beside the log, and by one that the command makes', async () => {
    const serving = await workspace.serve(['--processes', '2']);
    await serving.says(/2 processes share/);
    const links = serving.lines.filter((line) => line.includes('#setup='));
    expect(links).to.have.length(1);
    // The log is JSON, and goes to other machines.
    expect(links[0]).to.match(/^http:\/\/127\.0\.0\.1:\d+\/admin#setup=[\dA-Z-]{29}$/);
    const browser = browserOf(serving);
    const sent = { token: tokenOf(links[0]!), name: 'maria', password: 'a long enough password' };
    expect((await browser.send('POST', '/setup', sent)).body.me.role).to.equal('administrator');
    expect((await browser.send('POST', '/setup', sent)).body.code).to.equal('link_expired');
    // Each process knows the session: connections are spread over them.
    const statuses = await Promise.all(
      Array.from(
        { length: 20 },
        async (_, index) => (await browser.send('POST', 'events:/tags', { name: `Tag ${index}` })).status,
      ),
    );
    expect(new Set(statuses)).to.deep.equal(new Set([201]));
    const { stdout } = await workspace.run(['serve', 'user', 'link', 'maria', '--port', new URL(serving.origin).port]);
    const [, url] = /^Link by which maria .* works once, until 20\S+Z: (\S+)\n$/.exec(stdout)!;
    expect(url).to.include(`${serving.origin}/admin#link=`);
    const renewed = { token: tokenOf(url!), password: 'another long password' };
    expect((await browserOf(serving).send('POST', '/setup', renewed)).body.me.name).to.equal('maria');
    expect((await browser.send('POST', 'events:/tags', { name: 'Ended' })).status).to.equal(403);
    expect((await workspace.run(['serve', 'user', 'link', 'nobody'])).stderr).to.include('no user called nobody');
    await fetch(`${serving.origin}/healthz`);
    await serving.says(/healthz/);
    expect(serving.lines.filter((line) => line.startsWith('{')).join()).not.to.match(
      /#|a long enough|[A-Z2-9]{4}(-[A-Z2-9]{4}){5}/,
    );
  });

  it('find the page where they sign in, until it is switched off', async () => {
    const serving = await workspace.serve(['--admin-path', '/office']);
    const page = await fetch(`${serving.origin}/office`);
    expect(page.status).to.equal(200);
    expect(await page.text()).to.include('<cal-admin');
    const script = await fetch(`${serving.origin}/office/assets/cal-elements.js`);
    expect([script.status, script.headers.get('content-type')]).to.deep.equal([200, 'text/javascript; charset=UTF-8']);
    const off = await workspace.serve(['--admin', 'off']);
    const paths = ['/admin', '/admin/assets/cal-elements.js', '/cal/authoring/v1/users', '/cal/authoring/v1/'];
    const statuses = await Promise.all(paths.map(async (path) => (await fetch(off.origin + path)).status));
    expect(statuses).to.deep.equal([404, 404, 404, 200]);
  });

  it('get a password that is told once and works at once', async () => {
    const serving = await workspace.serve();
    const { code, stdout } = await workspace.run(['serve', 'user', 'add', 'maria', '--role', 'author']);
    expect(code).to.equal(0);
    const [, password] =
      /^Application password of maria, shown only now: (\S{4}(?: \S{4}){5})\n.*serve user link maria/.exec(stdout)!;
    const draft = least('events', 1);
    const send = async (text: string) => (await serving.caller(text).send('POST', '/events', draft)).status;
    expect(await send(password!)).to.equal(201);
    expect(await send(password!.replaceAll(' ', '')), 'without the spaces').to.equal(201);
    const again = await workspace.addUser();
    expect(again).not.to.equal(password);
    expect([await send(password!), await send(again), await send('wrong')]).to.deep.equal([201, 201, 401]);
    await serving.stop();
    for (const file of atLeastOne(readdirSync(workspace.folder))) {
      expect(
        readFileSync(join(workspace.folder, file), 'latin1').includes(password!.replaceAll(' ', '')),
        file,
      ).to.equal(false);
    }
  });

  it('get a link to where people signed in at the last start, unless the command names an origin', async () => {
    const serving = await workspace.serve(['--admin-path', '/office']);
    await workspace.addUser();
    const link = async (...words: string[]) =>
      / (http\S+)#/.exec((await workspace.run(['serve', 'user', 'link', 'maria', ...words])).stdout)?.[1];
    expect(await link()).to.equal(`${serving.origin}/office`);
    expect(await link('--origin', 'https://calendar.example')).to.equal('https://calendar.example/admin');
    await serving.stop();
    await (await workspace.serve(['--origin', 'https://moved.example'])).stop();
    expect(await link()).to.equal('https://moved.example/admin');
  });

  it('are listed with their passwords, which can be taken away at once', async () => {
    const serving = await workspace.serve();
    const [first, second] = [await workspace.addUser(), await workspace.addUser()];
    const user = (...words: string[]) => workspace.run(['serve', 'user', ...words]);
    const statuses = async () =>
      Promise.all([first, second].map(async (password) => (await serving.caller(password).get('/tags')).status));
    expect(await statuses()).to.deep.equal([200, 200]);
    const { stdout } = await user('list');
    expect(stdout).to.match(/^maria, editor\n( {2}password [\da-f]{8}, made \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC\n){2}$/);
    const id = hashPassword(first).slice(0, 8);
    expect(await user('password', 'remove', 'maria', id)).to.deep.equal({
      code: 0,
      stdout: `Removed of maria: ${id}\n`,
      stderr: '',
    });
    expect(await statuses()).to.deep.equal([401, 200]);
    expect((await user('remove', 'maria')).code).to.equal(0);
    expect(await statuses()).to.deep.equal([401, 401]);
    expect((await user('list')).stdout).to.equal('There are no users.\n');
  });

  it.each([
    [['remove', 'nobody'], 'There is no user called nobody.'],
    [['password', 'remove', 'nobody', '12345678'], 'There is no user called nobody.'],
    [['password', 'remove', 'maria', '12345678'], 'maria has no password 12345678.'],
  ])('%j that are not there are named', async (words, complaint) => {
    await workspace.addUser();
    const { code, stdout, stderr } = await workspace.run(['serve', 'user', ...words]);
    expect([code, stdout, stderr]).to.deep.equal([1, '', `${complaint}\n`]);
  });

  it.each([['add', 'maria', '--role', 'editor'], ['list']])(
    'make no database that there is not: %s',
    async (...words) => {
      const { code, stdout, stderr } = await workspace.run(['serve', 'user', ...words]);
      expect([code, stdout]).to.deep.equal([1, '']);
      expect(stderr).to.equal(
        `There is no database ${realpathSync(workspace.folder)}/calendar.sqlite: give --database as for “serve”, which makes one when it starts\n`,
      );
      expect(readdirSync(workspace.folder)).to.deep.equal([]);
    },
  );

  it('need a name without a colon', async () => {
    await workspace.addUser();
    const { code, stderr } = await workspace.run(['serve', 'user', 'add', 'a:b', '--role', 'editor']);
    expect([code, stderr]).to.deep.equal([1, 'A user needs a name without “:”.\n']);
  });
});

describe('a driver that is missing', () => {
  /** The command without any optional package installed. */
  const alone = () => {
    const dist = join(workspace.folder, 'node_modules/cal-elements-service/dist');
    cpSync(dirname(program), dist, { recursive: true });
    return join(dist, 'command.js');
  };

  it('of PostgreSQL is told with its remedy, in one line', async () => {
    const { code, stdout, stderr } = await workspace.run(
      ['serve', '--database', 'postgres://127.0.0.1/calendar'],
      {},
      alone(),
    );
    expect([code, stdout, stderr]).to.deep.equal([1, '', 'PostgreSQL needs its driver: npm install pg\n']);
  });

  it.skipIf('getBuiltinModule' in process && process.getBuiltinModule('node:sqlite'))(
    'of SQLite is told with its remedy, in one line',
    async () => {
      const { code, stdout, stderr } = await workspace.run(['serve'], {}, alone());
      expect([code, stdout]).to.deep.equal([1, '']);
      expect(stderr).to.match(
        /^SQLite needs Node 22\.16 or newer\..*npm install cal-elements-service @photostructure\/sqlite\n$/,
      );
      expect(readdirSync(workspace.folder)).not.to.include('calendar.sqlite');
    },
  );
});

describe('running', () => {
  it('answers /healthz and /readyz', async () => {
    const { origin } = await workspace.serve(['--base-path', '/api']);
    for (const path of ['/healthz', '/readyz']) {
      const response = await fetch(origin + path);
      expect([response.status, await response.json()]).to.deep.equal([200, { status: 'ok' }]);
    }
  });

  /** A request whose body is sent in two halves: the service has accepted it, and cannot respond yet. */
  async function startWrite(serving: Serving, password: string) {
    const text = JSON.stringify({ ...least('events', 'slow') });
    const headers = {
      authorization: basic('maria', password),
      'content-type': 'application/json',
      'content-length': String(text.length),
    };
    const sending = request(`${serving.origin}${namespace}/events`, { method: 'POST', headers });
    const answered = new Promise<number | string>((resolve) => {
      sending
        .on('response', (response) => resolve(response.resume().statusCode!))
        .on('error', ({ message }) => resolve(message));
    });
    await new Promise((resolve) => sending.write(text.slice(0, 10), resolve));
    // A response on a later connection proves that the first one has arrived.
    await fetch(`${serving.origin}/healthz`);
    return { answered, finish: () => sending.end(text.slice(10)) };
  }

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'answers what it took before %s, takes nothing new, and ends with 0',
    async (signal) => {
      const password = await workspace.addUser();
      const serving = await workspace.serve();
      const write = await startWrite(serving, password);
      const ended = serving.stop(signal);
      await serving.says(new RegExp(`stopping on ${signal}`));
      expect(
        await fetch(`${serving.origin}/healthz`).then(
          ({ status }) => status,
          () => 'refused',
        ),
      ).to.equal('refused');
      write.finish();
      expect([await write.answered, await ended]).to.deep.equal([201, 0]);
      const again = await workspace.serve();
      expect((await again.caller().get('/events?search=slow')).body.total).to.equal(1);
    },
  );

  it('ends anyway when a client never finishes', async () => {
    const password = await workspace.addUser();
    const serving = await workspace.serve();
    const { answered } = await startWrite(serving, password);
    expect(await serving.stop()).to.equal(0);
    expect(await answered).not.to.equal(201);
  });

  it('warns when others can reach it, and links would follow what they say', async () => {
    const open = await workspace.serve(['--host', '0.0.0.0']);
    await open.says(/"warn".*--origin is missing/);
    const named = await workspace.serve(['--host', '0.0.0.0', '--origin', 'https://calendar.example.org']);
    await named.says(/Nobody can write/);
    expect(named.lines.join()).not.to.include('--origin is missing');
  });

  it('goes on when nobody reads its log any more, or the log is full', async () => {
    const closed = await workspace.serve();
    const { origin } = closed;
    closed.stopReading();
    for (let round = 0; round < 20; round++) expect((await fetch(`${origin}/healthz`)).status).to.equal(200);
    expect(await closed.stop()).to.equal(0);
    if (!existsSync('/dev/full')) return;
    const port = await freePort();
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [program, 'serve', '--port', String(port)], {
      cwd: workspace.folder,
      stdio: ['ignore', full, full],
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    closeSync(full);
    const health = () =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        ({ status }) => status,
        () => undefined,
      );
    while (child.exitCode === null && (await health()) === undefined);
    for (let round = 0; round < 20; round++) expect(await health()).to.equal(200);
    child.kill();
    expect(await ended).to.equal(0);
  });

  it('logs each request as a line of JSON, without secrets', async () => {
    const password = await workspace.addUser();
    const serving = await workspace.serve();
    const { origin } = serving;
    const authorization = basic('maria', password);
    await fetch(`${origin}${namespace}/events?password=open-sesame&search=private-words`, {
      headers: { authorization },
    });
    await fetch(`${origin}${namespace}/events/7?password=open-sesame`);
    await fetch(`${origin}${namespace}/tags`, {
      headers: { authorization: basic('maria', 'wrong-guess'), cookie: 'session=in-a-cookie' },
    });
    await fetch(`${origin}${namespace}/events`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', 'x-wp-nonce': 'a-nonce' },
      body: JSON.stringify({
        ...least('events', 1),
        password: 'event-password',
        image: 'http://user:in-the-address@127.0.0.1/picture?token=in-the-query',
      }),
    });
    await serving.stop();
    const entries = serving.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(
      entries
        .filter(({ path }) => path === `${namespace}/events`)
        .map(({ level, method, status }) => [level, method, status]),
    ).to.deep.equal([
      ['info', 'GET', 200],
      ['info', 'POST', 400],
    ]);
    for (const entry of entries) expect(Date.parse(entry['time'] as string)).to.be.a('number').and.not.NaN;
    for (const secret of [
      password,
      authorization.slice(6),
      'open-sesame',
      'private-words',
      'wrong-guess',
      'in-a-cookie',
      'a-nonce',
      'event-password',
      'in-the-',
    ])
      expect(serving.lines.join('\n')).not.to.include(secret);
  });
});
