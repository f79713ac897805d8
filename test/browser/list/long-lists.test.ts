import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { isChromium } from '../appearance.js';
import { Calendar } from '../calendar.js';
import { setUpEnvironment, until } from '../environment.js';
import { ListPage } from './list-page.js';

setUpEnvironment();

const isLaidOut = (card: Element) => card.checkVisibility({ contentVisibilityAuto: true });

/** A list with its last row far below the screen, once that is not laid out. */
async function longList(attributes: string): Promise<{ page: ListPage; last: HTMLElement }> {
  const page = await ListPage.of(new Calendar(), `range="all" per-page="50" ${attributes}`);
  await page.press('Show 50 more');
  const last = page.all('card').at(-1)!;
  // An earlier test may have scrolled the page.
  window.scrollTo(0, 0);
  await until(() => !isLaidOut(last));
  return { page, last };
}

for (const layout of ['list', 'compact', 'cards'])
  it(`shows the same rows to who jumps to the end and scrolls back up, in layout ${layout}`, async () => {
    const page = await ListPage.of(new Calendar(), `range="all" per-page="50" layout="${layout}"`);
    await page.press('Show 50 more');
    const paint = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    document.scrollingElement!.scrollTo(0, document.scrollingElement!.scrollHeight);
    await paint();
    while (scrollY >= 1) {
      const read = page.all('card').find((card) => card.getBoundingClientRect().top > innerHeight / 3)!;
      const [top, y] = [read.getBoundingClientRect().top, Math.min(200, scrollY)];
      scrollBy(0, -y);
      await paint();
      expect(read.getBoundingClientRect().top).to.be.closeTo(top + y, 2);
    }
  });

// Only Chromium reports which rows it lays out.
if (isChromium)
  for (const layout of ['list', 'compact', 'cards'])
    describe(`rows far below the screen, in layout ${layout}`, () => {
      it('are laid out once they come near', async () => {
        const { page, last } = await longList(`layout="${layout}"`);
        expect(page.all('card').slice(0, 10).every(isLaidOut)).to.equal(true);
        last.scrollIntoView();
        await until(() => isLaidOut(last));
      });

      it('are found by a search in the page', async () => {
        const { page } = await longList(`layout="${layout}"`);
        const find = (text: string) => (window as unknown as { find: (text: string) => boolean }).find(text);
        getSelection()!.removeAllRanges();
        expect(find(page.titles.at(-1)!)).to.equal(true);
        getSelection()!.removeAllRanges();
      });

      it('are reached by the Tab key', async () => {
        const { page, last } = await longList(`layout="${layout}"`);
        page.all('link').at(-2)!.focus();
        await sendKeys({ press: 'Tab' });
        expect(page.root.activeElement).to.equal(last.querySelector('a'));
        await until(() => isLaidOut(last));
      });

      it('are all printed', async () => {
        const { page } = await longList(`layout="${layout}"`);
        await emulateMedia({ media: 'print' });
        await until(() => page.all('card').every(isLaidOut));
        await emulateMedia({ media: 'screen' });
      });
    });
