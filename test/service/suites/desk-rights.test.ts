import { beforeAll, describe, expect, it } from 'vitest';
import type { ResourceName } from '../../../src/data/schema/index.js';
import { invite, type Browser } from '../browser.js';
import { rights } from '../rights-table.js';
import { behavior } from './behavior.js';
import type { Role } from './mount.js';

type Request = [roles: readonly Role[], method: string, path: string, body: object | undefined];

const crafted = Object.values(rights).flatMap(({ roles, requests }) =>
  requests.map(([method, path, body]): Request => [roles, method, path, body]),
);

/** What a role may do at the desk, and what it is refused however a request is made. */
behavior('rights at the desk', ({ mount, draft, next }) => {
  const administrator = mount.client('administrator');

  describe.each(['subscriber', 'contributor', 'author', 'editor', 'administrator'] as const)(
    'of the role %s',
    (role) => {
      let browser: Browser;
      let me: { id: number; may: string[] };
      beforeAll(async () => {
        browser = await invite(mount, role, `${role} of the desk`);
        me = (await browser.send('GET', '')).body.me as typeof me;
      });

      /** A published item of somebody. */
      async function published(resource: ResourceName, author?: number): Promise<string> {
        const { body } = await administrator.send('POST', `/${resource}`, {
          ...draft(resource),
          status: 'publish',
          ...(author && { author }),
        });
        return String(body.id);
      }

      it('is told what it may do', () => {
        const allowed = Object.entries(rights).filter(([, { roles }]) => roles.includes(role));
        expect([...me.may].sort()).to.deep.equal(allowed.map(([action]) => action).sort());
      });

      it.each(crafted)('may, as one of %j: %s %s, and no other', async (roles, method, path, body) => {
        const [, resource = ''] = /(events|venues|organizers)\/(?:OWN|OTHERS)/.exec(path) ?? [];
        const id = resource && (await published(resource as ResourceName, path.endsWith('OWN') ? me.id : undefined));
        const isNew = method === 'POST' && /^events:\/\w+$/.test(path);
        const sent = isNew ? draft(path.slice('events:/'.length) as ResourceName) : body && { ...body };
        if (sent && 'name' in sent) Object.assign(sent, { name: `somebody ${next()}` });
        const { status } = await browser.send(method, path.replace(/OWN|OTHERS/, id).replace('IMAGE', '999999'), sent);
        // What is not there is missing only for those who may ask.
        const right = /999999|IMAGE/.test(path) ? [404] : [200, 201];
        expect(roles.includes(role) ? right : [403]).to.include(status);
      });
    },
  );
});
