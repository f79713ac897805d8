import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addressNames, computedDocs, manifest } from '../../../scripts/docs/manifest.js';
import type { TablesByClass } from '../../../scripts/docs/manifest-plugin.js';
import { elementPages, spliceElements } from '../../../scripts/docs/tables.js';
import { examples as documentedExamples } from '../../../scripts/docs/examples.js';
import * as elements from '../../../src/entries/elements.js';
import {
  categoryFilters,
  eventFilters,
  kebabCase,
  organizerFilters,
  tagFilters,
  venueFilters,
} from '../../../src/data/schema/index.js';
import { choice, idsOrSlugs, zone } from '../../../src/data/schema/kinds.js';
import { atLeastOne } from '../../at-least-one.js';

const made = manifest();
const declarations = made.modules.flatMap((module) => module.declarations ?? []);

describe('the manifest', () => {
  for (const [name, element] of Object.entries(elements)) {
    if (!('observedAttributes' in element)) continue;
    it(`has exactly the attributes that ${name} observes`, () => {
      const observed = element.observedAttributes.filter((attribute) => !attribute.includes('_')).sort();
      const attributes = declarations.find((declaration) => declaration.name === name)?.attributes ?? [];
      expect(attributes.map((attribute) => attribute.name).sort()).to.deep.equal(observed);
      for (const { name: attribute, description } of atLeastOne(attributes))
        expect(description, attribute).to.match(/\w/);
    });
  }

  it('describes as addresses those attributes whose values embed.html checks as such', () => {
    const attributes = declarations.flatMap(({ attributes: own = [] }) => own);
    const described = attributes.filter(
      ({ name, description }) => /^(Root a|A)ddress of/.test(description ?? '') || name.endsWith('-href'),
    );
    expect([...new Set(described.map(({ name }) => name))].sort()).to.deep.equal(addressNames().sort());
  });
});

describe('the attributes of elements', () => {
  /** Filters are sent to the server as they are. */
  const filters = [eventFilters, venueFilters, organizerFilters, categoryFilters, tagFilters].flatMap((table) =>
    Object.keys(table).map(kebabCase),
  );

  const code = ['elements', 'authoring', 'data']
    .flatMap((folder) =>
      readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `src/${folder}/${file}`),
    )
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    // Comments name attributes that nothing reads, too.
    .replace(/\/\*[^]*?\*\/|\/\/[^\n]*/g, '');

  /** All names in the code but those of the rows that declare attributes. */
  const names = new Set(code.match(/\b\w+\b(?!: \{ kind)/g));
  const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const isRead = (attribute: string) => names.has(attribute.replaceAll('-', '_')) || names.has(camelCase(attribute));

  it('are each read somewhere', () => {
    const attributes = declarations.flatMap((declaration) => declaration.attributes ?? []);
    const own = [...new Set(attributes.map(({ name }) => name))].filter((name) => !filters.includes(name));
    expect(own.length).to.be.greaterThan(50);
    expect(own.filter((name) => !isRead(name))).to.deep.equal([]);
  });
});

describe('the parts of the manifest', () => {
  /** The words of each `part="…"` in the templates, but those that are computed. */
  const painted = ['src/elements', 'src/authoring']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/ part="([^"]*)"/g)])
    .flatMap(([, words]) => words!.replace(/\S*\$\{[^}]*\}/g, ' ').split(/\s+/))
    .filter(Boolean);

  it('include every part that a template renders', () => {
    const described = new Set(declarations.flatMap(({ cssParts = [] }) => cssParts.map(({ name }) => name)));
    expect(painted.length).to.be.greaterThan(100);
    expect([...new Set(painted)].filter((part) => !described.has(part))).to.deep.equal([]);
  });

  it('appear once on each element, with a description, and events with the type of their detail', () => {
    for (const { tagName, cssParts = [], cssProperties = [], cssStates = [], slots = [], events = [] } of atLeastOne(
      declarations,
    ))
      for (const entries of [cssParts, cssProperties, cssStates, slots, events]) {
        expect(new Set(entries.map(({ name }) => name)).size, tagName).to.equal(entries.length);
        for (const { name, description } of entries) expect(description, `${tagName} ${name}`).to.match(/\w/);
        if (entries === events)
          for (const { name, type } of events) expect(type?.text).to.equal(`CustomEvent<CalEventDetails['${name}']>`);
      }
  });

  it('are those of the groups that a class comment names', () => {
    const parts = (tag: string) =>
      declarations.find(({ tagName }) => tagName === tag)!.cssParts!.map(({ name }) => name);
    expect(parts('cal-event-month')).to.include.members(['date-badge', 'visitor-time', 'event', 'base']);
    expect(parts('cal-tag-list')).to.include('pager').and.not.to.include('card');
  });
});

