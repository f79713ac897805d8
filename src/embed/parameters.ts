/** What the query string of embed.html asks for, and may ask for. */
export interface EmbedParameters {
  /** `undefined` where the query string names no element of ours. */
  readonly tag: string | undefined;
  readonly attributes: Readonly<Record<string, string>>;
  /** Custom properties `--cal-*`. */
  readonly tokens: Readonly<Record<string, string>>;
  readonly lang: string | undefined;
  readonly dir: string | undefined;
  readonly colorScheme: string | undefined;
  /** The parameters that have no effect. */
  readonly refused: readonly string[];
}

const ofDocument: Readonly<Record<string, RegExp>> = {
  lang: /^[a-z]{2,8}([-_]\w{1,8})*$/i,
  dir: /^(ltr|rtl|auto)$/,
  'color-scheme': /^(light|dark|light dark)$/,
};

/** Attributes that hold addresses, which have to be of the web. */
const addresses = ['base-url', 'event-href', 'feed-url', 'places', 'static-map', 'tiles'];
const otherScheme = /^[\s\0-\x1f]*(?!https?:)[a-z][\w+.-]*:/i;

/** Colors, lengths and fonts: nothing that ends a declaration or names an address. */
const plainValue = /^[\w\s#%.,'"/+*()-]+$/;
const functions = /^(rgba?|hsla?|hwb|(ok)?lab|(ok)?lch|color|color-mix|light-dark|calc|min|max|clamp|)$/i;
const isTokenValue = (text: string) =>
  plainValue.test(text) && [...text.matchAll(/(?<![\w-])([\w-]*)\(/g)].every(([, name]) => functions.test(name!));

/** Reads a query string; `known` has the attributes of each tag, separated by spaces. */
export function readParameters(query: string, known: Readonly<Record<string, string>>): EmbedParameters {
  const given = new URLSearchParams(query);
  const tag = tagNamed(given.get('element') ?? '', known);
  const names = (tag && known[tag]!.split(' ')) || [];
  const attributes: Record<string, string> = {};
  const tokens: Record<string, string> = {};
  const page: Record<string, string> = {};
  const refused: string[] = [];
  for (const [parameter, text] of given) {
    const name = parameter.replaceAll('_', '-');
    if (name === 'element') continue;
    if (ofDocument[name]?.test(text)) page[name] = text;
    else if (/^--cal-[a-z][\w-]*$/.test(parameter) && isTokenValue(text)) tokens[parameter] = text;
    else if (names.includes(name) && !(addresses.includes(name) && otherScheme.test(text))) attributes[name] = text;
    else refused.push(parameter);
  }
  return { tag, attributes, tokens, lang: page.lang, dir: page.dir, colorScheme: page['color-scheme'], refused };
}

/** `cal-event-list`, or `event-list` for short. */
const tagNamed = (name: string, known: Readonly<Record<string, string>>) => [name, `cal-${name}`].find((tag) => Object.hasOwn(known, tag));
