import { behavior } from '../suites/index.js';
import { inProcess } from '../mounts.js';

behavior(inProcess());
