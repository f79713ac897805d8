import { format, resolveConfig } from 'prettier';
import { createManifest, dataPage, elementPages, spliceElements, type DocumentedTable, type TablesByClass } from './index.js';
import { examples } from './examples.js';
import { addToCalendarAttributes } from '../../src/elements/controls/add-to-calendar-attributes.js';
import { organizerDetailAttributes, venueDetailAttributes } from '../../src/elements/detail/contact-detail-attributes.js';
import { detailAttributes } from '../../src/elements/detail/detail-attributes.js';
import { categoryAttributes, directoryAttributes, tagAttributes } from '../../src/elements/list/directory-attributes.js';
import { eventDetailAttributes } from '../../src/elements/detail/event-detail-attributes.js';
import { listAttributes } from '../../src/elements/list/list-attributes.js';
import { mapAttributes, venueMapAttributes } from '../../src/elements/map/map-attributes.js';
import {
  addToCalendarAttributeDescriptions,
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
import { periodAttributes } from '../../src/elements/period/period-attributes.js';
import { weekAttributes } from '../../src/elements/period/week-attributes.js';
import {
  ownEventAttributes,
  ownEventAttributeDescriptions,
  mapSettingDescriptions,
  mapSettings,
  settingDescriptions,
  settings,
  periodFilters,
} from '../../src/query/index.js';
import {
  categoryFilters,
  eventFilters,
  filterDescriptions,
  organizerFilters,
  tagFilters,
  venueFilters,
  type FilterTable,
  type ResourceName,
} from '../../src/schema/index.js';

const settingsTable: DocumentedTable = { rows: settings, descriptions: settingDescriptions, group: 'settings' };
const mapSettingsTable: DocumentedTable = { rows: mapSettings, descriptions: mapSettingDescriptions, group: 'settings' };

/** The filters of a list, as its elements take them. */
const filters = (rows: FilterTable, resource: ResourceName): DocumentedTable => ({
  rows,
  descriptions: filterDescriptions[resource],
  group: 'filters',
});

const tables: TablesByClass = {
  CalElement: [settingsTable],
  CalProvider: [settingsTable, mapSettingsTable],
  CalEventList: [
    filters(eventFilters, 'events'),
    { rows: ownEventAttributes, descriptions: ownEventAttributeDescriptions },
    { rows: listAttributes, descriptions: listAttributeDescriptions },
  ],
  CalMap: [{ rows: mapAttributes, descriptions: mapAttributeDescriptions }, mapSettingsTable],
  CalVenueMap: [filters(venueFilters, 'venues'), { rows: venueMapAttributes, descriptions: venueMapAttributeDescriptions }],
  CalEventMap: [filters(eventFilters, 'events'), { rows: ownEventAttributes, descriptions: ownEventAttributeDescriptions }],
  CalAddToCalendar: [{ rows: addToCalendarAttributes, descriptions: addToCalendarAttributeDescriptions }],
  CalDetail: [{ rows: detailAttributes, descriptions: detailAttributeDescriptions }],
  CalEventDetail: [{ rows: eventDetailAttributes, descriptions: eventDetailAttributeDescriptions }, mapSettingsTable],
  CalPeriod: [filters(periodFilters, 'events'), { rows: periodAttributes, descriptions: periodAttributeDescriptions }],
  CalEventMonth: [{ rows: monthAttributes, descriptions: monthAttributeDescriptions }],
  CalEventWeek: [{ rows: weekAttributes, descriptions: weekAttributeDescriptions }],
  CalVenueList: [filters(venueFilters, 'venues'), { rows: directoryAttributes, descriptions: directoryAttributeDescriptions }],
  CalOrganizerList: [filters(organizerFilters, 'organizers'), { rows: directoryAttributes, descriptions: directoryAttributeDescriptions }],
  CalCategoryList: [filters(categoryFilters, 'categories'), { rows: categoryAttributes, descriptions: categoryAttributeDescriptions }],
  CalTagList: [filters(tagFilters, 'tags'), { rows: tagAttributes, descriptions: tagAttributeDescriptions }],
  CalVenueDetail: [{ rows: venueDetailAttributes, descriptions: venueDetailAttributeDescriptions }, mapSettingsTable],
  CalOrganizerDetail: [{ rows: organizerDetailAttributes, descriptions: organizerDetailAttributeDescriptions }, mapSettingsTable],
};

/** The manifest of our elements (dist/custom-elements.json). */
export const manifest = () => createManifest(tables);

const written = async (file: string, text: string) =>
  [file, await format(text, { ...(await resolveConfig(file)), parser: 'markdown' })] as const;

/** Every file that is computed from the source, as it should be now. */
export async function computedDocs(readme: string): Promise<ReadonlyMap<string, string>> {
  const made = manifest();
  const texts = [...elementPages(made, tables, examples), ['data.md', dataPage()] as const];
  const pages = texts.map(([name, text]) => written(`docs/elements/${name}`, text));
  return new Map(await Promise.all([written('README.md', spliceElements(readme, made)), ...pages]));
}
