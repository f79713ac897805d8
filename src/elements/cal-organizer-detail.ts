import { mapSettings } from '../data/query/index.js';
import type { OrganizerRepresentation, FilterTable } from '../data/schema/index.js';
import { CalContactDetail, type ContactDetailTable } from './detail/cal-contact-detail.js';
import { organizerDetailAttributes } from './detail/contact-detail-attributes.js';
import { organizerParts } from './detail/contact-article.js';
import { define } from './base/define.js';
import { filterProperties, type FilterProperties } from './base/attributes.js';
import { organizerRecord, type Organizer } from '../data/records/index.js';

type Properties = FilterProperties<typeof organizerDetailAttributes & typeof mapSettings>;

export interface CalOrganizerDetail extends Properties {}

/**
 * @summary One organizer by its id or slug, on a page or as a dialog: image, text, how to reach them, and their
 * upcoming events.
 *
 * @example
 * <cal-organizer-detail base-url="https://example.org/wp-json" organizer-id="7"></cal-organizer-detail>
 * @picture cal-organizer-detail.png An organizer: text, ways to reach them, and upcoming events
 *
 * @parts email
 * @csspart website-button - The link to its website, together with `button`.
 * @csspart email-button - The link that writes to it where there is no website, together with `button`.
 */
export class CalOrganizerDetail extends CalContactDetail<OrganizerRepresentation, Organizer> {
  static override tables: readonly FilterTable[] = [organizerDetailAttributes, mapSettings];
  static override properties = filterProperties(this.tables);

  protected readonly table: ContactDetailTable<OrganizerRepresentation, Organizer> = {
    resource: 'organizers',
    idName: 'organizer_id',
    eventsFilter: 'organizer',
    loadEvents: () => import('./cal-event-list.js'),
    record: organizerRecord,
  };

  protected readonly parts = organizerParts;
}

define('cal-organizer-detail', CalOrganizerDetail);

declare global {
  interface HTMLElementTagNameMap {
    'cal-organizer-detail': CalOrganizerDetail;
  }
}
