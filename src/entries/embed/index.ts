/**
 * The script of embed.html: one element, named by the query string, in an iframe of a page that takes no scripts. Its
 * page may be sandboxed without an origin: no storage, no modules from servers without CORS, and perhaps no way out for
 * links.
 */
import { addressNames, attributeNames } from 'virtual:attribute-names';
import { openLinks } from './links.js';
import { readParameters } from './parameters.js';

interface ScriptAddresses {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

const isSandboxed = origin === 'null';
const { tag, attributes, tokens, lang, dir, colorScheme, refused } = readParameters(
  location.search,
  attributeNames,
  addressNames,
);
const { documentElement: root, body } = document;

root.lang = lang ?? navigator.language;
if (dir) root.dir = dir;
if (colorScheme) root.style.colorScheme = colorScheme;
for (const [name, value] of Object.entries(tokens)) root.style.setProperty(name, value);
if (refused.length) console.warn(`embed.html: ${tag ? `<${tag}> takes no` : 'ignored'} ${refused.join(', ')}`);

function loadElements(): void {
  const script = document.createElement('script');
  // The standalone script is the one that a page without an origin can load from any server.
  const file = isSandboxed ? 'cal-elements.standalone.js' : 'cal-elements.js';
  if (!isSandboxed) script.type = 'module';
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptAddresses };
  script.src =
    trustedTypes?.createPolicy('cal-elements-embed', { createScriptURL: (url) => url }).createScriptURL(file) ?? file;
  document.head.append(script);
}

if (tag) {
  const element = document.createElement(tag);
  // The address of this page holds its parameters, and is not the one that visitors see.
  if (tag === 'cal-calendar') element.setAttribute('state', 'none');
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
  body.append(element);
  loadElements();
} else {
  body.textContent = `embed.html?element=… is one of ${Object.keys(attributeNames).join(', ')}`;
  body.lang = 'en';
}

if (isSandboxed) openLinks();

// The page around gives the frame this height, so that it does not scroll.
new ResizeObserver(() =>
  parent.postMessage({ calElementsHeight: Math.ceil(body.getBoundingClientRect().height) }, '*'),
).observe(body);
