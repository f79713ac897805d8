import { defineConfig } from 'vitest/config';

// 12:45 or 13:45 ahead of UTC: a date that is shifted by mistake shows.
process.env.TZ = 'Pacific/Chatham';

export default defineConfig({
  test: {
    include: ['test/service/**/*.test.ts'],
    globalSetup: ['test/service/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: ['default', './scripts/vitest-closing-line.mjs'],
  },
});
