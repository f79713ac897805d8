import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { additions, criteria } from '../../../scripts/docs/accessibility-table.js';

describe('the statement of accessibility', () => {
  it('has each criterion of WCAG 2.2, A and AA, once', () => {
    expect(new Set(criteria.map(({ number }) => number)).size).to.equal(55);
    expect(criteria.filter(({ grade }) => grade === 'A')).to.have.length(31);
  });

  it.each([...criteria, ...additions])('names tests of $number that are there', ({ tests }) => {
    for (const [file, name] of tests) {
      const titles = readFileSync(`test/${file}`, 'utf8').match(/(?<=\b(?:it|describe)\(['`]).*/g) ?? [];
      expect(
        titles.filter((title) => title.startsWith(name)),
        `${file}: ${name}`,
      ).not.to.deep.equal([]);
    }
  });

  it('claims nothing in full without a test', () => {
    const claimed = [...criteria, ...additions].filter(({ level, tests }) => level === 'Supports' && !tests.length);
    expect(claimed.map(({ number }) => number)).to.deep.equal([]);
  });
});
