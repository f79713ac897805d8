import { expect } from 'vitest';
import type { ResourceName } from '../../../src/data/schema/index.js';
import { least } from './fields.js';
import type { Answer, Caller, Mount } from './mount.js';

/** The mount of a suite, and what many suites need. */
export interface SuiteContext {
  readonly mount: Mount;
  readonly editor: Caller;
  /** A caller who has not signed in. */
  readonly anyone: Caller;
  /** A new number at each call, to make names differ. */
  readonly next: () => number;
  /** The smallest body of a create. */
  readonly draft: (resource: ResourceName) => Record<string, unknown>;
  /** Creates an item with these fields, as an editor or another caller. */
  readonly create: (resource: ResourceName, body?: Record<string, unknown>, caller?: Caller) => Promise<Answer>;
}

export function suiteContext(mount: Mount): SuiteContext {
  let serial = 0;
  const next = () => ++serial;
  const editor = mount.client('editor');
  const draft = (resource: ResourceName) => least(resource, next());
  return {
    mount,
    editor,
    anyone: mount.client('anonymous'),
    next,
    draft,
    async create(resource, body = {}, caller = editor) {
      const answer = await caller.send('POST', `/${resource}`, { ...draft(resource), ...body });
      expectStatus(answer, 201);
      return answer;
    },
  };
}

export function expectStatus({ status, body }: Answer, expected: number): void {
  expect(status, JSON.stringify(body).slice(0, 500)).to.equal(expected);
}
