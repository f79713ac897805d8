export { languages, loadMessages, loadedMessages, type Language } from './languages.js';
export type {
  BundleName,
  CalendarMessages,
  DetailMessages,
  DirectoryMessages,
  MapMessages,
  MessageBundles,
  Messages,
} from './messages/index.js';
