export { languages, loadMessages, loadedMessages } from './languages.js';
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
