import { afterAll, describe } from 'vitest';
import { dates } from './dates.js';
import { errors } from './errors.js';
import { http } from './http.js';
import { limits } from './limits.js';
import type { Mount } from './mount.js';
import { pictures } from './pictures.js';
import { reads } from './reads.js';
import { rights } from './rights.js';
import { writes } from './writes.js';

/** All behaviour of the interface, on one mount. */
export function behaviour(mount: Mount): void {
  describe(mount.name, () => {
    for (const suite of [reads, writes, errors, rights, http, dates, pictures, limits]) suite(mount);
    afterAll(() => mount.close());
  });
}
