import { expect } from '@open-wc/testing';
import { allEvents, Calendar, recordedEvent } from '../calendar.js';
import { ListPage } from './list-page.js';
import { setUpEnvironment } from '../environment.js';

setUpEnvironment();

const rich = { ...(await recordedEvent('full')), featured: true };

/** The nodes that one more item adds to a list: elements, texts and comments. */
async function nodesOfItem(attributes: string): Promise<number> {
  const count = async (items: number) => {
    const events = Array.from({ length: items }, (_, index) => ({ ...rich, id: index + 1 }));
    const page = await ListPage.of(new Calendar(events), `range="all" consent="granted" ${attributes}`);
    const walker = document.createTreeWalker(page.one('list')!, NodeFilter.SHOW_ALL);
    let nodes = 0;
    while (walker.nextNode()) nodes++;
    return nodes;
  };
  return (await count(2)) - (await count(1));
}

describe('a card with all that it can show', () => {
  for (const [layout, most] of [
    ['list', 40],
    ['cards', 40],
    ['compact', 25],
  ] as const)
    it(`takes at most ${most} nodes in layout ${layout}`, async () => {
      expect(await nodesOfItem(`layout="${layout}"`)).to.be.at.most(most);
    });
});

it('events of a list share the record of a venue, an organizer or a term that they have in common', async () => {
  const events = [1, 2].map((id) => ({ ...rich, id }));
  const { items } = (await ListPage.of(new Calendar(events), 'range="all"')).list;
  for (const name of ['venues', 'organizers', 'categories', 'tags'] as const) {
    expect(items[0]![name], name).not.to.deep.equal([]);
    expect(items.map((event) => event[name][0]).filter((one) => one === items[0]![name][0])).to.have.length(2);
  }
});

describe('a card that has not changed', () => {
  /** The DOM changes below the list while something happens. */
  async function changesDuring(page: ListPage, happens: () => Promise<void>): Promise<Node[]> {
    const observer = new MutationObserver(() => undefined);
    for (const card of page.all('card'))
      observer.observe(card.parentNode!, { subtree: true, childList: true, attributes: true, characterData: true });
    await happens();
    return observer.takeRecords().map(({ target }) => target);
  }

  it('is not painted again when the next page is added', async () => {
    const page = await ListPage.of(new Calendar(), 'range="all" paging="more" per-page="5"');
    expect(await changesDuring(page, () => page.press('Show 5 more'))).to.deep.equal([]);
    expect(page.titles).to.have.length(10);
  });

  it('stays, with the focus in it, when an event is added below it', async () => {
    const calendar = new Calendar(Array.from({ length: 3 }, (_, index) => ({ ...rich, id: index + 1 })));
    const page = await ListPage.of(calendar, 'range="all" consent="granted"');
    const [link, cards] = [page.all('link')[1]!, page.all('card')];
    link.focus();
    calendar.events = [...calendar.events, { ...rich, id: 4 }];
    await page.list.refresh();
    await page.settled();
    expect(page.all('card').slice(0, 3)).to.deep.equal(cards);
    expect(page.root.activeElement).to.equal(link);
  });

  it('nor does any date of it get formatted again', async () => {
    const page = await ListPage.of(new Calendar(), 'range="all" paging="more" per-page="5"');
    const { prototype } = Intl.DateTimeFormat;
    const formatRange = Object.getOwnPropertyDescriptor(prototype, 'formatRange')!;
    Object.defineProperty(prototype, 'formatRange', {
      value: () => expect.fail('a range is formatted'),
      configurable: true,
    });
    page.list.requestUpdate();
    await page.settled();
    Object.defineProperty(prototype, 'formatRange', formatRange);
    expect(page.titles).to.have.length(5);
  });

  it('is painted again in another language', async () => {
    const page = await ListPage.of(new Calendar(allEvents.slice(0, 2)));
    await page.set({ range: 'all', lang: 'de' });
    const before = page.text('date');
    await page.set({ lang: 'en' });
    expect(page.text('date')).not.to.equal(before);
  });

  it('shows what a refresh has brought', async () => {
    const calendar = new Calendar(allEvents.slice(0, 2));
    const page = await ListPage.of(calendar);
    calendar.events = [{ ...allEvents[0]!, title: 'Another title' }, allEvents[1]!];
    const second = page.all('card')[1];
    await page.list.refresh();
    await page.settled();
    expect(page.titles[0]).to.equal('Another title');
    expect(page.all('card')[1]).to.equal(second);
  });
});