describe('the methods of the manifest', () => {
  for (const [tag, methods] of Object.entries({
    'cal-event-list': ['loadMore', 'refresh'],
    'cal-event-map': ['refresh'],
    'cal-event-detail': ['close', 'focus', 'refresh'],
    'cal-event-month': ['refresh'],
    'cal-provider': [],
  }))
    it(`of <${tag}> are ${methods.join(' and ') || 'none'}`, () => {
      const { members = [] } = declarations.find(({ tagName }) => tagName === tag)!;
      expect(
        members
          .filter(({ kind }) => kind === 'method')
          .map(({ name }) => name)
          .sort(),
      ).to.deep.equal(methods);
    });
});

describe('the generated documentation', () => {
  it('is up to date (or run `npm run docs`)', async () => {
    const docs = await computedDocs(readFileSync('README.md', 'utf8'), made);
    for (const [file, text] of atLeastOne(docs))
      expect(existsSync(file) && readFileSync(file, 'utf8'), file).to.equal(text);
    expect(readdirSync('docs/elements').sort()).to.deep.equal(
      [...docs.keys()].flatMap((file) => /^docs\/elements\/(.*)/.exec(file)?.[1] ?? []).sort(),
    );
  });

  const list = {
    tagName: 'cal-event-list',
    name: 'CalEventList',
    summary: 'Events as a list: all of them.',
    attributes: [
      { name: 'layout', default: 'list', description: 'Look of\n the list' },
      { name: 'categories', description: 'Events of these' },
      { name: 'time-zone', description: 'Zone', inheritedFrom: { name: 'CalElement' } },
    ],
    members: [
      {
        kind: 'method' as const,
        name: 'refresh',
        description: 'Asks anew.',
        return: { type: { text: 'Promise<void>' } },
      },
      {
        kind: 'field' as const,
        name: 'venues',
        type: { text: 'Venue[] | undefined' },
        description: 'Given by a script.',
      },
      { kind: 'field' as const, name: 'layout', attribute: 'layout' },
    ],
  };
  const base = { name: 'CalElement', attributes: [] };
  const one = { modules: [{ path: 'elements/cal-event-list.js', declarations: [base, list] }] };
  const tables: TablesByClass = {
    CalElement: [{ rows: { time_zone: { kind: zone } }, descriptions: {}, group: 'settings' }],
    CalEventList: [
      { rows: { categories: { kind: idsOrSlugs } }, descriptions: {}, group: 'filters' },
      { rows: { layout: { kind: choice('list', 'cards') } }, descriptions: {} },
    ],
  };
  const examples = {
    'cal-event-list': { html: '<cal-event-list></cal-event-list>', picture: { file: 'list.png', alt: 'A list' } },
  };

  it('has a page for each element: a snippet, an image, grouped attributes, properties and methods, and no empty section', () => {
    expect([...elementPages(one, tables, examples)]).to.deep.equal([
      [
        'cal-event-list.md',
        [
          '# `<cal-event-list>`',
          'Events as a list: all of them.',
          '```html\n<cal-event-list></cal-event-list>\n```',
          '![A list](../pictures/list.png)',
          '[All elements](../../README.md#elements)',
          '## Attributes',
          '### Appearance and behaviour',
          '| Attribute | Values | Default | Description |\n| --- | --- | --- | --- |\n| `layout` | `list`, `cards` | `list` | Look of the list |',
          '### Filters of the interface',
          '| Attribute | Values | Description |\n| --- | --- | --- |\n| `categories` | IDs or slugs, comma-separated | Events of these |',
          '### Shared settings',
          "`time-zone`: the element's own, else those of the nearest [`<cal-provider>`](cal-provider.md#attributes).",
          'Each attribute is a property as well, in camel case: `time-zone` is `timeZone`.',
          '## Properties',
          '| Property | Type | Description |\n| --- | --- | --- |\n| `venues` | `Venue[]` | Given by a script. |',
          '## Methods',
          '| Method | Returns | Description |\n| --- | --- | --- |\n| `refresh()` | `Promise<void>` | Asks anew. |\n',
        ].join('\n\n'),
      ],
    ]);
  });

  it('shows each element with its own snippet, and existing images', () => {
    const tags = declarations.map(({ tagName }) => tagName!);
    expect(Object.keys(documentedExamples()).sort()).to.deep.equal(tags.sort());
    for (const [tag, { html, picture }] of Object.entries(documentedExamples())) {
      expect(html).to.include(`<${tag}`);
      if (picture) expect(existsSync(`docs/pictures/${picture.file}`), picture.file).to.equal(true);
    }
  });

  it('lists all elements between the marks of the README, and nothing else', () => {
    const before = 'a\n<!-- elements -->\nold\n<!-- /elements -->\nb\n';
    const after = spliceElements(before, one);
    const line = '| [`<cal-event-list>`](docs/elements/cal-event-list.md) | Events as a list |';
    expect(after).to.equal(
      `a\n<!-- elements -->\n\n| Element | Shows |\n| --- | --- |\n${line}\n\n<!-- /elements -->\nb\n`,
    );
    expect(spliceElements(after, one)).to.equal(after);
  });
});
