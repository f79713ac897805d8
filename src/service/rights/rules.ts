import { problem } from '../request/problem.js';
import { isAtLeast, type Viewer } from '../request/viewer.js';
import { may, type RightsAction } from './actions.js';

interface Owned {
  readonly status: string;
  readonly author: number;
}

/** The statuses of items that the public sees, or will see. */
export const published = ['publish', 'future', 'private'];

/**
 * The demand of a route on its caller: an action of the table, or that it is some user. Absent when everybody may use
 * it (wire section 3).
 */
export interface Demand {
  readonly needs?: RightsAction | 'sign-in';
}

/** Whether a viewer may use a route. */
export const mayUse = (viewer: Viewer, { needs }: Demand): boolean =>
  needs === undefined || (needs === 'sign-in' ? viewer.role !== undefined : may(viewer, needs));

/** Throws 401 for the public, 403 for those who are signed in. */
export const forbid = ({ role }: Viewer): never => {
  throw problem(role ? 403 : 401, 'rest_forbidden', 'forbidden');
};

/** Everybody may read what is published, authors their own items, editors everything (wire section 3). */
export const mayRead = (viewer: Viewer, item: Owned): boolean =>
  item.status === 'publish' ||
  may(viewer, 'edit_others_events') ||
  (isAtLeast(viewer, 'contributor') && item.author === viewer.id);

/** Editors may change everything, authors their own items, contributors their own until these are published. */
export const mayChange = (viewer: Viewer, item: Owned): boolean =>
  may(viewer, 'edit_others_events') ||
  (item.author === viewer.id && may(viewer, published.includes(item.status) ? 'publish_events' : 'create_events'));

/** Authors may add images; contributors choose among those that exist. */
export const mayUpload = (viewer: Viewer): boolean => may(viewer, 'upload_images');

/** Authors name new categories and tags in their events; contributors choose among those that exist. */
export const mayNameTerms = (viewer: Viewer): boolean => may(viewer, 'name_terms');
