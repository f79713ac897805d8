export { languages, loadMessages, loadedMessages, useWords, wordsAt } from './languages.js';
export { rewordingBy, type OwnWords, type Wording } from './own-words.js';
export type {
  BundleName,
  CalendarMessages,
  ControlMessages,
  DetailMessages,
  DirectoryMessages,
  ErrorMessages,
  MapMessages,
  MessageBundles,
  Messages,
} from './messages/index.js';
