import { isAtLeast, type Role, type Viewer } from '../request/viewer.js';

/**
 * The least role for each action: the one table that decides what pages offer (`me.may` of the authoring interface) and
 * what the service allows (wire section 3). “Venues” are organizers, too. Whoever may name terms may write categories,
 * as measured; tags need more.
 */
const leastRoles = {
  create_events: 'contributor',
  publish_events: 'author',
  edit_others_events: 'editor',
  delete_others_events: 'editor',
  upload_images: 'author',
  name_terms: 'author',
  manage_terms: 'editor',
  manage_sources: 'editor',
  create_venues: 'contributor',
  publish_venues: 'author',
  edit_others_venues: 'editor',
  manage_users: 'administrator',
  manage_settings: 'administrator',
} as const satisfies Readonly<Record<string, Role>>;

/** An action that a role may allow. */
export type RightsAction = keyof typeof leastRoles;

/** Whether a viewer's role allows an action. */
export const may = (viewer: Viewer, action: RightsAction): boolean => isAtLeast(viewer, leastRoles[action]);

/** All that a viewer's role allows. */
export const allowedActions = (viewer: Viewer): RightsAction[] =>
  (Object.keys(leastRoles) as RightsAction[]).filter((action) => may(viewer, action));
