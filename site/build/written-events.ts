import { prerender } from '../../src/prerender/index.js';
import { answer } from '../sample/records.js';

/** Stands for the address of the site, which nobody need know: it is taken away again. */
const someSite = 'https://site.invalid';

/** Writes the events of lists and details into a page, as any site can: they are there before the scripts, and without them. */
export async function withEvents(html: string, base: string): Promise<string> {
  const files = `${someSite}${base}cal-elements/`;
  const ask = async (address: string | URL | Request) => {
    const { status, body } = await answer(address instanceof Request ? address.url : String(address), files);
    return new Response(body, { status, headers: { 'Content-Type': 'application/json' } });
  };
  // Without the answers: the calendar in the browser need not be asked over a line.
  const written = await prerender(html, { fetch: ask, site: someSite, data: false });
  // Nor the places of “Today” and “Tomorrow”: scripts come later than on most pages, and until then they are gaps.
  return written.html.replaceAll(someSite, '').replaceAll(/<span class="near">[^<]*<\/span>/g, '');
}
