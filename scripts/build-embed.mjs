// dist/embed.html: any element in an iframe. One file, whose policy allows its script by hash, because an iframe may be sandboxed
// without an origin, and then no address of a script is its own.
import { writeFileSync } from 'node:fs';
import { bundle, virtualModules } from './bundle.mjs';
import { strictPage } from './strict-page.mjs';

const style = 'body{display:flow-root;margin:0;padding:4px}';

/** @param showsAlone whether an element shows something by itself: nothing is written in a frame, above which a page could lay its own */
export async function buildEmbed({ modules }, addressNames, showsAlone) {
  const elements = modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName && showsAlone(tagName));
  const names = Object.fromEntries(elements.map(({ tagName, attributes }) => [tagName, attributes.map(({ name }) => name).join(' ')]));
  const text = `export const attributeNames = ${JSON.stringify(names)}, addressNames = ${JSON.stringify(addressNames)};`;
  const [{ code }] = await bundle(
    { embed: 'src/entries/embed/index.ts' },
    { format: 'iife', write: false, plugins: [virtualModules({ 'virtual:attribute-names': text })] },
  );
  const page = strictPage({
    title: 'Calendar',
    scripts: "'strict-dynamic'",
    rules: ['trusted-types cal-elements cal-elements-embed lit-html'],
    head: '<base target="_top">\n',
    style,
    script: code.trim(),
  });
  writeFileSync('dist/embed.html', page);
}
