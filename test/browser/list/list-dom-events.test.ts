import { expect } from '@open-wc/testing';
import { allEvents, Calendar, replay } from '../calendar.js';
import { listMarkup, ListPage } from './list-page.js';
import { setUpEnvironment, until } from '../environment.js';

setUpEnvironment();

const typesOf = (page: ListPage) => page.told.map(({ type }) => type);

describe('DOM events', () => {
  it('announce a request and its response, once each', async () => {
    const page = await ListPage.of(new Calendar());
    expect(typesOf(page)).to.deep.equal(['cal-load', 'cal-data']);
    page.list.requestUpdate();
    await page.settled();
    expect(typesOf(page)).to.deep.equal(['cal-load', 'cal-data']);
    await page.set({ page: '2' });
    expect(typesOf(page)).to.deep.equal(['cal-load', 'cal-data', 'cal-load', 'cal-data']);
    expect(page.told[0]!.detail).to.deep.equal({});
  });

  it('cal-data carries the items that are shown', async () => {
    const page = await ListPage.of(new Calendar(), 'range="all" page="32"');
    const { items, ...rest } = page.details('cal-data')[0]!;
    expect(rest).to.deep.equal({ from: 311, to: 316, total: 316, pages: 32 });
    expect(items.map(({ id }) => id)).to.deep.equal(allEvents.slice(310).map(({ id }) => id));
    expect(items[0]!.representation).to.deep.equal(allEvents[310]);
  });

  it('cal-empty is fired instead when nothing is found', async () => {
    const page = await ListPage.of(new Calendar([]));
    expect(typesOf(page)).to.deep.equal(['cal-load', 'cal-empty']);
  });

  it('cal-error is fired instead when the request fails', async () => {
    const calendar = new Calendar();
    calendar.answer = () => replay('categories.create.name-too-long-is-500');
    expect(typesOf(await ListPage.of(calendar))).to.deep.equal(['cal-load', 'cal-error']);
  });

  it('a response from the cache fires no cal-load', async () => {
    const calendar = new Calendar();
    await ListPage.of(calendar);
    expect(typesOf(await ListPage.of(calendar))).to.deep.equal(['cal-data']);
  });

  it('cal-page-change is fired for the visitor’s page, not for a script’s', async () => {
    const page = await ListPage.of(new Calendar());
    page.list.page = 2;
    await page.settled();
    await page.set({ page: '3' });
    expect(page.details('cal-page-change')).to.deep.equal([]);
    await page.press('Next');
    expect(page.details('cal-page-change')).to.deep.equal([{ page: 4 }]);
  });

  it('all bubble and cross shadow roots; only those before an action can be canceled', async () => {
    const calendar = new Calendar();
    const page = await ListPage.of(calendar);
    await page.press('Next');
    await page.set({ search: 'no such title' });
    calendar.answer = () => replay('categories.create.name-too-long-is-500');
    await page.set({ search: 'other' });
    await page.set({ search: null });
    page.list.addEventListener('cal-select', (event) => event.preventDefault());
    page.all('link')[0]!.click();
    const kinds = Object.fromEntries(
      page.told.map(({ type, bubbles, composed, cancelable }) => [type, { bubbles, composed, cancelable }]),
    );
    const plain = { bubbles: true, composed: true, cancelable: false };
    expect(kinds).to.deep.equal({
      'cal-load': plain,
      'cal-data': plain,
      'cal-empty': plain,
      'cal-error': plain,
      'cal-page-change': { ...plain, cancelable: true },
      'cal-select': { ...plain, cancelable: true },
    });
  });
});

describe('cal-select', () => {
  /** Clicks the first title; returns whether the browser would follow the link, which is prevented. */
  async function click(cancel: boolean, init: MouseEventInit = {}): Promise<{ follows: boolean; page: ListPage }> {
    const page = await ListPage.of(new Calendar());
    if (cancel) page.list.addEventListener('cal-select', (event) => event.preventDefault());
    let follows = true;
    const last = (event: Event) => {
      follows = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', last, { once: true });
    page
      .all('link')[0]!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }));
    return { follows, page };
  }

  it('names the chosen event, and the browser follows the link', async () => {
    const { follows, page } = await click(false);
    expect(follows).to.equal(true);
    expect(page.details('cal-select').map(({ event }) => event?.id)).to.deep.equal([allEvents[0]!.id]);
    expect(page.details('cal-select')[0]!.event === page.details('cal-data')[0]!.items[0]).to.equal(true);
  });

  it('keeps the browser from following the link when canceled', async () => {
    expect((await click(true)).follows).to.equal(false);
  });

  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    it(`leaves a click with ${key} to the browser`, async () => {
      const { follows, page } = await click(true, { [key]: true });
      expect(follows).to.equal(true);
      expect(page.details('cal-select')).to.have.length(0);
    });
  }

  it('is fired by a click anywhere on the card', async () => {
    const page = await ListPage.of(new Calendar());
    const box = page.one('card')!.getBoundingClientRect();
    // Before the first paint, `elementFromPoint` finds nothing.
    await until(() => page.root.elementFromPoint(box.right - 3, box.bottom - 3)?.closest('a') === page.all('link')[0]);
  });
});

