import { Misuse } from './misuse.js';

/** One of the commands of a program. */
export interface Command {
  readonly help: string;
  /** Runs it with what was typed after its name. */
  readonly run: (args: readonly string[]) => Promise<void>;
}

async function run(commands: Readonly<Record<string, Command>>, [name, ...args]: readonly string[]): Promise<void> {
  if (name === undefined || name === '--help' || args.includes('--help')) {
    const texts = Object.values(commands).map(({ help }) => help);
    return void console.log([...texts, '--help shows this.'].join('\n\n'));
  }
  if (!Object.hasOwn(commands, name)) throw new Misuse(`“${name}” is no command: --help shows what there is`);
  return commands[name]!.run(args);
}

/** Runs the command that the arguments of this process name. */
export function runCommand(commands: Readonly<Record<string, Command>>): void {
  // The reader of the log may go away, or its disk be full: the service continues.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  run(commands, process.argv.slice(2)).catch((error: unknown) => {
    console.error((error as Error).message || (error as { code?: string }).code);
    // Open database connections would keep the process alive.
    process.exit(1);
  });
}
