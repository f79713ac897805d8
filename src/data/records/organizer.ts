import type { OrganizerRepresentation } from '../schema/representations.js';
import { memoized } from '../memo/index.js';
import { fieldsOf } from './fields.js';
import { imageRecord, type Image } from './image.js';
import { serverOf } from './notes.js';
import { websiteUrl } from './plain-text.js';

/** An organizer as elements show it: texts are plain text, empty where there are none, and URLs are safe. */
export interface Organizer {
  readonly key: string;
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** Of its own page, where there is one. */
  readonly url: string | undefined;
  readonly phone: string;
  readonly email: string;
  readonly website: string | undefined;
  readonly excerpt: string;
  /** HTML, and hostile. */
  readonly description: string;
  readonly image: Image | undefined;
  /** The answer as it came. */
  readonly representation: OrganizerRepresentation;
}

/** The record of an organizer of the wire; the same one for the same answer. @throws MissingField */
export const organizerRecord = memoized((organizer: OrganizerRepresentation): Organizer => {
  const { id, slug, name, text, html, page, document } = fieldsOf(organizer);
  return {
    key: id() + serverOf(organizer),
    id: id(),
    slug: slug(),
    name: name('organizer'),
    url: page(),
    phone: text('phone'),
    email: text('email'),
    website: websiteUrl(html('website'), document),
    excerpt: text('excerpt'),
    description: html('description'),
    image: imageRecord(organizer.image),
    representation: organizer,
  };
});
