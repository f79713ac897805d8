/** The service as a program, for tests that need other processes. Its one argument is an `Order` as JSON. */
import './cheap-passwords.js';
import { readFileSync } from 'node:fs';
import { listen } from '../../src/service/command/listen.js';
import { createService, type Records, type ServiceSettings } from '../../src/service/index.js';
import { setUp } from './set-up.js';

export interface Order {
  readonly settings: Omit<ServiceSettings, 'now' | 'log'>;
  /** The fixed time of the clock, in ms; the clock runs when absent. */
  readonly now?: number;
  /** Whether to make users, and load the records of this file. */
  readonly records?: string;
}
/** The program's output once it listens. */
export interface Ready {
  readonly port: number;
  readonly passwords: Readonly<Record<string, string>>;
}

const { settings, now, records } = JSON.parse(process.argv[2]!) as Order;
const complete = { ...settings, ...(now !== undefined && { now: () => now }) };
const { service, passwords } =
  records === undefined
    ? { service: await createService(complete), passwords: {} }
    : await setUp(complete, records ? (JSON.parse(readFileSync(records, 'utf8')) as Records) : undefined);
const { port } = await listen(service, { host: '127.0.0.1', port: 0 });
console.log(JSON.stringify({ port, passwords }));
