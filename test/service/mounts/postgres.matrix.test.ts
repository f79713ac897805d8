import { behaviour } from '../suites/index.js';
import { postgres } from '../mounts.js';

behaviour(postgres());
