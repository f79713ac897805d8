import type { FieldWords } from './field-words.js';

/** Every phrase of the name, the color and the icon of a calendar. */
export interface IdentityWords {
  name: Required<FieldWords>;
  /** A calendar without a name. */
  unnamed: string;
  /** Where the command that starts the service sets the name. */
  nameFixed: string;
  accent: string;
  /** Names of the colors that are offered, and of one's own. */
  colors: Record<'blue' | 'teal' | 'green' | 'ochre' | 'orange' | 'red' | 'pink' | 'purple' | 'own', string>;
  icon: string;
  /** That of the icon. */
  letter: string;
  /** The button that chooses a picture, and the one that goes back to the letter. */
  choosePicture: string;
  removePicture: string;
  notPicture: string;
  preview: string;
  /** The event in the preview. */
  sample: { title: string; when: string };
  saved: string;
  /** Leads to the pages of visitors. */
  view: string;
}
