import { choice } from '../../data/schema/index.js';
import type { DeskKind } from '../session/desk-items.js';
import type { Session } from '../session/session.js';
import { words } from '../../elements/calendar/first-view.js';

export const sectionNames = [
  'events',
  'venues',
  'organizers',
  'categories',
  'tags',
  'sources',
  'users',
  'settings',
] as const;
export type SectionName = (typeof sectionNames)[number];

/** The kind of the attribute `sections`. */
export const sectionList = /* @__PURE__ */ words(choice(...sectionNames));

const statuses = ['publish', 'draft', 'pending', 'future', 'private', 'trash'] as const;

/** The ways in which a list of items is narrowed: by a status, or to events that are over. */
export const tabs = [...statuses, 'past'] as const;
export type Tab = (typeof tabs)[number];

/** All statuses but that of the trash. */
export const listed = statuses.filter((status) => status !== 'trash');

/** The tabs of each list after the first, which is of all, or of the events to come. */
export const tabsOf: Readonly<Record<DeskKind, readonly Tab[]>> = {
  events: ['publish', 'draft', 'pending', 'future', 'private', 'past', 'trash'],
  venues: statuses,
  organizers: statuses,
};

/** Few calendars have items of these, and none has all: without any, the tab is left out. */
export const rareTabs: readonly Tab[] = ['pending', 'future', 'private'];

/** Whether somebody who is signed in may do anything in a section. */
const isAllowed: Readonly<Record<SectionName, (session: Session) => boolean>> = {
  events: (session) => session.may('create_events') || session.may('edit_others_events'),
  venues: (session) => session.may('create_venues') || session.may('edit_others_venues'),
  organizers: (session) => session.may('create_venues') || session.may('edit_others_venues'),
  categories: (session) => session.may('manage_terms'),
  tags: (session) => session.may('manage_terms'),
  sources: (session) => session.may('manage_sources') && session.offers('sources'),
  users: (session) => session.may('manage_users') && session.offers('users'),
  settings: (session) => session.may('manage_settings') && session.state?.site?.chosen !== undefined,
};

/** The right to add an item to each section. */
export const rightToAdd = { events: 'create_events', venues: 'create_venues', organizers: 'create_venues' } as const;

/** Whether a section lists items, which open in forms. */
export const hasForms = (name: SectionName): name is DeskKind => name in rightToAdd;

/** The sections that are wanted and allowed. */
export const allowedSections = (wanted: readonly SectionName[], session: Session): readonly SectionName[] =>
  wanted.filter((name) => isAllowed[name](session));
