import { elementsOf, type ElementSettings, type Settings, type Texts } from './settings.js';

export const formats = ['module', 'standalone', 'box', 'iframe', 'shortcode'] as const;
export type Format = (typeof formats)[number];

/** The files that a snippet names. */
export interface ScriptFiles {
  /** The address of the folder that holds them, with a slash at its end. */
  readonly folder: string;
  /** The hash of the script that the snippet names, such as `sha384-…`; without, any version of the file will do. */
  readonly integrity?: string | undefined;
}

/** How the file of a format is called. */
export const fileOf: Readonly<Record<Format, string>> = {
  module: 'cal-elements.js',
  standalone: 'cal-elements.standalone.js',
  box: 'cal-elements.standalone.js',
  iframe: 'embed.html',
  shortcode: '',
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
  '[': '&#91;',
  ']': '&#93;',
};
const quoted = (text: string, special: RegExp) => `"${text.replace(special, (letter) => entities[letter]!)}"`;

const written = (attributes: Texts, special = /[&"<>]/g) =>
  Object.entries(attributes)
    .map(([name, text]) => ` ${name}=${quoted(text, special)}`)
    .join('');

const styleOf = (tokens: Settings['tokens']): Texts => {
  const style = Object.entries(tokens)
    .map(([name, text]) => `${name}: ${text}`)
    .join('; ');
  return style ? { style } : {};
};

const element = ({ tag, attributes, tokens }: ElementSettings) =>
  `<${tag}${written({ ...attributes, ...styleOf(tokens) })}></${tag}>`;

/** A box that the standalone script turns into the element. */
const box = ({ tag, attributes, tokens }: ElementSettings) => {
  const own = Object.entries(attributes).map(([name, text]) => [`data-cal-${name}`, text] as const);
  const all: Texts = { 'data-cal': tag.replace('cal-', ''), ...Object.fromEntries(own), ...styleOf(tokens) };
  return `<div${written(all)}></div>`;
};

const shortcode = ({ tag, attributes, tokens }: ElementSettings) =>
  `[${tag}${written({ ...attributes, ...styleOf(tokens) }, /[&"<>[\]]/g)}]`;

const lines = (settings: Settings, write: (one: ElementSettings) => string) =>
  elementsOf(settings).map(write).join('\n');

const script = (format: Format, { folder, integrity }: ScriptFiles, how: string) => {
  const pinned: Texts = integrity ? { integrity, crossorigin: 'anonymous' } : {};
  return `<script ${how}${written({ src: folder + fileOf[format], ...pinned })}></script>`;
};

/** Lets the iframe grow with its content; without it, the iframe scrolls. */
const growing = `<script>
  addEventListener('message', ({ data, source }) => {
    const frame = [...document.querySelectorAll('iframe[src*="/embed.html?"]')].find((one) => one.contentWindow === source);
    if (data?.calElementsHeight) frame?.style.setProperty('block-size', data.calElementsHeight + 'px');
  });
</script>`;

/**
 * One element alone, which nothing on its page names. What only visitors may give, an iframe does not take from an
 * address.
 */
function iframe({ tag, attributes, tokens }: ElementSettings, { folder }: ScriptFiles, title: string): string {
  const { id: _, persist: __, consent = '', ...others } = attributes;
  const query = new URLSearchParams({
    element: tag,
    ...others,
    ...(consent !== 'granted' && consent && { consent }),
    ...tokens,
  });
  const src = `${folder}${fileOf.iframe}?${String(query).replaceAll('%2C', ',').replaceAll('%2F', '/').replaceAll('%3A', ':')}`;
  const style = 'border: 0; inline-size: 100%; block-size: 480px';
  return `<iframe${written({ src, title, loading: 'lazy', style })}></iframe>\n${growing}`;
}

/**
 * The snippet that an author pastes.
 * @param title names an iframe for those who do not see it
 */
export function writeSnippet(format: Format, settings: Settings, files: ScriptFiles, title: string): string {
  switch (format) {
    case 'module':
      return `${script(format, files, 'type="module"')}\n${lines(settings, element)}`;
    case 'standalone':
      return `${script(format, files, 'defer')}\n${lines(settings, element)}`;
    case 'box':
      return `${script(format, files, 'defer')}\n${lines(settings, box)}`;
    case 'iframe':
      return iframe(settings, files, title);
    case 'shortcode':
      return lines(settings, shortcode);
  }
}
