import type { SourceRow } from '../store/tables.js';
import type { ReadTable } from './read-events.js';

/** What becomes of a place: a venue of the calendar by its number, a new one, or none. */
type PlaceChoice = number | 'create' | 'none';

/** What people have chosen for a source. */
export interface SourceSettings {
  /** The status of new events. */
  readonly status: 'publish' | 'draft';
  /** Whether categories that the calendar lacks are made. */
  readonly terms: boolean;
  /** By the text of each place; what is not in it is matched, or taken as `otherPlaces` says. */
  readonly places: Readonly<Record<string, PlaceChoice>>;
  /** What becomes of places that are neither chosen nor found. */
  readonly otherPlaces: 'create' | 'none';
  /** Of a table: what was chosen, else what its last reading has guessed. */
  readonly table?: ReadTable;
}

export const presetSettings: SourceSettings = { status: 'publish', terms: true, places: {}, otherPlaces: 'create' };

export const settingsOf = ({ settings }: Pick<SourceRow, 'settings'>): SourceSettings => ({
  ...presetSettings,
  ...(settings === '' ? {} : (JSON.parse(settings) as Partial<SourceSettings>)),
});
