import { createStore, entries } from 'idb-keyval';
import { turn } from '../environment.js';

/** Milliseconds after the last key until what is typed is kept. */
const pause = 1000;

/** Lets forms keep what is typed at once, in all tests of a file. */
export function keepsAtOnce(): void {
  const { setTimeout } = globalThis;
  beforeEach(() => {
    globalThis.setTimeout = ((run: () => void, wait?: number) =>
      setTimeout(run, wait === pause ? 0 : wait)) as typeof globalThis.setTimeout;
  });
}

const store = createStore('cal-elements-drafts', 'drafts');

/** Whether something is kept of what was typed for a server, with this text. */
export const isKept = async ({ host }: { readonly host: string }, text = ''): Promise<boolean> =>
  (await entries<string, object>(store)).some(
    ([name, kept]) => name.includes(host) && JSON.stringify(kept).includes(text),
  );

export async function untilKept(desk: { readonly host: string }, text: string): Promise<void> {
  while (!(await isKept(desk, text))) await turn();
}

/** Waits until all is answered that forms have asked of the store, which answers in turn. */
export async function storeAnswered(): Promise<void> {
  await import('../../../src/authoring/forms/kept-draft.js');
  await turn();
  await entries(store);
  await turn();
}
