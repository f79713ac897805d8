import type { FieldWords } from './field-words.js';
import type { IdentityWords } from './identity-words.js';
import type { RuleMessages } from '../../../locale/index.js';

/** Every phrase of what the server makes of what is typed: before it is saved, and after. */
export interface AnswerWords {
  /** The button that shows it as readers will see it, and the heading of what is then shown. */
  preview: string;
  /** Marks what is shown and not saved. */
  notSaved: string;
  previewFailed: string;
  /** Of a preview without the image that is chosen. */
  imageLacks: string;
  /**
   * The notice that another value was stored than sent: another one, nothing, some of it, or something that fits no
   * line.
   */
  changed: (label: string, value: string) => string;
  emptied: (label: string) => string;
  dropped: (label: string, names: string) => string;
  altered: (label: string) => string;
}

/** Phrases about days and times of a form, beside those of its fields of dates. */
export interface DateWords {
  publishOn: FieldWords;
  /** The button that saves what is to be published later. */
  schedule: string;
  /** When it will be published, as `Intl` writes it. */
  publishesOn: (time: string, zone: string) => string;
  publishesAtOnce: string;
  /** The button that shows a small month, and what choosing its days does. */
  chooseDays: string;
  daysHint: string;
  /** The rule by which an event repeats. */
  repeat: FieldWords;
  /** Its phrases. */
  rule: RuleMessages;
  /** The choices beside the rules that most want. */
  choices: Record<'never' | 'days' | 'own', string>;
  /** Before a number of units, whose choice has a name of its own. */
  every: string;
  unit: string;
  units: Record<'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY', string>;
  weekdays: string;
  notNumber: string;
  /** The end of a rule: none, a day, or a number of dates. */
  ends: string;
  endings: Record<'never' | 'until' | 'count', string>;
  count: string;
  /** The buttons that show a small month, and what choosing its days does; the heads of what was chosen. */
  addDay: string;
  addDayHint: string;
  added: string;
  leaveOut: string;
  leaveOutHint: string;
  leftOut: string;
  /** Why the server cannot keep a rule. */
  problems: Record<'unreadable' | 'none' | 'tooMany', string>;
  /** While the server counts the dates, and where it could not. */
  counting: string;
  notCounted: string;
  /** The first dates to come. */
  next: (days: string) => string;
  /** The numbers of dates that a change makes and takes away. */
  moves: (added: number, removed: number) => string;
  /** Some months or years have no such day. */
  shortMonths: string;
  /** A date that the clock jumps over, and the time at which it starts. */
  movedByClock: (day: string, time: string) => string;
  /** The last day of a rule. */
  until: FieldWords;
  /** Which dates of its series change with a date: itself, those from it on, or all, some of which may be past. */
  scope: FieldWords;
  onlyThis: string;
  andLater: (dates: number) => string;
  allDates: (dates: number, past: number) => string;
  /** How many dates have changed, and how many of them keep what was changed there. */
  changedDates: (changed: number, kept: number) => string;
  deletedDates: (dates: number) => string;
  /** A change is taken back. */
  takenBack: string;
}

/** Every phrase of what an event is linked to: venues, organizers, categories and tags. */
export interface LinkedWords {
  /** The last line of what a name has found: makes one of this name. */
  create: (name: string) => string;
  /** In the empty field. */
  searchOrAdd: Record<'venues' | 'organizers', string>;
  /** The same for a venue, where one of that name is there. */
  createElsewhere: (name: string) => string;
  /** The button that takes an existing one of that name. */
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
    /** Over the few that most events have, and over all others. */
    used: string;
    all: string;
    loading: string;
    none: string;
    /** Announced after a search: how many are shown. */
    found: (count: number) => string;
    /** The button that adds one, and its question. */
    add: string;
    name: FieldWords;
    below: string;
    top: string;
    cancel: string;
  };
}

/** The actions of an author on a text: each is the name of a button. */
type TextAction =
  'strong' | 'em' | 'del' | 'link' | 'heading' | 'subheading' | 'bullets' | 'numbers' | 'quote' | 'undo' | 'redo';

/** The content of a text that cannot be formatted. */
type TextContent = 'table' | 'media' | 'form' | 'script' | 'code' | 'heading' | 'section' | 'comment' | 'structure';

/** Every phrase of a text that is formatted. */
export interface TextWords {
  /** Name of the toolbar. */
  toolbar: string;
  actions: Record<TextAction, string>;
  loading: string;
  /** The code that formats could not be loaded. */
  failed: string;
  /** The content of a text, in a list that `Intl` joins: "a table". */
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
  /** The field of its alternative text. */
  describe: string;
  decorative: string;
  /** Name of the previews, and what each shows. */
  previews: string;
  list: string;
  card: string;
  detail: string;
  problems: Record<
    'address' | 'notImage' | 'unreadable' | 'tooLarge' | 'type' | 'denied' | 'offline' | 'failed',
    string
  >;
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
    /** Instead of a description: its number. */
    undescribed: (id: number) => string;
  };
  /**
   * An image of another site: the button that opens the field for its address, and the one that has the server fetch
   * it.
   */
  address: { open: string; label: string; fetch: string };
}

