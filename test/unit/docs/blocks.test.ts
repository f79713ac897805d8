import { describe, expect, it } from 'vitest';
import { languages } from '../../../integrations/texts.mjs';
import { blocks } from '../../../scripts/docs/manifest.js';
import { catalog } from '../../../src/elements/catalog.js';

const table = blocks();

describe('the table of blocks', () => {
  it('has a row for each element that stands on a page and is for readers', () => {
    const expected = Object.entries(catalog).filter(([, { kind }]) => kind !== 'provider' && kind !== 'form');
    expect(table.blocks.map(({ tag }) => tag).sort()).to.deep.equal(expected.map(([tag]) => tag).sort());
    for (const { sign } of table.blocks) expect(table.signs[sign]).to.match(/^<svg/);
  });

  it('begins with the settings that are set most often', () => {
    const list = table.blocks.find(({ tag }) => tag === 'cal-event-list')!;
    expect(list.settings.slice(0, 3).map(({ name }) => name)).to.deep.equal(['range', 'layout', 'color-by']);
    const groups = list.settings.map(({ group }) => group);
    expect(groups.lastIndexOf('common')).to.be.lessThan(groups.indexOf('shared'));
  });

  it('tells the kind of field that sets an attribute', () => {
    const { settings } = table.blocks.find(({ tag }) => tag === 'cal-calendar')!;
    const controlOf = (searched: string) => settings.find(({ name }) => name === searched)?.control;
    expect(['views', 'first-day', 'date', 'radius-km', 'search', 'keys'].map(controlOf)).to.deep.equal([
      ...['words', 'choice', 'date', 'number', 'text', 'choice'],
    ]);
  });

  it.each(languages)('names blocks, settings and choices in %s', (language) => {
    const words = table.words[language]!;
    const names = table.blocks.flatMap(({ label, description, settings }) => [
      label,
      description,
      ...settings.flatMap((setting) => [setting.label, ...(setting.choices ?? []).map((choice) => choice.label)]),
    ]);
    const said = [...names, ...Object.values(table.groups), ...Object.values(table.texts)];
    expect([...new Set(said)].filter((text) => !words[text])).to.deep.equal([]);
  });
});
