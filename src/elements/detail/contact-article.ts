import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../locale/index.js';
import type { Organizer, Venue } from '../../data/records/index.js';
import { address, directionsUrl } from '../parts/venue-address.js';
import { contact, mailAddress } from '../parts/contact.js';
import { mailIcon, siteIcon, wayIcon } from '../parts/icons.js';
import { kept } from '../cards/kept.js';
import { columns } from './columns.js';
import { hero } from './hero.js';

/** The pieces in which details of venues and of organizers differ. */
export interface ContactParts<R extends Venue | Organizer> {
  /** Below its name. */
  readonly summary: (record: R) => string;
  /** The first thing to be done about it. */
  readonly action: (record: R, common: Messages) => TemplateResult | typeof nothing;
  /** How to reach it. */
  readonly facts: (record: R, common: Messages) => unknown;
}

/**
 * A link that stands out. The words have a box of their own, because colors are computed from the color of the box they
 * stand in.
 */
const prominentLink = (part: string, href: string, icon: TemplateResult, label: string): TemplateResult =>
  html`<a part="button ${part}" class="labeled primary" href=${href} rel="noopener nofollow"
    ><span class="labeled">${icon}<span>${label}</span></span></a
  >`;

export const venueParts: ContactParts<Venue> = {
  summary: ({ city, country }) => [city, country].filter(Boolean).join(', '),
  action(venue, common) {
    const directions = venue.showsMapLink === false ? undefined : directionsUrl(venue);
    return directions ? prominentLink('directions', directions, wayIcon, common.directions) : nothing;
  },
  facts: (venue, common) => html`${kept(address, venue)} ${kept(contact, venue, common)}`,
};

export const organizerParts: ContactParts<Organizer> = {
  summary: () => '',
  action({ website, email }, common) {
    if (website) return prominentLink('website-button', website, siteIcon, common.website);
    const mail = mailAddress(email);
    return mail ? prominentLink('email-button', mail, mailIcon, common.email) : nothing;
  },
  facts: (organizer, common) => kept(contact, organizer, common),
};

/** The reader of a venue or an organizer. */
interface ContactOptions<R extends Venue | Organizer> {
  readonly parts: ContactParts<R>;
  readonly common: Messages;
  /** Replaces a name that a password hides. */
  readonly hiddenName: string;
  /** Level of the title. */
  readonly level: number;
  /** Whether an image may be requested. */
  readonly allows: (url: string) => boolean;
}

/** The content of an article beside the record of its venue or organizer. */
interface ContactContent {
  /** The actions behind the first one. */
  readonly actions: unknown;
  /** The description, as harmless HTML. */
  readonly description: unknown;
  readonly aboveDescription?: unknown;
  readonly belowDescription?: unknown;
  /** Below all of it. */
  readonly foot?: unknown;
}

/** All of a venue or an organizer, as a template that needs no element, because servers print it too. */
export function contactArticle<R extends Venue | Organizer>(
  record: R,
  { parts, common, hiddenName, level, allows }: ContactOptions<R>,
  { actions, description, aboveDescription, belowDescription, foot }: ContactContent,
): TemplateResult {
  const { name, image } = record;
  const summary = parts.summary(record);
  return html`
    <article part="detail" class="detail" aria-labelledby="title">
      <div part="heading" class="lead">
        <div part="title" class="headline" id="title" dir="auto" role="heading" aria-level=${level} tabindex="-1">
          ${name || hiddenName}
        </div>
        ${summary ? html`<p part="summary" class="summary" dir="auto">${summary}</p>` : nothing}
      </div>
      ${columns({
        image: image ? hero(image, allows, common.pictureAt) : nothing,
        actions: html`<div part="actions" class="actions">${parts.action(record, common)} ${actions}</div>`,
        facts: parts.facts(record, common),
        text: html`
          ${aboveDescription ?? nothing}
          ${
            record.description
              ? html`<div part="description" class="description" dir="auto">${description}</div>`
              : nothing
          }
          ${belowDescription ?? nothing}
        `,
      })}
      ${foot ?? nothing}
    </article>
  `;
}
