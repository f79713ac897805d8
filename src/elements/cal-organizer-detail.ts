import { mapSettings } from '../query/index.js';
import type { Messages } from '../locale/index.js';
import type { OrganizerRepresentation } from '../schema/index.js';
import { CalContactDetail, type ContactDetailTable } from './detail/cal-contact-detail.js';
import { organizerDetailAttributes } from './detail/contact-detail-attributes.js';
import { define } from './base/define.js';
import { filterProperties, type FilterProperties } from './base/attributes.js';
import { organizerRecord, type Organizer } from '../records/index.js';
import { contact } from './parts/contact.js';

const own = { ...organizerDetailAttributes, ...mapSettings };

type Properties = FilterProperties<typeof own>;

// eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/no-unsafe-declaration-merging -- the tables' properties
export interface CalOrganizerDetail extends Properties {}

/**
 * @summary One organizer by its id or slug, on a page or as a dialog: picture, text, how to reach them, and their upcoming events.
 *
 * @slot - Shown until the first answer, and beside an error: what a page wants to say without us.
 * @slot header - Above the organizer.
 * @slot footer - Below the organizer.
 * @slot loading - In place of the skeleton.
 * @slot error - In place of the message that something went wrong.
 *
 * @csspart base - The whole; with `busy` while it asks.
 * @csspart status - What is said to screen readers only.
 * @csspart dialog - The dialog.
 * @csspart close - The button that closes it.
 * @csspart detail - The organizer.
 * @csspart image - The box of the picture.
 * @csspart picture-link - The link in place of a picture whose host may not be asked.
 * @csspart title - The name.
 * @csspart description - The text.
 * @csspart aside - The panel that says how to reach it.
 * @csspart contact - Ways to reach it.
 * @csspart phone - A telephone number.
 * @csspart email - An e-mail address.
 * @csspart website - A website.
 * @csspart events - Its events; the parts of their list are there too, under the prefix `event-`, such as `event-card`.
 * @csspart heading - The heading above them.
 * @csspart form - The form that asks for a password.
 * @csspart label - Its label.
 * @csspart field - Its field.
 * @csspart submit - Its button.
 * @csspart wrong - That the password is wrong.
 * @csspart button - Any button.
 * @csspart loading - The skeleton.
 * @csspart error - The message that something went wrong.
 * @csspart stale - The message that older data is shown.
 * @csspart message - What a message says.
 * @csspart hint - What it adds.
 *
 * @cssprop --cal-font - Font; the page's by default.
 * @cssprop --cal-color-text - Text; the page's by default.
 * @cssprop --cal-color-muted - Secondary text.
 * @cssprop --cal-color-surface - Behind the panel and the dialog.
 * @cssprop --cal-color-accent - Links and marks; fits light and dark text by default.
 * @cssprop --cal-color-border - Lines.
 * @cssprop --cal-radius - Roundness of corners.
 * @cssprop --cal-space - The unit of all distances.
 * @cssprop --cal-gap - Distance between boxes.
 * @cssprop --cal-focus-ring - Outline of what has the focus.
 *
 * @cssstate loading - The first answer is not there yet.
 * @cssstate error - Something went wrong.
 * @cssstate stale - Older data is shown because a refresh failed.
 *
 * @fires cal-load - A request has started.
 * @fires cal-data - The organizer is shown: `items` holds it.
 * @fires cal-error - Something went wrong: `kind`, `status`, `code`, `fields`, `hint`, `error`, `retry()`.
 * @fires cal-select - One of its events was chosen: `event`. Cancelable.
 * @fires cal-page-change - Another page of its events is wanted: `page`. Cancelable.
 * @fires cal-close - The dialog was closed.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- the tables' properties
export class CalOrganizerDetail extends CalContactDetail<OrganizerRepresentation, Organizer> {
  static override properties = filterProperties(own);

  protected readonly table: ContactDetailTable<OrganizerRepresentation, Organizer> = {
    resource: 'organizers',
    idName: 'organizer_id',
    look: own,
    eventsFilter: 'organizer',
    loadEvents: () => import('./cal-event-list.js'),
    record: organizerRecord,
  };

  protected renderFacts(organizer: Organizer, words: Messages): unknown {
    return contact(organizer, words);
  }
}

define('cal-organizer-detail', CalOrganizerDetail);

declare global {
  interface HTMLElementTagNameMap {
    'cal-organizer-detail': CalOrganizerDetail;
  }
}
