import { addUser, listUsers, removePasswords, removeUser } from './users.js';
import { Misuse, userCommands, type Options } from './options.js';
import type { Role } from './request/viewer.js';
import type { Service } from './service.js';

type CommandName = keyof typeof userCommands;

interface Command {
  /** Words that must follow, and whether more may. */
  readonly words: number;
  readonly takesMore?: true;
  readonly run: (service: Service, words: readonly string[], options: Options) => Promise<string>;
}

/** What each command does, and says when it has. */
const commands: Readonly<Record<CommandName, Command>> = {
  add: {
    words: 1,
    async run(service, [name = ''], { text }) {
      const { password } = await addUser(service, { name, role: text('role') as Role });
      return `Application password of ${name}, shown only now: ${password}`;
    },
  },
  list: {
    words: 0,
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
    words: 1,
    async run(service, [name = '']) {
      await removeUser(service, name);
      return `${name} is removed, with all passwords.`;
    },
  },
  'password remove': {
    words: 2,
    takesMore: true,
    async run(service, [name = '', ...ids]) {
      await removePasswords(service, name, ids);
      return `Removed of ${name}: ${ids.join(', ')}`;
    },
  },
};

/** The command that these words behind `user` make, ready to run. @throws Misuse */
export function userCommand(words: readonly string[], options: Options): (service: Service) => Promise<string> {
  const name = (Object.keys(commands) as CommandName[]).find((known) => `${words.join(' ')} `.startsWith(`${known} `));
  if (!name) throw new Misuse(`“user ${words.join(' ')}” is no command: cal-elements --help shows what there is`);
  const { words: least, takesMore, run } = commands[name];
  const given = words.slice(name.split(' ').length);
  if (given.length < least || (given.length > least && !takesMore)) throw new Misuse(`It is: ${userCommands[name]}`);
  if (name === 'add' && !options.text('role')) throw new Misuse('--role is missing: cal-elements serve user add NAME --role editor');
  return (service) => run(service, given, options);
}
