#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { addUser, createService, hasUsers, loadSeed, type Service } from './index.js';
import { listen } from './listen.js';
import { roles, type Role } from './rights/viewer.js';

const options = {
  port: { type: 'string', default: '8080', value: 'NUMBER', meaning: 'Port to listen on' },
  host: { type: 'string', default: '127.0.0.1', value: 'ADDRESS', meaning: 'Address to listen on; 0.0.0.0 for all' },
  'base-path': { type: 'string', default: '', value: 'PATH', meaning: 'Path above the interface, such as /api' },
  database: { type: 'string', default: 'calendar.sqlite', value: 'FILE', meaning: 'SQLite file, or postgres://…' },
  'time-zone': { type: 'string', default: 'UTC', value: 'ZONE', meaning: 'Time zone of the site, such as Europe/Berlin' },
  cors: { type: 'string', default: '*', value: 'ORIGIN', meaning: 'Origin whose pages may read; * for all' },
  origin: { type: 'string', default: '', value: 'ORIGIN', meaning: 'Public origin for links, behind a proxy' },
  seed: { type: 'boolean', default: false, value: '', meaning: 'Fill an empty calendar with sample data' },
  role: { type: 'string', default: '', value: roles.join('|'), meaning: 'Role of the user to add' },
  help: { type: 'boolean', default: false, value: '', meaning: 'Show this' },
} as const;
type Name = keyof typeof options;

const help = `cal-elements serve [options]
cal-elements serve user add NAME --role ROLE [--database FILE]

${Object.entries(options)
  .map(([name, { value, meaning }]) => `  ${`--${name} ${value}`.padEnd(24)} ${meaning}`)
  .join('\n')}

Each option may also be an environment variable: BASE_PATH for --base-path.`;

/** Environment variables stand in for options that are not given. */
function fromEnvironment(name: Name): string | boolean | undefined {
  const text = process.env[name.toUpperCase().replaceAll('-', '_')];
  return options[name].type === 'boolean' && text !== undefined ? ['1', 'true', 'yes'].includes(text) : text;
}

function readOptions() {
  const config = Object.fromEntries(Object.entries(options).map(([name, { type }]) => [name, { type }]));
  const { values, positionals } = parseArgs({ options: config, allowPositionals: true });
  const value = (name: Name) => values[name] ?? fromEnvironment(name) ?? options[name].default;
  return { positionals, text: (name: Name) => String(value(name)), isSet: (name: Name) => value(name) === true };
}

const print = (entry: object) => process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);

/** Time for the requests under way when the service is told to stop, in milliseconds. */
const grace = 10_000;

function stopOnSignal(service: Service, stop: () => Promise<void>): void {
  const end = (signal: string) => {
    print({ level: 'info', message: `stopping on ${signal}` });
    setTimeout(() => process.exit(1), grace).unref();
    void stop()
      .then(() => service.close())
      .then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, end);
}

async function run(): Promise<void> {
  const { positionals, text, isSet } = readOptions();
  const [command, ...rest] = positionals;
  if (isSet('help') || command !== 'serve') return void console.log(help);
  const settings = {
    database: text('database'),
    timeZone: text('time-zone'),
    basePath: text('base-path').replace(/\/$/, ''),
    cors: text('cors'),
  };
  const origin = text('origin');
  const service = await createService({ ...settings, ...(origin && { origin }), log: print });
  if (rest[0] === 'user' && rest[1] === 'add' && rest[2]) {
    const { password } = await addUser(service, { name: rest[2], role: text('role') as Role });
    console.log(`Application password of ${rest[2]}, shown only now: ${password}`);
    return service.close();
  }
  if (rest.length) throw new Error(`Unknown command: ${rest.join(' ')}\n\n${help}`);
  if (isSet('seed')) await loadSeed(service);
  const { port, stop } = await listen(service, { host: text('host'), port: Number(text('port')) });
  stopOnSignal(service, stop);
  print({ level: 'info', message: `listening on http://${text('host')}:${port}${settings.basePath}/cal/events/v1` });
  if (!(await hasUsers(service))) {
    print({ level: 'info', message: 'Nobody can write yet. Add a user: cal-elements serve user add NAME --role editor' });
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
