import { expect } from '@open-wc/testing';
import '../../../src/elements/cal-event-detail.js';
import { Calendar } from '../calendar.js';
import { markupOf } from '../element-page.js';
import { setUpEnvironment, textOf, turn, until } from '../environment.js';
import { CalendarPage } from './calendar-page.js';

setUpEnvironment();

const start = location.href;

/** Each test begins and ends at the address of the test runner. */
beforeEach(() => history.replaceState(null, '', start));
afterEach(async () => {
  await turn();
  history.replaceState(null, '', start);
});

const query = () => location.search.slice(1).split('&').slice(1).join('&');

async function back(): Promise<void> {
  const before = location.href;
  history.back();
  await until(() => location.href !== before);
}

describe('the state of a calendar', () => {
  it('stands after # as well, beside what the page has there', async () => {
    history.replaceState(null, '', '#section-2&a=b');
    const page = await CalendarPage.of('views="month list" state="hash"');
    await page.turnTo('List');
    await until(() => location.hash.includes('cal-'));
    expect(location.hash).to.equal('#section-2&a=b&cal-view=list');
    await back();
    await until(() => page.current === 'Month');
    await page.settled();
  });

  it('stands nowhere with state="none", where the views are buttons', async () => {
    const page = await CalendarPage.of('views="month list" state="none"');
    await page.turnTo('List');
    await turn();
    expect(location.href).to.equal(start);
    expect(page.one('view-link')!.localName).to.equal('button');
  });

  it('has one step for the words of a search, however often they are searched while they are typed', async () => {
    const page = await CalendarPage.of('views="month list" state="search"');
    let steps = 0;
    // Beside the length of the history, which a step after Back shortens.
    history.pushState = (...step) => {
      steps++;
      History.prototype.pushState.apply(history, step);
    };
    for (const words of ['op', 'opera', 'opera night']) {
      page.element.setAttribute('search', words);
      await until(() => query() === `cal-search=${encodeURIComponent(words)}`);
    }
    expect(steps).to.equal(1);
    await page.turnTo('List');
    await until(() => query().includes('cal-view=list'));
    expect(steps).to.equal(2);
    page.element.setAttribute('search', 'opera');
    await until(() => query().includes('cal-search=opera&') || query().endsWith('cal-search=opera'));
    expect(steps).to.equal(3);
    Reflect.deleteProperty(history, 'pushState');
    await page.settled();
  });

  it('is told apart from that of another calendar with the same key', async () => {
    const calendar = new Calendar();
    const page = await CalendarPage.open(
      markupOf('cal-calendar', calendar, 'views="month list"') + markupOf('cal-calendar', calendar, 'views="month list" id="second"'),
      '1000px',
    );
    await page.settled();
    const second = page.around.querySelector<HTMLElementTagNameMap['cal-calendar']>('#second')!;
    await second.settled;
    second.view = 'list';
    await until(() => query());
    expect(query()).to.equal('cal2-view=list');
    expect(page.current).to.equal('Month');
    await second.settled;
  });

  it('holds each filter that a control sets, as one step', async () => {
    const page = await CalendarPage.of('categories="music" state="search"');
    await page.set({ categories: null, search: 'a & b', 'starts-after': '2026-12-01' });
    await until(() => query());
    expect(query()).to.equal('cal-starts-after=2026-12-01&cal-search=a%20%26%20b&cal-categories=');
    await back();
    await page.settled();
    expect(page.element.getAttribute('categories')).to.equal('music');
    expect(page.element.hasAttribute('search')).to.equal(false);
  });

  it('closes a dialog by Back, and opens it again by Forward', async () => {
    const page = await CalendarPage.of('state="search"');
    const dialog = () => page.one('detail-view')?.shadowRoot?.querySelector('dialog');
    page.inView('link')[0]!.click();
    await until(() => dialog()?.open && location.search.includes('cal-event='));
    await back();
    expect(location.href).to.equal(start);
    await until(() => !page.one('detail-view'));
    history.forward();
    await until(() => dialog()?.open);
    expect(textOf(dialog())).not.to.equal('');
    await back();
    await until(() => !page.one('detail-view'));
    await page.settled();
  });

  it('is the page’s own again when a calendar is taken away', async () => {
    const page = await CalendarPage.of('views="month list" state="search"');
    page.element.remove();
    page.element.view = 'list';
    await turn();
    await turn();
    expect(location.href).to.equal(start);
  });
});
