export { languages, loadMessages, loadedMessages } from './languages.js';
export type {
  AuthoringMessages,
  BundleName,
  CalendarMessages,
  ControlMessages,
  DetailMessages,
  DirectoryMessages,
  ErrorMessages,
  FieldWords,
  FlagWords,
  MapMessages,
  MessageBundles,
  Messages,
} from './messages/index.js';
