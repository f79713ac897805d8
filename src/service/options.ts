import { parseArgs } from 'node:util';
import { isAddressRange } from './caller-address.js';
import { isZone } from './dates/zones.js';
import { roles } from './request/viewer.js';

interface OptionRow {
  /** Options without a value are set or not. */
  readonly value?: string;
  readonly preset?: string;
  readonly description: string;
  /** What a value must be, where not every text will do. */
  readonly needs?: readonly [matches: (text: string) => boolean, remedy: string];
}

/** Members of an option that takes several. */
export const listOf = (text: string): string[] => text.split(',').filter(Boolean);

const isOrigin = (text: string) => URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;

/** The options of the command. Each may be an environment variable, too: `BASE_PATH` for `--base-path`. */
const options = {
  port: {
    value: 'NUMBER',
    preset: '8080',
    description: 'Port to listen on',
    needs: [(text) => /^\d{1,5}$/.test(text) && Number(text) < 65_536, 'a number from 0 (any that is free) to 65535'],
  },
  host: { value: 'ADDRESS', preset: '127.0.0.1', description: 'Address to listen on; 0.0.0.0 for all' },
  'base-path': {
    value: 'PATH',
    preset: '',
    description: 'Path above the interface, such as /api',
    needs: [(text) => /^(\/[\w.~-]+)*\/?$/.test(text), 'a path that begins with a slash, such as /api'],
  },
  database: { value: 'FILE', preset: 'calendar.sqlite', description: 'SQLite file, or postgres://…' },
  'time-zone': {
    value: 'ZONE',
    preset: 'UTC',
    description: 'Time zone of the site, such as Europe/Berlin',
    needs: [isZone, 'the name of a time zone, such as Europe/Berlin'],
  },
  cors: {
    value: 'ORIGIN',
    preset: '*',
    description: 'Origin whose pages may read; * for all',
    needs: [(text) => text === '*' || isOrigin(text), 'an origin without a path, such as https://www.example.org, or *'],
  },
  origin: {
    value: 'ORIGIN',
    preset: '',
    description: 'Public origin for links, behind a proxy',
    needs: [(text) => text === '' || isOrigin(text), 'an origin without a path, such as https://calendar.example.org'],
  },
  jsonp: {
    value: 'on|off',
    preset: 'on',
    description: 'Answer _jsonp, with scripts of this origin',
    needs: [(text) => text === 'on' || text === 'off', 'on or off'],
  },
  'trusted-proxy': {
    value: 'ADDRESSES',
    preset: '',
    description: 'Proxies that name the caller in X-Forwarded-For, such as 127.0.0.1,10.0.0.0/8',
    needs: [(text) => listOf(text).every(isAddressRange), 'IP addresses or ranges, such as 127.0.0.1,10.0.0.0/8'],
  },
  seed: { description: 'Fill an empty calendar with sample data' },
  role: {
    value: roles.join('|'),
    description: 'Role of the user to add',
    needs: [(text) => (roles as readonly string[]).includes(text), `one of ${roles.join(', ')}`],
  },
  help: { description: 'Show this' },
} as const satisfies Readonly<Record<string, OptionRow>>;
type Name = keyof typeof options;
const rows: readonly (readonly [string, OptionRow])[] = Object.entries(options);

/** The user commands, as they are typed. */
export const userCommands = {
  add: 'cal-elements serve user add NAME --role ROLE [--database FILE]',
  list: 'cal-elements serve user list [--database FILE]',
  remove: 'cal-elements serve user remove NAME [--database FILE]',
  'password remove': 'cal-elements serve user password remove NAME ID… [--database FILE]',
};

export const help = `cal-elements serve [options]
${Object.values(userCommands).join('\n')}

${rows.map(([name, { value = '', description }]) => `  ${`--${name} ${value}`.padEnd(28)} ${description}`).join('\n')}

Each option may also be an environment variable: BASE_PATH for --base-path.`;

/** A mistake in the command line, reported in one line. */
export class Misuse extends Error {}

const switches: Readonly<Record<string, boolean>> = { '1': true, true: true, yes: true, '0': false, false: false, no: false };

export interface Options {
  /** What is not an option. */
  readonly positionals: readonly string[];
  readonly text: (name: Exclude<Name, 'seed' | 'help'>) => string;
  readonly isSet: (name: 'seed' | 'help') => boolean;
}

function parse(args: readonly string[]) {
  const config = Object.fromEntries(rows.map(([name, { value }]) => [name, { type: value ? ('string' as const) : ('boolean' as const) }]));
  try {
    return parseArgs({ args: [...args], options: config, allowPositionals: true });
  } catch (error) {
    // Its own remedy is about positional arguments.
    throw new Misuse(`${(error as Error).message.split('. ')[0]}: cal-elements --help shows what there is`);
  }
}

/** Reads and checks what was typed, and the environment for what was not. @throws Misuse */
export function readOptions(args: readonly string[], environment: Readonly<Record<string, string | undefined>>): Options {
  const { values, positionals } = parse(args);
  const variable = (name: string) => name.toUpperCase().replaceAll('-', '_');
  const refuse = (name: string, given: string, remedy: string) => {
    const source = values[name] === undefined ? `${variable(name)} (--${name})` : `--${name}`;
    throw new Misuse(`${source} is “${given}”, but has to be ${remedy}`);
  };
  // An empty variable counts as unset.
  const typed = (name: string) => values[name] ?? ((name !== 'help' && environment[variable(name)]) || undefined);
  for (const [name, { needs, value }] of rows) {
    const given = typed(name);
    if (typeof given !== 'string') continue;
    if (!value && switches[given] === undefined) refuse(name, given, '1 or 0');
    if (needs && !needs[0](given)) refuse(name, given, needs[1]);
  }
  return {
    positionals,
    text: (name) => String(typed(name) ?? ('preset' in options[name] ? options[name].preset : '')),
    isSet: (name) => typed(name) === true || switches[String(typed(name))] === true,
  };
}
