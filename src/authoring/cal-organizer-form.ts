import type { PropertyDeclarations } from 'lit';
import type { FilterTable } from '../data/schema/index.js';
import './cal-sign-in.js';
import { define } from '../elements/base/define.js';
import { filterProperties, type FilterProperties } from '../elements/base/attributes.js';
import { CalContactForm } from './forms/cal-contact-form.js';
import { organizerFormAttributes } from './forms/contact-form-attributes.js';
import { organizerFormFields } from './forms/contact-fields.js';

type Properties = FilterProperties<typeof organizerFormAttributes>;

const table = {
  resource: 'organizers',
  idName: 'organizer_id',
  nameAttribute: 'organizer_name',
  fields: organizerFormFields,
  shown: organizerFormFields.map(({ name }) => name),
  quick: ['organizer', 'email', 'website', 'phone'],
  rights: { create: 'create_venues', publish: 'publish_venues' },
} as const;

/**
 * A form for an organizer: a new one, or one that is there, by its id or slug. Only what was changed is sent, and a
 * name that is known already is reported instead of overwritten. It shows a sign-in where nobody is signed in.
 *
 * @summary Adds an organizer, or changes one
 *
 * @example
 * <cal-organizer-form base-url="https://example.org/wp-json"></cal-organizer-form>
 * @picture organizer-form.png A form with the name of an organizer
 */
export class CalOrganizerForm extends CalContactForm {
  static override tables: readonly FilterTable[] = [organizerFormAttributes];
  static override properties: PropertyDeclarations = filterProperties(this.tables);

  declare organizerId?: Properties['organizerId'];
  declare organizerName?: Properties['organizerName'];

  protected override readonly table = table;
}

define('cal-organizer-form', CalOrganizerForm);

declare global {
  interface HTMLElementTagNameMap {
    'cal-organizer-form': CalOrganizerForm;
  }
}
