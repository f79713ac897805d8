/** What the command reads of its options and the environment, in this process; serve.test.ts shows what becomes of it. */
import { afterEach, expect, it, vi } from 'vitest';
import { readOptions } from '../../../src/prerender/command-line/options.js';
import { sampleData } from '../../../src/service/seed/index.js';
import { serveOptions } from '../../../src/service/command/options.js';
import { serveCommand } from '../../../src/service/index.js';
import { pageParts } from '../pages-of.js';

const { run } = serveCommand(sampleData, pageParts);

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['port', '8081'],
  ['host', '0.0.0.0'],
  ['base-path', '/api/'],
  ['database', 'another.sqlite'],
  ['time-zone', 'Asia/Tokyo'],
  ['currency', 'EUR'],
  ['pages', 'off'],
  ['cors', 'https://www.example.org'],
  ['body-limit', '1'],
  ['rate-limit', '2'],
  ['origin', 'https://calendar.example.org'],
] as const)('--%s is read, or its variable', (name, value) => {
  const variable = name.toUpperCase().replaceAll('-', '_');
  expect(readOptions(serveOptions, [`--${name}`, value]).text(name)).to.equal(value);
  expect(readOptions(serveOptions, [], { [variable]: value }).text(name)).to.equal(value);
  expect(readOptions(serveOptions, [], { [variable]: '' }).text(name)).to.equal(serveOptions[name].preset);
});

it.each([
  [['--seed'], {}, true],
  [[], { SEED: '1' }, true],
  [[], { SEED: '0' }, false],
  [[], {}, false],
])('--seed is set by %j and %j: %s', (args, environment, isSet) => {
  expect(readOptions(serveOptions, args, environment).isSet('seed')).to.equal(isSet);
});

it.each<[args: string[], complaint: RegExp, env?: Record<string, string>]>([
  [['--port', 'abc'], /^--port is “abc”.*0.*65535$/],
  [['--port', '65536'], /^--port is “65536”/],
  [['--port=-1'], /^--port is “-1”/],
  [[], /^PORT \(--port\) is “eighty”/, { PORT: 'eighty' }],
  [['--time-zone', 'Mars/Phobos'], /^--time-zone is “Mars\/Phobos”.*Europe\/Berlin/],
  [[], /^TIME_ZONE \(--time-zone\) is “Berlin”/, { TIME_ZONE: 'Berlin' }],
  [['--base-path', 'api'], /^--base-path is “api”.*\/api/],
  [['--base-path', '/a?b'], /^--base-path is/],
  [['--cors', 'www.example.org'], /^--cors is “www.example.org”.*https:/],
  [['--cors', 'https://www.example.org/shop'], /^--cors is/],
  [['--origin', 'calendar.example.org'], /^--origin is/],
  [[], /^SEED \(--seed\) is “perhaps”.*1 or 0/, { SEED: 'perhaps' }],
  [['--pages', 'no'], /^--pages is “no”.*on or off$/],
  [['--admin', 'yes'], /^--admin is “yes”.*on or off$/],
  [['--admin-path', 'admin'], /^--admin-path is “admin”.*\/admin$/],
  [['--body-limit', '0'], /^--body-limit is “0”.*1024$/],
  [['--replica', 'postgres://127.0.0.1/calendar'], /--replica.*--help/],
  [[], /^REPLICA is set.*unset it/, { REPLICA: 'postgres://127.0.0.1/calendar' }],
  [['--processes', '0'], /^--processes is “0”.*4$/],
  [['--rate-limit', 'many'], /^--rate-limit is “many”.*600$/],
  [['--color', 'red'], /--color.*--help/],
  [['--port'], /--port.*--help/],
  [['user', 'paint', 'maria'], /user paint maria.*--help/],
  [['user', 'remove'], /^It is: cal-elements-service serve user remove NAME/],
  [['user', 'list', 'maria'], /^It is: cal-elements-service serve user list/],
  [['user', 'password', 'remove', 'maria'], /^It is: cal-elements-service serve user password remove NAME ID/],
  [['--trusted-proxy', '10.0.0.0/8,proxy'], /^--trusted-proxy is “10.0.0.0\/8,proxy”.*127\.0\.0\.1/],
  [['user', 'add', 'maria'], /^--role is missing.*--role editor/],
  [['user', 'add', 'maria', '--role', 'king'], /^--role is “king”.*editor/],
])('%j is refused in one line', async (args, complaint, variables = {}) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const { message } = await run(args).then(
    () => expect.fail('it was taken'),
    (error: Error) => error,
  );
  expect(message).to.match(complaint).and.not.include('\n');
});

it.each([
  ['postgres://u:top:secret@127.0.0.1:1/calendar', '127.0.0.1:1/calendar'],
  ['postgres://u:top@secret@127.0.0.1:1/calendar', '127.0.0.1:1/calendar'],
  ['postgres://127.0.0.1:1/calendar?password=top-secret', '127.0.0.1:1/calendar'],
  ['postgres://127.0.0.1:1/calendar?password=top@secret', '…'],
  ['postgres://u:top%40secret@127.0.0.1:1/calendar', '127.0.0.1:1/calendar'],
  ['postgres://127:1/secret@127.0.0.1:1/calendar', '…'],
  ['postgres://u:1#secret@127.0.0.1:1/calendar', '…'],
  ['postgres://u:1?secret@127.0.0.1:1/calendar', '…'],
])('--database %s is told without its password', async (database, name) => {
  const { message } = await run(['user', 'list', '--database', database]).then(
    () => expect.fail('it was opened'),
    (error: Error) => error,
  );
  expect(message.startsWith(`--database postgres://${name} cannot be opened (`), message).to.equal(true);
  expect(message).not.to.match(/secret|top/);
});
