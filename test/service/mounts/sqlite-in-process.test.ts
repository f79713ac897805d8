import { behaviour } from '../suites/index.js';
import { inProcess } from '../mounts.js';

behaviour(inProcess());
