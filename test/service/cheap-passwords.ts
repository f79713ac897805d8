/**
 * Computing a log-in password takes next to no time in the process of a test, and in the server of `server.ts`. guesses.test.ts asserts what it costs
 * in a service, and the commands pay that.
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Compute = (
  password: string,
  salt: Buffer,
  length: number,
  options: crypto.ScryptOptions,
  done: () => void,
) => void;

const compute = crypto.scrypt as Compute;
const cheap: Compute = (password, salt, length, options, done) =>
  compute(password, salt, length, { ...options, N: 2, p: 1 }, done);
Object.assign(crypto, { scrypt: cheap });
syncBuiltinESMExports();
