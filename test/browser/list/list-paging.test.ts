import { expect } from '@open-wc/testing';
import { allEvents, Calendar, recording, replay } from '../calendar.js';
import { listMarkup, ListPage } from './list-page.js';
import { setUpEnvironment, textOf, until } from '../environment.js';

setUpEnvironment();

const idsOf = (page: ListPage) =>
  page
    .details('cal-data')
    .at(-1)!
    .items.map(({ id }) => id);
const allIds = allEvents.map(({ id }) => id);

/** The pager's items: disabled buttons in brackets, the current page marked. */
const pagerOf = (page: ListPage) =>
  [...page.one('pager')!.querySelectorAll('button, [part~="gap"]')].map((control) => {
    const text = textOf(control) + (control.getAttribute('aria-current') === 'page' ? '*' : '');
    return control instanceof HTMLButtonElement && control.disabled ? `(${text})` : text;
  });

describe('pager', () => {
  it('offers previous, next, first, last and the pages around the current one', async () => {
    const calendar = new Calendar();
    const page = await ListPage.of(calendar);
    expect(pagerOf(page)).to.deep.equal(['(Previous)', '1*', '2', '…', '32', 'Next']);
    await page.press('Page 32 of 32');
    expect(pagerOf(page)).to.deep.equal(['Previous', '1', '…', '31', '32*', '(Next)']);
    await page.press('Previous');
    expect(pagerOf(page)).to.deep.equal(['Previous', '1', '…', '30', '31*', '32', 'Next']);
    await page.set({ page: '4' });
    expect(pagerOf(page)).to.deep.equal(['Previous', '1', '2', '3', '4*', '5', '…', '32', 'Next']);
  });

  it('shows a page that is what the first one was, because another entry came before it', async () => {
    const [added, ...rest] = allEvents.slice(0, 4);
    const calendar = new Calendar(rest);
    const page = await ListPage.of(calendar, 'range="all" paging="pager" per-page="1"');
    calendar.events = [added!, ...rest];
    await page.press('Next');
    expect([idsOf(page), page.list.error]).to.deep.equal([[rest[0]!.id], undefined]);
  });

  it('is absent where all fits on one page', async () => {
    const page = await ListPage.of(new Calendar(allEvents.slice(0, 10)));
    expect(page.one('pager')).to.equal(undefined);
  });

  it('turns to another page, says which part is shown, and puts the focus there', async () => {
    const calendar = new Calendar();
    const page = await ListPage.of(calendar);
    page.button('Next').focus();
    await page.press('Next');
    expect(page.status).to.equal('11–20 of 316 events');
    expect(page.root.activeElement).to.equal(page.one('status'));
    expect(idsOf(page)).to.deep.equal(allIds.slice(10, 20));
    expect(page.list.page).to.equal(2);
  });

  it('turns two pages when Next is pressed twice at once, but none beyond the last', async () => {
    const page = await ListPage.of(new Calendar(allEvents.slice(0, 35)), 'range="all" paging="pager"');
    const next = page.button('Next');
    next.click();
    next.click();
    expect(page.list.page).to.equal(3);
    await until(() => page.status === '21–30 of 35 events');
    const last = page.button('Next');
    last.click();
    last.click();
    expect(page.list.page).to.equal(4);
    await until(() => page.status === '31–35 of 35 events');
  });

  it('turns from the page shown after a listener has cancelled a turn', async () => {
    const page = await ListPage.of(new Calendar());
    page.list.addEventListener('cal-page-change', (event) => event.preventDefault(), { once: true });
    page.button('Next').click();
    page.button('Next').click();
    expect(page.details('cal-page-change')).to.deep.equal([{ page: 2 }, { page: 2 }]);
    await until(() => page.list.page === 2 && page.status === '11–20 of 316 events');
  });

  it('leaves the focus where it is when the page’s own script turns', async () => {
    const page = await ListPage.of(new Calendar());
    page.button('Next').focus();
    page.list.page = 2;
    await page.settled();
    expect(page.status).to.equal('11–20 of 316 events');
    expect(page.root.activeElement).to.equal(page.button('Next'));
  });

  it('scrolls to the top of a list whose top is out of sight', async () => {
    const page = await ListPage.of(new Calendar(), 'range="all" paging="pager" per-page="50"');
    page.button('Next').scrollIntoView();
    expect(page.list.getBoundingClientRect().top).to.be.lessThan(0);
    await page.press('Next');
    expect(page.list.getBoundingClientRect().top).to.be.within(-1, window.innerHeight / 2);
  });

  it('stays where it is when a listener cancels cal-page-change', async () => {
    const calendar = new Calendar();
    const page = await ListPage.of(calendar);
    page.list.addEventListener('cal-page-change', (event) => event.preventDefault());
    await page.press('Next');
    expect([page.status, calendar.asked.length, page.list.page]).to.deep.equal(['10 of 316 events', 1, undefined]);
    expect(page.details('cal-page-change')).to.deep.equal([{ page: 2 }]);
  });

  it('shows the first page when the current one is beyond the last', async () => {
    for (const order of ['asc', 'desc']) {
      const page = await ListPage.of(new Calendar(allEvents.slice(0, 15)), `range="all" order="${order}" page="9"`);
      expect(page.status, order).to.equal('10 of 15 events');
      expect(page.details('cal-error'), order).to.have.length(0);
      expect(page.list.page).to.equal(1);
    }
  });

  it('counts pages under the limit', async () => {
    const page = await ListPage.of(new Calendar(), 'range="all" paging="pager" limit="25"');
    expect(pagerOf(page)).to.deep.equal(['(Previous)', '1*', '2', '3', 'Next']);
    await page.press('Page 3 of 3');
    expect([page.status, page.titles.length]).to.deep.equal(['21–25 of 316 events', 5]);
    expect(idsOf(page)).to.deep.equal(allIds.slice(20, 25));
  });
});

