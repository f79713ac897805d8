import { isAtLeast, type Viewer } from './viewer.js';

interface Owned {
  readonly status: string;
  readonly author: number;
}

/** Anybody reads what is published; authors their own, editors everything (wire section 3). */
export const mayRead = (viewer: Viewer, item: Owned): boolean =>
  item.status === 'publish' || isAtLeast(viewer, 'editor') || (isAtLeast(viewer, 'contributor') && item.author === viewer.id);
