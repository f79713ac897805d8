import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

// 12:45 or 13:45 ahead of UTC, so that a date shifted by mistake is noticed.
process.env.TZ = 'Pacific/Chatham';

/** These files run on the default engine in `service`, and on all others in `matrix`. */
const onEachEngine = 'test/service/**/*.engines.test.ts';
const onOtherEngines = 'test/service/**/*.matrix.test.ts';
const ofService = { globalSetup: ['test/service/global-setup.ts'], setupFiles: ['test/service/cheap-passwords.ts'], isolate: false };
const withBrowser = { globalSetup: ['test/pages/global-setup.ts'], provide: { arePagesKept: false } };

// Where files are not isolated, those of a worker share what they import, since loading it costs more than most of their tests: each file restores
// the globals that it changes.
export default defineConfig({
  test: {
    // Vitest's default leaves one core idle, which is half of a small machine.
    maxWorkers: availableParallelism(),
    // Generous, because a slow or shared machine is no failure.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    reporters: ['default', './scripts/test-summary.mjs'],
    projects: [
      { extends: true, test: { name: 'unit', include: ['test/house.test.ts', 'test/unit/**/*.test.ts'], isolate: false } },
      { extends: true, test: { name: 'faults', include: ['test/faults/**/*.test.ts'], ...withBrowser } },
      { extends: true, test: { name: 'wordpress', include: ['test/wordpress/**/*.test.ts'] } },
      { extends: true, test: { name: 'package', include: ['test/package/**/*.test.ts'], ...withBrowser } },
      { extends: true, test: { name: 'frameworks', include: ['test/frameworks.test.ts'] } },
      { extends: true, test: { name: 'cluster', include: ['test/cluster/**/*.test.ts'] } },
      { extends: true, test: { name: 'desk', include: ['test/desk/**/*.test.ts'] } },
      { extends: true, test: { name: 'journeys', include: ['test/journeys/**/*.test.ts'], ...withBrowser } },
      // Files share their modules, and with them the pages that they open, which cost more than what they visit.
      {
        extends: true,
        test: { name: 'pages', include: ['test/pages/**/*.test.ts'], ...withBrowser, isolate: false, provide: { arePagesKept: true } },
      },
      {
        extends: true,
        test: {
          name: 'service',
          include: ['test/service/**/*.test.ts'],
          exclude: [...configDefaults.exclude, onOtherEngines],
          ...ofService,
          provide: { isMatrix: false },
        },
      },
      {
        extends: true,
        test: { name: 'matrix', include: [onEachEngine, onOtherEngines], ...ofService, provide: { isMatrix: true } },
      },
    ],
  },
});
