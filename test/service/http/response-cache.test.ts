import { beforeEach, describe, expect, it } from 'vitest';
import { createResponseCache } from '../../../src/service/http/response-cache.js';
import { withDefaults } from '../../../src/service/settings.js';
import type { Store } from '../../../src/service/store/store.js';

let cache: ReturnType<typeof createResponseCache>;
let made: string[];
beforeEach(async () => {
  const store = { revision: () => Promise.resolve(1) } as Partial<Store> as Store;
  cache = createResponseCache(store, withDefaults({ database: ':memory:', now: () => 0 }), () => Promise.resolve());
  made = [];
  await cache.refresh();
});

const recall = (address: string, text = '{}') =>
  cache.recall(address, () => {
    made.push(address);
    return Promise.resolve({ body: text });
  });

describe('the response cache', () => {
  it.each([
    ['long addresses', (index: number) => recall(`/${index}${'x'.repeat(15_000)}`)],
    ['long answers', (index: number) => recall(`/${index}`, 'x'.repeat(15_000))],
    ['many short answers', (index: number) => Promise.all(Array.from({ length: 30 }, (_, each) => recall(`/${index}/${each}`)))],
  ])('forgets what was read least recently before it holds 64 MB of %s', async (_, fill) => {
    await recall('/once');
    await recall('/often');
    for (let index = 0; index < 2500; index++) {
      await fill(index);
      await recall('/often');
    }
    made.length = 0;
    await recall('/often');
    await recall('/once');
    expect(made).to.deep.equal(['/once']);
  });
});
