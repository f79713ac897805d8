import { afterAll, beforeAll, describe } from 'vitest';
import { nodeSqlite, postgres, sqlitePackage } from '../mounts.js';
import { smoke } from '../suites/smoke.js';
import { suiteContext } from '../suites/suite-context.js';

describe.each([sqlitePackage(), nodeSqlite(), postgres()].map((mount) => [mount.name, mount] as const))('%s', (_, mount) => {
  beforeAll(() => mount.load());
  afterAll(() => mount.close());
  smoke(suiteContext(mount));
});