describe('more', () => {
  it('is what a list offers unless paging says otherwise', async () => {
    const page = await ListPage.of(new Calendar(), 'range="all"');
    expect([page.one('pager'), page.text('more')]).to.deep.equal([undefined, 'Show 10 more']);
  });

  it('adds events below and puts the focus on the first new one', async () => {
    const calendar = new Calendar();
    const page = await ListPage.of(calendar, 'range="all" paging="more" per-page="4"');
    const [first] = page.all('card');
    page.button('Show 4 more').focus();
    await page.press('Show 4 more');
    expect(page.status).to.equal('8 of 316 events');
    expect(idsOf(page)).to.deep.equal(allIds.slice(0, 8));
    expect(page.root.activeElement).to.equal(page.all('link')[4]);
    expect(page.all('card')[0]).to.equal(first);
    expect(calendar.asked).to.have.length(2);
  });

  it('says how many the last step adds, then is gone', async () => {
    const page = await ListPage.of(new Calendar(allEvents.slice(0, 7)), 'range="all" paging="more" per-page="5"');
    await page.press('Show 2 more');
    expect([page.status, page.one('more')]).to.deep.equal(['7 events', undefined]);
  });

  it('stops at the limit', async () => {
    const page = await ListPage.of(new Calendar(), 'range="all" paging="more" per-page="5" limit="8"');
    await page.press('Show 3 more');
    expect([page.status, page.one('more')]).to.deep.equal(['8 of 316 events', undefined]);
  });

  it('starts over when filters change', async () => {
    const page = await ListPage.of(new Calendar(), 'range="all" paging="more"');
    await page.press('Show 10 more');
    await page.set({ 'start-date': '2026-01-01' });
    expect(page.titles).to.have.length(10);
  });

  it('treats a page beyond the end of a shrunk list as its end, not as an error', async () => {
    const calendar = new Calendar();
    const page = await ListPage.of(calendar, 'range="all" paging="more"');
    calendar.answer = () => replay('events.list.window.page-beyond-last');
    page.list.loadMore();
    await page.settled();
    expect([page.status, page.texts('message'), page.details('cal-error')]).to.deep.equal(['10 of 316 events', [], []]);
  });

  it('continues from a later page', async () => {
    const page = await ListPage.of(new Calendar(), 'range="all" paging="more" page="3"');
    await page.press('Show 10 more');
    expect(page.status).to.equal('21–40 of 316 events');
    expect(idsOf(page)).to.deep.equal(allIds.slice(20, 40));
    expect(page.root.activeElement).to.equal(page.all('link')[10]);
  });

  it('shows all 316 recorded events', async () => {
    const page = await ListPage.of(new Calendar(), 'range="all" paging="more" per-page="50"');
    for (const left of [50, 50, 50, 50, 50, 16]) await page.press(`Show ${left} more`);
    expect(page.status).to.equal('316 events');
    expect(idsOf(page)).to.deep.equal(allIds);
    expect(page.titles.filter(Boolean)).to.have.length(316);
    expect(page.texts('date').filter(Boolean)).to.have.length(316);
  });

  it('keeps its events and offers to try again when the next page fails', async () => {
    const calendar = new Calendar();
    const page = await ListPage.of(calendar, 'range="all" paging="more"');
    const { answer } = calendar;
    calendar.answer = () => replay('categories.create.name-too-long-is-500');
    await page.press('Show 10 more');
    expect(page.titles).to.have.length(10);
    expect(page.text('hint')).to.equal(`${calendar.host} could not answer (error 500).`);
    calendar.answer = answer;
    await page.press('Try again');
    expect([page.status, page.titles.length, page.text('message')]).to.deep.equal(['20 of 316 events', 20, '']);
  });
});

