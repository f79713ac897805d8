import type { Records } from '../../src/service/index.js';
import { dataset } from './suites/dataset.js';

/** The recorded dataset to load into a service. Its images come with the items that show them. */
export const records: Records = dataset;
