import type { AuthoringMessages, FieldWords, FlagWords } from './authoring.js';
import type { CalendarMessages } from './calendar.js';
import type { Messages } from './common.js';
import type { ControlMessages } from './controls.js';
import type { DetailMessages } from './detail.js';
import type { DirectoryMessages } from './directory.js';
import type { ErrorMessages } from './errors.js';
import type { MapMessages } from './map.js';

/** Every message bundle by its name. Each element needs `common`; the others load with the elements that use them, or with an error. */
export interface MessageBundles {
  common: Messages;
  authoring: AuthoringMessages;
  calendar: CalendarMessages;
  controls: ControlMessages;
  detail: DetailMessages;
  directory: DirectoryMessages;
  errors: ErrorMessages;
  map: MapMessages;
}

export type BundleName = keyof MessageBundles;

/** Loads each bundle of one language. */
export type LanguageMessages = { readonly [Name in BundleName]: () => MessageBundles[Name] | Promise<MessageBundles[Name]> };

export type {
  AuthoringMessages,
  CalendarMessages,
  ControlMessages,
  DetailMessages,
  DirectoryMessages,
  ErrorMessages,
  FieldWords,
  FlagWords,
  MapMessages,
  Messages,
};
