import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Plugin } from 'vite';

/** Ends the command with one line where the requested port is taken; VitePress would print a stack. */
export const askedPort: Plugin = {
  name: 'asked-port',
  apply: 'serve',
  async config({ server = {} }) {
    if (!server.strictPort) return;
    const { port, host } = server;
    const probe = createServer().listen({ port, host: String(host) });
    try {
      await once(probe, 'listening');
    } catch {
      console.error(`Port ${port} is in use: stop what listens there, or give another, such as PORT=${port! + 1}`);
      process.exit(1);
    }
    probe.close();
    await once(probe, 'close');
  },
};
