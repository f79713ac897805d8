import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const inDocs = readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((file) => `docs/${file}`);
const pages = [...readdirSync('.'), ...inDocs, 'bench/README.md', 'packages/service/README.md'].filter((file) =>
  file.endsWith('.md'),
);

/** The anchors that GitHub and npm give to the headings of a page. */
const anchorsOf = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The addresses of links and pictures outside code, of which those with a scheme lead elsewhere. */
const linksOf = (page: string) =>
  [
    ...readFileSync(page, 'utf8')
      .replace(/^```.*?^```/gms, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ]
    .map(([, link]) => link!)
    .filter((link) => !/^[a-z]+:/.test(link));

/** The build copies OPERATING.md beside the README of the service. */
const folderOf = (page: string) => (page.startsWith('packages/') ? '.' : dirname(page));

describe('the links of documents', () => {
  it.each(pages)('%s: lead to files and headings that there are', (page) => {
    const broken = linksOf(page).filter((link) => {
      const [file, anchor] = link.split('#');
      const target = file ? join(folderOf(page), file) : page;
      return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
    });
    expect(broken).to.deep.equal([]);
  });

  it('are found', () => {
    expect(pages.flatMap(linksOf).length).to.be.greaterThan(150);
  });

  it('lead to each page of the guide', () => {
    const guide = readdirSync('docs/guide').filter((file) => file !== 'README.md');
    expect(guide.filter((file) => !linksOf('docs/guide/README.md').includes(file))).to.deep.equal([]);
  });
});
