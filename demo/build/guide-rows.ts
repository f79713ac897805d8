import { readFileSync } from 'node:fs';

type Row = readonly [title: string, page: string];

const rowsIn = (text: string): Row[] =>
  [...text.matchAll(/^[|-]\s*\[([^\]]+)\]\((?:[\w.-]+\/)*([\w-]+)\.md\)/gm)].map(([, title, page]) => [title!, page!]);

/** The pages that the table of an index names: their titles, and their files without extension. */
export const rowsOf = (file: string): Row[] => rowsIn(readFileSync(file, 'utf8'));

/** The pages that an index names below each of its headings. */
export const groupsOf = (file: string): (readonly [heading: string, rows: readonly Row[]])[] =>
  readFileSync(file, 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf('\n')), rowsIn(section)]);
