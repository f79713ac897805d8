import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { DetailPage, EventCalendar, full, changed } from './detail-page.js';
import { setUpEnvironment, until } from '../environment.js';
import { isWebKit, itWhere, setViewport } from '../appearance.js';

setUpEnvironment();

describe('the dialog', () => {
  /** The name of the dialog that the browser's Back button would close. */
  const entry = () => (history.state as { 'cal-open'?: number } | null)?.['cal-open'];
  const open = async (event = full) => {
    // The browser has gone back from the dialogs before.
    await until(() => !entry());
    const calendar = new EventCalendar([event], []);
    const page = await DetailPage.open(
      `<button>Open</button><cal-event-detail base-url="${calendar.baseUrl}" mode="dialog"></cal-event-detail>`,
    );
    page.around.querySelector('button')!.focus();
    page.detail.eventId = event.id;
    await until(() => page.title && entry());
    return { page, dialog: page.root.querySelector('dialog')! };
  };

  const itWithHeight = itWhere(!isWebKit, 'dialogs of WebKit keep the height of the window before for a while');
  itWithHeight('opens above the page, is named by its title, and takes the focus', async () => {
    await setViewport({ width: 1280, height: 2000 });
    const { page, dialog } = await open(changed({ description: '<p>Short</p>' }));
    expect([dialog.matches(':modal'), dialog.getAttribute('aria-labelledby')]).to.deep.equal([true, 'title']);
    expect(page.root.activeElement?.ariaLabel).to.equal('Close');
    await setViewport({ width: 800, height: 600 });
  });

  it('gives the focus to the title of a long text', async () => {
    const { page } = await open(changed({ description: '<p>Long</p>'.repeat(300) }));
    expect(page.root.activeElement?.id).to.equal('title');
  });

  const ways: Readonly<Record<string, (page: DetailPage) => unknown>> = {
    'its button': (page) => page.button('Close').click(),
    'its method': (page) => page.detail.close(),
    Esc: () => sendKeys({ press: 'Escape' }),
    'the Back button': () => history.back(),
    'a click beside it': () => sendMouse({ type: 'click', position: [2, 2] }),
  };
  for (const [way, close] of Object.entries(ways)) {
    it(`closes by ${way}, returns the focus, and fires cal-close`, async () => {
      const { page } = await open();
      await close(page);
      await until(() => page.details('cal-close').length);
      await page.detail.updateComplete;
      expect([document.activeElement?.textContent, page.root.querySelectorAll('dialog').length]).to.deep.equal([
        'Open',
        0,
      ]);
    });
  }

  it('leaves no entry in the history of the page, nor changes what the page keeps in it', async () => {
    const back = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    await until(() => !entry());
    history.replaceState({ own: 1 }, '');
    const { page } = await open();
    expect(history.state).to.include({ own: 1 });
    const isBack = back();
    page.detail.close();
    await isBack;
    expect([history.state, location.hash]).to.deep.equal([{ own: 1 }, '']);
    history.replaceState(null, '');
  });

  it('the dialog stays open on a click inside', async () => {
    const { page, dialog } = await open();
    page.one('title')!.click();
    expect(dialog.open).to.equal(true);
  });

  it('the dialog opens again for the same event', async () => {
    const { page } = await open();
    const first = entry();
    page.detail.close();
    await until(() => page.details('cal-close').length);
    page.detail.eventId = full.id;
    await until(() => page.root.querySelector('dialog')?.open);
    await until(() => entry() && entry() !== first);
    history.back();
    await until(() => page.details('cal-close').length === 2);
  });

  it('shows no ring around the title of a long text before anything was pressed', async () => {
    const hasBeenActive = { value: false };
    Object.defineProperty(navigator, 'userActivation', {
      configurable: true,
      get: () => ({ hasBeenActive: hasBeenActive.value }),
    });
    await sendKeys({ press: 'Shift' });
    for (const ring of ['none', 'solid']) {
      hasBeenActive.value = ring === 'solid';
      const { page } = await open(changed({ description: '<p>Long</p>'.repeat(300) }));
      const title = page.one('title')!;
      await until(() => page.root.activeElement === title);
      // Firefox does not count this key.
      expect(getComputedStyle(title).outlineStyle).to.equal(title.matches(':focus-visible') ? ring : 'none');
      page.detail.close();
    }
    Reflect.deleteProperty(navigator, 'userActivation');
  });

  it('the dialog is at most as high as the window', async () => {
    const { dialog } = await open(changed({ description: '<p>Long</p>'.repeat(300) }));
    expect(dialog.getBoundingClientRect().height).to.be.at.most(innerHeight);
    expect(dialog.scrollHeight).to.be.greaterThan(dialog.clientHeight);
  });
});
