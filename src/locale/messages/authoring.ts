import type { ImageWords, TextWords } from './authoring-media.js';
import type { FieldWords } from './field-words.js';

/** Every phrase of the forms that change a calendar. */
export interface AuthoringMessages {
  text: TextWords;
  image: ImageWords;
  loading: string;
  /** Heads the list of problems above a form. */
  problem: string;
  /** Before the message at a field, for screen readers. */
  errorAt: string;
  /** Behind the label of a field that may stay empty. */
  optional: string;
  /** A text of a field that is `over` characters too long. */
  tooLong: (label: string, over: number) => string;
  notUrl: string;
  notEmail: string;
  /** Of a value that the server refuses. */
  refused: (label: string) => string;
  /** Of what the server refuses and no field of the form is about: its wire name. */
  refusedName: (name: string) => string;

  /** Why a form was not saved, and that nothing typed is lost. */
  failures: Record<'offline' | 'denied' | 'gone' | 'tooLarge' | 'failed' | 'tooMany' | 'signedOut', string>;
  /** When to try again, as `Intl` says it: "in 2 minutes". */
  again: (when: string) => string;
  saving: string;
  saved: string;
  /** The button that leaves without saving, and the question before it. */
  unsaved: string;
  keepEditing: string;
  discard: string;

  roles: Record<'administrator' | 'editor' | 'author' | 'contributor' | 'subscriber', string>;

  signIn: {
    title: string;
    name: FieldWords;
    password: FieldWords;
    remember: string;
    wrong: string;
    /** Of a server on which nobody can sign in by a form. */
    closed: string;
    /** Of a server that has no user yet. */
    noUser: string;
    signedIn: (name: string) => string;
    signedOut: string;
    signOut: string;
    show: string;
    /** Headings, advice and buttons of one-time links, by what they are for. */
    links: Record<'setup' | 'invitation' | 'password', { title: string; hint: string; submit: string }>;
    invitedAs: (role: string) => string;
    newPassword: FieldWords;
    repeated: FieldWords;
    different: string;
    tooShort: (least: number) => string;
    zone: FieldWords;
    expired: string;
    expiredHint: string;
  };
}
