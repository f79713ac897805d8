import { behavior } from '../suites/index.js';
import { sqlitePackage } from '../mounts.js';

behavior(sqlitePackage());
