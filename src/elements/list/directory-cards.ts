import type { DirectoryMessages, Messages } from '../../locale/index.js';
import type { Organizer, Venue } from '../../data/records/index.js';
import { address } from '../parts/venue-address.js';
import type { Card } from '../cards/card.js';
import { contact } from '../parts/contact.js';

/** The first letter of a name, in a hue of its own. */
const monogram = ({ id, name }: Venue | Organizer, hiddenName: string) => ({
  id,
  isRequired: true,
  letter: /\p{L}|\p{N}/u.exec(name || hiddenName)?.[0]?.toUpperCase() ?? '',
});

/** The content of a venue's card. */
export const venueCard = (venue: Venue, common: Messages, { hiddenName }: DirectoryMessages): Card => ({
  ...venue,
  name: venue.name || hiddenName,
  detail: { venue },
  placeholder: monogram(venue, hiddenName),
  body: [address(venue), contact(venue, common)],
});

/** The content of an organizer's card. */
export const organizerCard = (organizer: Organizer, common: Messages, { hiddenName }: DirectoryMessages): Card => ({
  ...organizer,
  name: organizer.name || hiddenName,
  detail: { organizer },
  placeholder: monogram(organizer, hiddenName),
  body: [contact(organizer, common)],
});
