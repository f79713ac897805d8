/** A working example of every element, for tests that walk through all of them: a new element has a row here, and they test it. */
import { catalog, type Tag, type TagOf } from '../src/elements/catalog.js';
import { starts } from '../src/elements/starts.js';

export type VisibleTag = Exclude<Tag, TagOf<'provider'>>;

interface Example {
  /** What it needs to show something. `ID` stands for the id of an item of its calendar. */
  readonly attributes?: string;
  /** What it needs in addition to look otherwise, each of them. */
  readonly looks?: readonly string[];
  /** What is found in it once it shows its data. */
  readonly shown: string;
  readonly hasMap?: true;
}

export const examples: Readonly<Record<VisibleTag, Example>> = {
  'cal-calendar': { looks: ['', 'view="month" views="month week list"'], shown: '[part~="view"]' },
  'cal-event-list': {
    attributes: 'range="all"',
    looks: ['group-by="day" paging="pager"', 'layout="cards"', 'layout="compact" group-by="day"'],
    shown: '[part~="card"]',
  },
  'cal-event-map': { attributes: 'range="all"', shown: '[part~="site"]', hasMap: true },
  'cal-event-month': {
    attributes: 'date="2026-11-20"',
    looks: ['', 'layout="grid"', 'layout="mini"', 'layout="agenda"'],
    shown: '[part~="event"], [part~="bar"], [part~="empty"]',
  },
  'cal-event-week': { attributes: 'date="2026-11-20"', looks: ['', 'days="3"', 'days="1"'], shown: '[part~="column"]' },
  'cal-category-list': {
    looks: ['layout="tree" counts', 'layout="links"', 'layout="chips"', 'layout="cloud"'],
    shown: '[part~="term"]',
  },
  'cal-organizer-list': {
    attributes: 'organizer-href="/organizer/{slug}"',
    looks: ['', 'layout="compact"'],
    shown: '[part~="card"]',
  },
  'cal-tag-list': {
    attributes: 'tag-href="/tag/{slug}"',
    looks: ['layout="chips"', 'layout="links"', 'layout="cloud" counts'],
    shown: '[part~="term"]',
  },
  'cal-venue-list': {
    attributes: 'venue-href="/venue/{slug}"',
    looks: ['', 'layout="cards"', 'layout="compact" paging="pager"'],
    shown: '[part~="card"]',
  },
  'cal-venue-map': { looks: ['', 'venue-id="ID"'], shown: '[part~="site"]', hasMap: true },
  'cal-event-detail': { attributes: 'event-id="ID"', shown: '[part~="description"]', hasMap: true },
  'cal-organizer-detail': { attributes: 'organizer-id="ID"', shown: '[part~="description"]' },
  'cal-venue-detail': { attributes: 'venue-id="ID"', shown: '[part~="description"]', hasMap: true },
  'cal-add-to-calendar': { attributes: 'event-id="ID"', shown: '[part~="add"]' },
  'cal-event-search': { attributes: 'for="list"', shown: '[part~="field"]' },
  'cal-event-filters': {
    attributes: 'for="list" facets="date category tag venue organizer featured cost near"',
    looks: ['', 'layout="panel"'],
    shown: '[part~="facet-button"], details',
  },
  'cal-admin': { shown: '[part~="entrance"], [part~="message"]' },
  'cal-organizer-form': { shown: '[part~="form"], [part~="message"]' },
  'cal-venue-form': { shown: '[part~="form"], [part~="message"]' },
  'cal-event-form': { shown: '[part~="form"], [part~="message"]' },
  'cal-sign-in': { shown: '[part~="form"], [part~="message"]' },
};

/** All that show something. */
export const visibleTags = Object.keys(examples) as VisibleTag[];

/** All that request what they show. */
export const loadingTags = visibleTags.filter((tag) => !['control', 'form'].includes(catalog[tag].kind));

/** All whose items are those of one request, which they tell: a calendar has those of its view. */
export const listingTags = visibleTags.filter((tag) => 'firstRequest' in (starts[tag as keyof typeof starts] ?? {}));

interface Calendar {
  /** Ids of items, by what begins the names of attributes; any server that gives the same item for every id needs none. */
  readonly ids?: Readonly<Partial<Record<'event' | 'venue' | 'organizer', number | undefined>>>;
  /** The address of tiles, for those with a map. */
  readonly tiles?: string;
}

function filled(tag: VisibleTag, attributes: string, { ids = {}, tiles }: Calendar): string {
  const named = attributes.replace(
    /\b(event|venue|organizer)-id="ID"/,
    (_, name: 'event') => `${name}-id="${ids[name] ?? 5}"`,
  );
  return tiles && examples[tag].hasMap ? `${named} tiles="${tiles}"` : named;
}

/** The attributes of an example. */
export const attributesOf = (tag: VisibleTag, calendar: Calendar = {}): string =>
  filled(tag, examples[tag].attributes ?? '', calendar);

/** Those of each of its looks. */
export const looksOf = (tag: VisibleTag, calendar: Calendar = {}): string[] =>
  (examples[tag].looks ?? ['']).map((look) =>
    filled(tag, `${examples[tag].attributes ?? ''} ${look}`.trim(), calendar),
  );

/** What a control stands beside: the list that `for` names. */
export const besideOf = (tag: VisibleTag, calendar: string): string =>
  catalog[tag].kind === 'control' ? `<cal-event-list id="list" ${calendar}></cal-event-list>` : '';
