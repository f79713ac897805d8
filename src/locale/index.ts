export { languages, loadMessages, loadedMessages } from './languages.js';
export type {
  BundleName,
  CalendarMessages,
  DetailMessages,
  DirectoryMessages,
  ErrorMessages,
  MapMessages,
  MessageBundles,
  Messages,
} from './messages/index.js';
