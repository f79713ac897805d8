import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('temporal-polyfill');
  vi.resetModules();
});

describe('loadTemporal', () => {
  it('uses the browser’s own and fetches no polyfill', async () => {
    const native = {};
    vi.stubGlobal('Temporal', native);
    vi.doMock('temporal-polyfill', () => {
      throw new Error('fetched');
    });
    const { loadTemporal } = await import('../../../src/data/time/index.js');
    expect(await loadTemporal()).to.equal(native);
  });

  it('loads the polyfill where there is none, and leaves the globals unchanged', async () => {
    vi.stubGlobal('Temporal', undefined);
    const { loadTemporal } = await import('../../../src/data/time/index.js');
    const { PlainDate } = await loadTemporal();
    expect(PlainDate.from('2026-11-21').add({ days: 10 }).toString()).to.equal('2026-12-01');
    expect(globalThis.Temporal).to.equal(undefined);
  });

  it('is rejected when the polyfill cannot be fetched', async () => {
    vi.stubGlobal('Temporal', undefined);
    vi.doMock('temporal-polyfill', () => {
      throw new Error('offline');
    });
    const { loadTemporal } = await import('../../../src/data/time/index.js');
    expect(await loadTemporal().catch(() => 'rejected')).to.equal('rejected');
  });
});
