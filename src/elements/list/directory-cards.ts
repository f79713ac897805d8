import type { DirectoryMessages, Messages } from '../../locale/index.js';
import type { Organizer, Venue } from '../../data/records/index.js';
import { address } from '../parts/venue-address.js';
import type { Card } from '../cards/card.js';
import { contact } from '../parts/contact.js';

/** Whether all of several venues are in one region of one country, so that their addresses need not say it. */
export const areNear = (venues: readonly Venue[]): boolean =>
  venues.length > 1 && new Set(venues.map(({ country, region }) => country + region)).size < 2;

/** The content of a card, whose placeholder is the first letter of the name, in a hue of its own. */
function profileCard(
  record: Venue | Organizer,
  detail: Card['detail'],
  { hiddenName }: DirectoryMessages,
  ...body: Card['body']
): Card {
  const name = record.name || hiddenName;
  const letter = /\p{L}|\p{N}/u.exec(name)?.[0]?.toUpperCase() ?? '';
  return { ...record, name, detail, placeholder: { id: record.id, isRequired: true, letter }, body };
}

/** The content of a venue's card. */
export const venueCard = (venue: Venue, common: Messages, messages: DirectoryMessages, isNear: boolean): Card =>
  profileCard(
    venue,
    { venue },
    messages,
    address(isNear ? { ...venue, country: '', region: '', zip: '' } : venue, ' · '),
    contact(venue, common),
  );

/** The content of an organizer's card. */
export const organizerCard = (organizer: Organizer, common: Messages, messages: DirectoryMessages): Card =>
  profileCard(organizer, { organizer }, messages, contact(organizer, common));
