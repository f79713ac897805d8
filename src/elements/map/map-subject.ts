import type { MapMessages, Messages } from '../../locale/index.js';
import type { DisplayOptions } from '../../data/time/index.js';
import type { VenueGroup } from './venue-groups.js';

/** What a map is about: events at their venues, or venues alone. */
export interface MapSubject<R> {
  readonly groupsOf: (records: readonly R[]) => readonly VenueGroup[];
  /** The groups in the order of the list. */
  readonly arranged: (groups: readonly VenueGroup[], locale: string) => readonly VenueGroup[];
  /** The result in one line, such as "12 events at 5 venues". */
  readonly summary: (groups: readonly VenueGroup[], messages: MapMessages) => string;
  readonly nameOf: (group: VenueGroup, messages: MapMessages) => string;
  /** A few words on a marker, where there is room. */
  readonly labelOf?: (group: VenueGroup, display: DisplayOptions) => string | undefined;
  readonly nameOfCluster: (count: number, near: string, messages: MapMessages) => string;
}

/** The words of a map. */
export interface MapNames {
  readonly cluster: (count: number, near: string) => string;
  readonly number: (number: number) => string;
  /** The name of a marker and its label, as one. */
  readonly labeled: (name: string, label: string) => string;
  /** Of where the visitor is. */
  readonly position: string;
}

export const namesOf = (
  { nameOfCluster }: Pick<MapSubject<never>, 'nameOfCluster'>,
  messages: MapMessages,
  common: Messages,
  locale: string,
): MapNames => ({
  cluster: (count, near) => nameOfCluster(count, near, messages),
  number: (number) => common.number(number),
  labeled: (name, label) => new Intl.ListFormat(locale, { type: 'unit' }).format([name, label]),
  position: messages.you,
});
