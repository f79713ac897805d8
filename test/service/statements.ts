import type * as driver from '../../src/service/store/sqlite-driver.js';

/** A statement that the service sent to SQLite. */
export interface Statement {
  readonly verb: string;
  /** The first table that it names. */
  readonly table: string;
  readonly parameters: number;
}

/** All statements sent, in order; empty it before what is to be counted. */
export const statements: Statement[] = [];

/** SQLite's driver, which reports each statement with its parameters and whether it reads rows. */
export async function watchDriver(
  load: () => Promise<typeof driver>,
  note: (sql: string, parameters: readonly unknown[], isRead: boolean) => void,
): Promise<typeof driver> {
  const loaded = await load();
  return {
    ...loaded,
    openConnection(file) {
      const connection = loaded.openConnection(file);
      return {
        exec: (sql) => connection.exec(sql),
        close: () => connection.close(),
        prepare(sql) {
          const statement = connection.prepare(sql);
          return {
            all(...parameters) {
              note(sql, parameters, true);
              return statement.all(...parameters);
            },
            run(...parameters) {
              note(sql, parameters, false);
              return statement.run(...parameters);
            },
          };
        },
      };
    },
  };
}

/** SQLite's driver, whose statements are recorded. */
export const watched = (load: () => Promise<typeof driver>): Promise<typeof driver> =>
  watchDriver(load, (sql, parameters) => {
    const [verb] = sql.split(' ');
    const [, table] = /\b(?:from|into|update) "(\w+)"/.exec(sql) ?? [];
    if (verb && table) statements.push({ verb, table, parameters: parameters.length });
  });