describe('custom states', () => {
  const states = ['loading', 'empty', 'error', 'stale'] as const;
  const statesOf = (page: ListPage) => states.filter((state) => page.matches(state));

  it('follow the state of the list', async () => {
    const calendar = new Calendar();
    const { answer } = calendar;
    const release = calendar.hold();
    const page = await ListPage.open(listMarkup(calendar, 'range="all"'));
    expect(statesOf(page)).to.deep.equal(['loading']);
    release();
    await page.settled();
    expect(statesOf(page)).to.deep.equal([]);
    await page.set({ search: 'no such title' });
    expect(statesOf(page)).to.deep.equal(['empty']);
    calendar.answer = () => replay('categories.create.name-too-long-is-500');
    await page.set({ search: 'other' });
    expect(statesOf(page)).to.deep.equal(['error']);
    await page.set({ search: null });
    await page.list.refresh();
    await page.settled();
    expect(page.matches('stale')).to.equal(true);
    calendar.answer = answer;
    await page.list.refresh();
    await page.settled();
    expect(statesOf(page)).to.deep.equal([]);
  });
});

describe('methods', () => {
  it('refresh resolves when the response is there', async () => {
    const calendar = new Calendar(allEvents.slice(0, 3));
    const page = await ListPage.of(calendar);
    calendar.events = allEvents.slice(0, 2);
    const release = calendar.hold();
    let isDone = false;
    const refreshed = page.list.refresh().then(() => (isDone = true));
    await page.list.updateComplete;
    expect(isDone).to.equal(false);
    release();
    await refreshed;
    await page.list.updateComplete;
    expect(page.status).to.equal('2 events');
  });

  it('refresh resolves when the request fails, with the error on the page', async () => {
    const calendar = new Calendar();
    const page = await ListPage.of(calendar);
    calendar.answer = () => replay('categories.create.name-too-long-is-500');
    await page.list.refresh();
    await page.settled();
    expect(page.matches('stale')).to.equal(true);
  });

  it('loadMore adds a page, whatever the paging, and none beyond the last', async () => {
    const calendar = new Calendar(allEvents.slice(0, 15));
    const page = await ListPage.of(calendar, 'range="all" paging="none"');
    page.list.loadMore();
    await page.settled();
    expect(page.status).to.equal('15 events');
    page.list.loadMore();
    await page.settled();
    expect(calendar.asked).to.have.length(2);
    expect(page.details('cal-page-change')).to.deep.equal([{ page: 2 }]);
  });

  it('loadMore can be canceled', async () => {
    const page = await ListPage.of(new Calendar());
    page.list.addEventListener('cal-page-change', (event) => event.preventDefault());
    page.list.loadMore();
    await page.settled();
    expect(page.status).to.equal('10 of 316 events');
  });

  it('refresh and loadMore do no harm before the first response', async () => {
    const page = await ListPage.open('<cal-event-list></cal-event-list>');
    page.list.loadMore();
    await page.list.refresh();
    await page.settled();
    expect(page.text('hint')).to.equal('The attribute base-url is missing.');
  });
});

describe('elements made by scripts', () => {
  it('take their properties before they enter the page', async () => {
    const calendar = new Calendar();
    const list = document.createElement('cal-event-list');
    Object.assign(list, { baseUrl: calendar.baseUrl, range: 'all', perPage: 5, categories: ['music', 3] });
    document.body.append(list);
    await until(() => calendar.asked.length);
    list.remove();
    expect(calendar.query).to.include({ per_page: '5', categories: 'music,3' });
  });

  it('send no filter for null and undefined', async () => {
    const calendar = new Calendar();
    const page = await ListPage.of(calendar, 'range="all" search="the"');
    Object.assign(page.list, { search: null, featured: undefined });
    await page.settled();
    expect(calendar.query).to.deep.equal({ page: '1', per_page: '10', starts_before: '2100-01-01' });
  });
});
