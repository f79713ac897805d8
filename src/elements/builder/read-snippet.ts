import { fileOf, type Format } from './write-snippet.js';
import { controlTags, type ElementSettings, type Settings } from './settings.js';

/** What a pasted snippet says. */
export interface ReadSnippet {
  readonly format: Format;
  readonly settings: Settings;
  /** The folder of the script that it names. */
  readonly folder: string | undefined;
}

const named: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>', nbsp: ' ' };

/** Text as attributes hold it. */
const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (entity, hex: string, decimal: string, name: string) => {
    const code = hex ? parseInt(hex, 16) : Number(decimal);
    if (name) return named[name] ?? entity;
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });

interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** One attribute: its name, and its value in double, single or no quotes. Editors may have made the quotes typographic. */
const attribute = /\s*([^\s=>\]/"'“”]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|[“”„]([^“”]*)[“”]|([^\s>\]]*)))?/y;

/** The tags or shortcodes in a text whose names a pattern finds, with their attributes. */
function* tagsIn(text: string, opening: RegExp): Generator<Tag> {
  for (const found of text.matchAll(opening)) {
    const attributes: Record<string, string> = {};
    attribute.lastIndex = found.index + found[0].length;
    for (let next = attribute.exec(text); next; next = attribute.exec(text)) {
      const [, name, ...values] = next;
      attributes[name!.toLowerCase().replaceAll('_', '-')] ??= decoded(values.find((value) => value !== undefined) ?? 'true');
    }
    yield { name: found[1]!.toLowerCase(), attributes };
  }
}

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

const others: readonly string[] = ['cal-provider', ...controlTags];

/** The first element that shows something, with the controls that name it; `undefined` where there is none. */
function viewAmong(tags: readonly Tag[]): Settings | undefined {
  const view = tags.find(({ name }) => !others.includes(name));
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

function fromIframe(src: string): ReadSnippet {
  const { element = '', ...rest } = Object.fromEntries(new URLSearchParams(src.slice(src.indexOf('?') + 1)));
  const entries = Object.entries(rest);
  const isToken = ([name]: [string, string]) => name.startsWith('--');
  return {
    format: 'iframe',
    folder: folderIn(src, fileOf.iframe),
    settings: {
      tag: `cal-${element.replace(/^cal-/, '')}`,
      attributes: Object.fromEntries(entries.filter((entry) => !isToken(entry)).map(([name, text]) => [name.replaceAll('_', '-'), text])),
      tokens: Object.fromEntries(entries.filter(isToken)),
      controls: {},
    },
  };
}

/** Reads a snippet in any format, as editors may have changed it; `undefined` where it has no element. */
export function readSnippet(text: string): ReadSnippet | undefined {
  for (const { attributes } of tagsIn(text, /<(iframe)\b/gi))
    if (attributes.src?.includes(`${fileOf.iframe}?`)) return fromIframe(attributes.src);
  const shortcodes = viewAmong([...tagsIn(text, /\[(cal-[a-z-]+)/g)]);
  if (shortcodes) return { format: 'shortcode', folder: undefined, settings: shortcodes };
  const boxes = [...tagsIn(text, /<([a-z]\w*)\b/gi)].filter(({ attributes }) => attributes['data-cal']).map(boxed);
  const settings = viewAmong([...tagsIn(text, /<(cal-[a-z-]+)/gi)]) ?? viewAmong(boxes);
  if (!settings) return undefined;
  const sources = [...tagsIn(text, /<(script)\b/gi)].flatMap(({ attributes: { src } }) => src ?? []);
  const format = boxes.length || sources.some((src) => src.includes(fileOf.standalone)) ? 'standalone' : 'module';
  const src = sources.find((one) => one.includes(fileOf[format]));
  return { format, folder: folderIn(src, fileOf[format]), settings };
}
