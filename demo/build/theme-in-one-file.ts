import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import vue from '@vitejs/plugin-vue';
import { build, type Plugin } from 'vite';

const folder = resolve('node_modules/vitepress');
const theme = `${folder}/dist/client/theme-default/without-fonts.js`;
const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string };
const cached = resolve(`demo/.vitepress/cache/theme-${version}`);
/** A component of ours instead of VitePress' own. */
export const sidebar = {
  find: /^.*\/VPSidebarGroup\.vue$/,
  replacement: resolve('demo/.vitepress/theme/SidebarLinks.vue'),
};

const ofTheme = { find: /^vitepress\/theme(-without-fonts)?$/, replacement: theme };

/** Leaves out what the page has once beside the theme, and what is ours to change. */
const withoutOthers: Plugin = {
  name: 'without-others',
  enforce: 'pre',
  async resolveId(id, importer) {
    const found = importer && (await this.resolve(id, importer, { skipSelf: true }));
    const isOther =
      found && (found.id === sidebar.replacement || /\/vitepress\/dist\/client\/(?!theme-default\/)/.test(found.id));
    return isOther ? { id: found.id, external: 'absolute' } : undefined;
  },
};

async function bundleTheme(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [withoutOthers, vue()],
    resolve: { alias: [ofTheme, sidebar] },
    build: {
      outDir: cached,
      minify: false,
      target: 'esnext',
      lib: { entry: theme, formats: ['es'], fileName: 'theme', cssFileName: 'theme' },
      // What the server makes ready itself.
      rolldownOptions: { external: /^(vue|vitepress|minisearch|mark\.js|@[\w-]+)($|\/)/ },
    },
  });
}

/**
 * While the site is served from its source: VitePress' theme as one script and one style sheet, instead of some 150
 * files.
 */
export const themeInOneFile: Plugin = {
  name: 'theme-in-one-file',
  apply: 'serve',
  async config() {
    if (!existsSync(`${cached}/theme.js`)) await bundleTheme();
    return { resolve: { alias: [{ ...ofTheme, replacement: `${cached}/theme.js` }] } };
  },
  transform: (code, id) => (id === `${cached}/theme.js` ? `import './theme.css';\n${code}` : undefined),
};
