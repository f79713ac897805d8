import { readFileSync } from 'node:fs';
import { Misuse } from './options.js';

/** One of the commands of a program. */
export interface Command {
  readonly help: string;
  /** Runs it with what was typed after its name. */
  readonly run: (args: readonly string[]) => Promise<void>;
}

/** The version of the package that a program belongs to, whose `package.json` lies above the program's folder. */
const versionOf = (program: string): string =>
  (JSON.parse(readFileSync(new URL('../package.json', program), 'utf8')) as { version: string }).version;

async function run(
  commands: Readonly<Record<string, Command>>,
  program: string,
  [name, ...args]: readonly string[],
): Promise<void> {
  if (name === '--version') return console.log(versionOf(program));
  if (name === undefined || name === '--help' || args.includes('--help')) {
    const texts = Object.values(commands).map(({ help }) => help);
    return void console.log([...texts, '--help shows this, --version the version.'].join('\n\n'));
  }
  if (!Object.hasOwn(commands, name)) throw new Misuse(`“${name}” is no command: --help shows what there is`);
  return commands[name]!.run(args);
}

/**
 * Runs the command that the arguments of this process name.
 * @param program Address of the program's file
 */
export function runCommand(commands: Readonly<Record<string, Command>>, program: string): void {
  // The reader of the log may go away, or its disk be full: the service continues.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  run(commands, program, process.argv.slice(2)).catch((error: unknown) => {
    console.error((error as Error).message || (error as { code?: string }).code);
    // Open database connections would keep the process alive.
    process.exit(1);
  });
}
