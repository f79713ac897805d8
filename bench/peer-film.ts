/** Filmstrips of pages on a slow line: what each shows at the same moments. */
import { mkdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Protocol } from 'puppeteer-core';
import type { Contestant } from './peer-pages.js';
import { expectedIn, pages, type Visit } from './peer-steps.js';
import { slowLine } from './peer-visits.js';

/** Milliseconds from one screenshot to the next, and after the last event. */
const step = 200;
const afterwards = 600;

interface Film {
  readonly name: string;
  readonly first: number;
  /** The frames as JPEG in Base64, with milliseconds since the start of the visit. */
  readonly frames: readonly { readonly at: number; readonly data: string }[];
}

const strip = ({ name, first, frames }: Film, end: number) => {
  const pictures = Array.from({ length: Math.ceil(end / step) + 1 }, (_, index) => {
    const shown = frames.findLast(({ at }) => at <= index * step);
    return `<figure>${shown ? `<img src="data:image/jpeg;base64,${shown.data}">` : '<i></i>'}<figcaption>${index * step} ms</figcaption></figure>`;
  });
  return `<h2>${name}: ${first.toFixed(0)} ms</h2><div>${pictures.join('')}</div>`;
};

const style = `body { width: max-content; margin: 0; padding: 8px; font: 13px sans-serif }
  h2 { margin: 8px 0 4px; font-size: 15px } div { display: flex; gap: 6px } figure { margin: 0 }
  img, i { display: block; box-sizing: border-box; width: 200px; height: 141px; border: 1px solid #999 }`;

/**
 * Writes list.png, month.png and map.png with a strip for each contestant, and when it showed the first event or
 * marker.
 */
export async function film(
  browser: Browser,
  visit: Visit,
  contestants: readonly Contestant[],
  folder: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const view of ['list', 'month', 'map'] as const) {
    const films: Film[] = [];
    for (const contestant of contestants.filter(({ views }) => views.includes(view))) {
      console.error(`film: ${view}, ${contestant.name}`);
      films.push(
        await visit(contestant, pages[view], expectedIn(view), slowLine, async ({ session, open, seen }) => {
          const frames: { at: number; data: string }[] = [];
          session.on('Page.screencastFrame', ({ data, metadata, sessionId }: Protocol.Page.ScreencastFrameEvent) => {
            frames.push({ at: metadata.timestamp! * 1000, data });
            // The page may have been closed since.
            session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
          });
          const record = () => session.send('Page.startScreencast', { format: 'jpeg', quality: 80, maxWidth: 400 });
          await record();
          await open();
          const { start, first } = await seen();
          // Frames are left out while the driver is behind, and the last one would never come. A beginning shows what
          // is there.
          await session.send('Page.stopScreencast');
          await record();
          await setTimeout(afterwards);
          await session.send('Page.stopScreencast');
          return { name: contestant.name, first, frames: frames.map(({ at, data }) => ({ at: at - start, data })) };
        }),
      );
    }
    const end = Math.max(...films.map(({ first }) => first)) + afterwards;
    const page = await browser.newPage();
    await page.setContent(`<style>${style}</style>${films.map((one) => strip(one, end)).join('')}`);
    await page.screenshot({ path: `${folder}/${view}.png`, fullPage: true });
    await page.close();
  }
}
