import { readFileSync } from 'node:fs';

/** The pages that the table of an index names: their titles, and their files without extension. */
export const rowsOf = (file: string): (readonly [title: string, page: string])[] =>
  [...readFileSync(file, 'utf8').matchAll(/^\|\s*\[([^\]]+)\]\((?:[\w-]+\/)*([\w-]+)\.md\)/gm)].map(
    ([, title, page]) => [title!, page!],
  );
