import { positive } from './kinds.js';

/** Servers cut longer pages to this silently (wire section 5). */
export const longestPage = 50;

/** The filters of every list that choose a page. */
export const paging = { page: { kind: positive, default: 1 }, per_page: { kind: positive, default: 10, max: longestPage } } as const;

/** Pages that a list may have beyond those that it counts (wire section 5). */
export const extraPages: Readonly<Record<string, number | undefined>> = { categories: 1 };
