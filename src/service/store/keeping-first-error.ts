import type { Dialect } from 'kysely';

/**
 * Lets a failed transaction tell why it failed. An engine that has rolled back by itself (a full disk), or is gone, refuses the rollback,
 * and that error would stand in place of the first.
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
