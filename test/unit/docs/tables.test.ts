import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { manifest, withTables } from '../../../scripts/manifest.js';
import { spliceTables } from '../../../src/docs/index.js';
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

describe('the tables of the README', () => {
  it('say what the source says; else run `npm run docs`', async () => {
    const readme = readFileSync('README.md', 'utf8');
    expect(await withTables(readme)).to.equal(readme);
  });

  const list = {
    tagName: 'cal-event-list',
    name: 'CalEventList',
    attributes: [{ name: 'layout', type: { text: `'list' | 'cards'` }, default: 'list', description: 'Look of\n the list' }],
  };
  const made = { modules: [{ path: 'elements/cal-event-list.js', declarations: [list] }] };

  it('are filled in between their marks, and only there', () => {
    const before = 'a\n<!-- table:cal-event-list:attributes -->\nold\n<!-- /table -->\nb\n';
    const after = spliceTables(before, made);
    expect(after).to.equal(
      [
        'a',
        '<!-- table:cal-event-list:attributes -->',
        '',
        '| Attribute | Type | Default | Meaning |',
        '| --- | --- | --- | --- |',
        "| `layout` | `'list' \\| 'cards'` | `list` | Look of the list |",
        '',
        '<!-- /table -->',
        'b',
        '',
      ].join('\n'),
    );
    expect(spliceTables(after, made)).to.equal(after);
  });

  it('refuse a mark that names nothing', () => {
    expect(() => spliceTables('<!-- table:cal-nothing:attributes -->\n<!-- /table -->', made)).to.throw('cal-nothing:attributes');
    expect(() => spliceTables('<!-- table:cal-event-list:colours -->\n<!-- /table -->', made)).to.throw('cal-event-list:colours');
  });
});
