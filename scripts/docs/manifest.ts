import { format, resolveConfig } from 'prettier';
import { createManifest, elementPages, spliceElements, type TablesByClass } from './index.js';
import { organizerDetailSugar, venueDetailSugar } from '../../src/elements/detail/contact-detail-attributes.js';
import { detailSugar } from '../../src/elements/detail/detail-attributes.js';
import { categorySugar, directorySugar, tagSugar } from '../../src/elements/list/directory-attributes.js';
import { eventDetailSugar } from '../../src/elements/detail/event-detail-attributes.js';
import { listSugar } from '../../src/elements/list/list-attributes.js';
import { mapSugar, venueMapSugar } from '../../src/elements/map/map-attributes.js';
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
} from '../../src/elements/descriptions.js';
import { monthSugar } from '../../src/elements/period/month-attributes.js';
import { periodFilters, periodSugar } from '../../src/elements/period/period-attributes.js';
import { weekSugar } from '../../src/elements/period/week-attributes.js';
import { eventSugar, eventSugarMeanings, mapSettingMeanings, mapSettings, settingMeanings, settings } from '../../src/query/index.js';
import { categoryFilters, eventFilters, filterMeanings, organizerFilters, tagFilters, venueFilters } from '../../src/schema/index.js';

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
