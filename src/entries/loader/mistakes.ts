/**
 * Warns the author of a page, in the console, of mistakes that HTML ignores. Nothing waits for it: the first script
 * loads it when the browser is idle, on localhost and where `debug` is set, so that no visitor pays for it.
 */
const warned = new Set<string>();

function warn(mistake: string): void {
  if (!warned.has(mistake)) console.warn(`cal-elements: ${mistake}`);
  warned.add(mistake);
}

/** The number of letters that must be changed, added or left out to make one word of the other. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries()) {
      next.push(Math.min(row[column + 1]! + 1, next[column]! + 1, row[column]! + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row[to.length]!;
}

function nearest(name: string, names: readonly string[]): string {
  const distances = new Map(names.map((one) => [one, editDistance(name, one)]));
  return names.reduce((best, one) => (distances.get(one)! < distances.get(best)! ? one : best));
}

const bare = (name: string) => name.replace(/[-_]/g, '');

/** One letter in four may be wrong, or the ends may differ, as in `category` and `categories`. */
function isNear(name: string, known: string): boolean {
  const [a, b] = [bare(name), bare(known)];
  const start = [...a].findIndex((letter, index) => letter !== b[index]);
  const shared = start < 0 ? a.length : start;
  return editDistance(a, b) <= Math.floor(a.length / 4) || shared >= Math.max(a.length, b.length) * 0.7;
}

/** Attributes that any element may have, and those of frameworks. */
const foreign = /^(?:data-|aria-|on|class$|is$)|[^a-z_-]/;

let globals: ReadonlySet<string> | undefined;

function isGlobal(name: string): boolean {
  if (!globals) {
    const names = new Set<string>();
    for (const property in HTMLElement.prototype) names.add(property.toLowerCase());
    globals = names;
  }
  return foreign.test(name) || globals.has(name);
}

/** Tags that are unlikely as fallback content, and so hint at an unclosed tag. */
const neverFallback = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'footer',
  'main',
  'nav',
  'section',
  'aside',
  'form',
];

function warnOfAttributes({ localName: tag, attributes }: Element, known: readonly string[]): void {
  for (const { name } of attributes) {
    if (known.includes(name) || isGlobal(name)) continue;
    const near = known.filter((one) => isNear(name, one));
    if (near.length) warn(`<${tag}> has no attribute ${name}. Do you mean ${nearest(name, near)}?`);
  }
}

function warnOfSwallowed({ localName: tag, children }: Element): void {
  const swallowed = [...children].find(
    (child) => !child.slot && (neverFallback.includes(child.localName) || /^cal-/.test(child.localName)),
  );
  if (!swallowed) return;
  warn(
    `<${tag}> takes the <${swallowed.localName}> in it for its fallback content and hides it. Close the tag: <${tag}></${tag}>`,
  );
}

/** Looks at an element whose tag is like ours; `ours` has our tags as keys. */
export async function warnOfMistakes(element: Element, ours: Readonly<Record<string, string>>): Promise<void> {
  const tag = element.localName;
  if (!Object.hasOwn(ours, tag)) {
    if (!customElements.get(tag))
      warn(`there is no element <${tag}>. Do you mean <${nearest(tag, Object.keys(ours))}>?`);
    return;
  }
  const constructor: CustomElementConstructor & { observedAttributes?: string[] } =
    await customElements.whenDefined(tag);
  warnOfAttributes(element, constructor.observedAttributes ?? []);
  if (tag !== 'cal-provider') warnOfSwallowed(element);
}
