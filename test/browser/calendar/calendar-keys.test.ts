import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/elements/cal-event-search.js';
import { expectNoViolation } from '../appearance.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { CalendarPage } from './calendar-page.js';

setUpEnvironment();

/** A calendar with keys whose first link has the focus. */
async function withKeys(attributes = ''): Promise<CalendarPage> {
  const page = await CalendarPage.of(`keys controls="search" ${attributes}`);
  await until(() => page.one('keys') && page.one('search')!.shadowRoot?.querySelector('input'));
  page.one('view-link')!.focus();
  return page;
}

const list = (page: CalendarPage) => page.one('keys') as HTMLDialogElement;
const press = (key: string) => sendKeys({ press: key });

/** Which press means which key stands in test/unit/elements/calendar/keys.test.ts. */
describe('the keys of a calendar', () => {
  it('turn to the views that it has', async () => {
    const page = await withKeys('views="list month week"');
    expect(page.all('view-link').map((link) => link.getAttribute('aria-keyshortcuts'))).to.deep.equal(['L', 'M', 'W']);
    await press('d');
    await press('m');
    await until(() => page.current === 'Month');
    await page.settled();
  });

  it('lead to today in any view', async () => {
    for (const view of ['month', 'list']) {
      const page = await withKeys(`view="${view}" date="2027-03-05"`);
      await press('t');
      await until(() => !page.element.hasAttribute('date'));
      await page.settled();
      expect(page.details('cal-navigate').map(({ date }) => date)).to.deep.equal(['2026-11-20']);
    }
  });

  it('search, where letters are letters again', async () => {
    const page = await withKeys();
    await press('/');
    expect(page.root.activeElement).to.equal(page.one('search'));
    await sendKeys({ type: 'mt' });
    expect(page.one('search')!.shadowRoot!.querySelector('input')!.value).to.equal('mt');
    expect(page.current).to.equal('List');
  });

  it('list themselves in a dialog, which names what there is, and gives the focus back', async () => {
    const page = await withKeys('views="list day" lang="de"');
    await press('?');
    expect(list(page).open).to.equal(true);
    expect(page.text('keys-heading')).to.equal('Tastenkürzel');
    expect(page.texts('key')).to.deep.equal(['/', 'T', 'L', 'D', '?']);
    expect([...list(page).querySelectorAll('dd')].map(textOf)).to.deep.equal([
      'Suchen',
      'Heute',
      'Liste',
      'Tag',
      'Tastenkürzel',
    ]);
    await expectNoViolation(page.element);
    // Behind it nothing turns.
    await press('d');
    await press('Escape');
    expect([list(page).open, page.current]).to.deep.equal([false, 'Liste']);
    expect(page.root.activeElement).to.equal(page.one('view-link'));
  });

  it('do nothing outside of it, or where they are not wanted', async () => {
    const page = await withKeys();
    document.getElementById('before')!.focus();
    await press('m');
    page.one('view-link')!.focus();
    await page.set({ keys: null });
    await press('m');
    await page.settled();
    expect([page.current, page.one('keys')]).to.deep.equal(['List', undefined]);
    expect(page.one('view-link')!.hasAttribute('aria-keyshortcuts')).to.equal(false);
  });
});
