import type { Page } from 'puppeteer-core';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds that the thread worked. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Tasks of the page's main thread while something happens, in milliseconds that the thread worked: others may share the machine. */
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
