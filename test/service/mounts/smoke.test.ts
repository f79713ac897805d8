import { afterAll, beforeAll, describe } from 'vitest';
import { findProgram } from '../../runner/programs.mjs';
import { nodeSqlite, postgres, sqlitePackage } from '../mounts.js';
import { smoke } from '../suites/smoke.js';
import { suiteContext } from '../suites/suite-context.js';

/** The mounts that this machine has the programs for. */
const mounts = [
  { mount: sqlitePackage(), isHere: true },
  { mount: nodeSqlite(), isHere: findProgram('nodeWithSqlite') },
  { mount: postgres(), isHere: findProgram('postgresql') },
];

for (const { mount, isHere } of mounts)
  describe.runIf(isHere)(mount.name, () => {
    beforeAll(() => mount.load());
    afterAll(() => mount.close());
    smoke(suiteContext(mount));
  });
