import { readStoredImage } from '../session/images.js';
import type { AuthoringMessages } from '../words/messages/authoring.js';
import type { FieldWords } from '../words/messages/field-words.js';
import { controllerOf } from './controllers.js';
import type { Field, FormContext, Stored } from './field.js';
import { ImageControl, noImage, type ImageValue } from './image-control.js';

export interface ImageFieldOptions {
  readonly name: string;
  readonly words: (messages: AuthoringMessages) => FieldWords;
}

/** An image of an item: sent once it is described or the item is saved, which then waits until the image is there. */
export function imageField({ name, words }: ImageFieldOptions): Field<ImageValue> {
  const controlOf = ({ host }: FormContext) => controllerOf(host, `image ${name}`, () => new ImageControl(host, name));
  return {
    name,
    wire: ['image'],
    isGroup: true,
    label: (form) => words(form.words).label,
    missing: (form) => words(form.words).missing,
    help: (form) => words(form.words).help,
    isOffered: ({ session }) => session.offers('images'),
    initial: () => noImage,
    read: ({ image }: Stored) => {
      const stored = readStoredImage(image);
      return stored ? { ...stored, isThere: true, isDecorative: !stored.alt } : noImage;
    },
    // IDs of images are texts (wire section 11.1).
    write: (value) => ({ image: value.id === undefined ? null : String(value.id) }),
    say: ({ alt, url = '' }) => alt || url,
    isEmpty: (value) => !value.isThere,
    isLasting: ({ isThere, id }) => !isThere || id !== undefined,
    check: ({ id }, { words: { image } }) => (id === undefined ? image.notSent : undefined),
    arrival: (form) => {
      const ended = controlOf(form).arrival;
      return ended && { ended, said: form.words.image.awaited };
    },
    render: (control, form) => controlOf(form).render(control, form),
  };
}
