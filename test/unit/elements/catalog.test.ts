import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceOf, tags } from '../../../scripts/element-files.mjs';
import { catalog, tagsOf } from '../../../src/elements/catalog.js';

describe('the catalog of elements', () => {
  it('has a row for each file that defines an element', () => {
    expect(Object.keys(catalog).sort()).to.deep.equal([...tags].sort());
    for (const tag of tags) expect(readFileSync(sourceOf(tag), 'utf8')).to.contain(`define('${tag}'`);
  });

  it('names what is exported', () => {
    const exportedBy = (file: string) =>
      [...readFileSync(file, 'utf8').matchAll(/from '[./a-z]+\/(cal-[\w-]+)\.js'/g)].map(([, tag]) => tag!);
    const [others, forReaders] = [exportedBy('src/entries/elements.ts'), exportedBy('src/elements/index.ts')];
    expect([...others, ...forReaders].sort()).to.deep.equal([...tags].sort());
    expect(others.sort()).to.deep.equal(tagsOf('form').sort());
  });

  it('names what has a page of documentation', () => {
    const pages = readdirSync('docs/elements').flatMap((file) => /^(cal-[\w-]+)\.md$/.exec(file)?.[1] ?? []);
    expect(pages.sort()).to.deep.equal([...tags].sort());
  });
});
