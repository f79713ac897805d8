export type { CalError } from '../client/index.js';
export { earlyEventListUrl, eventPageQuestion, eventSugar, planEventList } from './event-list.js';
export type { EventListAsked, EventListPlan } from './event-list.js';
export { ListController } from './list-controller.js';
export type { ListAsked } from './list-controller.js';
export type { ListView, Showing } from './list-pages.js';
export { eventSugarMeanings, settingMeanings } from './meanings.js';
export { languageOf, onSettingsChange, readSettings, settings, settingsChanged } from './settings.js';
export type { Settings } from './settings.js';
