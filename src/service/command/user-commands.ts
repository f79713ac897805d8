import { addUser, lastAdminAddress, linkForUser, listUsers, removePasswords, removeUser } from '../users.js';
import { Misuse } from '../../prerender/command-line/options.js';
import { adminAddress } from './addresses.js';
import { userCommands, type ServeOptions } from './options.js';
import type { Role } from '../request/viewer.js';
import type { Service } from '../service.js';

type CommandName = keyof typeof userCommands;

interface Command {
  /** The words that must follow, and whether more may. */
  readonly positionals: number;
  readonly takesMore?: true;
  readonly run: (service: Service, positionals: readonly string[], options: ServeOptions) => Promise<string>;
}

/** The action of each command, which returns what to print. */
const commands: Readonly<Record<CommandName, Command>> = {
  add: {
    positionals: 1,
    async run(service, [name = ''], { text }) {
      const { password } = await addUser(service, { name, role: text('role') as Role });
      return [
        `Application password of ${name}, shown only now: ${password}`,
        `It signs programs in. For a browser: ${userCommands.link.replace('NAME', name)}`,
      ].join('\n');
    },
  },
  link: {
    positionals: 1,
    async run(service, [name = ''], options) {
      const known = options.text('origin') ? undefined : await lastAdminAddress(service);
      const { url, expires } = await linkForUser(service, name, known ?? adminAddress(options));
      return `Link by which ${name} sets a new password and signs in; it works once, until ${expires}: ${url}`;
    },
  },
  list: {
    positionals: 0,
    async run(service) {
      const users = await listUsers(service);
      const lines = users.flatMap(({ name, role, passwords }) => [
        `${name}, ${role}`,
        ...passwords.map(({ id, created }) => `  password ${id}, made ${created}`),
      ]);
      return lines.join('\n') || 'There are no users.';
    },
  },
  remove: {
    positionals: 1,
    async run(service, [name = '']) {
      await removeUser(service, name);
      return `${name} is removed, with all passwords.`;
    },
  },
  'password remove': {
    positionals: 2,
    takesMore: true,
    async run(service, [name = '', ...ids]) {
      await removePasswords(service, name, ids);
      return `Removed of ${name}: ${ids.join(', ')}`;
    },
  },
};

/** The command that these words after `user` name, ready to run. @throws Misuse */
export function userCommand(
  positionals: readonly string[],
  options: ServeOptions,
): (service: Service) => Promise<string> {
  const name = (Object.keys(commands) as CommandName[]).find((known) =>
    `${positionals.join(' ')} `.startsWith(`${known} `),
  );
  if (!name) throw new Misuse(`“user ${positionals.join(' ')}” is no command: --help shows what there is`);
  const { positionals: least, takesMore, run } = commands[name];
  const given = positionals.slice(name.split(' ').length);
  if (given.length < least || (given.length > least && !takesMore)) throw new Misuse(`It is: ${userCommands[name]}`);
  if (name === 'add' && !options.text('role'))
    throw new Misuse('--role is missing: cal-elements-service serve user add NAME --role editor');
  return (service) => run(service, given, options);
}
