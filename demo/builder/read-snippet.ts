import { showsAlone } from '../../src/elements/catalog.js';
import { trusted } from '../../src/data/records/index.js';
import { fileOf, type Format } from './write-snippet.js';
import { controlTags } from './element-data.js';
import type { ElementSettings, Settings } from './settings.js';

/** The settings of a pasted snippet. */
export interface ReadSnippet {
  readonly format: Format;
  readonly settings: Settings;
  /** The folder of the script that it names. */
  readonly folder: string | undefined;
}

interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** A value in quotes that an editor has made typographic. */
const typographic = /=\s*[“”„]([^“”]*)[“”]/g;

/** The elements that a text would have on a page, in their order. */
function tagsIn(text: string): Tag[] {
  const html = text.replace(typographic, (_, value: string) => `="${value.replaceAll('"', '&quot;')}"`);
  const page = new DOMParser().parseFromString(trusted('createHTML', html), 'text/html');
  return [...page.querySelectorAll('*')].map(({ localName, attributes }) => ({
    name: localName,
    attributes: Object.fromEntries([...attributes].map(({ name, value }) => [name.replaceAll('_', '-'), value])),
  }));
}

/** The shortcodes in a text as the elements that they become. */
const shortcodesIn = (text: string): Tag[] =>
  [...text.matchAll(/\[(cal-[a-z-]+)([^\]]*)\]/g)].flatMap(([, tag, attributes]) =>
    tagsIn(`<${tag}${attributes}></${tag}>`),
  );

const prefix = 'data-cal-';

/** A box of the standalone script as the element that it becomes. */
function boxed({ attributes: { 'data-cal': tag = '', ...rest } }: Tag): Tag {
  const kept = Object.entries(rest).flatMap(([name, text]) => {
    if (name === 'style') return [[name, text]];
    return name.startsWith(prefix) ? [[name.slice(prefix.length), text]] : [];
  });
  return { name: `cal-${tag.replace(/^cal-/, '')}`, attributes: Object.fromEntries(kept) as Tag['attributes'] };
}

function declarations(style = ''): Record<string, string> {
  const pairs = style.split(';').map((declaration) => /^\s*(--cal-[\w-]+)\s*:(.*)$/s.exec(declaration));
  return Object.fromEntries(pairs.flatMap((pair) => (pair ? [[pair[1]!, pair[2]!.trim()]] : [])));
}

const settingsOf = ({ name, attributes: { style, ...attributes } }: Tag): ElementSettings => ({
  tag: name,
  attributes,
  tokens: declarations(style),
});

/** The first element that shows something, with the controls that name it; `undefined` where there is none. */
function viewAmong(tags: readonly Tag[]): Settings | undefined {
  const view = tags.find(({ name }) => showsAlone(name));
  if (!view) return undefined;
  const { id = '' } = view.attributes;
  const controls = controlTags.flatMap((control) =>
    tags.flatMap(({ name, attributes: { for: ids = '', style: _, lang: __, dir: ___, ...own } }) =>
      name === control && id && ids.split(/\s+/).includes(id) ? [[control, own] as const] : [],
    ),
  );
  return { ...settingsOf(view), controls: Object.fromEntries(controls) };
}

/** The part of an address before the name of one of our files. */
const folderIn = (address: string | undefined, file: string) => address?.split(file, 2)[0];

/** The settings in the query string of an address; `undefined` where it names no element. */
export function readAddress(query: string): Settings | undefined {
  const parameters = new URLSearchParams(query);
  const element = parameters.get('element');
  if (element === null) return undefined;
  // Of what stands there twice, the first counts.
  const entries = [...new Set(parameters.keys())]
    .filter((name) => name !== 'element')
    .map((name) => [name, parameters.get(name)!] as [string, string]);
  const isToken = ([name]: [string, string]) => name.startsWith('--');
  return {
    tag: `cal-${element.replace(/^cal-/, '')}`,
    attributes: Object.fromEntries(
      entries.filter((entry) => !isToken(entry)).map(([name, text]) => [name.replaceAll('_', '-'), text]),
    ),
    tokens: Object.fromEntries(entries.filter(isToken)),
    controls: {},
  };
}

/** Reads a snippet in any format, as editors may have changed it; `undefined` where it has no element. */
export function readSnippet(text: string): ReadSnippet | undefined {
  const tags = tagsIn(text);
  for (const { attributes } of tags.filter(({ name }) => name === 'iframe')) {
    const [folder, query = ''] = attributes.src?.split(`${fileOf.iframe}?`, 2) ?? [];
    const settings = readAddress(query);
    if (settings) return { format: 'iframe', folder, settings };
  }
  const shortcodes = viewAmong(shortcodesIn(text));
  if (shortcodes) return { format: 'shortcode', folder: undefined, settings: shortcodes };
  const boxes = tags.filter(({ attributes }) => attributes['data-cal']).map(boxed);
  const settings = viewAmong(tags) ?? viewAmong(boxes);
  if (!settings) return undefined;
  const sources = tags.flatMap(({ name, attributes: { src } }) => (name === 'script' && src) || []);
  const isStandalone = sources.some((src) => src.includes(fileOf.standalone));
  const format = boxes.length ? 'box' : isStandalone ? 'standalone' : 'module';
  const src = sources.find((one) => one.includes(fileOf[format]));
  return { format, folder: folderIn(src, fileOf[format]), settings };
}
