import { readZone } from '../schema/index.js';
import { remembered } from './memory.js';

/** `Intl` takes long to tell, and tells something else only where the offset has changed. */
const zoneAt: (offset: number) => string = remembered(1, () => readZone(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? 'UTC');

/** Zone of the machine that runs this; UTC where a browser hides it. */
export const visitorTimeZone = (): string => zoneAt(new Date().getTimezoneOffset());
