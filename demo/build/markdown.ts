import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import type { MarkdownRenderer } from 'vitepress';
import { pageOf } from './page-addresses.js';

/** The address of the deployed site, which snippets name; in a browser, the one where it stands replaces it. */
export const siteAddress = process.env.SITE_URL ?? 'https://cal-elements.example';

/** The anchor of a heading, as GitHub makes it: the documents link to these. */
export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

/** The addresses on the site of the README's own links. */
const ofReadme: Readonly<Record<string, string>> = {
  '#elements': '/elements/',
  '#where-the-file-comes-from': '/get-started',
};

const isPage = (file: string) =>
  /^(docs\/(elements|guide|operating|recipes)|demo\/pages)\/.*\.md$|^(OPERATING|CHANGELOG|SECURITY)\.md$/.test(file);

/** The file that is rendered, named from the top; empty for a title by itself. */
function fileOf(env: object): string {
  const { path = '', realPath = path } = env as { readonly path?: string; readonly realPath?: string };
  return realPath.replace(`${process.cwd()}/`, '');
}

/** Leads the links of documents to pages of the site, and what is no page to the repository, if it is known. */
export function siteLinks(renderer: MarkdownRenderer, repository: string | undefined): void {
  renderer.core.ruler.push('site-links', ({ tokens, env }) => {
    const folder = dirname(fileOf(env as object));
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const href = token.type === 'link_open' && token.attrGet('href');
      if (!href || /^(\w+:|#|\/)/.test(href)) continue;
      const [name = '', anchor] = href.split('#');
      const file = join(folder, name);
      const hash = anchor ? `#${anchor}` : '';
      if (file === 'README.md') token.attrSet('href', ofReadme[hash] ?? '/');
      else if (isPage(file))
        token.attrSet(
          'href',
          `/${pageOf(file)
            .replace(/\.md$/, '')
            .replace(/(^|\/)index$/, '$1')}${hash}`,
        );
      else if (repository && existsSync(file)) token.attrSet('href', `${repository}/blob/main/${file}${hash}`);
      else token.attrSet('href', '/');
    }
  });
}

/** Replaces the snippet and the image of an element's page by the live element; those for authors keep them. */
export function liveExamples(renderer: MarkdownRenderer): void {
  renderer.core.ruler.push('live-examples', (state) => {
    const [, tag] = /^docs\/elements\/(cal-[\w-]+)\.md$/.exec(fileOf(state.env as object)) ?? [];
    if (!tag) return;
    const { tokens } = state;
    const fence = tokens.findIndex(({ type }) => type === 'fence');
    const hasPicture = tokens[fence + 2]?.children?.[0]?.type === 'image';
    const live = new state.Token('html_block', '', 0);
    live.content = '<LiveElement />\n';
    const note = new state.Token('html_block', '', 0);
    note.content = '<AuthorsNote />\n';
    if (/^cal-(admin|sign-in|.*-form)$/.test(tag)) tokens.splice(fence + 1, 0, note);
    else tokens.splice(fence, hasPicture ? 4 : 1, live);
  });
}

/** Shows code that is marked by its indent like all other code. */
export function fencedCode(renderer: MarkdownRenderer): void {
  renderer.core.ruler.push('fenced-code', ({ tokens }) => {
    for (const token of tokens)
      if (token.type === 'code_block') Object.assign(token, { type: 'fence', tag: 'code', info: 'text' });
  });
}

/** Names the address of the site in snippets. */
export function namedSite(renderer: MarkdownRenderer): void {
  renderer.core.ruler.push('named-site', ({ tokens }) => {
    for (const token of tokens)
      if (token.type === 'fence') token.content = token.content.replaceAll('%SITE%', siteAddress);
  });
}
