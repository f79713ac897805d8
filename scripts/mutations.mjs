// Changes so many recorded answers at random, 10,000 unless told otherwise, and shows each to an element: npm run mutations -- [rounds] [seed]
import { spawnSync } from 'node:child_process';

const [rounds = '10000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
console.log(`${rounds} rounds from seed ${seed}`);
const { status } = spawnSync('npx', ['wtr', '--files', 'test/browser/records/mutations.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, MUTATIONS: `${rounds},${seed}` },
});
process.exitCode = status ?? 1;
