import { afterAll, beforeAll, vi } from 'vitest';
import * as driver from '../../src/service/store/sqlite-driver.js';

/** Wraps the connections to SQLite that are opened while the tests of a file run. */
export function wrapConnections(wrap: (connection: driver.Connection) => driver.Connection): void {
  const { openConnection } = driver;
  beforeAll(() => void vi.spyOn(driver, 'openConnection').mockImplementation((file) => wrap(openConnection(file))));
  afterAll(() => vi.mocked(driver.openConnection).mockRestore());
}

/** Reports each statement that is sent to SQLite while the tests of a file run, with its parameters and whether it reads rows. */
export const watchStatements = (note: (sql: string, parameters: readonly unknown[], isRead: boolean) => void): void =>
  wrapConnections((connection) => ({
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
  }));

/** A statement that the service sent to SQLite. */
export interface Statement {
  readonly verb: string;
  /** The first table that it names. */
  readonly table: string;
  readonly parameters: number;
}

/** All statements that are sent while the tests of a file run, in order; empty it before what is to be counted. */
export function recordStatements(): Statement[] {
  const statements: Statement[] = [];
  watchStatements((sql, parameters) => {
    const [verb] = sql.split(' ');
    const [, table] = /\b(?:from|into|update) "?(\w+)/.exec(sql) ?? [];
    if (verb && table) statements.push({ verb, table, parameters: parameters.length });
  });
  return statements;
}
