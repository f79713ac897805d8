import { defineConfig } from 'vitest/config';

// 12:45 or 13:45 ahead of UTC: a date that is shifted by mistake shows.
process.env.TZ = 'Pacific/Chatham';

export default defineConfig({
  test: {
    include: ['test/house.test.ts', 'test/unit/**/*.test.ts', 'test/pages/**/*.test.ts'],
    // A page of test/pages may share a slow machine with others, and meet a browser that was installed a second ago.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', './scripts/vitest-closing-line.mjs'],
  },
});
