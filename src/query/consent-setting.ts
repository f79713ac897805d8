import { choice, type FilterTable } from '../schema/index.js';

/** The setting of every element that shows images, separate from those of maps, which lists do not need. */
export const consentSetting = { consent: { kind: choice('ask', 'granted', 'denied'), default: 'ask' } } as const satisfies FilterTable;
