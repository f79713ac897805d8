import { html } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { live } from 'lit/directives/live.js';
import { organizerFields, venueFields } from '../../schema/index.js';
import type { AuthoringMessages } from '../../locale/index.js';
import type { Field } from './field.js';
import { formattedTextField } from './formatted-text-field.js';
import { textField, textOf, type TextOptions } from './text-fields.js';

type Name = keyof AuthoringMessages['contact']['fields'];

const wordsOf =
  (name: Name) =>
  ({ contact }: AuthoringMessages) =>
    contact.fields[name];

type Options = Omit<TextOptions, 'words' | 'name'>;
const row = (name: Name, options: Options = {}): Field<string> => textField({ name, words: wordsOf(name), ...options });

/** A coordinate as it is typed, in degrees; a comma is taken for a point. */
const degreesOf = (text: string): number => Number(text.trim().replace(',', '.').replace(/^$/, 'none'));

/** Half of a point on the map, which only some servers take. */
const coordinateField = (name: 'latitude' | 'longitude', wire: 'geo_lat' | 'geo_lng', most: number): Field<string> => ({
  name,
  wire: [wire],
  isOffered: ({ session }) => session.offers('coordinates'),
  label: ({ words }) => wordsOf(name)(words).label,
  missing: ({ words }) => wordsOf(name)(words).missing,
  help: ({ words }) => wordsOf(name)(words).help,
  initial: () => '',
  read: (stored) => (typeof stored[wire] === 'number' ? String(stored[wire]) : textOf(stored[wire])),
  write: (value) => ({ [wire]: value.trim() ? degreesOf(value) : null }),
  isEmpty: (value) => !value.trim(),
  say: (value) => value,
  check(value, { words, valueIn }) {
    if (!(Math.abs(degreesOf(value)) <= most)) return words.contact.notDegrees(wordsOf(name)(words).label, most);
    const other = name === 'latitude' ? 'longitude' : 'latitude';
    return textOf(valueIn(other)).trim() ? undefined : { control: other, text: wordsOf(other)(words).missing };
  },
  render: ({ id, value, describedBy, problem, isRequired, change, leave }) => html`
    <input
      part="input"
      id=${id}
      type="text"
      inputmode="decimal"
      dir="ltr"
      autocomplete="off"
      .value=${live(value)}
      aria-required=${isRequired}
      aria-invalid=${Boolean(problem)}
      aria-describedby=${ifDefined(describedBy)}
      @input=${({ target }: InputEvent) => change((target as HTMLInputElement).value)}
      @change=${leave}
    />
  `,
});

/** What a venue or an organizer is like. */
const description = formattedTextField({
  name: 'description',
  words: wordsOf('description'),
  maxLength: venueFields.description.maxLength,
});

export const venueFormFields: readonly Field[] = [
  row('venue', { isRequired: true, maxLength: venueFields.venue.maxLength }),
  row('address', { maxLength: venueFields.address.maxLength }),
  row('zip', { maxLength: venueFields.zip.maxLength }),
  row('city', { maxLength: venueFields.city.maxLength }),
  row('region', { wire: 'stateprovince', maxLength: venueFields.stateprovince.maxLength }),
  row('country', { maxLength: venueFields.country.maxLength }),
  row('phone', { type: 'tel', maxLength: venueFields.phone.maxLength }),
  row('website', { type: 'url', maxLength: venueFields.website.maxLength }),
  description,
  coordinateField('latitude', 'geo_lat', 90),
  coordinateField('longitude', 'geo_lng', 180),
];

export const organizerFormFields: readonly Field[] = [
  row('organizer', { isRequired: true, maxLength: organizerFields.organizer.maxLength }),
  row('phone', { type: 'tel', maxLength: organizerFields.phone.maxLength }),
  row('email', { type: 'email', maxLength: organizerFields.email.maxLength }),
  row('website', { type: 'url', maxLength: organizerFields.website.maxLength }),
  description,
];
