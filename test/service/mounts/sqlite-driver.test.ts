import { behaviour } from '../suites/index.js';
import { betterSqlite } from '../mounts.js';

behaviour(betterSqlite());
