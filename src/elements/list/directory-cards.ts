import { html } from 'lit';
import type { DirectoryMessages, Messages } from '../../locale/index.js';
import type { Organizer, Venue } from '../../records/index.js';
import { address } from '../parts/address.js';
import type { Card } from '../parts/card.js';
import { contact } from '../parts/contact.js';
import { monogram } from '../parts/monogram.js';

/** What the card of a venue shows. */
export const venueCard = (venue: Venue, messages: Messages, { hiddenName }: DirectoryMessages): Card => ({
  ...venue,
  name: venue.name || hiddenName,
  detail: { venue },
  placeholder: monogram(venue.name || hiddenName),
  body: html`${address(venue)} ${contact(venue, messages)}`,
});

/** What the card of an organizer shows. */
export const organizerCard = (organizer: Organizer, messages: Messages, { hiddenName }: DirectoryMessages): Card => ({
  ...organizer,
  name: organizer.name || hiddenName,
  detail: { organizer },
  placeholder: monogram(organizer.name || hiddenName),
  body: html`${contact(organizer, messages)}`,
});
