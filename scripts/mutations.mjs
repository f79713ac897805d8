// Changes recorded responses at random (10,000 by default) and gives each to an element: npm run mutations -- [rounds] [seed]
import { spawnSync } from 'node:child_process';

const [rounds = '10000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
console.log(`${rounds} rounds from seed ${seed}`);
const { status } = spawnSync('npx', ['wtr', '--files', 'test/browser/records/mutated-responses.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, MUTATIONS: `${rounds},${seed}` },
});
process.exitCode = status ?? 1;
