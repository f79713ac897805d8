import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const settingsChanged = vi.hoisted(() => vi.fn());
vi.mock('../../../src/query/settings.js', () => ({ settingsChanged }));

const minute = 60_000;

describe('watching the clock', () => {
  let page: EventTarget & { hidden: boolean };

  beforeEach(async () => {
    vi.resetModules();
    settingsChanged.mockClear();
    page = Object.assign(new EventTarget(), { hidden: false });
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:07:00Z') });
    vi.stubGlobal('document', page);
    vi.stubGlobal('window', new EventTarget());
    const { watchClock } = await import('../../../src/query/page-clock.js');
    watchClock();
    watchClock();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('updates a page that is looked at at every quarter of an hour', () => {
    vi.advanceTimersByTime(7 * minute);
    expect(settingsChanged).not.toHaveBeenCalled();
    vi.advanceTimersByTime(minute);
    expect(settingsChanged).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60 * minute);
    expect(settingsChanged).toHaveBeenCalledTimes(5);
  });

  it('lets a hidden page rest, and updates it once when it is seen again', () => {
    page.hidden = true;
    vi.advanceTimersByTime(600 * minute);
    expect(settingsChanged).not.toHaveBeenCalled();
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    page.dispatchEvent(new Event('visibilitychange'));
    expect(settingsChanged).toHaveBeenCalledTimes(1);
  });
});
