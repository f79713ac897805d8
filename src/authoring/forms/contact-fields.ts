import { organizerFields, venueFields } from '../../data/schema/index.js';
import type { AuthoringMessages } from '../words/messages/authoring.js';
import type { Field } from './field.js';
import { addressField } from './address-field.js';
import { formattedTextField } from './formatted-text-field.js';
import { pinField } from './pin-field.js';
import { textField, type TextOptions } from './text-fields.js';

type Name = keyof AuthoringMessages['contact']['fields'];

const wordsOf =
  (name: Name) =>
  ({ contact }: AuthoringMessages) =>
    contact.fields[name];

type Options = Omit<TextOptions, 'words' | 'name'>;
const row = (name: Name, options: Options = {}): Field<string> => textField({ name, words: wordsOf(name), ...options });

/** The properties of a venue or an organizer. */
const description = formattedTextField({
  name: 'description',
  words: wordsOf('description'),
  maxLength: venueFields.description.maxLength,
});

export const venueFormFields: readonly Field[] = [
  row('venue', { isRequired: true, isHtml: true, maxLength: venueFields.venue.maxLength }),
  addressField(row('address', { maxLength: venueFields.address.maxLength })),
  row('zip', { maxLength: venueFields.zip.maxLength }),
  row('city', { maxLength: venueFields.city.maxLength }),
  row('region', { wire: 'stateprovince', maxLength: venueFields.stateprovince.maxLength }),
  row('country', { maxLength: venueFields.country.maxLength }),
  row('phone', { type: 'tel', maxLength: venueFields.phone.maxLength }),
  row('website', { type: 'url', maxLength: venueFields.website.maxLength }),
  description,
  pinField,
];

export const organizerFormFields: readonly Field[] = [
  row('organizer', { isRequired: true, isHtml: true, maxLength: organizerFields.organizer.maxLength }),
  row('email', { type: 'email', maxLength: organizerFields.email.maxLength }),
  row('website', { type: 'url', maxLength: organizerFields.website.maxLength }),
  row('phone', { type: 'tel', maxLength: organizerFields.phone.maxLength }),
  description,
];
