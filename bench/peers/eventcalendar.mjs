// A calendar by the standalone build of EventCalendar, set up as in its documentation.
import { host, loadPeriod, span, view } from './place.mjs';

const names = { list: span === 'year' ? 'listYear' : 'listMonth', month: 'dayGridMonth', week: 'timeGridWeek' };
globalThis.EventCalendar.create(host, {
  view: names[view],
  timeZone: 'UTC',
  // It takes no number of events a day: it shows what fits, here as many as the others show.
  ...(view === 'month' && { dayMaxEvents: true, height: '900px' }),
  eventSources: [{ events: loadPeriod }],
});
