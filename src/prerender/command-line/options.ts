import { parseArgs } from 'node:util';

/** A mistake in the command line, reported in one line. */
export class Misuse extends Error {}

interface OptionRow {
  /** Options without a value are set or not. */
  readonly value?: string;
  readonly preset?: string;
  readonly description: string;
  /** The test of a value, where not every text will do. */
  readonly needs?: readonly [matches: (text: string) => boolean, remedy: string];
}

export type OptionTable = Readonly<Record<string, OptionRow>>;
type WithValue<T extends OptionTable> = {
  [Name in keyof T]: T[Name] extends { value: string } ? Name : never;
}[keyof T];

const switches: Readonly<Record<string, boolean>> = {
  '1': true,
  true: true,
  yes: true,
  '0': false,
  false: false,
  no: false,
};

/** The options and arguments that were typed. */
export interface Options<T extends OptionTable> {
  /** The arguments that are no options. */
  readonly positionals: readonly string[];
  readonly text: (name: WithValue<T>) => string;
  readonly isSet: (name: Exclude<keyof T, WithValue<T>>) => boolean;
}

function parse(table: OptionTable, args: readonly string[]) {
  const rows = Object.entries(table);
  const config = Object.fromEntries(
    rows.map(([name, { value }]) => [name, { type: value ? ('string' as const) : ('boolean' as const) }]),
  );
  try {
    return parseArgs({ args: [...args], options: config, allowPositionals: true });
  } catch (error) {
    // Its own remedy is about positional arguments.
    throw new Misuse(`${(error as Error).message.split('. ')[0]}: --help shows what there is`);
  }
}

/**
 * Reads and checks what was typed, and the environment for what was not: `BASE_PATH` for `--base-path`.
 * @throws Misuse
 */
export function readOptions<T extends OptionTable>(
  table: T,
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): Options<T> {
  const { values, positionals } = parse(table, args);
  const variable = (name: string) => name.toUpperCase().replaceAll('-', '_');
  const refuse = (name: string, given: string, remedy: string) => {
    const source = values[name] === undefined ? `${variable(name)} (--${name})` : `--${name}`;
    throw new Misuse(`${source} is “${given}”, but has to be ${remedy}`);
  };
  // An empty variable counts as unset.
  const typed = (name: string) => values[name] ?? (environment[variable(name)] || undefined);
  for (const [name, { needs, value }] of Object.entries(table)) {
    const given = typed(name);
    if (typeof given !== 'string') continue;
    if (!value && switches[given] === undefined) refuse(name, given, '1 or 0');
    if (needs && !needs[0](given)) refuse(name, given, needs[1]);
  }
  return {
    positionals,
    text: (name) => String(typed(String(name)) ?? table[name]!.preset ?? ''),
    isSet: (name) => typed(String(name)) === true || switches[String(typed(String(name)))] === true,
  };
}

/** The lines of `--help` about options. */
export const optionLines = (table: OptionTable): string =>
  Object.entries(table)
    .map(([name, { value = '', description }]) => `  ${`--${name} ${value}`.padEnd(28)} ${description}`)
    .join('\n');
