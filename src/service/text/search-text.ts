import { foldAccents } from './accent-folding.js';
import { textOf } from './html.js';

const joined = (texts: readonly string[]) => foldAccents(texts.map(textOf).join('\n'));

/**
 * The searchable text: title, description and excerpt as visible texts (wire section 6.2), without what a password
 * hides.
 */
export const eventSearchText = (event: {
  title: string;
  description: string;
  excerpt: string;
  password?: string;
}): string => joined([event.title, ...(event.password ? [] : [event.description, event.excerpt])]);

/** A password hides all texts of a venue or organizer, even the name. */
interface Guarded {
  readonly password: string;
}

type VenueTexts = Record<
  'venue' | 'description' | 'address' | 'city' | 'state' | 'province' | 'stateprovince' | 'zip' | 'phone',
  string
>;
/** The searchable text of a venue, which lacks its country (wire section 8.2). */
export const venueSearchText = (row: VenueTexts & Guarded): string =>
  row.password
    ? ''
    : joined([
        row.venue,
        row.description,
        row.address,
        row.city,
        row.state,
        row.province,
        row.stateprovince,
        row.zip,
        row.phone,
      ]);

type OrganizerTexts = Record<'organizer' | 'description' | 'phone' | 'email' | 'website', string>;
export const organizerSearchText = (row: OrganizerTexts & Guarded): string =>
  row.password ? '' : joined([row.organizer, row.description, row.phone, row.email, row.website]);
