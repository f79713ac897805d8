import type { EventRepresentation } from '../../../src/data/schema/index.js';
import * as data from './dataset.js';
import {
  all,
  at,
  by,
  foundEvents,
  inCategories,
  isLocated,
  isOpen,
  near,
  not,
  says,
  tagged,
  upcoming,
  within,
} from './dataset.js';

/** The query of a list, and the ids that it finds: in order for events and terms, in any order where the interface promises none. */
export type FilterCase = readonly [query: string, ids: number[]];

const wide = 'start_date=2026-01-01&end_date=2027-12-31';
const inWide = within('2026-01-01 00:00:00', '2027-12-31 23:59:59');
const widely = (query: string, test: (event: EventRepresentation) => boolean): FilterCase => [
  `${wide}&${query}`,
  foundEvents(all(inWide, test)),
];
const coming = (query: string, test: (event: EventRepresentation) => boolean): FilterCase => [
  query,
  foundEvents(all(upcoming, test)),
];
const dated = (query: string, test: (event: EventRepresentation) => boolean): FilterCase => [query, foundEvents(test)];

export const bandstand = { lat: 40.7101, lng: -74.0009 };
const ids = [94, 118, 130, 89, 70];
const byPublication = data.events
  .filter(({ id }) => ids.includes(id))
  .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.id - b.id))
  .map(({ id }) => id);

export const eventFilterCases: FilterCase[] = [
  coming('', () => true),
  coming('page=1', () => true),
  dated('start_date=2026-12-05&end_date=2026-12-05', within('2026-12-05 00:00:00', '2026-12-05 23:59:59')),
  dated('start_date=2026-11-19&end_date=2026-11-30', within('2026-11-19 00:00:00', '2026-11-30 23:59:59')),
  dated(
    'start_date=2026-12-05 12:00:00&end_date=2026-12-06 09:00:00',
    within('2026-12-05 00:00:00', '2026-12-06 23:59:59'),
  ),
  dated('start_date=1900-01-01&end_date=2040-12-31', () => true),
  dated('end_date=2027-01-31', within(data.defaultWindow.from, '2027-01-31 23:59:59')),
  dated('start_date=2027-06-01', within('2027-06-01 00:00:00', data.defaultWindow.to)),
  dated('start_date=2029-01-01', () => false),
  dated('starts_after=2026-12-05', (event) => event.start_date > '2026-12-05 23:59:59'),
  dated('starts_before=2026-12-05', (event) => event.start_date < '2026-12-05 23:59:59'),
  dated('ends_after=2027-03-01', (event) => event.end_date > '2027-03-01 23:59:59'),
  dated('ends_before=2026-11-25', (event) => event.end_date < '2026-11-25 23:59:59'),
  coming('search=choir', says('choir')),
  coming('search=CAFÉ', says('cafe')),
  coming('search=cushion', says('cushion')),
  coming('search=cafe', says('café')),
  coming('search=5K', says('5k')),
  coming('search=書道', says('書道')),
  coming('search=choir lantern', all(says('choir'), says('lantern'))),
  coming('search=evening -ragas', all(says('evening'), not(says('ragas')))),
  coming('search="night market"', says('night market')),
  coming('search="market night"', () => false),
  coming(`search=${encodeURIComponent('rock & roll')}`, says('rock & roll')),
  coming('search=Harbour Hall', says('harbour hall')),
  coming('search=zzzz', () => false),
  coming('search=%25', says('%')),
  coming('search=_', says('_')),
  widely('categories=15', inCategories(15)),
  widely('categories=jazz', inCategories(6)),
  widely('categories=jazz,choral', inCategories(6, 5)),
  widely('categories[]=jazz&categories[]=choral', inCategories(6, 5)),
  widely('categories=music', inCategories(2)),
  widely('categories=6', inCategories(6)),
  widely('categories=2027', inCategories(23)),
  widely('categories=never-used', () => false),
  widely('tags=neko', tagged(44)),
  widely('tags=44,27', tagged(44, 27)),
  widely('tags=family&categories=choral', all(tagged(37), inCategories(5))),
  widely('venue=18', at(18)),
  widely('venue=31,26', at(31, 26)),
  widely('venue[]=31&venue[]=26', at(31, 26)),
  widely('venue=45', () => false),
  widely('organizer=56', by(56)),
  widely('organizer=50,54', by(50, 54)),
  widely('organizer=50&venue=39&categories=choral&tags=family', all(by(50), at(39), inCategories(5), tagged(37))),
  coming('featured=true', (event) => isOpen(event) && event.featured === true),
  coming('featured=0', (event) => isOpen(event) && event.featured !== true),
  coming('status=publish', () => true),
  coming('status[]=publish', () => true),
  coming('geoloc=true', isLocated),
  coming('geoloc=false', all(isOpen, not(isLocated))),
  coming(`geoloc_lat=${bandstand.lat}&geoloc_lng=${bandstand.lng}`, near(bandstand.lat, bandstand.lng)),
  coming('geoloc=true&geoloc_lat=40.22&geoloc_lng=-77.55', near(40.22, -77.55)),
  coming('geoloc_lat=-36.9&geoloc_lng=174.8', near(-36.9, 174.8)),
  coming('geoloc_lat=89.9&geoloc_lng=180', () => false),
  [`include=${ids.join(',')}`, byPublication],
  [`include[]=${ids.join('&include[]=')}`, byPublication],
  [`include=${ids.join(',')}&start_date=1900-01-01&end_date=1950-01-01`, byPublication],
  [`include=${ids.join(',')}&starts_after=2040-01-01`, byPublication],
  ['include=118,999999', [118]],
  [`include=${ids.join(',')}&search=gala`, [118]],
  coming('post_parent=158', data.isChildOf(158)),
  coming('post_parent=89', () => false),
  coming('ticketed=false', () => true),
  coming('ticketed=true', () => false),
  dated(
    'starts_after=2026-12-05&featured=true',
    (event) => event.start_date > '2026-12-05 23:59:59' && isOpen(event) && event.featured === true,
  ),
  dated('start_date=2026-12-10&starts_after=2026-12-05', (event) => event.start_date > '2026-12-05 23:59:59'),
  dated('end_date=2026-12-10&ends_before=2026-12-08', (event) => event.end_date < '2026-12-08 23:59:59'),
  dated(
    'start_date=2026-12-01&ends_before=2026-12-08',
    (event) => event.start_date >= '2026-12-01 00:00:00' && event.end_date < '2026-12-08 23:59:59',
  ),
  dated(
    'starts_before=2026-11-30&ends_after=2026-11-18',
    (event) => event.start_date < '2026-11-30 23:59:59' && event.end_date > '2026-11-18 23:59:59',
  ),
  coming('order=desc&orderby=title&sticky=true&nonsense=1', () => true),
];
