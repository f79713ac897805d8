import { internalsOf } from '../internals.js';
import type { Service } from '../service.js';
import type { Records } from './records.js';
import { writeRecords } from './write-records.js';

/** Loads records into an empty service. */
export const importRecords = (service: Service, records: Records): Promise<void> =>
  writeRecords(internalsOf(service).store, records);
