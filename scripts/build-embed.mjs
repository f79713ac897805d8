// dist/embed.html: any element in an iframe. One file, whose policy allows its script by hash, because an iframe may be sandboxed
// without an origin, and then no address of a script is its own.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { bundle, virtualModules } from './bundle.mjs';

const style = 'body{display:flow-root;margin:0;padding:4px}';

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = (script) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${[
  "default-src 'none'",
  `script-src ${hashOf(script)} 'strict-dynamic'`,
  `style-src ${hashOf(style)}`,
  'connect-src https: http:',
  'img-src https: http: data:',
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types cal-elements cal-elements-embed lit-html',
].join('; ')}">
<meta name="viewport" content="width=device-width">
<title>Calendar</title>
<base target="_top">
<style>${style}</style>
</head>
<body><script>${script}</script></body>
</html>
`;

/** @param showsAlone whether an element shows something by itself: nothing is written in a frame, above which a page could lay its own */
export async function buildEmbed({ modules }, addressNames, showsAlone) {
  const elements = modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName && showsAlone(tagName));
  const names = Object.fromEntries(elements.map(({ tagName, attributes }) => [tagName, attributes.map(({ name }) => name).join(' ')]));
  const text = `export const attributeNames = ${JSON.stringify(names)}, addressNames = ${JSON.stringify(addressNames)};`;
  const [{ code }] = await bundle(
    { embed: 'src/embed/index.ts' },
    { format: 'iife', write: false, plugins: [virtualModules({ 'virtual:attribute-names': text })] },
  );
  const script = code.trim();
  if (script.includes('</script')) throw new Error('The script of embed.html ends its own tag');
  writeFileSync('dist/embed.html', page(script));
}
