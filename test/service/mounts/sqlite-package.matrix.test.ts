import { behaviour } from '../suites/index.js';
import { sqlitePackage } from '../mounts.js';

behaviour(sqlitePackage());
