import { behavior } from '../suites/index.js';
import { nodeSqlite } from '../mounts.js';

behavior(nodeSqlite());
