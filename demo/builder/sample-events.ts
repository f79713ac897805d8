import { fakeCalendar } from '../../src/entries/testing/index.js';

/** The address of the sample events; no host has this name. */
export const sampleAddress = 'https://sample-events.invalid/wp-json';

const dayLength = 24 * 60 * 60 * 1000;

/** Title, days from today, beginning and end, venue, category. */
const rows = [
  ['Farmers’ market', 1, '09:00', '13:00', 1, 'markets'],
  ['Evening concert', 2, '19:30', '21:30', 2, 'music'],
  ['Children’s theatre', 4, '15:00', '16:00', 2, 'family'],
  ['Open rehearsal of the choir', 7, '18:00', '20:00', 3, 'music'],
  ['Guided tour of the old town', 10, '11:00', '12:30', 1, 'family'],
  ['Winter fair', 15, '10:00', '18:00', 1, 'markets'],
  ['Piano recital', 22, '20:00', '22:00', 2, 'music'],
  ['Reading for families', 31, '16:00', '17:00', 3, 'family'],
] as const;

/** Sample events around today, of a calendar that stands in this page. */
function sampleCalendar(now: number): typeof fetch {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const day = (days: number) => new Date(now + days * dayLength).toISOString().slice(0, 10);
  return fakeCalendar({
    venues: [
      { venue: 'Market Square', city: 'Sampleton', geo_lat: 53.5, geo_lng: 10 },
      { venue: 'Town Hall', city: 'Sampleton', geo_lat: 53.51, geo_lng: 10.01 },
      { venue: 'Library', city: 'Sampleton', geo_lat: 53.49, geo_lng: 10.02 },
    ],
    organizers: [{ organizer: 'Town of Sampleton' }],
    categories: [{ name: 'Markets' }, { name: 'Music' }, { name: 'Family' }],
    tags: [{ name: 'Outdoors' }],
    events: rows.map(([title, days, start, end, venue, category], index) => ({
      title,
      start_date: `${day(days)} ${start}:00`,
      end_date: `${day(days)} ${end}:00`,
      timezone: timeZone,
      venue,
      organizer: [1],
      categories: [category],
      featured: index === 1,
    })),
  });
}

/** Answers this page's requests below the sample's address; everything else is fetched as before. */
export function offerSampleEvents(): void {
  const { fetch } = globalThis;
  const calendar = sampleCalendar(Date.now());
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return address.startsWith(sampleAddress) ? calendar(input, init) : fetch(input, init);
  };
}
