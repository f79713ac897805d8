import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseAst } from 'vite';

/** The files of dist/ that a page with `<cal-event-list>` needs before it can show events in English: the first script and the element's chunks. */
export function pageFiles() {
  const door = 'elements/cal-event-list.js';
  const files = new Set([door]);
  for (const file of files) {
    const { body } = parseAst(readFileSync(join('dist', file), 'utf8'));
    for (const node of body) if ('source' in node && node.source) files.add(join(dirname(file), node.source.value));
  }
  files.delete(door);
  return [...files];
}
