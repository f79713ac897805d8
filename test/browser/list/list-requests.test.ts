import { expect, fixtureSync } from '@open-wc/testing';
import { firstUrlOf } from '../../../src/elements/first-request.js';
import { allEvents, Calendar, json } from '../calendar.js';
import { listMarkup, ListPage } from './list-page.js';
import { passTime, setUpEnvironment, turn, until } from '../environment.js';

setUpEnvironment();

/** Several rendered lists on one page. */
async function openLists(markups: readonly string[]): Promise<HTMLElement> {
  const around = fixtureSync<HTMLElement>('<div></div>');
  around.innerHTML = markups.join('');
  await until(() => statuses(around).every((status) => /\d/.test(status)));
  return around;
}

const statuses = (around: HTMLElement) =>
  [...around.querySelectorAll('cal-event-list')].map(
    (list) => list.shadowRoot?.querySelector('.status')?.textContent.trim() ?? '',
  );

describe('requests', () => {
  it('ten equal lists share one request', async () => {
    const calendar = new Calendar();
    const around = await openLists(Array<string>(10).fill(listMarkup(calendar, 'range="all" categories="music"')));
    expect(calendar.asked).to.have.length(1);
    expect(new Set(statuses(around))).to.have.length(1);
  });

  it('are not started early where running events stand elsewhere, because those are others', () => {
    const list = document.createElement('cal-event-list');
    list.setAttribute('base-url', 'https://calendar.example/api');
    expect(firstUrlOf(list)).to.include('ends_after');
    list.setAttribute('ongoing', 'hide');
    expect(firstUrlOf(list)).to.equal(undefined);
  });

  it('are shared by ten lists that spell the same filters differently', async () => {
    const calendar = new Calendar();
    await openLists([
      listMarkup(calendar, 'starts-after="2026-12-01" featured per-page="10" page="1"'),
      listMarkup(calendar, 'featured="true" starts_after=" 2026-12-01" layout="cards" group-by="day"'),
      `<cal-provider base-url="${calendar.baseUrl}/"><cal-event-list featured="1" starts-after="2026-12-01"></cal-event-list></cal-provider>`,
    ]);
    expect(calendar.asked).to.have.length(1);
  });

  it('are ten for ten lists with different filters', async () => {
    const calendar = new Calendar();
    await openLists(
      Array.from({ length: 10 }, (_, index) => listMarkup(calendar, `range="all" per-page="${index + 1}"`)),
    );
    expect(new Set(calendar.asked.map(({ url }) => url.href))).to.have.length(10);
    expect(calendar.asked).to.have.length(10);
  });

  it('are separate for two calendars with the same filters', async () => {
    const [one, other] = [new Calendar(), new Calendar(allEvents.slice(0, 3))];
    const around = await openLists([listMarkup(one, 'range="all"'), listMarkup(other, 'range="all"')]);
    expect(statuses(around)).to.deep.equal(['10 of 316 events', '3 events']);
  });

  it('are none for earlier filters, whose events show at once', async () => {
    const calendar = new Calendar();
    const page = await ListPage.of(calendar);
    const titles = page.titles;
    await page.set({ search: 'the' });
    expect(calendar.asked).to.have.length(2);
    page.list.removeAttribute('search');
    await page.list.updateComplete;
    expect(page.titles).to.deep.equal(titles);
    await page.settled();
    expect(calendar.asked).to.have.length(2);
  });

  it('keep the previous events while new filters load, and the list is busy', async () => {
    const calendar = new Calendar();
    const page = await ListPage.of(calendar);
    const titles = page.titles;
    const release = calendar.hold();
    page.list.setAttribute('search', 'the');
    await page.list.updateComplete;
    expect(page.titles).to.deep.equal(titles);
    expect(page.one('base')!.ariaBusy).to.equal('true');
    release();
    await page.settled();
    expect(page.titles).not.to.deep.equal(titles);
  });

  it('a request is aborted when no element needs it', async () => {
    const calendar = new Calendar();
    const release = calendar.hold();
    const page = await ListPage.open(listMarkup(calendar, 'range="all"'));
    page.list.setAttribute('search', 'the');
    await page.list.updateComplete;
    await turn();
    expect(calendar.asked.map(({ signal }) => signal?.aborted)).to.deep.equal([true, false]);
    page.list.removeAttribute('search');
    await page.list.updateComplete;
    release();
    await page.settled();
    expect(calendar.asked).to.have.length(3);
    expect(page.status).to.equal('10 of 316 events');
    expect(page.details('cal-error')).to.have.length(0);
  });
});

