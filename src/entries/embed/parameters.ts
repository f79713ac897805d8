/** The parameters in the query string of embed.html, and the allowed ones. */
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

const ofDocument = new Map([
  ['lang', /^[a-z]{2,8}([-_]\w{1,8})*$/i],
  ['dir', /^(ltr|rtl|auto)$/],
  ['color-scheme', /^(light|dark|light dark)$/],
]);

/** Addresses have to be of the web. */
const otherScheme = /^[\s\0-\x1f]*(?!https?:)[a-z][\w+.-]*:/i;

/**
 * Attributes that may lead to another host: the calendar that is shown, and pages that links lead to. All others stay
 * with the host of embed.html.
 */
const elsewhere = /^(?:base-url|(?:event|venue|organizer|category|tag)-href)$/;

/** An address with a host, alone or among others; browsers overlook line breaks and tabs in one. */
const namesHost = (text: string) => /(?:^|[\0-\x20,|])(?:[a-z][\w+.-]*:)?[\\/]{2}/i.test(text.replace(/[\t\r\n]/g, ''));

/** Whether a link may give an attribute this text. */
const isAllowed = (name: string, text: string, isAddress: boolean) =>
  elsewhere.test(name)
    ? !otherScheme.test(text)
    : !namesHost(text) && !(isAddress && /^[\0-\x20]*[a-z][\w+.-]*:/i.test(text));

/** Only the visitor may give consent, and let a browser keep what is shown: whoever makes a link is anybody. */
const isForVisitors = (name: string, text: string) =>
  name === 'persist' || (name === 'consent' && text !== 'denied' && text !== 'ask');

/** Colors, lengths and fonts: nothing that ends a declaration or names an address. */
const plainValue = /^[\w\s#%.,'"/+*()-]+$/;
const functions = /^(rgba?|hsla?|hwb|(ok)?lab|(ok)?lch|color|color-mix|light-dark|calc|min|max|clamp|)$/i;
const isTokenValue = (text: string) =>
  plainValue.test(text) && [...text.matchAll(/(?<![\w-])([\w-]*)\(/g)].every(([, name]) => functions.test(name!));

/**
 * Reads a query string.
 * @param known the attributes of each tag, separated by spaces
 * @param addressNames the attributes that hold addresses
 */
export function readParameters(
  query: string,
  known: Readonly<Record<string, string>>,
  addressNames: readonly string[],
): EmbedParameters {
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
    if (ofDocument.get(name)?.test(text)) page[name] ??= text;
    else if (/^--cal-[a-z][\w-]*$/.test(parameter) && isTokenValue(text)) tokens[parameter] = text;
    else if (
      Object.hasOwn(attributes, name) ||
      isForVisitors(name, text) ||
      !isAllowed(name, text, addressNames.includes(name))
    )
      refused.push(parameter);
    else if (names.includes(name)) attributes[name] = text;
    else refused.push(parameter);
  }
  return { tag, attributes, tokens, lang: page.lang, dir: page.dir, colorScheme: page['color-scheme'], refused };
}

/** `cal-event-list`, or `event-list` for short. */
const tagNamed = (name: string, known: Readonly<Record<string, string>>) =>
  [name, `cal-${name}`].find((tag) => Object.hasOwn(known, tag));
