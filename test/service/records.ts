import type { Records } from '../../src/service/index.js';
import { dataset } from './suites/dataset.js';

/** What the service is loaded with: the recorded dataset. Its images come with the items that show them. */
export const records: Records = dataset;
