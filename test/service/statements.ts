import type * as driver from '../../src/service/store/sqlite-driver.js';

/** A statement that the service sent to SQLite. */
export interface Statement {
  readonly verb: string;
  /** The first table that it names. */
  readonly table: string;
  readonly parameters: number;
}

/** All that were sent, in their order; empty it before what is to be watched. */
export const statements: Statement[] = [];

/** The driver of SQLite, which tells of each statement with its parameters, and whether it reads rows. */
export async function watchDriver(
  load: () => Promise<typeof driver>,
  note: (sql: string, parameters: readonly unknown[], isRead: boolean) => void,
): Promise<typeof driver> {
  const { openConnection } = await load();
  return {
    openConnection(file) {
      const connection = openConnection(file);
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

/** The driver of SQLite, whose statements are noted. */
export const watched = (load: () => Promise<typeof driver>): Promise<typeof driver> =>
  watchDriver(load, (sql, parameters) => {
    const [verb] = sql.split(' ');
    const [, table] = /\b(?:from|into|update) "(\w+)"/.exec(sql) ?? [];
    if (verb && table) statements.push({ verb, table, parameters: parameters.length });
  });
