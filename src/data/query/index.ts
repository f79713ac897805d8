export { afterFrame } from './after-frame.js';
export { fetchAhead, savesData, whenIdle } from './ahead.js';
export { CalError } from '../client/error.js';
export { eventCount, readCount, type EventCount } from './count-events.js';
export { shownOf } from './event-list-days.js';
export { ownEventAttributes, planEventList } from './event-list-plan.js';
export type { EventListOptions, EventListPlan, EventListRequest } from './event-list-plan.js';
export { firstPageAt, giveFirstPage } from './first-pages.js';
export { isPainted, notePainted, paintedBefore } from './painted.js';
export { giveAnswersOf } from './given-answers.js';
export { loadPageAnswers } from './infinite-query.js';
export { dayShown, periodFilters, periodOfMonth, periodOfWeek, planEventPeriod } from './event-period-plan.js';
export type { Period } from './event-period-plan.js';
export {
  composingAttributes,
  directoryRequest,
  eventListRequest,
  eventMapRequest,
  itemRequest,
  periodRequest,
  termsRequest,
  venueMapRequest,
  type AskedList,
  type FirstRequest,
  type EventMapRequest,
  type PeriodRequest,
} from './first-requests.js';
export { displayOf } from './display.js';
export { localeOf } from './locale-of.js';
export { readFirstView } from './first-view.js';
export { isOnItsDays } from './other-days.js';
export { arrange, isComplete, type ListView } from './list-pages.js';
export { readable, composedAttributes, planList, serversOf, siftedAttributes } from './list-plan.js';
export { serverOfName } from './server-names.js';
export { categoryListFilters, planTermList } from './term-plan.js';
export { isSifted } from './sifted.js';
export type { ListFilters, ListPlan } from './list-plan.js';
export { pagesOf, planEventMap, planVenueMap } from './map-plans.js';
export { mapSettings } from './map-settings.js';
export { defaultCredit, defaultTiles, isTiles } from './tiles.js';
export { readPlaces, type Places } from './read-places.js';
export { findFeed } from './feed.js';
export { isPublic } from './public-address.js';
export { loadNamespaceSearch, readFound } from './read-found.js';
export { QueryController, type Presentation } from './query-controller.js';
export type { Results } from './results.js';
export { itemKey, itemQueryOptions } from './item-query-options.js';
export { itemAtLink } from './known-items.js';
export { listQueryOptions } from './list-query-options.js';
export { actualUrl } from './namespaces.js';
export type { QueryOptions } from './query-options.js';
export {
  consentSetting,
  firstDayOfWeek,
  isDeveloped,
  languageOf,
  onSettingsChange,
  readSettings,
  settings,
  settingsChanged,
} from './settings.js';
export { templatesIn, type Settings } from './settings.js';
export { loadItemLinks } from './validated.js';
export { arrangedQueryOptions, planWhole } from './whole-list.js';
export { infiniteQuery, type QueryMeta } from './infinite-query.js';
export { leaveToCache } from './list-observer.js';
export type { Data } from './known-pages.js';
export { queryClient } from './query-client.js';
export type { ListKey } from './query-options.js';
export type { ReadablePage } from './readable-page.js';
export { markSignedIn, type Me } from './signed-in.js';
