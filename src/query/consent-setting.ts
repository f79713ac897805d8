import { choice, type FilterTable } from '../schema/index.js';

/** The setting of every element that shows pictures; apart from those of maps, because lists need no more. */
export const consentSetting = { consent: { kind: choice('ask', 'granted', 'denied'), default: 'ask' } } as const satisfies FilterTable;
