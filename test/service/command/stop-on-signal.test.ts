import { get } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { listen } from '../../../src/service/command/listen.js';
import { stopOnSignal } from '../../../src/service/command/stop-on-signal.js';

const { setTimeout } = globalThis;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  process.removeAllListeners('SIGINT');
});

it('ends the process with 1 ten seconds after a signal when a request under way never ends', async () => {
  let taken = () => {};
  const isTaken = new Promise<void>((resolve) => (taken = resolve));
  const service = {
    fetch: () => {
      taken();
      return new Promise<Response>(() => {});
    },
    close: vi.fn(() => Promise.resolve()),
  };
  const { port, stop } = await listen(service, { host: '127.0.0.1', port: 0 });
  const client = get({ port, host: '127.0.0.1' }).on('error', () => {});
  await isTaken;

  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  stopOnSignal(service, stop, () => {});
  process.emit('SIGTERM', 'SIGTERM');
  vi.advanceTimersByTime(9_999);
  await new Promise((resolve) => setTimeout(resolve));
  expect([exit.mock.calls, service.close.mock.calls]).to.deep.equal([[], []]);
  vi.advanceTimersByTime(1);
  expect(exit.mock.calls).to.deep.equal([[1]]);
  const exited = new Promise((resolve) => exit.mockImplementation((code) => resolve(code) as never));
  client.destroy();
  expect(await exited).to.equal(0);
});