/** Every phrase of the place of a venue on a map. */
export interface PinWords {
  label: string;
  missing: string;
  help: string;
  /** Opens the fields of its degrees. */
  numbers: string;
  /** The buttons that show and hide the map. */
  show: string;
  hide: string;
  /** Names of the map and of its pin. */
  map: string;
  pin: string;
  /** How the pin is put and moved. */
  keys: string;
  moved: (latitude: string, longitude: string) => string;
  remove: string;
  zoomIn: string;
  zoomOut: string;
  failed: string;

  /** The button that sends an address to a geocoder, and what it sends to whom. */
  findAddress: string;
  findAddressHelp: (host: string) => string;
  noAddress: string;
  finding: string;
  found: string;
  notFound: string;
  notReached: (host: string) => string;
}

/** The words for something that is so or not so. */
export type FlagWords = Omit<FieldWords, 'missing'>;

interface ChangedBy {
  /** The user who has changed it meanwhile; the name may be empty. */
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
  /** Shown after a failure, about what was typed. */
  stillHere: string;
  /** When to try again, as `Intl` formats it: "in 2 minutes". */
  again: (when: string) => string;
  saving: string;
  saved: string;
  /** The message after saving, by the status that the server gave it. */
  savedAs: Record<'publish' | 'draft' | 'pending' | 'future' | 'private', string>;
  /** The buttons that save with a status, or change what is there. */
  buttons: Record<'publish' | 'pending' | 'draft' | 'save' | 'delete', string>;
  deleted: string;
  undo: string;
  /** The line that unfolds fields that few need. */
  more: string;
  /** The words for a change of the same by another user. */
  conflict: {
    title: string;
    yours: string;
    /** By whom and when, such as “2 minutes ago”; one of them may be empty. */
    theirs: (who: string, when: string) => string;
    /** The advice about a field. */
    choose: (label: string) => string;
    /** The label of the status. */
    status: string;
    published: string;
  };
  /** Of an item that was changed while its form was open. */
  otherEdit: {
    byYou: string;
    /** The name may be empty. */
    trashed: (name: string) => string;
    show: string;
    /** The message that the changes are in the form now. */
    shown: string;
  };
  /** The button that leaves without saving, and the question before it. */
  unsaved: string;
  /** The message about an earlier draft that was not saved. */
  kept: (time: string) => string;
  goOn: string;
  keepEditing: string;
  discard: string;

  roles: Record<'administrator' | 'editor' | 'author' | 'contributor' | 'subscriber', string>;

  /** The forms of venues and organizers. */
  contact: Record<
    'venues' | 'organizers',
    Record<'newTitle' | 'editTitle' | 'addButton' | 'saveButton' | 'view' | 'another', string> & ChangedBy
  > & {
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
    /**
     * The search of an address: the fold of its other fields, what is typed, and the line that asks the geocoder at a
     * host.
     */
    address: { parts: string; placeholder: string; find: (text: string, host: string) => string };
    /** One of this name is there already; `town` may be empty. */
    exists: Record<'venues' | 'organizers', (name: string, town: string) => string>;
    /** A number of degrees from minus `most` to `most`. */
    notDegrees: (label: string, most: number) => string;
  };

  identity: IdentityWords;
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
    /** Headings of what the first user is asked. */
    setUpParts: Record<'account' | 'calendar', string>;
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
      | 'online'
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
      Record<'soldOut' | 'featured' | 'sticky' | 'hidden' | 'map' | 'mapLink', FlagWords>;
    states: Record<'scheduled' | 'cancelled' | 'postponed', string>;
    reason: string;
    /** The label of the box that says so. */
    takesPlaceOnline: string;
    /** The label of the address at which it does. */
    joinAddress: string;
    costs: Record<'unstated' | 'free' | 'price' | 'words', string>;
    /** The label of an amount in a currency. */
    amount: (currency: string) => string;
    upTo: string;
    notAmount: string;
    wrongOrder: string;
    costInWords: string;
    /** The notices of how the server reads what was sent. */
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
    /** Shows the field of the last day. */
    anotherDay: string;
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
    past: string;
    stored: (sentence: string) => string;
    /** The meanings of the fields; `zone` includes how long it lasts. */
    sentences: {
      timed: (day: string, start: string, end: string, zone: string) => string;
      overDays: (start: string, end: string, zone: string) => string;
      day: (day: string) => string;
      days: (first: string, last: string, lasts: string) => string;
    };
  };
}

declare module '../../../locale/messages/index.js' {
  interface MessageBundles {
    authoring: AuthoringMessages;
  }
}
