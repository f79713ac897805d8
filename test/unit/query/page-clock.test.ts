import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchClock } from '../../../src/data/query/page-clock.js';
import { onSettingsChange } from '../../../src/data/query/settings.js';

const minute = 60_000;

describe('watching the clock', () => {
  const settingsChanged = vi.fn();
  let page: EventTarget & { hidden: boolean };
  let stop: () => void;

  beforeEach(() => {
    page = Object.assign(new EventTarget(), { hidden: false });
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:07:00Z') });
    vi.stubGlobal('document', page);
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal(
      'MutationObserver',
      class {
        observe = () => {};
      },
    );
    stop = onSettingsChange(settingsChanged);
    watchClock();
    watchClock();
  });
  /** As where a test closes the DOM that it simulates. */
  const close = () => {
    vi.stubGlobal('document', undefined);
    vi.runOnlyPendingTimers();
  };
  afterEach(() => {
    close();
    stop();
    settingsChanged.mockClear();
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

  it('ends with the page', () => {
    expect(vi.getTimerCount()).toBe(1);
    close();
    expect(settingsChanged).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
