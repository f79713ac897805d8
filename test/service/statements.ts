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

/** The driver of SQLite, whose statements are noted. */
export async function watched(load: () => Promise<typeof driver>): Promise<typeof driver> {
  const { openConnection } = await load();
  return {
    openConnection(file) {
      const connection = openConnection(file);
      return {
        exec: (sql) => connection.exec(sql),
        close: () => connection.close(),
        prepare(sql) {
          const statement = connection.prepare(sql);
          const [verb] = sql.split(' ');
          const [, table] = /\b(?:from|into|update) "(\w+)"/.exec(sql) ?? [];
          const note = (parameters: readonly unknown[]) => {
            if (verb && table) statements.push({ verb, table, parameters: parameters.length });
          };
          return {
            all(...parameters) {
              note(parameters);
              return statement.all(...parameters);
            },
            run(...parameters) {
              note(parameters);
              return statement.run(...parameters);
            },
          };
        },
      };
    },
  };
}
