import type { Page } from 'puppeteer-core';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node?: Node; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
}

interface Shift {
  readonly value: number;
  /** What has moved, and from which height to which. */
  readonly moved: string;
}

/** Collects how far what is seen of a page has jumped; call it in the page before its scripts. */
export function collectShifts(): void {
  const shifts: Shift[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(
        ({ node, previousRect, currentRect }) => `${node?.nodeName}: ${previousRect.y} to ${currentRect.y}`,
      );
      shifts.push({ value, moved: moved.join(', ') });
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  Object.assign(globalThis, { shifts });
}

/** The jumps of a page, once what is there now is painted. */
export async function jumps(page: Page): Promise<{ sum: number; moved: string }> {
  const painted = () =>
    page.evaluate(
      () =>
        new Promise<Shift[]>((done) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => done((globalThis as unknown as { shifts: Shift[] }).shifts)),
          ),
        ),
    );
  await painted();
  const shifts = await painted();
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), moved: shifts.map(({ moved }) => moved).join('; ') };
}
