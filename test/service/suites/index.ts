import { afterAll, beforeAll, describe } from 'vitest';
import { accounts } from './accounts.js';
import { dates } from './dates.js';
import { description } from './description.js';
import { errors } from './errors.js';
import { feed } from './feed.js';
import { hidden } from './hidden.js';
import { http } from './http.js';
import { limits } from './limits.js';
import { links } from './links.js';
import type { Mount } from './mount.js';
import { passwords } from './passwords.js';
import { images } from './images.js';
import { publication } from './publication.js';
import { reads } from './reads.js';
import { rights } from './rights.js';
import { signingIn } from './signing-in.js';
import { suiteContext } from './suite-context.js';
import { terms } from './terms.js';
import { writes } from './writes.js';

const suites = {
  ...{ reads, passwords, writes, publication, links, terms, images, errors, rights, hidden, feed, accounts },
  ...{ 'signing in': signingIn, http, description, dates, limits },
};

/** All behavior of the interface, on one mount. Each suite begins with the recorded dataset. */
export function behavior(mount: Mount): void {
  describe(mount.name, () => {
    for (const [name, suite] of Object.entries(suites)) {
      describe(name, () => {
        beforeAll(() => mount.load());
        suite(suiteContext(mount));
      });
    }
    afterAll(() => mount.close());
  });
}
