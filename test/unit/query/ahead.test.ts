import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchAhead, savesData, whenIdle } from '../../../src/data/query/ahead.js';

const run = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  run.mockClear();
});

/** As some pages add them: they cannot be canceled. */
function idleCallbacks() {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => waiting.push(callback));
  return () => waiting.forEach((callback) => callback());
}

describe.each([
  ['with idle callbacks', () => idleCallbacks()],
  ['without idle callbacks', () => () => void vi.runAllTimers()],
])('%s, what waits for a page to be idle', (_, prepare) => {
  it('is called', () => {
    const rest = prepare();
    whenIdle(run);
    expect(run).not.toHaveBeenCalled();
    rest();
    expect(run).toHaveBeenCalledOnce();
  });

  it('is not called once it is taken back', () => {
    const rest = prepare();
    whenIdle(run)();
    fetchAhead(run)();
    rest();
    expect(run).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).to.equal(0);
  });
});

it('is not called on a simulated page that has ended', () => {
  whenIdle(run);
  vi.stubGlobal('document', undefined);
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});

it.each([
  [undefined, false],
  [{}, false],
  [{ connection: { saveData: true } }, true],
])('the navigator %j saves data: %s', (navigator, isSaving) => {
  vi.stubGlobal('navigator', navigator);
  expect(savesData()).to.equal(isSaving);
});
