import { format, resolveConfig } from 'prettier';
import { createManifest, spliceTables, type TablesByClass } from '../src/docs/index.js';
import { listSugar } from '../src/elements/list-sugar.js';
import { listSugarMeanings } from '../src/elements/meanings.js';
import { eventSugar, eventSugarMeanings, mapSettingMeanings, mapSettings, settingMeanings, settings } from '../src/query/index.js';
import { eventFilters, filterMeanings } from '../src/schema/index.js';

const settingsTable = { rows: settings, meanings: settingMeanings };
const mapSettingsTable = { rows: mapSettings, meanings: mapSettingMeanings };

const tables: TablesByClass = {
  CalElement: [settingsTable],
  CalProvider: [settingsTable, mapSettingsTable],
  CalEventList: [
    { rows: eventFilters, meanings: filterMeanings.events },
    { rows: eventSugar, meanings: eventSugarMeanings },
    { rows: listSugar, meanings: listSugarMeanings },
  ],
};

/** The manifest of our elements (dist/custom-elements.json). */
export const manifest = () => createManifest(tables);

/** The README with its tables as the source has them now. */
export async function withTables(readme: string): Promise<string> {
  return format(spliceTables(readme, manifest()), { ...(await resolveConfig('README.md')), parser: 'markdown' });
}
