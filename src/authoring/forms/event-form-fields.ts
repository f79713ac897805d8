import { eventFields } from '../../data/schema/index.js';
import { authorField } from './author-field.js';
import { categoriesField } from './categories-field.js';
import { costField } from './cost-field.js';
import type { Field, FormContext } from './field.js';
import { formattedTextField } from './formatted-text-field.js';
import { imageField } from './image-field.js';
import { onlineField } from './online-field.js';
import { organizersField } from './organizers-field.js';
import { publishOnField } from './publish-on-field.js';
import { repeatField } from './repeat-field.js';
import { scopeField } from './scope-field.js';
import { stateField } from './state-field.js';
import { tagsField } from './tags-field.js';
import { flagField, textField } from './text-fields.js';
import { venueField } from './venue-field.js';
import { whenField } from './when-field.js';

const isNotStock = ({ session }: FormContext): boolean => !session.isStock;
const mayPublish = ({ session }: FormContext): boolean => session.may('publish_events');

/** Loads the forms that make the linked items of an event. */
interface LinkedForms {
  readonly venue: () => Promise<unknown>;
  readonly organizer: () => Promise<unknown>;
}

/** All fields of the form of an event, in order. */
export const eventFormFields = (forms: LinkedForms): readonly Field[] => [
  imageField({ name: 'image', words: ({ image }) => image.field }),
  textField({
    name: 'title',
    words: ({ event }) => event.fields.title,
    isRequired: true,
    isHtml: true,
    maxLength: eventFields.title.maxLength,
  }),
  whenField,
  repeatField,
  venueField(forms.venue),
  onlineField,
  formattedTextField({
    name: 'description',
    words: ({ event }) => event.fields.description,
    maxLength: eventFields.description.maxLength,
  }),
  organizersField(forms.organizer),
  categoriesField,
  tagsField,
  costField,
  textField({
    name: 'website',
    words: ({ event }) => event.fields.website,
    maxLength: eventFields.website.maxLength,
    type: 'url',
    autocomplete: 'off',
  }),
  stateField,
  scopeField,
  flagField({
    name: 'sold-out',
    wire: 'sold_out',
    words: ({ event }) => event.fields.soldOut,
    isOffered: ({ session }) => session.offers('sold_out'),
  }),
  textField({
    name: 'excerpt',
    words: ({ event }) => event.fields.excerpt,
    isHtml: true,
    maxLength: eventFields.excerpt.maxLength,
    rows: 2,
    isOffered: isNotStock,
  }),
  {
    ...textField({
      name: 'slug',
      words: ({ event }) => event.fields.slug,
      maxLength: 200,
      isProse: false,
      isOffered: mayPublish,
    }),
    // An address cannot be emptied.
    write: (slug: string) => ({ slug: slug.trim() || undefined }),
    explainChange: (_: string, slug: string, { words }: FormContext) => words.event.shownSlug(slug),
  },
  publishOnField,
  flagField({ name: 'featured', words: ({ event }) => event.fields.featured, isOffered: mayPublish }),
  flagField({ name: 'sticky', words: ({ event }) => event.fields.sticky, isOffered: mayPublish }),
  flagField({ name: 'hidden', wire: 'hide_from_listings', words: ({ event }) => event.fields.hidden }),
  flagField({ name: 'map', wire: 'show_map', words: ({ event }) => event.fields.map, isOnAtFirst: true }),
  flagField({ name: 'map-link', wire: 'show_map_link', words: ({ event }) => event.fields.mapLink, isOnAtFirst: true }),
  authorField,
];
