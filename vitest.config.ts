import { defineConfig } from 'vitest/config';

// 12:45 or 13:45 ahead of UTC: a date that is shifted by mistake shows.
process.env.TZ = 'Pacific/Chatham';

export default defineConfig({
  test: {
    include: ['test/house.test.ts', 'test/unit/**/*.test.ts', 'test/pages/**/*.test.ts'],
    reporters: ['default', './scripts/vitest-closing-line.mjs'],
  },
});
