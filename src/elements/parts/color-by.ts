import type { LitElement } from 'lit';
import { choice, type FilterTable } from '../../schema/index.js';
import { OnDemand } from '../base/on-demand.js';
import type { EventColors } from './event-colors.js';

/** The attribute of elements that show events. */
export const colorAttributes = {
  /** What gives events their color, told by a legend: none, category, venue or organizer */
  color_by: { kind: choice('none', 'category', 'venue', 'organizer'), default: 'none' },
} as const satisfies FilterTable;
export type ColorBy = 'none' | 'category' | 'venue' | 'organizer';

/** The code that colors the events of a host. */
export const colorsOnDemand = (host: LitElement): OnDemand<(by: ColorBy) => EventColors | undefined> =>
  new OnDemand(host, async () => (await import('./event-colors.js')).colorsIn(host));
