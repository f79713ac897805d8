import MagicString from 'magic-string';
import { parseAst } from 'vite';

/** Every call of the console below a node of the syntax tree. */
function* consoleCalls(node) {
  if (Array.isArray(node)) for (const child of node) yield* consoleCalls(child);
  else if (node && typeof node === 'object') {
    if (node.type === 'CallExpression' && node.callee.object?.name === 'console') yield node;
    else yield* consoleCalls(Object.values(node));
  }
}

/** Leaves out what packages tell their developers in the console: pages load it in vain. */
export const withoutConsole = () => ({
  name: 'without-console',
  transform: {
    filter: { id: /\/node_modules\/(dompurify|leaflet|supercluster)\/.+\.m?js$/ },
    handler(code) {
      const result = new MagicString(code);
      for (const { start, end } of consoleCalls(parseAst(code).body)) result.update(start, end, 'void 0');
      return { code: result.toString(), map: result.generateMap({ hires: 'boundary' }) };
    },
  },
});
