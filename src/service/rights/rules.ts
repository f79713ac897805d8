import { problem } from '../request/problem.js';
import { isAtLeast, type Role, type Viewer } from '../request/viewer.js';

interface Owned {
  readonly status: string;
  readonly author: number;
}

/** The statuses of items that the public sees, or will see. */
export const published = ['publish', 'future', 'private'];

/** Whether a viewer may use a route: one without a role is for everybody (wire section 3). */
export const mayUse = (viewer: Viewer, { leastRole }: { readonly leastRole?: Role }): boolean => !leastRole || isAtLeast(viewer, leastRole);

/** Throws 401 for the public, 403 for those who are signed in. */
export const forbid = ({ role }: Viewer): never => {
  throw problem(role ? 403 : 401, 'rest_forbidden', 'forbidden');
};

/** Everybody may read what is published, authors their own items, editors everything (wire section 3). */
export const mayRead = (viewer: Viewer, item: Owned): boolean =>
  item.status === 'publish' || isAtLeast(viewer, 'editor') || (isAtLeast(viewer, 'contributor') && item.author === viewer.id);

/** Editors may change everything, authors their own items, contributors their own until these are published. */
export const mayChange = (viewer: Viewer, item: Owned): boolean =>
  isAtLeast(viewer, 'editor') ||
  (item.author === viewer.id && isAtLeast(viewer, published.includes(item.status) ? 'author' : 'contributor'));

/** Authors may add images; contributors choose among those that exist. */
export const mayUpload = (viewer: Viewer): boolean => isAtLeast(viewer, 'author');

/** Authors name new categories and tags in their events; contributors choose among those that exist. */
export const mayNameTerms = (viewer: Viewer): boolean => isAtLeast(viewer, 'author');
