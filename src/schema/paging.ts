import { positive } from './kinds.js';

/** Servers cut longer pages to this length without an error (wire section 5). */
export const longestPage = 50;

/** The filters of every list that choose a page. */
export const paging = { page: { kind: positive, default: 1 }, per_page: { kind: positive, default: 10, max: longestPage } } as const;

/** How many pages a list may have beyond its own count (wire section 5). */
export const extraPages: Readonly<Record<string, number | undefined>> = { categories: 1 };
