import type { LanguageMessages } from '../messages/index.js';
import { common } from './common.js';

/** The first of these share phrases: side by side, they are packed tighter in the standalone file. */
export const messages: LanguageMessages = {
  common: () => common,
  directory: async () => (await import('./directory.js')).directory,
  map: async () => (await import('./map.js')).map,
  calendar: async () => (await import('./calendar.js')).calendar,
  controls: async () => (await import('./controls.js')).controls,
  detail: async () => (await import('./detail.js')).detail,
  errors: async () => (await import('./errors.js')).errors,
};
