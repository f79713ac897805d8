import type { OrganizerRepresentation } from '../schema/index.js';
import { imageRecord, type Image } from './image.js';
import { nameText, plainText, webUrl } from './plain-text.js';

/** An organizer as elements show it: texts are plain text, empty where there are none, and URLs are safe. */
export interface Organizer {
  readonly key: string;
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly url: string | undefined;
  readonly phone: string;
  readonly email: string;
  readonly website: string | undefined;
  readonly excerpt: string;
  readonly picture: Image | undefined;
  /** The answer as it came. */
  readonly representation: OrganizerRepresentation;
}

const records = new WeakMap<OrganizerRepresentation, Organizer>();

/** The record of an organizer of the wire; the same one for the same answer. */
export function organizerRecord(organizer: OrganizerRepresentation): Organizer {
  let record = records.get(organizer);
  if (!record) {
    const text = (value: string | undefined) => plainText(value ?? '');
    record = {
      key: String(organizer.id),
      id: organizer.id,
      slug: organizer.slug,
      name: nameText(organizer.organizer),
      url: webUrl(organizer.url),
      phone: text(organizer.phone),
      email: text(organizer.email),
      website: webUrl(organizer.website),
      excerpt: text(organizer.excerpt),
      picture: imageRecord(organizer.image),
      representation: organizer,
    };
    records.set(organizer, record);
  }
  return record;
}
