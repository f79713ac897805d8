import { expect } from '@open-wc/testing';
import '../../../src/elements/cal-event-filters.js';
import '../../../src/elements/cal-event-month.js';
import '../../../src/elements/cal-venue-list.js';
import { firstUrlOf } from '../../../src/elements/first-request.js';
import { Calendar } from '../calendar.js';
import { ElementPage, markupOf } from '../element-page.js';
import { setUpEnvironment, turn, until } from '../environment.js';
import { listMarkup, ListPage } from '../list/list-page.js';

setUpEnvironment();

class MonthPage extends ElementPage<HTMLElementTagNameMap['cal-event-month']> {}
class VenuesPage extends ElementPage<HTMLElementTagNameMap['cal-venue-list']> {}
class FiltersPage extends ElementPage<HTMLElementTagNameMap['cal-event-filters']> {}

const start = location.href;

/** Each test begins and ends at the address of the test runner. */
beforeEach(() => history.replaceState(null, '', start));
afterEach(async () => {
  await turn();
  history.replaceState(null, '', start);
});

const query = () => location.search.slice(1).split('&').slice(1).join('&');
const come = (state: string) => history.replaceState(null, '', `${start}&${state}`);

async function back(): Promise<void> {
  const before = location.href;
  history.back();
  await until(() => location.href !== before);
}

const open = (calendar: Calendar, attributes: string) => ListPage.of(calendar, `range="all" ${attributes}`);

/** The history as such, and the names: test/unit/elements/base/address-state.test.ts. */
describe('the state of a list that stands alone', () => {
  it('is its filters, its search and its page, and each step of them is one of the history', async () => {
    const page = await open(new Calendar(), 'paging="pager" state');
    const first = page.titles;
    await page.press('Next');
    await until(() => query() === 'cal-page=2');
    const second = page.titles;
    await page.set({ search: 'harp' });
    await until(() => query() === 'cal-search=harp');
    await back();
    await page.settled();
    expect([page.titles, page.list.page]).to.deep.equal([second, 2]);
    await back();
    await page.settled();
    expect([page.titles, query()]).to.deep.equal([first, '']);
  });

  it('is there with the first request where the address has it', async () => {
    come('cal-page=3&cal-strict-dates=true');
    const calendar = new Calendar();
    const page = await open(calendar, 'paging="pager" state');
    const [first, ...others] = calendar.asked;
    expect([
      first!.url.searchParams.get('page'),
      first!.url.searchParams.get('strict_dates'),
      others.length,
    ]).to.deep.equal(['3', 'true', 0]);
    expect(page.list.strictDates).to.equal(true);
  });

  it('lets the first script request nothing else, where the address has it alone', () => {
    const calendar = new Calendar();
    const urlFor = (attributes: string) => {
      const template = document.createElement('template');
      template.innerHTML = listMarkup(calendar, attributes);
      return firstUrlOf(template.content.firstElementChild!);
    };
    expect(urlFor('state')).to.be.a('string');
    come('cal-page=3');
    expect(urlFor('')).to.be.a('string');
    expect(urlFor('state')).to.equal(undefined);
    // Not a key of one letter, which the number of the test runner's session in the address may end a group with.
    expect(urlFor('state state-key="walks"')).to.be.a('string');
  });

  it('is none without the attribute, and with a mistake in it, which is shown', async () => {
    come('cal-page=3');
    const page = await open(new Calendar(), 'paging="pager"');
    await page.press('Next');
    await turn();
    expect([query(), page.list.page, page.list.hasAttribute('page')]).to.deep.equal(['cal-page=3', 2, false]);
    const mistaken = await open(new Calendar(), 'paging="pager" state="query"');
    expect([mistaken.list.error?.kind, mistaken.list.hasAttribute('page')]).to.deep.equal(['filter', false]);
  });

  it('follows # where state="hash", under a key of its own', async () => {
    const page = await open(new Calendar(), 'paging="pager" state="hash" state-key="agenda"');
    await page.press('Next');
    await until(() => location.hash === '#agenda-page=2');
  });

  it('is what the controls beside it say', async () => {
    come('cal-featured=true');
    const calendar = new Calendar();
    const page = await FiltersPage.open(
      `${markupOf('cal-event-filters', calendar, 'for="agenda" facets="featured"')}${listMarkup(calendar, 'id="agenda" range="all" state')}`,
    );
    await page.settled();
    const button = () => page.root.querySelector<HTMLElement>('[part~="facet-button"]')!;
    await until(() => button()?.getAttribute('aria-pressed') === 'true');
    button().click();
    await until(() => query() === '');
    await back();
    await until(() => button().getAttribute('aria-pressed') === 'true');
  });

  it('is kept once, however often the list is moved while its code comes', async () => {
    const page = await ListPage.open(listMarkup(new Calendar(), 'range="all" paging="pager" state'));
    page.list.parentElement!.append(page.list);
    await page.settled();
    await page.press('Next');
    await until(() => query() === 'cal-page=2');
  });
});

describe('the state of other views that stand alone', () => {
  it('is of a month its days, also where the markup names them without the day', async () => {
    const page = await MonthPage.open(markupOf('cal-event-month', new Calendar(), 'date="2026-12" state'), '1000px');
    await page.settled();
    await turn();
    expect([query(), page.element.getAttribute('date')]).to.deep.equal(['', '2026-12']);
    page.root.querySelector<HTMLElement>('[part~="next"]')!.click();
    await until(() => query() === 'cal-date=2027-01-01');
    await page.settled();
    await back();
    await page.settled();
    expect(page.element.getAttribute('date')).to.equal('2026-12');
  });

  it('is of a directory its search and its page', async () => {
    come('cal-search=quay');
    const calendar = new Calendar();
    const page = await VenuesPage.open(markupOf('cal-venue-list', calendar, 'state'));
    await page.settled();
    expect(calendar.asked.map(({ url }) => url.searchParams.get('search'))).to.deep.equal(['quay']);
    page.element.removeAttribute('search');
    await until(() => query() === '');
    await back();
    await page.settled();
    expect(page.element.search).to.equal('quay');
  });
});
