import { SqliteDialect, type Dialect } from 'kysely';
import { openConnection } from './sqlite-driver.js';

/** Statements of one connection that stay prepared; lists of varying length make new texts without end. */
const mostStatements = 500;

/**
 * A connection in write-ahead mode. `synchronous = full`: what is acknowledged survives a power cut, too.
 * Every transaction takes the write lock at its begin, so that none fails half-way because another was first.
 */
export function sqliteDialect(file: string): Dialect {
  const connection = openConnection(file);
  connection.exec(
    'pragma busy_timeout = 10000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma mmap_size = 268435456; pragma cache_size = -65536',
  );
  const statements = new Map<string, ReturnType<typeof prepare>>();
  function prepare(sql: string) {
    const statement = connection.prepare(sql === 'begin' ? 'begin immediate' : sql);
    return {
      reader: /^\s*(select|with|pragma|explain)\b|\breturning\b/i.test(sql),
      all: (parameters: readonly unknown[]) => statement.all(...parameters),
      run: (parameters: readonly unknown[]) => statement.run(...parameters),
      iterate: (parameters: readonly unknown[]) => statement.all(...parameters).values(),
    };
  }
  return new SqliteDialect({
    database: {
      close: () => connection.close(),
      prepare(sql) {
        let statement = statements.get(sql);
        if (!statement) {
          if (statements.size >= mostStatements) statements.delete(statements.keys().next().value!);
          statements.set(sql, (statement = prepare(sql)));
        }
        return statement;
      },
    },
  });
}
