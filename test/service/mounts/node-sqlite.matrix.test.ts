import { behaviour } from '../suites/index.js';
import { nodeSqlite } from '../mounts.js';

behaviour(nodeSqlite());
