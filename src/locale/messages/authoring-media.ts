import type { FieldWords } from './field-words.js';

/** What an author can do with a text: each is the name of a button. */
type TextAction = 'strong' | 'em' | 'del' | 'link' | 'heading' | 'subheading' | 'bullets' | 'numbers' | 'quote' | 'undo' | 'redo';

/** What a text may hold that cannot be formatted. */
type TextContent = 'table' | 'media' | 'form' | 'script' | 'code' | 'heading' | 'section' | 'comment' | 'structure';

/** Every phrase of a text that is formatted. */
export interface TextWords {
  /** Name of the toolbar. */
  toolbar: string;
  actions: Record<TextAction, string>;
  loading: string;
  /** The code that formats could not be loaded. */
  failed: string;
  /** What a text holds, in a list that `Intl` joins: "a table". */
  holds: Record<TextContent, string>;
  /** Any other element or attribute, by its name. */
  holdsName: (name: string) => string;
  /** Why it is not opened; `things` is that list. */
  kept: (things: string) => string;
  keptHint: string;
  editHtml: string;
  replace: string;
  /** The button that goes back to the text as it is stored. */
  takeBack: string;
  link: { title: string; address: FieldWords; wrong: string; apply: string; remove: string; cancel: string };
}

/** Every phrase of an image that is chosen, described and sent. */
export interface ImageWords {
  field: FieldWords;
  choose: string;
  /** Beside that button. */
  drop: string;
  replace: string;
  remove: string;
  cancel: string;
  preparing: string;
  sending: string;
  sent: string;
  canceled: string;
  alt: FieldWords;
  decorative: string;
  /** Below the alternative text. */
  holdsText: string;
  /** Name of the previews, and what each shows. */
  previews: string;
  list: string;
  card: string;
  detail: string;
  problems: Record<'address' | 'notImage' | 'unreadable' | 'tooLarge' | 'type' | 'denied' | 'offline' | 'failed', string>;
  /** Saving waits for the image. */
  awaited: string;
  /** The image was not sent, and the form cannot be. */
  notSent: string;
  /** Images that the server keeps, to choose one. */
  gallery: {
    open: string;
    title: string;
    search: string;
    none: string;
    loading: string;
    more: string;
    /** In place of a description: its number. */
    undescribed: (id: number) => string;
  };
  /** An image of another site: the button that asks for its address, and the one that has the server fetch it. */
  address: { open: string; label: string; fetch: string };
}