describe('a removed list', () => {
  it('aborts its request and sends no other', async () => {
    const calendar = new Calendar();
    const release = calendar.hold();
    const page = await ListPage.open(listMarkup(calendar, 'range="all"'));
    const { list } = page;
    list.remove();
    await turn();
    expect(calendar.asked[0]!.signal!.aborted).to.equal(true);
    release();
    list.setAttribute('search', 'the');
    await list.updateComplete;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await turn();
    expect(calendar.asked).to.have.length(1);
    expect(page.told.map(({ type }) => type)).to.deep.equal(['cal-load']);
  });

  it('leaves a shared request to the other lists', async () => {
    const calendar = new Calendar();
    const release = calendar.hold();
    const around = fixtureSync<HTMLElement>('<div></div>');
    around.innerHTML = listMarkup(calendar, 'range="all"').repeat(2);
    const [first, second] = around.querySelectorAll('cal-event-list');
    await second!.updateComplete;
    first!.remove();
    release();
    await until(() => statuses(around)[0] === '10 of 316 events');
    expect(calendar.asked.map(({ signal }) => signal?.aborted)).to.deep.equal([false]);
  });

  it('shows its events again when it comes back', async () => {
    const calendar = new Calendar();
    const release = calendar.hold();
    const page = await ListPage.open(listMarkup(calendar, 'range="all"'));
    const around = page.list.parentElement!;
    page.list.remove();
    await turn();
    release();
    around.append(page.list);
    await page.settled();
    expect([page.status, calendar.asked.length]).to.deep.equal(['10 of 316 events', 2]);
    around.prepend(page.list);
    await page.settled();
    expect([page.status, calendar.asked.length]).to.deep.equal(['10 of 316 events', 2]);
  });

  it('sends no request if it was never in the page', async () => {
    const calendar = new Calendar();
    const list = document.createElement('cal-event-list');
    list.setAttribute('base-url', calendar.baseUrl);
    await turn();
    expect(calendar.asked).to.have.length(0);
  });
});

describe('an unchanged record', () => {
  it('keeps its identity and element after an equal response, without a DOM event', async () => {
    const calendar = new Calendar();
    const page = await ListPage.of(calendar);
    const before = { cards: page.all('card'), items: page.details('cal-data')[0]!.items };
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(page.root.querySelector('.groups')!, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    await page.list.refresh();
    await page.settled();
    expect(calendar.asked).to.have.length(2);
    expect(page.all('card')).to.deep.equal(before.cards);
    expect(changes).to.have.length(0);
    expect(page.details('cal-data')).to.have.length(1);
    observer.disconnect();
  });

  it('keeps its identity in a response that changes others', async () => {
    const calendar = new Calendar(allEvents.slice(0, 5));
    const page = await ListPage.of(calendar);
    calendar.events = allEvents.slice(0, 5).map((event, index) => (index === 2 ? { ...event, title: 'Moved' } : event));
    await page.list.refresh();
    await page.settled();
    const [before, after] = page.details('cal-data').map(({ items }) => items);
    expect(after!.map((item, index) => item === before![index])).to.deep.equal([true, true, false, true, true]);
    expect(page.titles[2]).to.equal('Moved');
  });
});

describe('freshness', () => {
  const comeBack = async (page: ListPage) => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await page.settled();
  };

  it('of responses lasts a minute; then the next visit of the page requests them again', async () => {
    const calendar = new Calendar();
    const page = await ListPage.of(calendar);
    passTime(59_000);
    await comeBack(page);
    expect(calendar.asked).to.have.length(1);
    passTime(1_001);
    await comeBack(page);
    expect(calendar.asked).to.have.length(2);
  });

  it('lasts as many seconds as stale-time says', async () => {
    const calendar = new Calendar();
    const page = await ListPage.of(calendar, 'range="all" stale-time="600"');
    passTime(599_000);
    await comeBack(page);
    expect(calendar.asked).to.have.length(1);
    await page.set({ 'stale-time': '0.5' });
    await comeBack(page);
    expect(calendar.asked).to.have.length(2);
  });

  it('spares a later list its request; a stale response shows while the new one loads', async () => {
    const calendar = new Calendar();
    const page = await ListPage.of(calendar);
    await ListPage.of(calendar);
    expect(calendar.asked).to.have.length(1);
    passTime(61_000);
    const release = calendar.hold();
    const third = await ListPage.open(listMarkup(calendar, 'range="all"'));
    expect(calendar.asked).to.have.length(2);
    expect(third.titles).to.deep.equal(page.titles);
    release();
    await third.settled();
  });

  it('is ignored by refresh, which reloads all shown pages and resolves when they are there', async () => {
    const calendar = new Calendar();
    const page = await ListPage.of(calendar, 'range="all" paging="more" per-page="5"');
    await page.press('Show 5 more');
    calendar.events = allEvents.slice(1);
    await page.list.refresh();
    await page.settled();
    expect(calendar.asked.slice(2).map(({ url }) => url.searchParams.get('page'))).to.have.members(['1', '2']);
    expect(page.status).to.equal('10 of 315 events');
  });
});

describe('preloaded responses', () => {
  const registry = () => {
    const shared = globalThis as { [key: symbol]: Map<string, () => Promise<Response>> | undefined };
    return (shared[Symbol.for('cal-elements.early')] ??= new Map());
  };

  it('replace the first request, once', async () => {
    const calendar = new Calendar();
    const url = `${calendar.baseUrl}/cal/events/v1/events?page=1&per_page=10&starts_before=2100-01-01`;
    const early = json({ events: [{ ...allEvents[0], title: 'The early one' }], total: 1, total_pages: 1 });
    registry().set(url, () => Promise.resolve(early));
    const page = await ListPage.of(calendar);
    expect([page.titles, calendar.asked.length]).to.deep.equal([['The early one'], 0]);
    await page.list.refresh();
    await page.settled();
    expect([page.status, calendar.asked.length]).to.deep.equal(['10 of 316 events', 1]);
  });

  it('are requested again when they failed', async () => {
    const calendar = new Calendar();
    const failed = Promise.reject(new TypeError('Failed to fetch'));
    failed.catch(() => {});
    registry().set(
      `${calendar.baseUrl}/cal/events/v1/events?page=1&per_page=10&starts_before=2100-01-01`,
      () => failed,
    );
    const page = await ListPage.of(calendar);
    expect(page.status).to.equal('10 of 316 events');
  });
});
