export { afterFrame } from './after-frame.js';
export { fetchAhead, savesData, whenIdle } from './ahead.js';
export { CalError, giveHints, hintFor, isClosed } from '../client/index.js';
export { eventCount, readCount, type EventCount } from './count-events.js';
export { shownOf } from './event-list-days.js';
export { askEventList, ownEventAttributes, planEventList } from './event-list-plan.js';
export type { EventListOptions, EventListPlan, EventListRequest } from './event-list-plan.js';
export { firstPageAt, giveFirstPage } from './first-pages.js';
export { isPainted, notePainted } from './painted.js';
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
  type FirstRequest,
} from './first-requests.js';
export { displayOf } from './display.js';
export { readFirstView } from './first-view.js';
export { isOnItsDays } from './other-days.js';
export { arrange, isComplete, type ListView } from './list-pages.js';
export { readable, composedAttributes, planList, serversOf } from './list-plan.js';
export { serverOfName } from './server-names.js';
export { categoryListFilters, planTermList } from './term-plan.js';
export type { ListFilters, ListPlan } from './list-plan.js';
export { pagesOf, planEventMap, planVenueMap } from './map-plans.js';
export { mapSettings } from './map-settings.js';
export { watchClock } from './page-clock.js';
export { readPlaces, type Places } from './places.js';
export {
  changeRole,
  instantOf,
  invite,
  readAccounts,
  readAuthors,
  readDesk,
  readDeskItem,
  readDeskTerms,
  removeUser,
  resetPassword,
  versionOf,
  withdrawInvitation,
  withdrawLink,
  type Account,
  type DeskItem,
  type DeskKind,
  type DeskPage,
  type DeskTerm,
  type OneTimeLink,
  type PendingInvitation,
  type TermResource,
} from './desk-items.js';
export { allItems, findItems, findNamed, isSameName, makeTerm, recentVenues, type FoundItem, type FoundResource } from './find-items.js';
export { followOtherTabs, listenToWrites } from './mutations.js';
export { findFeed } from './feed.js';
export { isPublic } from './public-address.js';
export { loadNamespaceSearch, readFound } from './read-found.js';
export { QueryController, type Presentation } from './query-controller.js';
export type { Results } from './results.js';
export { itemKey, itemQueryOptions } from './item-query-options.js';
export { itemAtLink } from './known-items.js';
export { readLinked } from './linked-items.js';
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
export { describeImage, fetchImage, findImages, readStoredImage, sendImage, type StoredImage } from './images.js';
export { callsOf, readStoredItem, type ItemCalls, type TrashCalls } from './session-client.js';
export { Session, sessionOf, type Invitation, type Me, type NewLogin } from './session.js';
export { templatesIn, type Settings } from './settings.js';
export { loadItemLinks } from './validated.js';
export { arrangedQueryOptions, planWhole } from './whole-list.js';
