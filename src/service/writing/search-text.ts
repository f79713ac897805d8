import { fold } from '../reading/fold.js';

const joined = (texts: readonly string[]) => fold(texts.join('\n'));

/** What searches look through (wire sections 6.2 and 8.2): the country of a venue is not among it. */
export const eventSearchText = (event: { title: string; excerpt: string; description: string }): string =>
  joined([event.title, event.excerpt, event.description]);

type VenueTexts = Record<'venue' | 'description' | 'address' | 'city' | 'state' | 'province' | 'stateprovince' | 'zip' | 'phone', string>;
export const venueSearchText = (row: VenueTexts): string =>
  joined([row.venue, row.description, row.address, row.city, row.state, row.province, row.stateprovince, row.zip, row.phone]);

type OrganizerTexts = Record<'organizer' | 'description' | 'phone' | 'email' | 'website', string>;
export const organizerSearchText = (row: OrganizerTexts): string =>
  joined([row.organizer, row.description, row.phone, row.email, row.website]);
