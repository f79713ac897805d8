import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { computedDocs, manifest } from '../../../scripts/docs/manifest.js';
import { elementPages, spliceElements } from '../../../scripts/docs/index.js';
import * as elements from '../../../src/elements/index.js';

const declarations = manifest().modules.flatMap((module) => module.declarations ?? []);

describe('the manifest', () => {
  for (const [name, element] of Object.entries(elements)) {
    if (!('observedAttributes' in element)) continue;
    it(`has just the attributes that ${name} observes`, () => {
      const observed = element.observedAttributes.filter((attribute) => !attribute.includes('_')).sort();
      const attributes = declarations.find((declaration) => declaration.name === name)?.attributes ?? [];
      expect(attributes.map((attribute) => attribute.name).sort()).to.deep.equal(observed);
      for (const { name: attribute, description } of attributes) expect(description, attribute).to.match(/\w/);
    });
  }
});

describe('the parts of the manifest', () => {
  /** The words of each `part="…"` in the templates, but those that are computed. */
  const painted = readdirSync('src/elements', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(`src/elements/${file}`, 'utf8').matchAll(/ part="([^"]*)"/g)])
    .flatMap(([, words]) => words!.replace(/\S*\$\{[^}]*\}/g, ' ').split(/\s+/))
    .filter(Boolean);

  it('hold every part that a template paints', () => {
    const described = new Set(declarations.flatMap(({ cssParts = [] }) => cssParts.map(({ name }) => name)));
    expect(painted.length).to.be.greaterThan(100);
    expect([...new Set(painted)].filter((part) => !described.has(part))).to.deep.equal([]);
  });

  it('stand once on each element, with a description, and events with the type of what they carry', () => {
    for (const { tagName, cssParts = [], cssProperties = [], cssStates = [], slots = [], events = [] } of declarations)
      for (const entries of [cssParts, cssProperties, cssStates, slots, events]) {
        expect(new Set(entries.map(({ name }) => name)).size, tagName).to.equal(entries.length);
        for (const { name, description } of entries) expect(description, `${tagName} ${name}`).to.match(/\w/);
        if (entries === events) for (const { name, type } of events) expect(type?.text).to.equal(`CustomEvent<CalEventDetails['${name}']>`);
      }
  });

  it('are those of the groups that a class comment names', () => {
    const parts = (tag: string) => declarations.find(({ tagName }) => tagName === tag)!.cssParts!.map(({ name }) => name);
    expect(parts('cal-event-month')).to.include.members(['date-badge', 'visitor-time', 'event', 'base']);
    expect(parts('cal-tag-list')).to.include('pager').and.not.to.include('card');
  });
});

describe('the methods of the manifest', () => {
  for (const [tag, methods] of Object.entries({
    'cal-event-list': ['loadMore', 'refresh'],
    'cal-event-map': ['refresh'],
    'cal-event-detail': ['close', 'refresh'],
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

describe('what is computed from the source', () => {
  it('stands in the files; else run `npm run docs`', async () => {
    const docs = await computedDocs(readFileSync('README.md', 'utf8'));
    for (const [file, text] of docs) expect(existsSync(file) && readFileSync(file, 'utf8'), file).to.equal(text);
    expect(readdirSync('docs/elements').sort()).to.deep.equal(
      [...docs.keys()].flatMap((file) => /^docs\/elements\/(.*)/.exec(file)?.[1] ?? []).sort(),
    );
  });

  const list = {
    tagName: 'cal-event-list',
    name: 'CalEventList',
    summary: 'Events as a list.',
    attributes: [{ name: 'layout', type: { text: `'list' | 'cards'` }, default: 'list', description: 'Look of\n the list' }],
  };
  const base = { name: 'CalElement', attributes: [] };
  const made = { modules: [{ path: 'elements/cal-event-list.js', declarations: [base, list] }] };

  it('is a page for each element, without what it does not have', () => {
    expect([...elementPages(made)]).to.deep.equal([
      [
        'cal-event-list.md',
        [
          '# `<cal-event-list>`',
          'Events as a list.',
          '[All elements](../../README.md#elements)',
          '## Attributes',
          "| Attribute | Type | Default | Meaning |\n| --- | --- | --- | --- |\n| `layout` | `'list' \\| 'cards'` | `list` | Look of the list |\n",
        ].join('\n\n'),
      ],
    ]);
  });

  it('is all elements between their marks, and nothing else', () => {
    const before = 'a\n<!-- elements -->\nold\n<!-- /elements -->\nb\n';
    const after = spliceElements(before, made);
    const line = '| [`<cal-event-list>`](docs/elements/cal-event-list.md) | Events as a list. |';
    expect(after).to.equal(`a\n<!-- elements -->\n\n| Element | Shows |\n| --- | --- |\n${line}\n\n<!-- /elements -->\nb\n`);
    expect(spliceElements(after, made)).to.equal(after);
  });
});
