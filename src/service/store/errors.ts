import type { Dialect } from 'kysely';

/** The database did not answer in time, or another process locks it: the same request may work a little later. */
export class Unavailable extends Error {
  constructor(cause: unknown) {
    const { message, code } = cause as { message?: string; code?: string };
    super(message || code, { cause });
    this.name = 'Unavailable';
  }
}

/**
 * Keeps the error of a failed transaction. An engine that has rolled back by itself (a full disk), or is gone, refuses
 * the rollback, and that error would replace the first.
 */
export function keepingFirstError(dialect: Dialect): Dialect {
  const createDriver = () => {
    const driver = dialect.createDriver();
    const rollback = driver.rollbackTransaction.bind(driver);
    driver.rollbackTransaction = (connection) => rollback(connection).catch(() => {});
    return driver;
  };
  return {
    createDriver,
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (database) => dialect.createIntrospector(database),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}
