// Types of the elements for frameworks: what a tag takes is computed from the manifest, how it is written from the
// table below.
import { writeFileSync } from 'node:fs';

/** Entries that exist for their types alone, since frameworks need no code of ours. */
const frameworks = {
  react: `import type { HTMLAttributes, RefAttributes } from 'react';
import type { Events, Props, Tag, Tags } from './jsx.js';

type Handlers<T extends Tag> = { [Name in keyof Events<T> as \`on\${Name & string}\`]?: (event: Events<T>[Name]) => void };
type Own<T extends Tag> = Props<T> & Handlers<T> & { class?: string };
export type CustomElements = { [T in Tag]: Own<T> & Omit<HTMLAttributes<Tags[T]['element']>, keyof Own<T>> & RefAttributes<Tags[T]['element']> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends CustomElements {}
  }
}
`,
  preact: `import type { ClassAttributes, HTMLAttributes } from 'preact';
import type { Events, Props, Tag, Tags } from './jsx.js';

type Handlers<T extends Tag> = { [Name in keyof Events<T> as \`on\${Name & string}\`]?: (event: Events<T>[Name]) => void };
type Own<T extends Tag> = Props<T> & Handlers<T>;
export type CustomElements = { [T in Tag]: Own<T> & Omit<HTMLAttributes<Tags[T]['element']>, keyof Own<T>> & ClassAttributes<Tags[T]['element']> };

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends CustomElements {}
  }
}
`,
  solid: `import type { JSX } from 'solid-js';
import type { Events, Properties, Props, Tag, Tags } from './jsx.js';

type Handlers<T extends Tag> = { [Name in keyof Events<T> as \`on:\${Name & string}\`]?: (event: Events<T>[Name]) => void };
type OwnProperties<T extends Tag> = { [Name in keyof Properties<T> as \`prop:\${Name & string}\`]?: Properties<T>[Name] };
type Own<T extends Tag> = Props<T> & Handlers<T> & OwnProperties<T>;
export type CustomElements = { [T in Tag]: Own<T> & Omit<JSX.HTMLAttributes<Tags[T]['element']>, keyof Own<T>> };

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends CustomElements {}
  }
}
`,
  svelte: `import type { HTMLAttributes } from 'svelte/elements';
import type { Events, Props, Tag, Tags } from './jsx.js';

type Handlers<T extends Tag> = { [Name in keyof Events<T> as \`on\${Name & string}\`]?: (event: Events<T>[Name]) => void };
type Own<T extends Tag> = Props<T> & Handlers<T>;
export type CustomElements = { [T in Tag]: Own<T> & Omit<HTMLAttributes<Tags[T]['element']>, keyof Own<T>> };

declare module 'svelte/elements' {
  export interface SvelteHTMLElements extends CustomElements {}
}
`,
  vue: `import type { HTMLAttributes, ReservedProps } from 'vue';
import type { Events, Props, Tag } from './jsx.js';

type Camel<Text extends string> = Text extends \`\${infer Head}-\${infer Tail}\` ? \`\${Head}\${Capitalize<Camel<Tail>>}\` : Text;
type Handlers<T extends Tag> = { [Name in keyof Events<T> as \`on\${Capitalize<Camel<Name & string>>}\`]?: (event: Events<T>[Name]) => void };
type Own<T extends Tag> = { [Name in keyof Props<T> as Camel<Name & string>]?: Props<T>[Name] } & Handlers<T>;
/** The types of templates, as if each element were a component. */
export type CustomElements = { [T in Tag]: new () => { $props: Own<T> & Omit<HTMLAttributes, keyof Own<T>> & ReservedProps } };

declare module 'vue' {
  interface GlobalComponents extends CustomElements {}
}
`,
};

