import type { LoadedMessages } from '../messages/index.js';

export const messages: LoadedMessages = {
  calendar: async () => (await import('./calendar.js')).calendar,
  controls: async () => (await import('./controls.js')).controls,
  detail: async () => (await import('./detail.js')).detail,
  directory: async () => (await import('./directory.js')).directory,
  errors: async () => (await import('./errors.js')).errors,
  map: async () => (await import('./map.js')).map,
};
