import type { AuthoringMessages, FlagWords } from './authoring.js';
import type { CalendarMessages } from './calendar.js';
import type { Messages } from './common.js';
import type { ControlMessages } from './controls.js';
import type { DeskMessages } from './desk.js';
import type { DetailMessages } from './detail.js';
import type { DirectoryMessages } from './directory.js';
import type { ErrorMessages } from './errors.js';
import type { FieldWords } from './field-words.js';
import type { MapMessages } from './map.js';

/** Every message bundle by its name. Each element needs `common`; the others load with the elements that use them, or with an error. */
export interface MessageBundles {
  common: Messages;
  authoring: AuthoringMessages;
  calendar: CalendarMessages;
  controls: ControlMessages;
  desk: DeskMessages;
  detail: DetailMessages;
  directory: DirectoryMessages;
  errors: ErrorMessages;
  map: MapMessages;
}

export type BundleName = keyof MessageBundles;

/** Loads each bundle of one language. */
export type LanguageMessages = { readonly [Name in BundleName]: () => MessageBundles[Name] | Promise<MessageBundles[Name]> };

/** The same without the common one, where that stands in the code, so that no page waits for it. */
export type LoadedMessages = Omit<LanguageMessages, 'common'>;

/** Puts a page's own words for a language in the place of ours. */
export interface Rewording {
  /** BCP 47 tag. */
  readonly language: string;
  readonly reword: <Name extends BundleName>(name: Name, messages: MessageBundles[Name]) => MessageBundles[Name];
}

export type {
  AuthoringMessages,
  CalendarMessages,
  ControlMessages,
  DeskMessages,
  DetailMessages,
  DirectoryMessages,
  ErrorMessages,
  FieldWords,
  FlagWords,
  MapMessages,
  Messages,
};
