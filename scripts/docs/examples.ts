/** The beginning of an element's page: a snippet to paste, and its picture. */
export interface Example {
  readonly html: string;
  /** A file of demo/screenshots. */
  readonly picture?: { readonly file: string; readonly alt: string };
}

const base = 'base-url="https://example.org/wp-json"';

export const examples: Readonly<Record<string, Example>> = {
  'cal-add-to-calendar': {
    html: `<cal-add-to-calendar ${base} slug="harp-and-hearth"></cal-add-to-calendar>`,
    picture: { file: 'add-to-calendar.png', alt: 'Ways to take events into a calendar, opened by a button' },
  },
  'cal-builder': {
    html: `<cal-builder base-url="https://example.org/wp-json"></cal-builder>`,
    picture: { file: 'cal-builder.webp', alt: 'A builder: settings of an element, and beside them its preview' },
  },
  'cal-calendar': {
    html: `<cal-calendar ${base} views="month list map" color-by="category"></cal-calendar>`,
    picture: { file: 'cal-calendar.png', alt: 'A calendar: views, search and filters above a month in the colors of its categories' },
  },
  'cal-category-list': {
    html: `<cal-category-list ${base} layout="tree" counts></cal-category-list>`,
    picture: { file: 'cal-category-list.png', alt: 'Categories as a tree with counts' },
  },
  'cal-event-detail': {
    html: `<cal-event-detail ${base} slug="harp-and-hearth" show-adjacent json-ld></cal-event-detail>`,
    picture: {
      file: 'cal-event-detail.png',
      alt: 'An event: its image, badges and categories, and the way to the events before and after',
    },
  },
  'cal-event-filters': {
    html: `<cal-event-filters for="agenda" facets="date category venue featured" counts></cal-event-filters>
<cal-event-list ${base} id="agenda"></cal-event-list>`,
    picture: { file: 'filters.png', alt: 'Filters above a list, of which the categories are open' },
  },
  'cal-event-list': {
    html: `<cal-event-list ${base} categories="music" layout="cards" limit="6"></cal-event-list>`,
    picture: { file: 'list.png', alt: 'A list on a light page and cards on a dark one' },
  },
  'cal-event-map': {
    html: `<cal-event-map ${base} categories="music" range="month"></cal-event-map>`,
    picture: { file: 'map.png', alt: 'A map with clusters and markers, and the same places in a list beside it' },
  },
  'cal-event-month': {
    html: `<cal-event-month ${base} week-numbers></cal-event-month>`,
    picture: { file: 'month.png', alt: 'A month: days with events, and bars over several days' },
  },
  'cal-event-search': {
    html: `<cal-event-search for="agenda"></cal-event-search>
<cal-event-list ${base} id="agenda"></cal-event-list>`,
    picture: { file: 'search.png', alt: 'A search above a list, with a suggestion' },
  },
  'cal-event-week': {
    html: `<cal-event-week ${base} slot-min="8" slot-max="20"></cal-event-week>`,
    picture: { file: 'cal-event-week.png', alt: 'A week: events between the hours of seven days' },
  },
  'cal-organizer-detail': {
    html: `<cal-organizer-detail ${base} organizer-id="7"></cal-organizer-detail>`,
    picture: { file: 'cal-organizer-detail.png', alt: 'An organizer: text, ways to reach them, and upcoming events' },
  },
  'cal-organizer-list': {
    html: `<cal-organizer-list ${base} layout="cards" has-events></cal-organizer-list>`,
    picture: { file: 'cal-organizer-list.png', alt: 'Organizers as cards' },
  },
  'cal-provider': {
    html: `<cal-provider ${base} time-zone="Europe/Berlin" hour-cycle="h23">
  <cal-event-list featured limit="3" layout="cards" paging="none"></cal-event-list>
  <cal-event-month></cal-event-month>
</cal-provider>`,
  },
  'cal-tag-list': {
    html: `<cal-tag-list ${base} layout="cloud" counts></cal-tag-list>`,
    picture: { file: 'cal-tag-list.png', alt: 'Tags as a cloud sized by use' },
  },
  'cal-venue-detail': {
    html: `<cal-venue-detail ${base} venue-id="12"></cal-venue-detail>`,
    picture: { file: 'cal-venue-detail.png', alt: 'A venue: text, address, and upcoming events' },
  },
  'cal-venue-list': {
    html: `<cal-venue-list ${base} layout="cards" has-events counts></cal-venue-list>`,
    picture: { file: 'cal-venue-list.png', alt: 'Venues as cards' },
  },
  'cal-venue-map': {
    html: `<cal-venue-map ${base} slug="the-old-mill"></cal-venue-map>`,
    picture: { file: 'map.png', alt: 'A map with clusters and markers, and the same places in a list beside it' },
  },
};
