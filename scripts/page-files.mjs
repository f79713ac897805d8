import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseAst } from 'vite';

/** The files of dist/ that a page with `<cal-event-list>` needs before it can show events in English: the first script, the element, their chunks. */
export function pageFiles() {
  const files = new Set(['cal-elements.js', 'elements/cal-event-list.js']);
  for (const file of files) {
    const { body } = parseAst(readFileSync(join('dist', file), 'utf8'));
    for (const node of body) if ('source' in node && node.source) files.add(join(dirname(file), node.source.value));
  }
  return [...files];
}
