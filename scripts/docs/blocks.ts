import {
  blocks as texts,
  choiceLabelOf,
  common,
  helps,
  labelOf,
  labels,
  languages,
  translations,
} from '../../integrations/texts.mjs';
import { eventFilters, filterDescriptions, kebabCase, paging } from '../../src/data/schema/index.js';
import { controlNames } from '../../src/elements/calendar/calendar-attributes.js';
import { viewNames } from '../../src/elements/calendar/first-view.js';
import { showsAlone, tagsOf } from '../../src/elements/catalog.js';
import { facetNames } from '../../src/elements/controls/facets.js';
import type { Block, BlockTable, Control, Setting } from '../../src/entries/builders/block-table.js';
import { descriptionOf, type Language } from '../../src/service/languages/languages.js';

/** The members of an attribute in the manifest (`dist/custom-elements.json`) that the table is made of. */
interface ManifestAttribute {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
  readonly type?: { readonly text: string };
  readonly inheritedFrom?: { readonly name: string };
}

export interface Manifest {
  readonly modules: readonly {
    readonly declarations?: readonly {
      readonly tagName?: string;
      readonly summary?: string;
      readonly attributes?: readonly ManifestAttribute[];
      readonly cssProperties?: readonly { readonly name: string; readonly description?: string }[];
    }[];
  }[];
}

/** The limits on the events that an element shows: the filters of the interface, and ours. */
const filters = [...Object.keys(eventFilters).filter((name) => !(name in paging)), 'free'].map(kebabCase);

/** The sources of the items that a setting picks, and the member of them that it names. */
const pickers: Readonly<Record<string, NonNullable<Setting['pick']>>> = {
  categories: { from: 'categories', key: 'slug', many: true },
  tags: { from: 'tags', key: 'slug', many: true },
  venue: { from: 'venues', key: 'id', many: true },
  organizer: { from: 'organizers', key: 'id', many: true },
  'event-id': { from: 'events', key: 'id' },
  'venue-id': { from: 'venues', key: 'id' },
  'organizer-id': { from: 'organizers', key: 'id' },
  parent: { from: 'categories', key: 'id' },
};

/** Lists of words, separated by spaces: the words that there are. */
const words: Readonly<Record<string, readonly string[]>> = {
  views: viewNames,
  controls: [...controlNames, 'none'],
  facets: facetNames,
};

const valuesOf = (name: string, type = ''): readonly string[] => {
  if (words[name]) return words[name];
  if (name === 'first-day') return ['1', '6', '7'];
  return type === 'boolean' ? ['true', 'false'] : [...type.matchAll(/'([^']*)'/g)].map(([, value]) => value!);
};

function controlOf(name: string, type: string | undefined): Control {
  if (words[name]) return 'words';
  if (valuesOf(name, type).length) return 'choice';
  if (/^(?:start|end)s?-|^date$|^selected$/.test(name)) return 'date';
  return type === 'number' ? 'number' : 'text';
}

/** The elements that a control can work on; a search finds in directories of venues and organizers, too. */
const targetsOf = (tag: string): readonly string[] => [
  ...tagsOf('view'),
  ...(tag === 'cal-event-search' ? ['cal-organizer-list', 'cal-venue-list'] : []),
];

function settingOf(
  tag: string,
  { name, type, default: usual, description = '', inheritedFrom }: ManifestAttribute,
): Setting {
  const choices = valuesOf(name, type?.text).map((value) => ({ value, label: choiceLabelOf(name, value) }));
  const help = (helps as Readonly<Record<string, string>>)[name];
  return {
    name,
    label: labelOf(name),
    description: description.replace(/\s+/g, ' '),
    ...(help !== undefined && { help }),
    group: inheritedFrom?.name === 'CalElement' ? 'shared' : common.includes(name) ? 'common' : 'more',
    control: controlOf(name, type?.text),
    ...(choices.length && { choices }),
    ...(usual !== undefined && { default: usual }),
    ...(name === 'range' && { preset: 'upcoming' }),
    ...(pickers[name] && { pick: pickers[name] }),
    ...(filters.includes(name) && { isFilter: true as const }),
    ...(name === 'for' && { targets: targetsOf(tag) }),
  };
}

/** Lines of 16 by 16, in the color of the text around them whatever the styles of a builder say of images. */
const svg = (path: string) =>
  `<svg viewBox="0 0 16 16" style="fill:none;stroke:currentColor" aria-hidden="true"><path d="${path}"/></svg>`;

