import { defineConfig } from 'vite';

/** The demo site of `npm start`. */
export default defineConfig({
  root: 'demo',
  server: { port: Number(process.env.PORT ?? 5173) },
});
