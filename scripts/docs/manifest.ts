import { format, resolveConfig } from 'prettier';
import { createManifest, dataPage, elementPages, spliceElements, type DocumentedTable, type TablesByClass } from './index.js';
import { elementDataOf } from './element-data.js';
import { examples } from './examples.js';
import { rowComments } from './row-comments.js';
import { addToCalendarAttributes } from '../../src/elements/controls/add-to-calendar-attributes.js';
import { builderAttributes } from '../../src/elements/builder/builder-attributes.js';
import { filterAttributes } from '../../src/elements/controls/filter-attributes.js';
import { searchAttributes } from '../../src/elements/controls/search-attributes.js';
import { calendarAttributes, viewAttributes } from '../../src/elements/calendar/calendar-attributes.js';
import { organizerDetailAttributes, venueDetailAttributes } from '../../src/elements/detail/contact-detail-attributes.js';
import { detailAttributes } from '../../src/elements/detail/detail-attributes.js';
import { categoryAttributes, directoryAttributes, tagAttributes } from '../../src/elements/list/directory-attributes.js';
import { eventDetailAttributes } from '../../src/elements/detail/event-detail-attributes.js';
import { listAttributes } from '../../src/elements/list/list-attributes.js';
import { mapAttributes, venueMapAttributes } from '../../src/elements/map/map-attributes.js';
import { colorAttributes } from '../../src/elements/parts/color-by.js';
import { monthAttributes } from '../../src/elements/period/month-attributes.js';
import { periodAttributes } from '../../src/elements/period/period-attributes.js';
import { weekAttributes } from '../../src/elements/period/week-attributes.js';
import { ownEventAttributes, mapSettings, settings, periodFilters } from '../../src/query/index.js';
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

/** Tables by the names of their constants. */
const own = (tables: Readonly<Record<string, FilterTable>>): DocumentedTable[] =>
  Object.entries(tables).map(([name, rows]) => ({ rows, descriptions: rowComments(name) }));
const shared = (tables: Readonly<Record<string, FilterTable>>): DocumentedTable[] =>
  own(tables).map((table) => ({ ...table, group: 'settings' }));

/** The filters of a list, as its elements take them. */
const filters = (rows: FilterTable, resource: ResourceName): DocumentedTable => ({
  rows,
  descriptions: filterDescriptions[resource],
  group: 'filters',
});

/** Of the tables of views, the rows that a calendar hands on; where two views have one of the same name, the one that it takes. */
const handedOn = (tables: Readonly<Record<string, FilterTable>>): DocumentedTable[] => {
  const calendars: FilterTable = { ...calendarAttributes, ...ownEventAttributes };
  const taken: FilterTable = viewAttributes;
  const listed = new Set<string>();
  const isHandedOn = ([name, row]: [string, FilterTable[string]]) => {
    const isTaken = taken[name] === row && !calendars[name] && !(name in mapSettings) && !listed.has(name);
    if (isTaken) listed.add(name);
    return isTaken;
  };
  return own(tables).map(({ rows, descriptions }) => ({
    rows: Object.fromEntries(Object.entries(rows).filter(isHandedOn)),
    descriptions,
  }));
};

const tables: TablesByClass = {
  CalElement: shared({ settings }),
  CalProvider: shared({ settings, mapSettings }),
  CalEventList: [filters(eventFilters, 'events'), ...own({ ownEventAttributes, listAttributes })],
  CalCalendar: [
    filters(eventFilters, 'events'),
    ...own({ calendarAttributes, ownEventAttributes }),
    ...handedOn({ listAttributes, mapAttributes, periodAttributes, monthAttributes, weekAttributes }),
    ...shared({ mapSettings }),
  ],
  CalMap: [...own({ mapAttributes }), ...shared({ mapSettings })],
  CalVenueMap: [filters(venueFilters, 'venues'), ...own({ venueMapAttributes })],
  CalEventMap: [filters(eventFilters, 'events'), ...own({ ownEventAttributes, colorAttributes })],
  CalBuilder: own({ builderAttributes }),
  CalAddToCalendar: own({ addToCalendarAttributes }),
  CalDetail: own({ detailAttributes }),
  CalEventDetail: [...own({ eventDetailAttributes }), ...shared({ mapSettings })],
  CalPeriod: [filters(periodFilters, 'events'), ...own({ periodAttributes })],
  CalEventMonth: own({ monthAttributes }),
  CalEventFilters: own({ filterAttributes }),
  CalEventSearch: own({ searchAttributes }),
  CalEventWeek: own({ weekAttributes }),
  CalVenueList: [filters(venueFilters, 'venues'), ...own({ directoryAttributes })],
  CalOrganizerList: [filters(organizerFilters, 'organizers'), ...own({ directoryAttributes })],
  CalCategoryList: [filters(categoryFilters, 'categories'), ...own({ categoryAttributes })],
  CalTagList: [filters(tagFilters, 'tags'), ...own({ tagAttributes })],
  CalVenueDetail: [...own({ venueDetailAttributes }), ...shared({ mapSettings })],
  CalOrganizerDetail: [...own({ organizerDetailAttributes }), ...shared({ mapSettings })],
};

/** The manifest of our elements (dist/custom-elements.json). */
export const manifest = () => createManifest(tables);

const written = async (file: string, text: string) =>
  [file, await format(text, { ...(await resolveConfig(file)), parser: 'markdown' })] as const;

/** What the builder knows of our elements. */
export const elementData = () => elementDataOf(manifest(), tables);

/** Every file that is computed from the source, as it should be now. */
export async function computedDocs(readme: string): Promise<ReadonlyMap<string, string>> {
  const made = manifest();
  const texts = [...elementPages(made, tables, examples), ['data.md', dataPage()] as const];
  const pages = texts.map(([name, text]) => written(`docs/elements/${name}`, text));
  return new Map(await Promise.all([written('README.md', spliceElements(readme, made)), ...pages]));
}
