import MagicString from 'magic-string';
import { parseAst } from 'vite';

/**
 * Removes what is insignificant: in CSS white space next to punctuation and in products, zeros before a point, and
 * quotes around a word; in HTML a line break and its indent become one space, or nothing where a tag ends, and for
 * browsers quotes around a word go, too. What servers print keeps them.
 */
const shorten = {
  css: (text) =>
    text
      .replace(/\/\*.*?\*\//gs, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};,>/]) ?/g, '$1')
      .replace(/(\() | (\))/g, '$1$2')
      .replace(/ ([*]) (?=\d)| ([+~]) (?=[.[:])/g, '$1$2')
      .replace(/([{;(][\w-]+): /g, '$1:')
      .replace(/(?<![\w.])0(?=\.\d)/g, '')
      .replace(/='([a-z][\w-]*)'\]/g, '=$1]')
      .replace(/;}/g, '}')
      .trim(),
  html: (text) => text.replace(/\s*\n\s*(>?)/g, (_, end) => end || ' '),
};
shorten.svg = shorten.html;

const withoutQuotes = (text) => text.replace(/(?<= )([a-z][\w-]*)="([\w-]+)"(?=[ >])/g, '$1=$2');

/** Every tagged template below a node of the syntax tree. */
function* taggedTemplates(node) {
  if (Array.isArray(node)) for (const child of node) yield* taggedTemplates(child);
  else if (node && typeof node === 'object') {
    if (node.type === 'TaggedTemplateExpression') yield node;
    yield* taggedTemplates(Object.values(node));
  }
}

/** Shortens the templates, which minifiers of JavaScript leave alone. */
export const minifyTemplates = () => ({
  name: 'minify-templates',
  enforce: 'post',
  transform: {
    filter: { id: /\/src\/(authoring|elements|prerender)\// },
    handler(code) {
      const result = new MagicString(code);
      // Servers print from the package's modules, too.
      const isForBrowsers = this.environment.config.consumer === 'client' && this.environment.name !== 'modules';
      for (const { tag, quasi } of taggedTemplates(parseAst(code).body)) {
        const shortened = shorten[tag.name];
        const texts = shortened ? quasi.quasis.filter(({ start, end }) => start < end) : [];
        for (const { start, end } of texts) {
          const text = shortened(code.slice(start, end));
          result.update(start, end, isForBrowsers && shortened === shorten.html ? withoutQuotes(text) : text);
        }
      }
      return { code: result.toString(), map: result.generateMap({ hires: 'boundary' }) };
    },
  },
});
