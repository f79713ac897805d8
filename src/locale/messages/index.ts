import type { CalendarMessages } from './calendar.js';
import type { Messages } from './common.js';
import type { ControlMessages } from './controls.js';
import type { DetailMessages } from './detail.js';
import type { DirectoryMessages } from './directory.js';
import type { ErrorMessages } from './errors.js';
import type { MapMessages } from './map.js';

/**
 * The bundles for readers by their names. Each element needs `common`; the others load with the elements that use them,
 * or with an error.
 */
interface BundlesForReaders {
  common: Messages;
  calendar: CalendarMessages;
  controls: ControlMessages;
  detail: DetailMessages;
  directory: DirectoryMessages;
  errors: ErrorMessages;
  map: MapMessages;
}

export type BundleForReaders = keyof BundlesForReaders;

/** Every bundle by its name, with those that others offer (`offerMessages`). */
export interface MessageBundles extends BundlesForReaders {}

export type BundleName = keyof MessageBundles;

/** Loads each bundle of one language. */
export type LanguageMessages = {
  readonly [Name in BundleForReaders]: () => BundlesForReaders[Name] | Promise<BundlesForReaders[Name]>;
};

/** The same without the common one, where that stands in the code, so that no page waits for it. */
export type LoadedMessages = Omit<LanguageMessages, 'common'>;

/** Replaces our words for a language by a page's own. */
export interface Rewording {
  /** BCP 47 tag. */
  readonly language: string;
  readonly reword: <Name extends BundleName>(name: Name, messages: MessageBundles[Name]) => MessageBundles[Name];
}
