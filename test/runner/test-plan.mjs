/**
 * The steps of `npm test` and, with `isCi`, those of `.ci/run` alone: npm scripts in the order in which they begin, the longest first, those that
 * come before each, the programs that it needs, and those that it uses where they are there.
 */
export const plan = [
  { script: 'test:engines:others', isCi: true, needs: ['firefox', 'webkit', 'webkitDriver', 'display'] },
  { script: 'build' },
  { script: 'test:browser', needs: ['chromium'] },
  { script: 'lint' },
  { script: 'types', after: ['build'] },
  { script: 'test:wordpress', isCi: true, after: ['build'], needs: ['chromium', 'wordpress', 'mariadb', 'php'] },
  { script: 'test:unit' },
  { script: 'test:service', after: ['build'], uses: ['postgresql', 'nodeWithSqlite'] },
  { script: 'test:pages', after: ['build'], needs: ['chromium'] },
  { script: 'size', after: ['build'], needs: ['chromium'] },
  { script: 'test:faults', isCi: true, after: ['build'], needs: ['chromium', 'postgresql'] },
  { script: 'test:matrix', isCi: true, after: ['build'], needs: ['postgresql', 'nodeWithSqlite'] },
  { script: 'test:desk', isCi: true, after: ['build'], needs: ['chromium'] },
  { script: 'test:journeys', isCi: true, after: ['build'], needs: ['chromium'] },
  { script: 'test:frameworks:quick', isCi: true, after: ['build'], needs: ['chromium'] },
  { script: 'test:package', isCi: true, after: ['build'], needs: ['chromium'] },
  { script: 'check:ci', isCi: true, after: ['types'] },
  { script: 'check:package', isCi: true, after: ['build'] },
  { script: 'check:dependencies', isCi: true },
];
