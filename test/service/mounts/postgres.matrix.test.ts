import { behavior } from '../suites/index.js';
import { postgres } from '../mounts.js';

behavior(postgres());
