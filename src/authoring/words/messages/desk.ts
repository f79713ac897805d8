import type { FieldWords } from './field-words.js';

type DeskSection = 'events' | 'venues' | 'organizers' | 'categories' | 'tags' | 'users';
type DeskStatus = 'publish' | 'draft' | 'pending' | 'future' | 'private' | 'trash';
/** `upcoming` and `past` are of events. */
type DeskTab = 'all' | 'upcoming' | 'past' | DeskStatus;
type DeskAction = 'publish' | 'move' | 'cancel' | 'postpone' | 'reinstate' | 'delete' | 'restore';

/** A question in a dialog, with the button that answers it. */
interface QuestionWords {
  title: string;
  submit: string;
}

/** Every phrase of the desk, on which a calendar is kept, and of views that can be edited. */
export interface DeskMessages {
  loading: string;
  /** Name of the navigation. */
  sectionsName: string;
  sections: Record<DeskSection | 'sources' | 'settings', string>;
  saveSettings: string;
  /** Of a server without the authoring interface. */
  absent: string;
  absentHint: string;
  /** Of a user who may not change anything. */
  nothingAllowed: string;
  /** Leads on from a one-time link, whoever is signed in or nobody. */
  withoutLink: Record<'signIn' | 'desk', string>;
  /** Leads from a form to its list. */
  back: string;

  account: (name: string) => string;
  changePassword: QuestionWords;
  presentPassword: FieldWords;
  passwordWrong: string;
  passwordChanged: string;

  search: Record<DeskSection, string>;
  tabsName: string;
  tabs: Record<DeskTab, string>;
  add: Record<DeskSection, string>;
  /** Of a list that nothing narrows, and of one that a tab narrows. */
  none: Record<DeskSection, string>;
  noneIn: Record<Exclude<DeskTab, 'all'>, string>;
  /** Of a search without a result; `text` is quoted. */
  noMatch: Record<'events' | 'venues' | 'organizers' | 'upcoming', (text: string) => string>;
  clearSearch: string;
  /** Shows the boxes by which items are selected, where there is no room for them. */
  selectSome: string;
  /** Of an item without a name. */
  untitledItem: string;
  /** When it was changed, and by whom; one of them may be empty. */
  changed: (when: string, who: string) => string;
  actionsFor: (title: string) => string;
  edit: string;
  duplicate: string;
  view: string;
  actions: Record<DeskAction, string>;
  /** The message of what was done; `what` is a quoted title or a number of items. */
  done: Record<DeskAction, (what: string) => string>;
  undone: (what: string) => string;
  quoted: (title: string) => string;
  /** A number of items. */
  items: (number: number) => string;
  undo: string;
  /** A line with the key by which the message at the foot is reached. */
  undoKey: string;
  select: (title: string) => string;
  selectAll: string;
  selected: (number: number) => string;
  working: (done: number, total: number) => string;
  /** Above the list of those for which an action failed. */
  failedFor: (what: string) => string;
  changedMeanwhile: string;
  /** Followed by why. */
  undoFailed: string;

  move: QuestionWords & { hint: string };
  newDate: FieldWords;

  cancel: string;
  name: FieldWords;
  parent: string;
  noParent: string;
  uses: (number: number) => string;
  /** The button that shows the dates of a series. */
  dates: (number: number) => string;
  /** Moves all dates of a series to the trash. */
  removeSeries: string;
  rename: string;
  renameTerm: QuestionWords;
  addTerm: Record<'categories' | 'tags', QuestionWords>;
  removeTerm: (name: string) => string;
  /** The loss with a term that so many events have. */
  termLost: Record<'categories' | 'tags', (events: number) => string>;
  /** The terms below a category that is deleted. */
  termsBelow: string;
  termDone: Record<'add' | 'rename' | 'delete', (name: string) => string>;
  termExists: string;
  forGood: string;

  you: string;
  role: FieldWords;
  roleOf: (name: string) => string;
  roleDone: (name: string, role: string) => string;
  /** The rights of a role, in a sentence. */
  rights: Record<'administrator' | 'editor' | 'author' | 'contributor' | 'subscriber', string>;
  lastSeen: (when: string) => string;
  neverSeen: string;
  invitations: string;
  expires: (when: string) => string;
  invite: QuestionWords;
  userName: FieldWords;
  nameTaken: string;
  withdraw: string;
  withdrawn: (name: string) => string;
  /** Over the links for new passwords that still work. */
  links: string;
  linkWithdrawn: (name: string) => string;
  reset: string;
  removeUser: string;
  removeUserOf: (name: string) => string;
  userLost: string;
  userDone: (name: string) => string;
  lastAdministrator: string;
  link: (name: string) => string;
  linkHint: (when: string) => string;
  linkName: string;
  copy: string;

  welcome: string;
  firstEvent: string;
  firstEventHint: string;
  embed: string;
  embedHint: string;
  copySnippet: string;
  inviteHint: string;

  /** On pages that can be edited. */
  addOn: (day: string) => string;
  editHere: string;
}

declare module '../../../locale/messages/index.js' {
  interface MessageBundles {
    desk: DeskMessages;
  }
}
