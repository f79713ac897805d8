import { readZone } from '../schema/index.js';

/** Zone of the machine that runs this; UTC where a browser hides it. */
export function visitorTimeZone(): string {
  return readZone(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? 'UTC';
}
