import { resolve } from 'node:path';
import { defineConfig } from 'vitepress';
import { askedPort } from '../build/asked-port.js';
import { withPolicy } from '../build/content-policy.js';
import { developmentMode } from '../build/development-mode.js';
import { elementData, gists } from '../build/element-data.js';
import { highlightByClass } from '../build/highlight-by-class.js';
import { fencedCode, liveExamples, namedSite, siteAddress, siteLinks, slugOf } from '../build/markdown.js';
import { pageOf } from '../build/page-addresses.js';
import { realService } from '../build/real-service.js';
import { sidebar, themeInOneFile } from '../build/theme-in-one-file.js';
import { groupsOf, rowsOf } from '../build/guide-rows.js';
import { withEvents } from '../build/written-events.js';
import { writeDeployedFiles } from '../build/deployed-files.js';
import { leafletForPages } from '../../scripts/leaflet-for-strict-pages.mjs';

/** The address of the site, and that of its source: Pages gives both, and on a machine neither is known. */
const { SITE_BASE = '/', SITE_REPOSITORY: repository } = process.env;
const base = SITE_BASE.replace(/\/?$/, '/');

const link = (text: string, address: string) => ({ text, link: address });
const elements = Object.keys(gists());

export default defineConfig({
  base,
  lang: 'en',
  title: 'cal-elements',
  description:
    'Calendar web components for any site: one script tag, one element, and a page shows the events of a REST calendar.',
  // The guide, the recipes and the manual of each element are pages as they lie in the repository.
  srcDir: '..',
  srcExclude: [
    '{bench,deploy,integrations,packages,release,scripts,src,test,.github,.ci}/**',
    'demo/!(pages)/**',
    'docs/{wire,maintaining}.md',
    '{README,CONTRIBUTING}.md',
  ],
  rewrites: pageOf,
  cleanUrls: false,
  // The policy of the site allows no styles in its pages.
  appearance: { disableTransition: false },
  contentProps: { class: 'document' },
  head: [
    ['link', { rel: 'icon', href: `${base}favicon.svg`, type: 'image/svg+xml' }],
    ['meta', { name: 'theme-color', content: '#5b4fd6' }],
  ],
  markdown: {
    theme: 'github-light',
    codeTransformers: [highlightByClass],
    // The highlighter does not know it, and it looks alike.
    languageAlias: { typoscript: 'ini' },
    anchor: { slugify: slugOf },
    config(renderer) {
      renderer.use(siteLinks, repository).use(liveExamples).use(namedSite).use(fencedCode);
    },
  },
  vue: {
    template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('cal-') || tag === 'snippet-builder' } },
  },
  transformPageData: ({ relativePath }) => elementData(relativePath),
  transformHtml: async (html) => withPolicy(await withEvents(html, base)),
  themeConfig: {
    nav: [
      link('Get started', '/get-started'),
      { text: 'Elements', link: '/elements/', activeMatch: '/elements/' },
      { text: 'Guide', link: '/guide/', activeMatch: '/(guide|recipes)/' },
      link('Themes', '/themes'),
      link('Playground', '/playground'),
      {
        text: 'More',
        items: [
          link('Right to left', '/right-to-left'),
          link('Recipes for site builders', '/recipes/'),
          link('Operating the service', '/operating'),
          link('Accessibility', '/accessibility'),
          link('Security', '/security'),
          link('Changelog', '/changelog'),
        ],
      },
    ],
    sidebar: {
      // Before the others, of which each address begins with the last one.
      '/operating': [
        {
          text: 'Operating the service',
          link: '/operating',
          items: rowsOf('OPERATING.md').map(([text, page]) => link(text, `/operating/${page}`)),
        },
      ],
      '/': [
        link('Get started', '/get-started'),
        link('Operating the service', '/operating'),
        link('Accessibility', '/accessibility'),
        link('Security', '/security'),
        link('Changelog', '/changelog'),
      ],
      '/elements/': [
        { text: 'Elements', link: '/elements/', items: elements.map((tag) => link(tag, `/elements/${tag}`)) },
        link('Data of the events', '/elements/data'),
      ],
      '/guide/': [
        { text: 'Guide', link: '/guide/', items: [] },
        ...groupsOf('docs/guide/README.md').map(([text, rows]) => ({
          text,
          items: rows.map(([title, page]) => link(title, page === 'README' ? '/recipes/' : `/guide/${page}`)),
        })),
      ],
      '/recipes/': [
        {
          text: 'Recipes',
          link: '/recipes/',
          items: rowsOf('docs/recipes/README.md').map(([text, page]) => link(text, `/recipes/${page}`)),
        },
      ],
    },
    outline: [2, 3],
    search: { provider: 'local' },
    ...(repository && { socialLinks: [{ icon: 'github', link: repository }] }),
    externalLinkIcon: false,
    docFooter: { prev: false, next: false },
  },
  buildEnd: writeDeployedFiles,
  vite: {
    configFile: false,
    publicDir: resolve('demo/public'),
    define: { __VERSION__: JSON.stringify(process.env.npm_package_version), __SITE__: JSON.stringify(siteAddress) },
    plugins: [developmentMode, askedPort, realService, themeInOneFile, leafletForPages()],
    resolve: { alias: [sidebar] },
    // A port that is taken gives way to the next one, unless it was requested.
    server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 5173), strictPort: Boolean(process.env.PORT) },
  },
});
