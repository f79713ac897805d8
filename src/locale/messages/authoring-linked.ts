import type { FieldWords } from './field-words.js';

/** Every phrase of what an event is linked to: venues, organizers, categories and tags. */
export interface LinkedWords {
  /** The last line of what a name has found: makes one of this name. */
  create: (name: string) => string;
  /** The same for a venue, where one of that name is there. */
  createElsewhere: (name: string) => string;
  /** Where one of that name is there: takes it. */
  takeExisting: string;
  /** Of a venue that the user has chosen of late. */
  recent: string;
  /** It was made and is chosen now. */
  made: (name: string) => string;
  noVenue: string;
  /** Why an event cannot be without a venue, or a text, any more. */
  venueStays: string;
  textStays: string;
  searchFailed: string;
  /** Buttons that change the order of organizers. */
  moveUp: (name: string) => string;
  moveDown: (name: string) => string;

  categories: {
    /** The field that looks for categories among many. */
    search: string;
    loading: string;
    none: string;
    /** Said after a search: how many are shown. */
    found: (count: number) => string;
    /** The button that adds one, and what it asks for. */
    add: string;
    name: FieldWords;
    below: string;
    top: string;
    cancel: string;
  };
}
