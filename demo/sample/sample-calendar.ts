/**
 * A calendar without a server: every request of a page below the address `sample/`, beside this script, is answered in
 * the browser. It is for trying the elements; a page with a calendar of its own leaves it out.
 */
import type * as Records from './records.js';
import type { Question } from './worker.js';

interface Reply {
  readonly status: number;
  readonly body: string;
}

const files = new URL('./', import.meta.url).href;
const root = new URL('sample/', files).href;

const isSample = (url: string) => url.startsWith(root) && !url.startsWith(`${root}media/`);

/** Answers in a worker, which browsers refuse to pages of another origin than the script. */
function answerInWorker(): (url: string) => Promise<Reply> {
  const worker = new Worker(new URL('sample-worker.js', files), { type: 'module' });
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Reply & { readonly id: number }>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  return (url) =>
    new Promise((resolve) => {
      const question: Question = { id: ++last, url, files };
      waiting.set(question.id, resolve);
      worker.postMessage(question);
    });
}

async function answerInPage(url: string): Promise<Reply> {
  const { answer } = (await import(/* @vite-ignore */ `${files}sample-records.js`)) as typeof Records;
  return answer(url, files);
}

const isOwnOrigin = new URL(files).origin === location.origin;
let ask = (url: string): Promise<Reply> => {
  ask = isOwnOrigin ? answerInWorker() : answerInPage;
  return ask(url);
};

const original = globalThis.fetch.bind(globalThis);

/** Like any `fetch`, it gives up when its caller does. */
const untilAborted = <Value>(promise: Promise<Value>, signal: AbortSignal | null | undefined) =>
  new Promise<Value>((resolve, reject) => {
    const stop = () => reject(signal!.reason as Error);
    if (signal?.aborted) return stop();
    signal?.addEventListener('abort', stop);
    promise.then(resolve, reject);
  });

globalThis.fetch = async (input, init) => {
  const { url, method, signal } =
    input instanceof Request ? input : { method: 'GET', ...init, url: new URL(input, document.baseURI).href };
  if (!isSample(url)) return original(input, init);
  const headers = { 'Content-Type': 'application/json' };
  if (method !== 'GET')
    return new Response(
      '{"code":"rest_forbidden","message":"The sample calendar is only for reading.","data":{"status":403}}',
      {
        status: 403,
        headers,
      },
    );
  const { status, body } = await untilAborted(ask(url), signal);
  return new Response(body, { status, headers });
};

// The tiles of maps are drawn as well.
const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')!;
Object.defineProperty(HTMLImageElement.prototype, 'src', {
  ...source,
  set(this: HTMLImageElement, text: string) {
    const set = (value: string) => source.set!.call(this, value);
    const url = URL.parse(text, document.baseURI)?.href ?? text;
    if (isSample(url)) void ask(url).then(({ body }) => set(`data:image/svg+xml,${encodeURIComponent(body)}`));
    else set(text);
  },
});
