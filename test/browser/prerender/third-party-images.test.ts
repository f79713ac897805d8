import { expect } from '@open-wc/testing';
import { turn } from '../environment.js';
import { FramedPage } from './framed-page.js';
import type { PageQuery } from './pages.js';

let visits = 0;

/** Where images are that pages ask for. */
const [own, other] = ['localhost', '127.0.0.1'];

interface ImagePage {
  readonly page: FramedPage;
  /** The names of the images that a host was asked for. */
  readonly asked: (host: string) => Promise<readonly string[]>;
}

/** Waits for a condition that a server knows. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await turn();
}

async function open(query: Partial<PageQuery>, sandbox?: string): Promise<ImagePage> {
  const visit = `visit-${Date.now()}-${++visits}`;
  const page = await FramedPage.open({ events: 'pictured', visit, ...query }, 1000, sandbox);
  const asked = async (host: string) => {
    const all = (await (await fetch(`/prerendered/images/${visit}`)).json()) as string[];
    return [...new Set(all.filter((one) => one.startsWith(host)).map((one) => one.slice(host.length + 1)))].sort();
  };
  return { page, asked };
}

describe('images of third parties in a page whose events stand in it', () => {
  let page: FramedPage;
  afterEach(() => {
    page.close();
    localStorage.clear();
  });

  const detail = (id: number): Partial<PageQuery> => ({
    tag: 'cal-event-detail',
    attributes: `event-id="${id}" show-related="false" show-map="false"`,
  });
  /** What is shown, and the images that it has: of the page's own host; and of another host, with consent. */
  const looks: readonly (readonly [name: string, query: Partial<PageQuery>, owned: string[], foreign: RegExp])[] = [
    ['a list', { attributes: 'range="all"' }, ['event-1', 'event-3'], /^(event|copy)-/],
    ['cards', { attributes: 'range="all" layout="cards"' }, ['event-1', 'event-3'], /^(event|copy)-/],
    ['a list by day', { attributes: 'range="all" group-by="day"' }, ['event-1', 'event-3'], /^(event|copy)-/],
    ['the detail of an event with an image of the calendar', detail(1), ['event-1', 'here'], /^(there|twice)$/],
    ['the detail of an event with an image of another host', detail(2), ['here'], /^(event|copy)-2$/],
  ];

  for (const [name, query, owned, foreign] of looks) {
    const granted = { ...query, attributes: `${query.attributes} consent="granted"` };

    it(`are not asked for before the visitor consents: ${name}`, async () => {
      const opened = await open(query);
      ({ page } = opened);
      const { asked } = opened;
      await until(async () => (await asked(own)).length === owned.length);
      expect(await asked(other), 'before the script').to.deep.equal([]);
      await page.upgrade();
      expect(await asked(own)).to.deep.equal(owned);
      expect(await asked(other), 'after it').to.deep.equal([]);
      const { document, CustomEvent } = page.window;
      // The code that listens loads after the element.
      await until(async () => {
        document.dispatchEvent(new CustomEvent('cal-consent-change', { detail: { consent: 'granted' } }));
        return (await asked(other)).some((one) => foreign.test(one));
      });
    });

    it(`are not asked for where no script runs, unless the page consents: ${name}`, async () => {
      const refusing = await open(query, 'allow-same-origin');
      ({ page } = refusing);
      expect(await refusing.asked(own)).to.deep.equal(owned);
      expect(await refusing.asked(other)).to.deep.equal([]);
      page.close();
      const consenting = await open(granted, 'allow-same-origin');
      ({ page } = consenting);
      expect((await consenting.asked(other)).filter((one) => foreign.test(one))).not.to.deep.equal([]);
    });
  }

  it('are not asked for where there are words and no picture', async () => {
    const opened = await open({ attributes: 'color-by="venue"' }, 'allow-same-origin');
    ({ page } = opened);
    expect(page.element.textContent).to.contain('Breakfast Lecture');
    expect([await opened.asked(own), await opened.asked(other)]).to.deep.equal([[], []]);
  });
});
