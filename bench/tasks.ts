import type { Page } from 'puppeteer-core';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time of the thread, in microseconds. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/**
 * Runs something and returns the tasks of the page's main thread meanwhile, in milliseconds of processor time, which other load does not
 * change.
 */
export async function tasksDuring(page: Page, happening: () => Promise<void>): Promise<number[]> {
  await page.tracing.start({ categories: ['toplevel', '__metadata'] });
  await happening();
  const { traceEvents } = JSON.parse(Buffer.from((await page.tracing.stop())!).toString()) as { traceEvents: readonly TraceEvent[] };
  const threads = new Map(
    traceEvents.filter(({ name }) => name === 'thread_name').map(({ pid, tid, args }) => [`${pid} ${tid}`, args.name]),
  );
  const isMain = ({ name, pid, tid }: TraceEvent) => /RunTask/.test(name) && threads.get(`${pid} ${tid}`) === 'CrRendererMain';
  return traceEvents.filter(isMain).map(({ tdur = 0 }) => tdur / 1000);
}
