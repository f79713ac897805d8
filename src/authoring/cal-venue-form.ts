import type { PropertyDeclarations } from 'lit';
import type { FilterTable } from '../data/schema/index.js';
import './cal-sign-in.js';
import { define } from '../elements/base/define.js';
import { filterProperties, type FilterProperties } from '../elements/base/attributes.js';
import { CalContactForm, type ContactFormTable } from './forms/cal-contact-form.js';
import { venueFormAttributes } from './forms/contact-form-attributes.js';
import { venueFormFields } from './forms/contact-fields.js';
import { pinFieldStyles } from './forms/pin-field.styles.js';

type Properties = FilterProperties<typeof venueFormAttributes>;

const table: ContactFormTable = {
  resource: 'venues',
  idName: 'venue_id',
  nameAttribute: 'venue_name',
  fields: venueFormFields,
  shown: ['venue', 'address', 'zip', 'city', 'region', 'country', 'position', 'description'],
  more: ['phone', 'website'],
  below: {
    field: 'address',
    names: ['zip', 'city', 'region', 'country'],
    summary: ({ contact }) => contact.address.parts,
  },
  quick: ['venue', 'address', 'zip', 'city', 'country'],
  rights: { create: 'create_venues', publish: 'publish_venues' },
};

/** The languages whose addresses name the town before the postal code. */
const townFirst: readonly string[] = ['en', 'ar'];

const inOrder = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) =>
    name === 'zip' ? [] : name === (names.includes('region') ? 'region' : 'city') ? [name, 'zip'] : name,
  );

/**
 * A form for a venue: a new one, or one that is there, by its id or slug. Only what was changed is sent, and a name
 * that is known already is reported instead of overwritten. It shows a sign-in where nobody is signed in.
 *
 * @summary Adds a venue, or changes one
 *
 * @csspart show-map - The button that shows the map on which the venue is placed, together with `button`.
 * @csspart map - That map.
 * @csspart consent - The question before it is loaded.
 * @csspart allow - The button that shows the map from another host, together with `button`.
 * @csspart refuse - The button that does not, together with `button`.
 * @csspart zoom - The buttons that zoom.
 * @csspart zoom-in - The one that comes nearer, together with `button`.
 * @csspart zoom-out - The one that goes away, together with `button`.
 * @csspart marker - The pin.
 * @csspart pin - Its shape.
 * @csspart attribution - The attribution of the map.
 *
 * @fires cal-consent-change - The visitor decided whether other hosts may be contacted: `consent`. Cancelable.
 *
 * @example
 * <cal-venue-form base-url="https://example.org/wp-json"></cal-venue-form>
 * @picture venue-form.png A form with name and address of a venue
 */
export class CalVenueForm extends CalContactForm {
  static override styles = [...CalContactForm.styles, pinFieldStyles];

  static override tables: readonly FilterTable[] = [venueFormAttributes];
  static override properties: PropertyDeclarations = filterProperties(this.tables);

  declare venueId?: Properties['venueId'];
  declare venueName?: Properties['venueName'];
  declare tiles?: Properties['tiles'];
  declare attribution?: Properties['attribution'];
  declare consent?: Properties['consent'];
  declare geocoder?: Properties['geocoder'];

  /** The town stands before its postal code, or behind it, as addresses of the language have it. */
  protected override get table(): ContactFormTable {
    return townFirst.includes(this._language.slice(0, 2))
      ? { ...table, shown: inOrder(table.shown), quick: inOrder(table.quick) }
      : table;
  }
}

define('cal-venue-form', CalVenueForm);

declare global {
  interface HTMLElementTagNameMap {
    'cal-venue-form': CalVenueForm;
  }
}
