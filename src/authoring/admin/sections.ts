import { choice } from '../../data/schema/index.js';
import type { DeskKind } from '../session/desk-items.js';
import type { Session } from '../session/session.js';
import { words } from '../../elements/calendar/first-view.js';

export const sectionNames = ['events', 'venues', 'organizers', 'categories', 'tags', 'users'] as const;
export type SectionName = (typeof sectionNames)[number];

/** The kind of the attribute `sections`. */
export const sectionList = /* @__PURE__ */ words(choice(...sectionNames));

/** The statuses by which a list of items is narrowed. */
export const tabs = ['publish', 'draft', 'pending', 'future', 'private', 'trash'] as const;
export type Tab = (typeof tabs)[number];

/** Whether somebody who is signed in may do anything in a section. */
const isAllowed: Readonly<Record<SectionName, (session: Session) => boolean>> = {
  events: (session) => session.may('create_events') || session.may('edit_others_events'),
  venues: (session) => session.may('create_venues') || session.may('edit_others_venues'),
  organizers: (session) => session.may('create_venues') || session.may('edit_others_venues'),
  categories: (session) => session.may('manage_terms'),
  tags: (session) => session.may('manage_terms'),
  users: (session) => session.may('manage_users') && session.offers('users'),
};

/** The right to add an item to each section. */
export const rightToAdd = { events: 'create_events', venues: 'create_venues', organizers: 'create_venues' } as const;

/** Whether a section lists items, which open in forms. */
export const hasForms = (name: SectionName): name is DeskKind => name in rightToAdd;

/** The sections that are wanted and allowed. */
export const allowedSections = (wanted: readonly SectionName[], session: Session): readonly SectionName[] =>
  wanted.filter((name) => isAllowed[name](session));
