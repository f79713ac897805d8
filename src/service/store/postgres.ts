import { PostgresDialect, type Dialect, type PostgresPool } from 'kysely';

const missing = 'PostgreSQL needs its driver: npm install pg';
/** The type of `count(*)`, which the driver would hand over as text. */
const int8 = 20;

interface Driver {
  readonly Pool: new (settings: object) => PostgresPool & { on(event: 'error', listener: () => void): void };
  readonly types: { setTypeParser(type: number, parse: (text: string) => unknown): void };
}

export async function postgresDialect(address: string): Promise<Dialect> {
  let driver: Driver;
  try {
    const name = 'pg';
    driver = ((await import(/* @vite-ignore */ name)) as { default: Driver }).default;
  } catch (cause) {
    throw new Error(missing, { cause });
  }
  driver.types.setTypeParser(int8, Number);
  const pool = new driver.Pool({ connectionString: address, max: 10 });
  // A database that restarts ends the connections that lie idle. The pool makes new ones; unheard, this would end the process.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}
