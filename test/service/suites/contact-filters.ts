import * as data from './dataset.js';
import { at, by, mentions } from './dataset.js';
import type { FilterCase } from './event-filters.js';

const contactFields = ['address', 'city', 'state', 'province', 'zip', 'phone'] as const;

/** Filters as the public sees them: texts behind a password are not searched. */
const listed = data.venues;
const listedOrganizers = data.organizers;
const hasEvents = ({ id }: { id: number }) => data.events.some((event) => at(id)(event) || by(id)(event));
const idList = (items: readonly { id: number }[]) => items.map(({ id }) => id).sort((a, b) => a - b);
/** No event of the dataset ends today in a zone where that could be either past or to come. */
const hasUpcoming = ({ id }: { id: number }) =>
  data.events.some((event) => event.end_date > '2026-11-20 14:02:18' && (at(id)(event) || by(id)(event)));
const venueSaying = (text: string) =>
  idList(
    listed.filter((venue) =>
      mentions(text, venue.venue, venue.description ?? '', ...contactFields.map((field) => venue[field] ?? '')),
    ),
  );
const organizerSaying = (text: string) =>
  idList(
    listedOrganizers.filter(({ organizer, description = '', phone = '', email = '', website = '' }) =>
      mentions(text, organizer, description, phone, email, website),
    ),
  );

export const venueFilterCases: FilterCase[] = [
  ['', idList(listed)],
  ['status=publish', idList(listed)],
  ['search=harbour', venueSaying('harbour')],
  ['search=Port Alder', venueSaying('port alder')],
  ['search=Muhle', venueSaying('mühle')],
  ['search=Kingdom', venueSaying('kingdom')],
  ['search=zzz', []],
  ['event=89', [18]],
  ['event=162', idList(data.venuesOf(data.events.find(({ id }) => id === 162)!))],
  ['event=163', []],
  ['has_events=true', idList(listed.filter(hasEvents))],
  ['has_events=1', idList(listed.filter(hasEvents))],
  ['has_events=false', idList(listed.filter((venue) => !hasEvents(venue)))],
  ['has_events=', idList(listed.filter((venue) => !hasEvents(venue)))],
  ['only_with_upcoming=true', idList(listed.filter(hasUpcoming))],
  ['only_with_upcoming=false', idList(listed)],
  [
    'only_with_upcoming=true&search=port alder',
    idList(listed.filter((venue) => hasUpcoming(venue) && venueSaying('port alder').includes(venue.id))),
  ],
];

export const organizerFilterCases: FilterCase[] = [
  ['', idList(listedOrganizers)],
  ['status=publish', idList(listedOrganizers)],
  ['search=hello@pams', organizerSaying('hello@pams')],
  ['search=foundry', organizerSaying('foundry')],
  ['search=zzz', []],
  ['event=147', idList(data.events.find(({ id }) => id === 147)!.organizer)],
  ['event=163', []],
  ['has_events=true', idList(listedOrganizers.filter(hasEvents))],
  ['has_events=0', idList(listedOrganizers.filter((organizer) => !hasEvents(organizer)))],
  ['only_with_upcoming=1', idList(listedOrganizers.filter(hasUpcoming))],
];
