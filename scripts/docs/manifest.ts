import { format, resolveConfig } from 'prettier';
import type { DocumentedTable } from './attributes.js';
import { createManifest } from './create-manifest.js';
import { dataPage } from './data.js';
import { examples } from './examples.js';
import type { TablesByClass } from './manifest-plugin.js';
import { rowComments } from './row-comments.js';
import { elementPages, spliceElements, type Manifest } from './tables.js';
import { addToCalendarAttributes } from '../../src/elements/controls/add-to-calendar-attributes.js';
import { filterAttributes } from '../../src/elements/controls/filter-attributes.js';
import { searchAttributes } from '../../src/elements/controls/search-attributes.js';
import { calendarAttributes, viewAttributes } from '../../src/elements/calendar/calendar-attributes.js';
import { organizerDetailAttributes, venueDetailAttributes } from '../../src/elements/detail/contact-detail-attributes.js';
import { detailAttributes } from '../../src/elements/detail/detail-attributes.js';
import { categoryAttributes, directoryAttributes, tagAttributes } from '../../src/elements/list/directory-attributes.js';
import { eventDetailAttributes } from '../../src/elements/detail/event-detail-attributes.js';
import { listAttributes } from '../../src/elements/tables/list-attributes.js';
import { mapAttributes, venueMapAttributes } from '../../src/elements/tables/map-attributes.js';
import { colorAttributes } from '../../src/elements/parts/color-by.js';
import { adminAttributes } from '../../src/authoring/admin/admin-attributes.js';
import { organizerFormAttributes, venueFormAttributes } from '../../src/authoring/forms/contact-form-attributes.js';
import { eventFormAttributes } from '../../src/authoring/forms/event-form-attributes.js';
import { formAttributes } from '../../src/authoring/forms/form-attributes.js';
import { itemFormAttributes } from '../../src/authoring/forms/item-form-attributes.js';
import { monthAttributes } from '../../src/elements/tables/month-attributes.js';
import { periodAttributes } from '../../src/elements/tables/period-attributes.js';
import { weekAttributes } from '../../src/elements/tables/week-attributes.js';
import { ownEventAttributes, mapSettings, settings, periodFilters } from '../../src/data/query/index.js';
import {
  categoryFilters,
  eventFilters,
  filterDescriptions,
  kebabCase,
  organizerFilters,
  tagFilters,
  venueFilters,
  type FilterTable,
  type ResourceName,
} from '../../src/data/schema/index.js';

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

/** The rows of the tables of views that a calendar forwards; where two views have one of the same name, the one that it takes. */
const forwarded = (tables: Readonly<Record<string, FilterTable>>): DocumentedTable[] => {
  const calendars: FilterTable = { ...calendarAttributes, ...ownEventAttributes };
  const taken: FilterTable = viewAttributes;
  const listed = new Set<string>();
  const isForwarded = ([name, row]: [string, FilterTable[string]]) => {
    const isTaken = taken[name] === row && !calendars[name] && !(name in mapSettings) && !listed.has(name);
    if (isTaken) listed.add(name);
    return isTaken;
  };
  return own(tables).map(({ rows, descriptions }) => ({
    rows: Object.fromEntries(Object.entries(rows).filter(isForwarded)),
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
    ...forwarded({ listAttributes, mapAttributes, periodAttributes, monthAttributes, weekAttributes }),
    ...shared({ mapSettings }),
  ],
  CalMap: [...own({ mapAttributes }), ...shared({ mapSettings })],
  CalVenueMap: [filters(venueFilters, 'venues'), ...own({ venueMapAttributes })],
  CalEventMap: [filters(eventFilters, 'events'), ...own({ ownEventAttributes, colorAttributes })],
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
  CalAdmin: own({ adminAttributes }),
  CalForm: own({ formAttributes }),
  CalItemForm: own({ itemFormAttributes }),
  CalVenueForm: own({ venueFormAttributes }),
  CalOrganizerForm: own({ organizerFormAttributes }),
  CalEventForm: own({ eventFormAttributes }),
  CalOrganizerDetail: [...own({ organizerDetailAttributes }), ...shared({ mapSettings })],
};

/** The manifest of our elements (dist/custom-elements.json). */
export const manifest = () => createManifest(tables);

/** The attributes of any element that hold addresses. */
export function addressNames(): string[] {
  const rows = Object.values(tables).flatMap((own) => own.flatMap((table) => Object.entries(table.rows)));
  return [...new Set(rows.filter(([, { kind }]) => kind.isAddress).map(([name]) => kebabCase(name)))];
}

const written = async (file: string, text: string) =>
  [file, await format(text, { ...(await resolveConfig(file)), parser: 'markdown' })] as const;

/** Every file that is computed from the source, as it should be now. */
export async function computedDocs(readme: string, made: Manifest = manifest()): Promise<ReadonlyMap<string, string>> {
  const texts = [...elementPages(made, tables, examples()), ['data.md', dataPage()] as const];
  const pages = texts.map(([name, text]) => written(`docs/elements/${name}`, text));
  return new Map(await Promise.all([written('README.md', spliceElements(readme, made)), ...pages]));
}
