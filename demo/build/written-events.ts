import { pathToFileURL } from 'node:url';
import { runnerImport } from 'vite';
import type * as Prerender from '../../src/prerender/index.js';
import type * as Sample from '../sample/records.js';

/** Stands for the address of the site, which nobody need know: it is taken away again. */
const someSite = 'https://site.invalid';

/** Only loaded by a build, because the server starts anew after each change of what the settings of the site import. */
async function load() {
  const { prerender } = (await import(pathToFileURL('dist/prerender.js').href)) as typeof Prerender;
  const { module } = await runnerImport<typeof Sample>('./demo/sample/records.ts', {
    configFile: false,
    logLevel: 'error',
  });
  return { prerender, answer: module.answer };
}
let loading: ReturnType<typeof load> | undefined;

/**
 * Writes the events of lists and details into a page, as any site can: they are there before the scripts, and without
 * them.
 */
export async function withEvents(html: string, base: string): Promise<string> {
  const { prerender, answer } = await (loading ??= load());
  const files = `${someSite}${base}cal-elements/`;
  const ask = async (address: string | URL | Request) => {
    const { status, body } = await answer(address instanceof Request ? address.url : String(address), files);
    return new Response(body, { status, headers: { 'Content-Type': 'application/json' } });
  };
  // Without the answers: requests to the calendar in the browser cross no line.
  const written = await prerender(html, { fetch: ask, site: someSite, data: false });
  // Nor the room for “Today” and “Tomorrow”: scripts come later than on most pages, and until then they are gaps.
  return written.html.replaceAll(someSite, '').replaceAll(/<span class="near">[^<]*<\/span>/g, '');
}
