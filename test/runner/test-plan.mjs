const ofVitest = (project) => `vitest run --project ${project}`;
const engines = 'node test/runner/test-engines.mjs';

/**
 * The steps of `npm test` and, with `isCi`, those of `.ci/run` alone, in the order in which they begin, the longest first: their commands, the steps
 * that come before each, the programs that it needs, and those that it uses where they are there. Those `byHand` run where they are
 * named, some of them by `npm run release`.
 */
export const plan = [
  {
    step: 'engines',
    command: `${engines} firefox webkit`,
    isCi: true,
    needs: ['firefox', 'webkit', 'webkitDriver', 'display'],
  },
  { step: 'build', command: 'vite build' },
  { step: 'browser', command: 'wtr', needs: ['chromium'] },
  { step: 'lint', command: 'npm run --silent lint', isCi: true },
  { step: 'types', command: 'npm run --silent types', after: ['build'] },
  {
    step: 'wordpress',
    command: `node scripts/build-wordpress.mjs && ${ofVitest('wordpress')}`,
    isCi: true,
    after: ['build'],
    needs: ['chromium', 'wordpress', 'mariadb', 'php'],
  },
  { step: 'unit', command: ofVitest('unit') },
  { step: 'service', command: ofVitest('service'), after: ['build'], uses: ['postgresql', 'nodeWithSqlite'] },
  { step: 'pages', command: ofVitest('pages'), isCi: true, after: ['build'], needs: ['chromium'] },
  { step: 'size', command: 'node scripts/size.mjs', after: ['build'], needs: ['chromium'] },
  { step: 'faults', command: ofVitest('faults'), isCi: true, after: ['build'], needs: ['chromium', 'postgresql'] },
  {
    step: 'matrix',
    command: ofVitest('matrix'),
    isCi: true,
    after: ['build'],
    needs: ['postgresql', 'nodeWithSqlite'],
  },
  { step: 'desk', command: ofVitest('desk'), isCi: true, after: ['build'], needs: ['chromium'] },
  { step: 'journeys', command: ofVitest('journeys'), isCi: true, after: ['build'], needs: ['chromium'] },
  {
    step: 'frameworks',
    // The others take minutes: `npm test -- all-frameworks`.
    command: `${ofVitest('frameworks')} -t "^(Vite|React|Vue|Hono|Workers)"`,
    isCi: true,
    after: ['build'],
    needs: ['chromium'],
  },
  {
    step: 'builders',
    command: 'npm run --silent test:builders',
    isCi: true,
    after: ['build'],
    needs: ['chromium'],
  },
  { step: 'runner', command: ofVitest('runner'), isCi: true, after: ['build'] },
  { step: 'package', command: ofVitest('package'), isCi: true, after: ['build'], needs: ['chromium'] },
  {
    step: 'strict',
    command:
      'prettier --check . && oxlint --type-aware && vue-tsc -p demo && lit-analyzer "src/**/*.ts" --strict --rules.no-invalid-css off && knip --no-config-hints',
    isCi: true,
    after: ['types'],
  },
  {
    step: 'published',
    command:
      'for folder in . packages/service; do publint $folder --strict && attw --pack $folder --profile esm-only --quiet || exit; done',
    isCi: true,
    after: ['build'],
  },
  { step: 'dependencies', command: 'node scripts/check-dependencies.mjs', isCi: true },
  // Long use, in minutes: of pages that stay open, and of a process that is asked ever new questions.
  { step: 'endurance', command: ofVitest('endurance'), byHand: true, after: ['build'], needs: ['chromium'] },
  { step: 'all-frameworks', command: ofVitest('frameworks'), byHand: true, needs: ['chromium'] },
  {
    step: 'decap',
    command: `npm install --prefix test/builders/decap --no-audit --no-fund --ignore-scripts --silent && ${ofVitest('decap')}`,
    byHand: true,
    needs: ['chromium'],
  },
  {
    step: 'ghost',
    command: `test/builders/ghost/install.sh && ${ofVitest('ghost')}`,
    byHand: true,
    needs: ['chromium'],
  },
  { step: 'cluster', command: ofVitest('cluster'), byHand: true },
];
