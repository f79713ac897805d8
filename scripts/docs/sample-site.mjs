// A site with the sample data of the demo, for screenshots: one page per snippet, with the first script on it.
import { createServer } from 'node:http';
import { runnerImport } from 'vite';

const load = async (file) => (await runnerImport(file, { configFile: false, logLevel: 'error' })).module;
export const examples = (await load('./scripts/docs/examples.ts')).examples();
const { answer } = await load('./demo/sample/service.ts');
const api = '/cal-elements/sample';

const pageOf = (html, language) => `<!doctype html>
  <html lang="${language}" dir="${['ar', 'he', 'fa'].includes(language) ? 'rtl' : 'ltr'}"><meta charset="utf-8">
  <meta name="viewport" content="width=device-width"><script type="module" src="/cal-elements/cal-elements.js"></script>
  <style>
    :root { color-scheme: light dark }
    body { margin: 24px; font: 16px/1.5 system-ui, sans-serif }
  </style>${html}`;

/**
 * Starts the site at a port of its own.
 * @returns {Promise<{ pageOf: (html: string, language?: string) => string, stop: () => void }>} the address of a page
 *   with a snippet, whose elements show the sample data whatever address and items it names
 */
export async function startSampleSite() {
  const server = createServer(async ({ url, headers }, response) => {
    const address = new URL(url, `http://${headers.host}`);
    if (address.pathname === '/') {
      const { html, language } = Object.fromEntries(address.searchParams);
      return response.setHeader('content-type', 'text/html; charset=utf-8').end(pageOf(html, language));
    }
    const found = (await answer(new Request(address))) ?? new Response(null, { status: 404 });
    response.writeHead(found.status, Object.fromEntries(found.headers)).end(Buffer.from(await found.arrayBuffer()));
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${server.address().port}`;

  const first = async (path) =>
    Object.values(await (await fetch(`${origin}${api}/cal/events/v1/${path}`)).json()).find(Array.isArray)[0];
  const { slug, venue } = await first('events?per_page=1&featured=true');
  /** The examples name items of example.org; the sample data has others. */
  const items = {
    slug,
    'venue slug': venue[0].slug,
    'venue-id': venue[0].id,
    'organizer-id': (await first('organizers?per_page=1&has_events=true')).id,
  };
  return {
    pageOf(html, language = 'en') {
      const shown = html
        .replace(/base-url="[^"]*"/g, `base-url="${api}"`)
        .replace(
          /\b(slug|venue-id|organizer-id)="[^"]*"/g,
          (_, name) => `${name}="${(html.startsWith('<cal-venue') && items[`venue ${name}`]) || items[name]}"`,
        );
      return `${origin}/?${new URLSearchParams({ html: shown, language })}`;
    },
    stop: () => server.close(),
  };
}
