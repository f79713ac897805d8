import { format, resolveConfig } from 'prettier';
import { createManifest, elementPages, spliceElements, type TablesByClass } from '../src/docs/index.js';
import { organizerDetailSugar, venueDetailSugar } from '../src/elements/contact-detail-sugar.js';
import { detailSugar } from '../src/elements/detail-sugar.js';
import { categorySugar, directorySugar, tagSugar } from '../src/elements/directory-sugar.js';
import { eventDetailSugar } from '../src/elements/event-detail-sugar.js';
import { listSugar } from '../src/elements/list-sugar.js';
import { mapSugar, venueMapSugar } from '../src/elements/map-sugar.js';
import {
  detailSugarMeanings,
  eventDetailSugarMeanings,
  listSugarMeanings,
  mapSugarMeanings,
  monthSugarMeanings,
  periodSugarMeanings,
  weekSugarMeanings,
  categorySugarMeanings,
  directorySugarMeanings,
  organizerDetailSugarMeanings,
  tagSugarMeanings,
  venueDetailSugarMeanings,
  venueMapSugarMeanings,
} from '../src/elements/meanings.js';
import { monthSugar } from '../src/elements/month-sugar.js';
import { periodFilters, periodSugar } from '../src/elements/period-sugar.js';
import { weekSugar } from '../src/elements/week-sugar.js';
import { eventSugar, eventSugarMeanings, mapSettingMeanings, mapSettings, settingMeanings, settings } from '../src/query/index.js';
import { categoryFilters, eventFilters, filterMeanings, organizerFilters, tagFilters, venueFilters } from '../src/schema/index.js';

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
  CalMap: [{ rows: mapSugar, meanings: mapSugarMeanings }, mapSettingsTable],
  CalVenueMap: [
    { rows: venueFilters, meanings: filterMeanings.venues },
    { rows: venueMapSugar, meanings: venueMapSugarMeanings },
  ],
  CalEventMap: [
    { rows: eventFilters, meanings: filterMeanings.events },
    { rows: eventSugar, meanings: eventSugarMeanings },
  ],
  CalDetail: [{ rows: detailSugar, meanings: detailSugarMeanings }],
  CalEventDetail: [{ rows: eventDetailSugar, meanings: eventDetailSugarMeanings }, mapSettingsTable],
  CalPeriod: [
    { rows: periodFilters, meanings: filterMeanings.events },
    { rows: periodSugar, meanings: periodSugarMeanings },
  ],
  CalEventMonth: [{ rows: monthSugar, meanings: monthSugarMeanings }],
  CalEventWeek: [{ rows: weekSugar, meanings: weekSugarMeanings }],
  CalVenueList: [
    { rows: venueFilters, meanings: filterMeanings.venues },
    { rows: directorySugar, meanings: directorySugarMeanings },
  ],
  CalOrganizerList: [
    { rows: organizerFilters, meanings: filterMeanings.organizers },
    { rows: directorySugar, meanings: directorySugarMeanings },
  ],
  CalCategoryList: [
    { rows: categoryFilters, meanings: filterMeanings.categories },
    { rows: categorySugar, meanings: categorySugarMeanings },
  ],
  CalTagList: [
    { rows: tagFilters, meanings: filterMeanings.tags },
    { rows: tagSugar, meanings: tagSugarMeanings },
  ],
  CalVenueDetail: [{ rows: venueDetailSugar, meanings: venueDetailSugarMeanings }, mapSettingsTable],
  CalOrganizerDetail: [{ rows: organizerDetailSugar, meanings: organizerDetailSugarMeanings }, mapSettingsTable],
};

/** The manifest of our elements (dist/custom-elements.json). */
export const manifest = () => createManifest(tables);

const written = async (file: string, text: string) =>
  [file, await format(text, { ...(await resolveConfig(file)), parser: 'markdown' })] as const;

/** Every file that is computed from the source, as it should be now. */
export async function computedDocs(readme: string): Promise<ReadonlyMap<string, string>> {
  const made = manifest();
  const pages = [...elementPages(made)].map(([name, text]) => written(`docs/elements/${name}`, text));
  return new Map(await Promise.all([written('README.md', spliceElements(readme, made)), ...pages]));
}
