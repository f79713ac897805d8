import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { inProcess, nodeSqlite, postgres, sqlitePackage } from '../mounts.js';
import type { Mount } from './mount.js';
import { suiteContext, type SuiteContext } from './suite-context.js';

/** Mounts other than the service in this process, which `npm test -- matrix` tries; all of them over HTTP, so that one is enough for sockets and headers. */
const others = { PostgreSQL: postgres, 'node:sqlite': nodeSqlite, SQLite: sqlitePackage } as const;

type Other = keyof typeof others;

/** The suites, and what can differ on which other mount. Where nothing is said, nothing can: a suite differs nowhere whose reason is a text. */
const suites = {
  reads: { PostgreSQL: 'filters, orders and pages are SQL', 'node:sqlite': 'rows are what the driver makes of them' },
  passwords: { PostgreSQL: 'what a password hides is left out by SQL' },
  writes: {
    PostgreSQL: 'each field is a column with a type of its own',
    'node:sqlite': 'values pass through the driver',
    SQLite: 'one connection reads what another one has written',
  },
  publication: { PostgreSQL: 'statuses, times and taken slugs are compared by SQL' },
  links: { PostgreSQL: 'names and slugs are looked up by SQL' },
  terms: { PostgreSQL: 'the tree of terms and the counts of events are SQL' },
  images: {
    PostgreSQL: 'bytes have a type of their own, and pass through a socket',
    'node:sqlite': 'bytes are what the driver makes of them',
  },
  errors: {
    PostgreSQL: 'values that its columns do not take have to be refused before, and the server of Node reads first',
  },
  rights: 'roles are compared before a statement is sent',
  hidden: { PostgreSQL: 'what is hidden is left out by SQL' },
  feed: { PostgreSQL: 'events are read by SQL, part after part, and pass through a socket' },
  accounts: { PostgreSQL: 'users, sessions and links are found by SQL; cookies and origins are headers' },
  'rights at the desk': 'roles are compared before a statement is sent',
  'signing in': { PostgreSQL: 'sessions and failed attempts are found by SQL; credentials and cookies are headers' },
  http: {
    'node:sqlite': 'a newer Node has another fetch and server',
    SQLite: 'methods, headers, bodies and compression pass through the server of Node',
  },
  description: 'it is computed from the tables of the schema',
  dates: { PostgreSQL: 'wall times and days are compared by SQL' },
  limits: {
    PostgreSQL: 'its columns take other numbers and texts',
    'node:sqlite': 'numbers and texts pass through the driver',
  },
} as const satisfies Readonly<Record<string, string | Partial<Record<Other, string>>>>;

/** A suite of the interface's behavior: in this process, and in `npm test -- matrix` on the other mounts that it can differ on. */
export function behavior(name: keyof typeof suites, suite: (context: SuiteContext) => void): void {
  const differing = typeof suites[name] === 'string' ? [] : (Object.keys(suites[name]) as Other[]);
  // Otherwise the matrix would not find it.
  expect(/\.engines\.test\.ts$/.test(expect.getState().testPath!), `${name} is in a file of engines`).to.equal(
    differing.length > 0,
  );
  const mounts: Mount[] = inject('isMatrix') ? differing.map((other) => others[other]()) : [inProcess()];
  for (const mount of mounts)
    describe(`${name} on ${mount.name}`, () => {
      beforeAll(() => mount.load());
      afterAll(() => mount.close());
      suite(suiteContext(mount));
    });
}
