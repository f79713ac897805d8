import type { LanguageMessages } from '../messages/index.js';
import { common } from './common.js';

export const messages: LanguageMessages = {
  common: () => common,
  calendar: async () => (await import('./calendar.js')).calendar,
  detail: async () => (await import('./detail.js')).detail,
  directory: async () => (await import('./directory.js')).directory,
  errors: async () => (await import('./errors.js')).errors,
  map: async () => (await import('./map.js')).map,
};

const spelling = async () => (await import('./british.js')).british;

export const britishMessages: LanguageMessages = {
  ...messages,
  detail: async () => (await spelling()).detail(await messages.detail()),
  directory: async () => (await spelling()).directory(await messages.directory()),
};