describe('paging', () => {
  it('auto loads more while the end is near, and rests when it is far', async () => {
    const page = await ListPage.of(new Calendar(), 'range="all" paging="auto" per-page="5"');
    const distance = () => page.one('more')!.getBoundingClientRect().top - window.innerHeight;
    await until(() => distance() > 400);
    await page.settled();
    const shown = page.titles.length;
    expect(shown).to.be.within(6, 60);
    page.one('more')!.scrollIntoView();
    await until(() => page.titles.length > shown && distance() > 400);
    expect(page.details('cal-page-change').map((detail) => detail.page)).to.deep.equal(
      Array.from({ length: page.titles.length / 5 - 1 }, (_, index) => index + 2),
    );
  });

  it('paging="auto" leaves the focus where it is', async () => {
    const page = await ListPage.of(new Calendar(), 'range="all" paging="auto" per-page="5"');
    page.all('link')[0]!.focus();
    await until(() => page.titles.length > 5);
    expect(page.root.activeElement).to.equal(page.all('link')[0]);
  });

  it('auto has a button too, and stops at the end', async () => {
    const page = await ListPage.of(new Calendar(allEvents.slice(0, 7)), 'range="all" paging="auto" per-page="5"');
    await until(() => page.status === '7 events');
    expect(page.one('more')).to.equal(undefined);
  });

  it('auto does not retry a failing page in a loop', async () => {
    const calendar = new Calendar();
    const answer = calendar.answer;
    calendar.answer = (url) =>
      url.searchParams.get('page') === '1' ? answer(url) : replay('categories.create.name-too-long-is-500');
    const page = await ListPage.of(calendar, 'range="all" paging="auto" per-page="2"');
    await until(() => page.details('cal-error').length);
    await page.settled();
    expect(calendar.asked).to.have.length(2);
  });

  it('none offers no more, but says how many events there are', async () => {
    const page = await ListPage.of(new Calendar(), 'range="all" paging="none"');
    expect([page.status, page.all('button')]).to.deep.equal(['10 of 316 events', []]);
  });
});

describe('newest first', () => {
  it('is exactly the reverse of the ascending order over all pages', async () => {
    for (const perPage of [50, 37]) {
      const page = await ListPage.of(new Calendar(), `range="all" paging="pager" order="desc" per-page="${perPage}"`);
      const seen = [...idsOf(page)];
      while (!page.button('Next').disabled) {
        await page.press('Next');
        seen.push(...idsOf(page));
      }
      expect(seen).to.deep.equal([...allIds].reverse());
    }
  });

  for (const count of [0, 1, 9, 10, 11, 20, 21]) {
    it(`shows ${count} past events`, async () => {
      const events = allEvents.slice(0, count);
      const newest = events.map(({ id }) => id).reverse();
      const page = await ListPage.of(new Calendar(events), 'range="past" paging="pager"');
      if (!count) {
        expect(page.text('message')).to.equal('No events found');
        return;
      }
      expect(idsOf(page)).to.deep.equal(newest.slice(0, 10));
      expect(page.status).to.equal(count === 1 ? '1 event' : count > 10 ? `10 of ${count} events` : `${count} events`);
      if (count <= 10) return;
      await page.press('Next');
      expect(idsOf(page)).to.deep.equal(newest.slice(10, 20));
    });
  }

  it('costs at most two extra requests, and one for each further page', async () => {
    const calendar = new Calendar();
    const page = await ListPage.of(calendar, 'range="all" paging="pager" order="desc"');
    expect(calendar.asked.map(({ url }) => url.searchParams.get('page'))).to.have.members(['1', '31', '32']);
    await page.press('Next');
    expect(calendar.asked).to.have.length(4);
  });

  it('a limited list of past events shows the newest of all', async () => {
    const page = await ListPage.of(new Calendar(), 'range="all" paging="pager" order="desc" limit="12"');
    expect(page.status).to.equal('10 of 316 events');
    await page.press('Next');
    expect(page.status).to.equal('11–12 of 316 events');
    expect(idsOf(page)).to.deep.equal([...allIds].reverse().slice(10, 12));
  });

  it('a list of past events adds older ones below', async () => {
    const page = await ListPage.of(new Calendar(), 'range="all" order="desc" paging="more" per-page="7"');
    await page.press('Show 7 more');
    expect(idsOf(page)).to.deep.equal([...allIds].reverse().slice(0, 14));
  });
});

