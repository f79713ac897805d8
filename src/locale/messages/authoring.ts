import type { LinkedWords } from './authoring-linked.js';
import type { AnswerWords } from './authoring-answer.js';
import type { DateWords } from './authoring-dates.js';
import type { ImageWords, TextWords } from './authoring-media.js';
import type { PinWords } from './authoring-pin.js';
import type { FieldWords } from './field-words.js';

/** What is said of something that is so or not so. */
export type FlagWords = Omit<FieldWords, 'missing'>;

interface ChangedBy {
  /** Who has changed it meanwhile; the name may be empty. */
  changedBy: (name: string) => string;
}

/** Every phrase of the forms that change a calendar. */
export interface AuthoringMessages {
  text: TextWords;
  image: ImageWords;
  linked: LinkedWords;
  dates: DateWords;
  pin: PinWords;
  answer: AnswerWords;
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
  /** Said after a failure of what was typed. */
  stillHere: string;
  /** When to try again, as `Intl` says it: "in 2 minutes". */
  again: (when: string) => string;
  saving: string;
  saved: string;
  /** What was saved, by the status that the server gave it. */
  savedAs: Record<'publish' | 'draft' | 'pending' | 'future' | 'private', string>;
  /** The buttons that save with a status, or change what is there. */
  buttons: Record<'publish' | 'pending' | 'draft' | 'save' | 'delete', string>;
  deleted: string;
  undo: string;
  /** The line that unfolds fields that few need. */
  more: string;
  /** Where somebody else has changed the same. */
  conflict: {
    title: string;
    yours: string;
    /** By whom and when, such as “2 minutes ago”; one of them may be empty. */
    theirs: (who: string, when: string) => string;
    /** What to do about a field. */
    choose: (label: string) => string;
    /** The label of the status. */
    status: string;
    published: string;
  };
  /** Of an item that was changed while its form was open. */
  news: {
    byYou: string;
    /** The name may be empty. */
    trashed: (name: string) => string;
    show: string;
    /** What was changed is in the form now. */
    shown: string;
  };
  /** The button that leaves without saving, and the question before it. */
  unsaved: string;
  /** What was typed at an earlier time and not saved. */
  kept: (time: string) => string;
  goOn: string;
  keepEditing: string;
  discard: string;

  roles: Record<'administrator' | 'editor' | 'author' | 'contributor' | 'subscriber', string>;

  /** The forms of venues and organizers. */
  contact: Record<'venues' | 'organizers', Record<'newTitle' | 'editTitle' | 'view' | 'another', string> & ChangedBy> & {
    fields: Record<
      | 'venue'
      | 'organizer'
      | 'address'
      | 'zip'
      | 'city'
      | 'region'
      | 'country'
      | 'phone'
      | 'email'
      | 'website'
      | 'description'
      | 'latitude'
      | 'longitude',
      FieldWords
    >;
    /** One of this name is there already; `town` may be empty. */
    exists: Record<'venues' | 'organizers', (name: string, town: string) => string>;
    /** A number of degrees from minus `most` to `most`. */
    notDegrees: (label: string, most: number) => string;
  };

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
    currency: FieldWords;
    expired: string;
    expiredHint: string;
  };

  /** The fields of an event, by their names. */
  event: ChangedBy & {
    newTitle: string;
    editTitle: string;
    view: string;
    another: string;
    fields: Record<
      | 'title'
      | 'venue'
      | 'description'
      | 'excerpt'
      | 'categories'
      | 'organizers'
      | 'tags'
      | 'cost'
      | 'website'
      | 'state'
      | 'slug'
      | 'author',
      FieldWords
    > &
      Record<'featured' | 'sticky' | 'hidden' | 'map' | 'mapLink', FlagWords>;
    states: Record<'scheduled' | 'cancelled' | 'postponed', string>;
    reason: string;
    costs: Record<'unstated' | 'free' | 'price' | 'words', string>;
    /** The label of an amount in a currency. */
    amount: (currency: string) => string;
    upTo: string;
    notAmount: string;
    wrongOrder: string;
    costInWords: string;
    /** What the server made of what was sent. */
    shownCost: (cost: string) => string;
    shownSlug: (slug: string) => string;
    noVenue: string;
    noAuthor: string;
    /** Of organizers and tags. */
    none: Record<'organizers' | 'tags', string>;
    remove: (name: string) => string;
    add: string;
    noTerms: string;
  };

  when: {
    label: string;
    missing: string;
    startDate: string;
    startTime: string;
    endDate: string;
    endTime: string;
    startTimeMissing: string;
    endDateMissing: string;
    endTimeMissing: string;
    allDay: string;
    zone: string;
    noZone: string;
    /** That of the calendar, where it is not known. */
    siteZone: string;
    zoneTime: (city: string) => string;
    /** A year that nobody means, such as 202. */
    yearUnmeant: string;
    endsBefore: (end: string, start: string) => string;
    /** A time that the clock jumps over on a day. */
    gap: (time: string, day: string, zone: string) => string;
    doubledFirst: (time: string) => string;
    doubledLast: (time: string) => string;
    long: string;
    past: string;
    stored: (sentence: string) => string;
    /** What the fields mean; `zone` says how long it lasts, too. */
    sentences: {
      timed: (day: string, start: string, end: string, zone: string) => string;
      overDays: (start: string, end: string, zone: string) => string;
      day: (day: string) => string;
      days: (first: string, last: string, lasts: string) => string;
    };
  };
}