/** The signs of elements, by the last word of their tags. */
const signs = {
  calendar: svg('M2 3.5h12v10H2zM2 6.5h12M5 1.5v3M11 1.5v3M8 8.5v3M6.5 10h3'),
  map: svg('M8 14.5c3-4 4.5-6.4 4.5-8.5a4.5 4.5 0 0 0-9 0c0 2.1 1.5 4.5 4.5 8.5zM8 4.5v3M6.5 6h3'),
  month: svg('M2 3.5h12v10H2zM2 6.5h12M5 1.5v3M11 1.5v3M2 10h12M6 6.5v7M10 6.5v7'),
  week: svg('M2 2.5h12v11H2zM6 2.5v11M10 2.5v11M2 7h4M6 10h4M10 5h4'),
  search: svg('M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM10.5 10.5l3 3'),
  filters: svg('M2 4h12M4 8h8M6.5 12h3'),
  detail: svg('M3 2h10v12H3zM5.5 5h5M5.5 8h5M5.5 11h3'),
  list: svg('M2 3.5h2M6 3.5h8M2 8h2M6 8h8M2 12.5h2M6 12.5h8'),
};
const signOf = (tag: string) => Object.keys(signs).find((word) => tag.endsWith(word)) ?? 'calendar';

/** Those that are crowded in a column of text. */
const wide = ['cal-calendar', 'cal-event-map', 'cal-event-month', 'cal-event-week', 'cal-venue-map'];

const rankOf = ({ name }: ManifestAttribute) => (common.indexOf(name) + common.length + 1) % (common.length + 1);

/** The texts of blocks in another language. The service has translated the descriptions of filters. */
function wordsOf(language: string, used: readonly string[]): Readonly<Record<string, string>> {
  const ofFilters = Object.entries(filterDescriptions).flatMap(([resource, descriptions]) =>
    Object.entries(descriptions).map(([name, text]) => [
      text,
      descriptionOf(language as Language, resource as keyof typeof filterDescriptions, 'filter', name),
    ]),
  );
  const own = Object.entries(translations).map(([text, all]) => [text, all[languages.indexOf(language)]]);
  const known = Object.fromEntries([...ofFilters, ...own]) as Record<string, string>;
  return Object.fromEntries(used.flatMap((text) => (known[text] ? [[text, known[text]]] : [])));
}

/** The table of blocks: what stands on pages and for readers, one row an element. */
export function blockTable({ modules }: Manifest): BlockTable {
  // A provider holds settings of other elements, which builders cannot nest; forms are for those who have a desk.
  const tags: readonly string[] = tagsOf('view', 'directory', 'detail', 'button', 'control');
  const blocks = modules.flatMap(({ declarations = [] }) =>
    declarations.flatMap(({ tagName = '', summary = '', attributes = [], cssProperties = [] }): Block | never[] => {
      if (!tags.includes(tagName)) return [];
      const [label, description] = (texts as Readonly<Record<string, readonly string[]>>)[tagName] ?? [];
      return {
        tag: tagName,
        label: label ?? labelOf(tagName.replace('cal-', '')),
        description: description ?? summary.replace(/`|\s+/g, (found) => (found === '`' ? '' : ' ')),
        sign: signOf(tagName),
        needsCalendar: showsAlone(tagName),
        isWide: wide.includes(tagName),
        settings: attributes
          .toSorted((one, other) => rankOf(one) - rankOf(other))
          .map((attribute) => settingOf(tagName, attribute)),
        properties: cssProperties.map(({ name, description: text = '' }) => ({ name, description: text })),
      };
    }),
  );
  const groups = { common: 'What it shows', shared: 'Calendar and time', more: 'More' };
  const said = { title: 'Events', default: 'Default', id: labels.id, noCalendar: 'Enter the address of your calendar' };
  const used = [
    ...Object.values(groups),
    ...Object.values(said),
    ...blocks.flatMap(({ label, description, settings }) => [
      label,
      description,
      ...settings.flatMap((one) => [
        one.label,
        one.help ?? one.description,
        ...(one.choices ?? []).map((choice) => choice.label),
      ]),
    ]),
  ];
  return {
    groups,
    signs,
    texts: said,
    blocks,
    words: Object.fromEntries(languages.map((language) => [language, wordsOf(language, [...new Set(used)])])),
  };
}
