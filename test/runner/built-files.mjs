import { existsSync } from 'node:fs';

/** Fails at once where a file of the build is missing, for which a page would be waited for minutes otherwise. */
export function demandBuilt(file = 'dist/cal-elements.js') {
  if (!existsSync(file)) throw new Error(`${file} is missing: npm run build`);
}
