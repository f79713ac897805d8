import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

// 12:45 or 13:45 ahead of UTC: a date that is shifted by mistake shows.
process.env.TZ = 'Pacific/Chatham';

/** Cases on the default engine in `service`, on all others in `matrix`. */
const onEachEngine = 'test/service/**/*.engines.test.ts';
const onOtherEngines = 'test/service/**/*.matrix.test.ts';
const globalSetup = ['test/service/global-setup.ts'];

export default defineConfig({
  test: {
    // Vitest's own number leaves one core idle, which is half of the smallest machines.
    maxWorkers: availableParallelism(),
    // A slow machine that is shared with others is no failure, nor is a browser or a database that was installed a second ago.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    reporters: ['default', './scripts/test-summary.mjs'],
    projects: [
      { extends: true, test: { name: 'unit', include: ['test/house.test.ts', 'test/unit/**/*.test.ts'] } },
      { extends: true, test: { name: 'pages', include: ['test/pages/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'service',
          include: ['test/service/**/*.test.ts'],
          exclude: [...configDefaults.exclude, onOtherEngines],
          globalSetup,
          provide: { isMatrix: false },
        },
      },
      { extends: true, test: { name: 'matrix', include: [onEachEngine, onOtherEngines], globalSetup, provide: { isMatrix: true } } },
    ],
  },
});
