import { boolean, eventFilters, choice, day, positive, text, type FilterTable } from '../../data/schema/index.js';
import { ownEventAttributes, mapSettings } from '../../data/query/index.js';
import { listAttributes } from '../tables/list-attributes.js';
import { mapAttributes } from '../tables/map-attributes.js';
import { colorAttributes } from '../parts/color-by.js';
import { feedAttributes } from '../parts/feed-url.js';
import { monthAttributes } from '../tables/month-attributes.js';
import { stateAttributes } from '../tables/state-attributes.js';
import { periodAttributes } from '../tables/period-attributes.js';
import { weekAttributes } from '../tables/week-attributes.js';
import { viewNames, words, type ViewName } from './first-view.js';

/** The controls that may stand around a view. */
export const controlNames = ['search', 'filters', 'subscribe', 'share', 'print'] as const;

/** The own attributes of a calendar. */
export const calendarAttributes = {
  /** The views that are offered, separated by spaces, the first of which is shown: list, month, week, day and map */
  views: { kind: /* @__PURE__ */ words(choice(...viewNames)), default: viewNames.join(' ') },
  /** The view that is shown; the first of `views` when absent */
  view: { kind: choice(...viewNames) },
  /** A day that is shown, YYYY-MM-DD, or its month, YYYY-MM; today when absent */
  date: { kind: day },
  /** The event that is open: its slug or id; of several calendars also which, as in choir@town.example */
  event: { kind: text },
  /**
   * How an event opens: as a dialog above the page, as a page instead of the view, as a panel beside it (where there
   * is room), or link: the browser follows its link; when absent, as a panel beside a month, week or day in windows of
   * at least 1100 pixels, else as a dialog
   */
  detail: { kind: choice('dialog', 'page', 'panel', 'link') },
  /** Controls around the view, separated by spaces: search, filters, subscribe, share and print; or none */
  controls: { kind: /* @__PURE__ */ words(choice('none', ...controlNames)), default: controlNames.join(' ') },
  /**
   * How the filters look: a button that opens them, or a bar of them above the view where there is room for it; when
   * absent, a bar in windows of at least 48em
   */
  filter_layout: { kind: choice('button', 'bar') },
  /**
   * Whether keys do something while the focus is inside, and not in a field: / searches, T leads to today, M, W, D and
   * L to the month, week, day and list, and ? lists the keys
   */
  keys: { kind: boolean, default: false },
  ...feedAttributes,
  /**
   * The part of the page's address that names the view, the date, the filters and the open event: its query string
   * (search), what follows # (hash), or none
   */
  state: { ...stateAttributes.state, default: 'search' },
  /**
   * Prefix of the keys in the address; where elements of a page have the same, a number is added to those of the later
   * ones
   */
  state_key: { ...stateAttributes.state_key, default: 'cal' },
  /** Level of the heading */
  heading_level: { kind: positive, default: 2 },
} as const satisfies FilterTable;

function without<T extends FilterTable, Name extends keyof T>(table: T, ...names: Name[]): Omit<T, Name> {
  return Object.fromEntries(Object.entries(table).filter(([name]) => !names.includes(name as Name))) as Omit<T, Name>;
}

/** The calendar says how its headings are nested. */
const list = without(listAttributes, 'heading_level', 'open_event');
const map = { ...without(mapAttributes, 'heading_level'), ...colorAttributes };
const period = without(periodAttributes, 'heading_level', 'open_event');
const month = without(monthAttributes, 'layout', 'selected');
const week = without(weekAttributes, 'days');
/** Only lists have pages. */
const unpaged = without(eventFilters, 'page', 'per_page');

/** Attributes that a calendar hands on to its views; where two have one of the same name, that of the list. */
const viewAttributes = {
  ...mapSettings,
  ...map,
  ...period,
  ...month,
  ...week,
  ...eventFilters,
  ...ownEventAttributes,
  ...list,
};

/** The tables of a calendar, beside its settings; where two have a row of the same name, the first one counts. */
export const calendarTables: readonly FilterTable[] = [
  eventFilters,
  calendarAttributes,
  ownEventAttributes,
  // What maps need as well is a setting.
  without(list, 'consent'),
  map,
  period,
  month,
  week,
  mapSettings,
];

/** All attributes of a calendar, beside its settings. */
export const attributes = { ...viewAttributes, ...calendarAttributes };

/** The attributes that the page's address may set: never the source of the data, nor the look of a calendar. */
export const stateNames: readonly string[] = Object.keys({
  ...without(
    calendarAttributes,
    'views',
    'detail',
    'controls',
    'filter_layout',
    'keys',
    'feed_url',
    'state',
    'state_key',
    'heading_level',
  ),
  ...eventFilters,
  ...ownEventAttributes,
});

export interface View {
  readonly tag: `cal-event-${'list' | 'map' | 'month' | 'week'}`;
  /** The attributes that it takes from the calendar. */
  readonly attributes: FilterTable;
  /** Whether it marks the event that is open beside it. */
  readonly marksOpen?: true;
  /** Whether it has a toolbar of its own, with the days that it shows. */
  readonly hasToolbar?: true;
  /**
   * The width of a calendar, in times its font size, from which an event opens beside the view unless the page says
   * otherwise: all its columns stay in sight.
   */
  readonly panelFrom?: number;
  /** The number of days it shows. */
  readonly days?: number;
  /** The view that is shown instead where there is no room for it. */
  readonly narrow?: ViewName;
}

const days = {
  tag: 'cal-event-week',
  attributes: { ...unpaged, ...period, ...week },
  hasToolbar: true,
  marksOpen: true,
} as const;

export const views: Readonly<Record<ViewName, View>> = {
  list: { tag: 'cal-event-list', attributes: { ...eventFilters, ...ownEventAttributes, ...list }, marksOpen: true },
  month: {
    tag: 'cal-event-month',
    attributes: { ...unpaged, ...period, ...month },
    hasToolbar: true,
    marksOpen: true,
    panelFrom: 64,
  },
  week: { ...days, days: 7, narrow: 'day', panelFrom: 66.5 },
  day: { ...days, days: 1, panelFrom: 64 },
  map: { tag: 'cal-event-map', attributes: { ...unpaged, ...ownEventAttributes, ...map } },
};
