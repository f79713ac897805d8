import type { LitElement } from 'lit';
import { OnDemand } from '../base/on-demand.js';
import type { ColorBy } from './color-by.js';
import type { EventColors } from './event-colors.js';

/** The code that colors the events of a host. */
export const colorsOnDemand = (host: LitElement): OnDemand<(by: ColorBy) => EventColors | undefined> =>
  new OnDemand(host, async () => (await import('./event-colors.js')).colorsIn(host));
