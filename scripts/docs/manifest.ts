import { format, resolveConfig } from 'prettier';
import { createManifest, elementPages, spliceElements, type TablesByClass } from './index.js';
import { organizerDetailAttributes, venueDetailAttributes } from '../../src/elements/detail/contact-detail-attributes.js';
import { detailAttributes } from '../../src/elements/detail/detail-attributes.js';
import { categoryAttributes, directoryAttributes, tagAttributes } from '../../src/elements/list/directory-attributes.js';
import { eventDetailAttributes } from '../../src/elements/detail/event-detail-attributes.js';
import { listAttributes } from '../../src/elements/list/list-attributes.js';
import { mapAttributes, venueMapAttributes } from '../../src/elements/map/map-attributes.js';
import {
  detailAttributeDescriptions,
  eventDetailAttributeDescriptions,
  listAttributeDescriptions,
  mapAttributeDescriptions,
  monthAttributeDescriptions,
  periodAttributeDescriptions,
  weekAttributeDescriptions,
  categoryAttributeDescriptions,
  directoryAttributeDescriptions,
  organizerDetailAttributeDescriptions,
  tagAttributeDescriptions,
  venueDetailAttributeDescriptions,
  venueMapAttributeDescriptions,
} from '../../src/elements/descriptions.js';
import { monthAttributes } from '../../src/elements/period/month-attributes.js';
import { periodFilters, periodAttributes } from '../../src/elements/period/period-attributes.js';
import { weekAttributes } from '../../src/elements/period/week-attributes.js';
import {
  ownEventAttributes,
  ownEventAttributeDescriptions,
  mapSettingDescriptions,
  mapSettings,
  settingDescriptions,
  settings,
} from '../../src/query/index.js';
import { categoryFilters, eventFilters, filterDescriptions, organizerFilters, tagFilters, venueFilters } from '../../src/schema/index.js';

const settingsTable = { rows: settings, meanings: settingDescriptions };
const mapSettingsTable = { rows: mapSettings, meanings: mapSettingDescriptions };

const tables: TablesByClass = {
  CalElement: [settingsTable],
  CalProvider: [settingsTable, mapSettingsTable],
  CalEventList: [
    { rows: eventFilters, meanings: filterDescriptions.events },
    { rows: ownEventAttributes, meanings: ownEventAttributeDescriptions },
    { rows: listAttributes, meanings: listAttributeDescriptions },
  ],
  CalMap: [{ rows: mapAttributes, meanings: mapAttributeDescriptions }, mapSettingsTable],
  CalVenueMap: [
    { rows: venueFilters, meanings: filterDescriptions.venues },
    { rows: venueMapAttributes, meanings: venueMapAttributeDescriptions },
  ],
  CalEventMap: [
    { rows: eventFilters, meanings: filterDescriptions.events },
    { rows: ownEventAttributes, meanings: ownEventAttributeDescriptions },
  ],
  CalDetail: [{ rows: detailAttributes, meanings: detailAttributeDescriptions }],
  CalEventDetail: [{ rows: eventDetailAttributes, meanings: eventDetailAttributeDescriptions }, mapSettingsTable],
  CalPeriod: [
    { rows: periodFilters, meanings: filterDescriptions.events },
    { rows: periodAttributes, meanings: periodAttributeDescriptions },
  ],
  CalEventMonth: [{ rows: monthAttributes, meanings: monthAttributeDescriptions }],
  CalEventWeek: [{ rows: weekAttributes, meanings: weekAttributeDescriptions }],
  CalVenueList: [
    { rows: venueFilters, meanings: filterDescriptions.venues },
    { rows: directoryAttributes, meanings: directoryAttributeDescriptions },
  ],
  CalOrganizerList: [
    { rows: organizerFilters, meanings: filterDescriptions.organizers },
    { rows: directoryAttributes, meanings: directoryAttributeDescriptions },
  ],
  CalCategoryList: [
    { rows: categoryFilters, meanings: filterDescriptions.categories },
    { rows: categoryAttributes, meanings: categoryAttributeDescriptions },
  ],
  CalTagList: [
    { rows: tagFilters, meanings: filterDescriptions.tags },
    { rows: tagAttributes, meanings: tagAttributeDescriptions },
  ],
  CalVenueDetail: [{ rows: venueDetailAttributes, meanings: venueDetailAttributeDescriptions }, mapSettingsTable],
  CalOrganizerDetail: [{ rows: organizerDetailAttributes, meanings: organizerDetailAttributeDescriptions }, mapSettingsTable],
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
