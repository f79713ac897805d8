import { expect } from '@open-wc/testing';
import { isChromium, setViewport } from '../appearance.js';
import { Calendar, recordedEvent } from '../calendar.js';
import { passTime, setUpEnvironment, textOf, until } from '../environment.js';
import { eventAt } from '../period/made-events.js';
import { ListPage, listMarkup, listOf } from './list-page.js';

/** On the Chatham Islands it is half past eight in the morning of Saturday, 21 November 2026. */
setUpEnvironment();

const rich = { ...(await recordedEvent('full')), cost: 'Pay what you can, from nothing to fifty' };

describe('a row', () => {
  it('has one eye-catcher, its title', async () => {
    const page = await listOf([rich]);
    const bold = [...page.one('card')!.querySelectorAll<HTMLElement>('[part]')].filter(
      (one) => Number(getComputedStyle(one).fontWeight) >= 600 && !one.closest('[part~="title"], [part~="badge"]'),
    );
    expect(bold.map(({ part }) => String(part))).to.deep.equal(['date-badge-day']);
  });

  it('says in how many hours an event of today begins, and of no other', async () => {
    const day = (date: string, hour: string) =>
      eventAt(`Talk of ${date} at ${hour}`, `${date} ${hour}`, `${date} 23:00`);
    const page = await listOf([day('2026-11-21', '11:30'), day('2026-11-21', '22:30'), day('2026-11-22', '12:00')]);
    const said = () => page.texts('nearness').filter(Boolean);
    expect(said()).to.deep.equal(['in 3 hours']);
    const rows = page.all('item');
    passTime(2.5 * 60 * 60_000);
    page.element.requestUpdate();
    await page.element.updateComplete;
    expect(said()).to.deep.equal(['in 30 minutes', 'in 12 hours']);
    expect(page.all('item')).to.deep.equal(rows);
  });

  it('fills the way from a title to its picture with the words of the event, where there is room', async () => {
    if (!isChromium) return;
    await setViewport({ width: 1280, height: 900 });
    const page = await listOf([rich], 'consent="granted"');
    const [title, words, image] = ['body', 'excerpt', 'image'].map((part) => page.one(part)!.getBoundingClientRect());
    expect(title!.right).to.be.at.most(words!.left);
    expect(words!.right).to.be.at.most(image!.left);
    await setViewport({ width: 1920, height: 900 });
    expect(page.one('image')!.getBoundingClientRect().right).to.be.at.most(1300);
    await setViewport({ width: 375, height: 812 });
    expect(page.one('excerpt')!.getBoundingClientRect().width).to.equal(0);
    await setViewport({ width: 800, height: 600 });
  });

  it('shows the whole price, and stands flush with the heading of its day, where it is compact and wide', async () => {
    if (!isChromium) return;
    await setViewport({ width: 1280, height: 900 });
    const page = await listOf([rich], 'layout="compact" group-by="day"');
    const cost = page.one('cost')!;
    expect(textOf(cost)).to.equal(rich.cost);
    expect(cost.scrollWidth).to.be.at.most(cost.clientWidth);
    expect(page.one('clock')!.getBoundingClientRect().left).to.equal(
      page.one('group-heading')!.getBoundingClientRect().left,
    );
    await setViewport({ width: 800, height: 600 });
  });
});

it('has the lines of a text while it is awaited, in every layout, under as many days as there may be', async () => {
  const calendar = new Calendar([rich]);
  const release = calendar.hold();
  for (const layout of ['list', 'cards', 'compact'])
    for (const grouping of ['none', 'day']) {
      const page = await ListPage.open(listMarkup(calendar, `layout="${layout}" group-by="${grouping}" per-page="4"`));
      await until(() => page.one('loading'));
      const loading = page.one('loading')!;
      expect(loading.querySelectorAll('.card'), layout).to.have.length(4);
      expect(loading.querySelectorAll('.card b'), layout).to.have.length(12);
      expect(loading.querySelectorAll('.heading'), layout).to.have.length(
        grouping === 'day' && layout !== 'list' ? 2 : 0,
      );
    }
  release();
});

describe('a skeleton of many items', () => {
  afterEach(() => setViewport({ width: 800, height: 600 }));

  for (const layout of ['list', 'compact', 'cards'])
    for (const width of [480, 800, 1280])
      it(`shows eight of them, and keeps the room of all, in layout ${layout}, ${width} pixels wide`, async () => {
        await setViewport({ width, height: 812 });
        const calendar = new Calendar();
        const release = calendar.hold();
        const page = await ListPage.open(listMarkup(calendar, `range="all" per-page="48" layout="${layout}"`));
        await until(() => page.one('loading'));
        const items = [...page.one('loading')!.querySelectorAll<HTMLElement>('.item')];
        expect(items).to.have.length(48);
        expect(items.filter((item) => item.checkVisibility({ visibilityProperty: true }))).to.have.length(8);
        expect(items.at(-1)!.offsetHeight).to.be.closeTo(items[7]!.offsetHeight, 3);
        release();
        await page.settled();
      });
});
