const document = {
  include: 'The interface: with `include`, date filters are ignored.',
  ids: 'The interface: categories are integers, so a number is an ID; what is no number is a slug, and one that is unknown is refused.',
  today: 'The default window begins today, not yesterday.',
  strict: 'Strict times are the site’s own; they are not shifted from UTC. `strict_dates=0` is a plain no.',
  ticketed: 'The interface: events with tickets, of which there are none here.',
  coordinates: 'The interface: coordinates filter.',
  search: 'The interface: title or description are searched as they are read, not their markup.',
  upcoming: 'The interface: those with upcoming events, not those of the next ten events alone.',
};
const links = '`_links` lead into other interfaces of the measured site.';
const cost = 'The records tell the cost as it is shown, not every amount that was typed.';
const totals = 'Totals and links are those of the search, not of the unfiltered collection.';
const lineage = 'Nothing is taken over from other sites, so nothing has a lineage.';
const order = 'Equal dates come in no reliable order on the measured server, by ID here.';
const series = 'Events name the series that they belong to.';
const hidden = 'The only event of an item is behind a password, which hides that it is linked.';
const setting = 'A setting of the measured site that the service does not have: ';

/** Recordings where the service responds differently from the measured server, each with the reason. */
export const differences: Readonly<Record<string, string>> = {
  'bulk/events.all.page-4': cost,
  'bulk/events.all.page-5': cost,
  'bulk/events.all.page-6': lineage,
  'categories.delete-parent.2-child-after': links,
  'categories.list.context-edit.anonymous': 'Undeclared, and an emptied list helps nobody.',
  'categories.list.include.slug-finds-nothing': document.ids,
  'categories.list.page-beyond-last': 'No link leads to a page that does not exist.',
  'categories.read.third-level': links,
  'categories.read.top-level': links,
  doc: 'Computed from the schema tables, in OpenAPI 3.1.',
  'events.list.categories.by-name-passes-but-finds-nothing': document.ids,
  'events.list.categories.id-that-is-also-a-slug': document.ids,
  'events.list.costs': cost,
  'events.list.dates.strict-times': document.strict,
  'events.list.geoloc.lat-lng.without-extension': document.coordinates,
  'events.list.geoloc.without-extension': document.coordinates,
  'events.list.include.past-and-hidden-are-missing': document.include,
  'events.list.include.start-date-is-dropped': document.include,
  'events.list.invalid.strict-dates-zero': document.strict,
  'events.list.post-parent': series,
  'events.list.search.stored-markup-is-searched': document.search,
  'events.list.ticketed.true': document.ticketed,
  'events.read.lineage': lineage,
  'events.update.partial.3-read-back':
    'An update keeps what it does not name: the draft stays a draft, which the public may not read.',
  index:
    'Computed from the schema tables: each argument has its type and meaning, and each default the type that it has.',
  'organizers.list.has-events.false': hidden,
  'organizers.list.only-with-upcoming': document.upcoming,
  'organizers.list.search.no-match.totals-are-wrong': totals,
  'site.custom-fields.event-with-values': `${setting}additional fields.`,
  'site.interface-disabled': `${setting}switching the interface off.`,
  'site.timezone-auckland.default-window': document.today,
  'site.timezone-mode-site.order-and-filter': `${setting}one time zone for all events.`,
  'tags.read.html-in-name': links,
  'tags.read.ok': links,
  'venues.list.default.administrator': order,
  'venues.list.has-events.empty-value': hidden,
  'venues.list.has-events.false': hidden,
  'venues.list.has-events.true': hidden,
  'venues.list.only-with-upcoming.true': document.upcoming,
  'venues.list.search.city': 'What a password hides is not searched.',
  'venues.list.search.country-is-not-searched': totals,
  'venues.list.search.no-match.totals-are-wrong': totals,
};
