export { fetchMessages, languageFor, languages } from './files.js';
export { loadMessages, loadedMessages, useWords, wordsAt } from './languages.js';
export { rewordingBy, type OwnWords, type Wording } from './own-words.js';
export type {
  AuthoringMessages,
  BundleName,
  CalendarMessages,
  ControlMessages,
  DeskMessages,
  DetailMessages,
  DirectoryMessages,
  ErrorMessages,
  FieldWords,
  FlagWords,
  MapMessages,
  MessageBundles,
  Messages,
} from './messages/index.js';
