import { choice, type FilterTable } from '../schema/index.js';

/** The setting of every element that shows images, separate from those of maps, which lists do not need. */
export const consentSetting = {
  /**
   * Whether hosts other than the calendar’s and the page’s own may be contacted: granted, denied, or ask, which remembers what the
   * reader chose
   */
  consent: { kind: choice('ask', 'granted', 'denied'), default: 'ask' },
} as const satisfies FilterTable;
