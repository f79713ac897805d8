// What the page of every other library needs: its box, and the records of the calendar, read as any user of the library
// would.
const { document, fetch } = globalThis;

export const host = document.querySelector('main');
/** `year`: all events of it; else those of a month or week. */
export const { api, span, view } = host.dataset;

/** All records of an address, the first page before the others. */
export async function load(kind, range = '') {
  const read = async (page) => (await fetch(`${api}/cal/events/v1/${kind}?per_page=50&page=${page}${range}`)).json();
  const first = await read(1);
  const rest = await Promise.all(Array.from({ length: first.total_pages - 1 }, (_, index) => read(index + 2)));
  return [first, ...rest].flatMap((page) => page[kind]);
}

const dayMilliseconds = 86_400_000;
const day = (time) => new Date(time).toISOString().slice(0, 10);

/**
 * The events of a period as FullCalendar and EventCalendar read them. Their ends are exclusive, those of the interface
 * are not.
 */
export async function loadPeriod({ start, end }) {
  const events = await load('events', `&start_date=${day(start)}&end_date=${day(end - dayMilliseconds)}`);
  return events.map((event) => ({
    id: String(event.id),
    title: view === 'list' ? `${event.title} – ${event.venue.venue}` : event.title,
    allDay: event.all_day,
    start: event.all_day ? event.start_date.slice(0, 10) : `${event.utc_start_date.replace(' ', 'T')}Z`,
    end: event.all_day
      ? day(Date.parse(`${event.end_date.slice(0, 10)}T00:00Z`) + dayMilliseconds)
      : `${event.utc_end_date.replace(' ', 'T')}Z`,
  }));
}
