import { build, type Rolldown } from 'vite';
import { forBrowsers, type BrowserOptions } from '../../scripts/browser-bundle.js';
import { leafletForPages } from '../../scripts/leaflet-for-strict-pages.mjs';

/** Bundles scripts of the site; resolves with their files, which are not written. */
export async function bundle(input: Record<string, string>, output: BrowserOptions): Promise<Rolldown.OutputChunk[]> {
  const { resolve, define, build: options } = forBrowsers(input, { write: false, ...output });
  const [result] = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [leafletForPages()],
    resolve,
    define,
    build: options,
  })) as Rolldown.RolldownOutput[];
  return result!.output.filter((file) => file.type === 'chunk');
}