const shared = `
/** Attributes take numbers and yes or no as text, too. */
type NumberOrText = number | \`\${number}\`;
type BooleanOrText = boolean | 'true' | 'false' | '';

/** The properties that one tag takes. */
interface Taken<
  Element,
  Attributes,
  Property extends keyof Element,
  Event extends keyof CalEventDetails,
  Chosen extends keyof CalSelectDetail,
> {
  element: Element;
  attributes: Attributes;
  properties: { [Name in Property]?: Exclude<Element[Name], Unreadable> };
  events: { [Name in Event]: CustomEvent<CalDetailsOf<Element, Chosen>[Name]> };
}

export type Tag = keyof Tags;
export type Properties<T extends Tag> = Tags[T]['properties'];
export type Events<T extends Tag> = Tags[T]['events'];
type Attributes<T extends Tag> = Tags[T]['attributes'];

/** Attributes and properties; one of both names takes the values of both. */
export type Props<T extends Tag> = {
  [Name in keyof Attributes<T>]: Attributes<T>[Name] | (Name extends keyof Properties<T> ? Properties<T>[Name] : never);
} & Omit<Properties<T>, keyof Attributes<T>>;

/** The tags of JSX of other frameworks. */
export type CustomElements = {
  [T in Tag]: Props<T> & { [Name in keyof Events<T> as \`on\${Name & string}\`]?: (event: Events<T>[Name]) => void } & {
    [attribute: \`data-\${string}\` | \`aria-\${string}\`]: unknown;
    children?: unknown;
    class?: string;
    dir?: string;
    hidden?: boolean;
    id?: string;
    key?: string | number;
    lang?: string;
    onClick?: (event: MouseEvent) => void;
    part?: string;
    ref?: unknown;
    role?: string;
    slot?: string;
    style?: unknown;
    title?: string;
  };
};
`;

const attributeTypes = { number: 'NumberOrText', boolean: 'BooleanOrText' };
const union = (names) => names.map((name) => `'${name}'`).join(' | ') || 'never';

function attributesOf({ name, attributes }) {
  const rows = attributes.map(
    ({ name, type, description }) =>
      `  /** ${description.replace(/\s+/g, ' ').replaceAll('*/', '* /')} */\n  '${name}'?: ${attributeTypes[type.text] ?? type.text};\n`,
  );
  return `\nexport interface ${name}Attributes {\n${rows.join('')}}\n`;
}

function tagOf({ tagName, name, attributes, members, events = [] }) {
  const isSettable = ({ kind, readonly, privacy, static: isStatic }) =>
    kind === 'field' && !readonly && !isStatic && (privacy ?? 'public') === 'public';
  const properties = new Set([
    ...attributes.map(({ fieldName }) => fieldName),
    ...members.filter(isSettable).map(({ name }) => name),
  ]);
  // What the description of the event names alone is always there.
  const { description = '' } = events.find(({ name }) => name === 'cal-select') ?? {};
  const chosen = [...description.matchAll(/`(\w+)`/g)].map(([, record]) => record);
  const emitted = union(events.map(({ name }) => name));
  return `  '${tagName}': Taken<${name}, ${name}Attributes, ${union([...properties])}, ${emitted}, ${union(chosen.length === 1 ? chosen : [])}>;\n`;
}

/** Writes the types of tags as `jsx.d.ts`, and those of each framework on top of them. */
export function writeFrameworkTypes(manifest) {
  const elements = manifest.modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName);
  const jsx = [
    `import type { CalDetailsOf, CalEventDetails, CalSelectDetail, ${elements.map(({ name }) => name).join(', ')} } from './types/entries/index.js';\nimport type { Unreadable } from './types/data/schema/kinds.js';\n`,
    shared,
    ...elements.map(attributesOf),
    `\nexport interface Tags {\n${elements.map(tagOf).join('')}}\n`,
  ];
  writeFileSync('dist/jsx.d.ts', jsx.join(''));
  for (const [name, text] of Object.entries(frameworks)) writeFileSync(`dist/${name}.d.ts`, text);
  // Whoever imports an entry of types as a module gets an empty one.
  writeFileSync('dist/types.js', 'export {};\n');
}