describe('responses of servers', () => {
  it('with a page beyond the last, as recorded, lead back to the first', async () => {
    const calendar = new Calendar();
    const answer = calendar.answer;
    const beyond = await recording('events.list.window.page-beyond-last');
    calendar.answer = (url) =>
      url.searchParams.get('page') === '1' ? answer(url) : replay('events.list.window.page-beyond-last');
    expect(beyond.response.status).to.equal(404);
    const page = await ListPage.of(calendar, 'range="all" page="99"');
    expect([page.status, page.list.page]).to.deep.equal(['10 of 316 events', 1]);
  });

  it('with fewer events than requested do not end the list', async () => {
    const calendar = new Calendar();
    const answer = calendar.answer;
    calendar.answer = async (url) => {
      const body = await (await answer(url)).json();
      return new Response(JSON.stringify({ ...body, events: body.events.slice(1) }));
    };
    const page = await ListPage.of(calendar);
    expect([page.status, page.titles.length]).to.deep.equal(['9 of 316 events', 9]);
    await page.press('Next');
    expect(idsOf(page)).to.deep.equal(allIds.slice(11, 20));
  });

  it('cause no second request while the next page loads', async () => {
    const calendar = new Calendar();
    const page = await ListPage.open(listMarkup(calendar, 'range="all" paging="more"'));
    await page.settled();
    const release = calendar.hold();
    page.list.loadMore();
    await page.list.updateComplete;
    page.list.loadMore();
    release();
    await page.settled();
    expect(calendar.asked).to.have.length(2);
    expect(page.status).to.equal('20 of 316 events');
  });
});

describe('a list that a visitor comes back to', () => {
  afterEach(() => history.replaceState(null, ''));

  it('shows the pages that were added, and no others do', async () => {
    const calendar = new Calendar(allEvents.slice(0, 60));
    const page = await ListPage.of(calendar, 'range="all"');
    await page.pressPart('more');
    await page.pressPart('more');
    await until(() => {
      page.list.click();
      const { calLists = {} } = (history.state ?? {}) as { calLists?: Record<string, { added: number }> };
      return Object.entries(calLists).some(([name, { added }]) => name.includes(calendar.host) && added === 2);
    });
    const again = await ListPage.of(calendar, 'range="all"');
    await until(() => again.status === '30 of 60 events');
    expect(again.titles).to.deep.equal(page.titles);
    expect((await ListPage.of(calendar, 'range="all" order="desc"')).status).to.equal('10 of 60 events');
    await again.set({ order: 'desc' });
    expect(again.status).to.equal('10 of 60 events');
  });

  it('writes into the history once for all pages that were added, before a press leads elsewhere', async () => {
    const page = await ListPage.of(new Calendar(allEvents.slice(0, 60)), 'range="all"');
    const replaceState = history.replaceState.bind(history);
    const written: unknown[] = [];
    history.replaceState = (state: unknown, ...others) => {
      written.push(state);
      replaceState(state, ...others);
    };
    try {
      for (const shown of [20, 30, 40]) {
        page.list.loadMore();
        await until(() => page.status === `${shown} of 60 events`);
      }
      // It notes the last page, too, once it has come.
      await import('../../../src/elements/list/list-place.js');
      expect(written).to.deep.equal([]);
      page.list.click();
      expect(JSON.stringify(written)).to.match(/^\[[^\]]*:3}/);
      expect(written).to.have.length(1);
    } finally {
      history.replaceState = replaceState;
    }
  });

  it('leaves the state of the page’s own script alone', async () => {
    history.replaceState({ own: 1 }, '');
    const page = await ListPage.of(new Calendar(), 'range="all"');
    await page.pressPart('more');
    await until(() => {
      page.list.click();
      return Object.keys(history.state as object).length === 3;
    });
    expect((history.state as { own: number }).own).to.equal(1);
  });
});
