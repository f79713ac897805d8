import { choice, text, type FilterTable } from '../schema/index.js';

/** Settings of elements that ask hosts other than the calendar's. They stand apart because lists need none. */
export const mapSettings = {
  tiles: { kind: text, default: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png' },
  attribution: { kind: text, default: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors' },
  consent: { kind: choice('ask', 'granted', 'denied'), default: 'ask' },
} as const satisfies FilterTable;
