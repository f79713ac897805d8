import { expect } from '@open-wc/testing';
import type { EventRepresentation } from '../../../src/data/schema/index.js';
import { atLeastOne } from '../../at-least-one.js';
import { expectAccessible, expectNoViolation, isChromium, prefer } from '../appearance.js';
import { Calendar, recordedEvent } from '../calendar.js';
import { passTime, setUpEnvironment, textOf } from '../environment.js';
import { ListPage } from '../list/list-page.js';
import { MapPage } from '../map/map-page.js';
import { MonthPage } from '../period/month-page.js';
import { allDay, eventAt } from '../period/made-events.js';
import { WeekPage } from '../period/week-page.js';

/** On the Chatham Islands it is half past eight in the morning of Saturday, 21 November 2026. */
setUpEnvironment();

const { image, venue } = await recordedEvent('full');

const market = eventAt('Market', '2026-11-19 09:00', '2026-11-19 12:00', { venue, image });
const nets = allDay('Nets', '2026-11-18', '2026-11-20');
const camp = eventAt('Camp', '2026-11-19 10:00', '2026-11-21 08:00');
const dawn = eventAt('Dawn', '2026-11-21 06:00', '2026-11-21 08:00', {
  venue,
  image,
  utc_start_date: '2026-11-20 16:15:00',
  utc_end_date: '2026-11-20 18:15:00',
});
const breakfast = eventAt('Breakfast', '2026-11-21 08:00', '2026-11-21 09:00', { venue });
const fair = allDay('Fair', '2026-11-19', '2026-11-22');
const concert = eventAt('Concert', '2026-11-21 20:00', '2026-11-21 22:00', { venue });
const all = [nets, market, camp, fair, dawn, breakfast, concert];

/** The titles of what looks as if it were over, and of what says so. */
function overOn(page: Pick<ListPage, 'all'>, box: string, title: string) {
  const boxes = page.all(box).filter((one) => one.checkVisibility());
  const titlesOf = (some: HTMLElement[]) =>
    [...new Set(some.map((one) => textOf(one.querySelector(`[part~="${title}"]`))))].sort();
  return {
    past: titlesOf(boxes.filter((one) => one.part.contains('past'))),
    said: titlesOf(boxes.filter((one) => textOf(one).includes('Ended'))),
    others: titlesOf(boxes.filter((one) => !one.part.contains('past'))),
  };
}

const wanted = {
  past: ['Camp', 'Dawn', 'Market', 'Nets'],
  said: ['Camp', 'Dawn'],
  others: ['Breakfast', 'Concert', 'Fair'],
};

for (const layout of ['list', 'cards', 'compact'])
  describe(`what is over in a list with layout="${layout}"`, () => {
    const open = (attributes: string, events: readonly EventRepresentation[] = all) =>
      ListPage.of(new Calendar(events), `layout="${layout}" ${attributes}`);

    for (const range of ['week', 'month', 'all'])
      it(`is quieter with range="${range}", and says so where its day is today`, async () => {
        expect(overOn(await open(`range="${range}" first-day="1"`), 'card', 'title')).to.deep.equal(wanted);
      });

    it('an event that ended today is marked as over', async () => {
      const page = await open('range="today"');
      expect(overOn(page, 'card', 'title')).to.deep.equal({ ...wanted, past: ['Camp', 'Dawn'] });
      const dawnCard = page.all('card').find((card) => textOf(card.querySelector('[part~="title"]')) === 'Dawn')!;
      expect(textOf(dawnCard.querySelector('[part~="time"]')).replaceAll('\u2009', ' '))
        .to.contain('Today6:00 – 8:00')
        .and.match(/Ended$/);
    });

    it('is said under the heading of a day, too', async () => {
      const page = await open('range="today" group-by="day"');
      const [word] = page.all('ended').slice(-1);
      expect(word!.checkVisibility() && word!.getBoundingClientRect().width > 20).to.equal(true);
    });

    it('is not marked in a list of what is past', async () => {
      expect(overOn(await open('range="past"', [market, dawn]), 'card', 'title')).to.deep.equal({
        past: [],
        said: [],
        others: ['Dawn', 'Market'],
      });
    });

    it('is accessible', async () => expectAccessible((await open('range="all"')).list));
  });

describe('a list in which an event ends', () => {
  it('builds its row anew and no other, and says nothing else', async () => {
    const page = await ListPage.of(new Calendar(all), 'range="today"');
    const cards = () => new Map(page.all('card').map((card) => [textOf(card.querySelector('[part~="title"]')), card]));
    const [before, told, status] = [cards(), page.told.length, page.status];
    page.list.requestUpdate();
    await page.settled();
    expect(
      atLeastOne(cards())
        .filter(([title, card]) => before.get(title) !== card)
        .map(([title]) => title),
    ).to.deep.equal([]);
    passTime(45 * 60_000);
    page.list.requestUpdate();
    await page.settled();
    expect(
      atLeastOne(cards())
        .filter(([title, card]) => before.get(title) !== card)
        .map(([title]) => title),
    ).to.deep.equal(['Breakfast']);
    expect(overOn(page, 'card', 'title').said).to.deep.equal(['Breakfast', 'Camp', 'Dawn']);
    expect([page.told.length, page.status]).to.deep.equal([told, status]);
  });

  it('an event that ends is no longer called running', async () => {
    const page = await ListPage.of(new Calendar([camp]), 'range="today"');
    expect([page.text('date').replaceAll('\u2009', ' '), page.all('running').length]).to.deep.equal(['Nov 19 – 21', 0]);
  });

  it('an event that has ended is marked as over on its own day', async () => {
    const walk = eventAt('Walk', '2026-11-21 06:00', '2026-11-21 08:00');
    const page = await ListPage.of(new Calendar([walk]), 'range="all" time-zone="America/New_York"');
    expect(page.text('time')).to.match(/^Today.*Ended/);
  });
});

describe('what is over in a month', () => {
  it('is quieter, and says so to the ear where its day is today', async () => {
    const page = await MonthPage.of(all, 'max-per-day="9"');
    expect(overOn(page, 'event', 'event-title')).to.deep.equal(wanted);
    expect(textOf(page.bars('Dawn')[0])).to.match(/Nov 21, 2026, 6:00.*, Ended$/);
  });

  it('is marked once it ends, and nothing is announced', async () => {
    const page = await MonthPage.of(all, 'max-per-day="9"');
    const [told, status] = [page.told.length, page.status];
    passTime(45 * 60_000);
    page.month.requestUpdate();
    await page.settled();
    expect(overOn(page, 'event', 'event-title').said).to.deep.equal(['Breakfast', 'Camp', 'Dawn']);
    expect([page.told.length, page.status]).to.deep.equal([told, status]);
  });

  it('is marked in the box of a day, and in the preview of the event', async () => {
    const page = await MonthPage.of(all, 'max-per-day="9"');
    page.number('2026-11-21').click();
    await page.settled();
    const cards = [...page.popover!.querySelectorAll('[part~="card"]')];
    const titles = (some: Element[]) => some.map((card) => textOf(card.querySelector('[part~="title"]')));
    expect(titles(cards.filter((card) => card.part.contains('past')))).to.deep.equal(['Dawn', 'Camp']);
    expect(titles(cards.filter((card) => textOf(card).includes('Ended')))).to.deep.equal(['Dawn', 'Camp']);
    await page.keys('Escape');
    page.bars('Market')[0]!.click();
    await page.settled();
    expect(textOf(page.popover)).to.contain('Ended');
  });

  it('is marked in an agenda, also when it ends later', async () => {
    const page = await MonthPage.of(all, 'layout="agenda"');
    expect(overOn(page, 'card', 'title')).to.deep.equal({
      past: ['Dawn'],
      said: ['Dawn'],
      others: ['Breakfast', 'Concert'],
    });
    expect(overOn(page, 'ongoing', 'event-title')).to.deep.equal({ past: ['Camp'], said: ['Camp'], others: ['Fair'] });
    passTime(45 * 60_000);
    page.month.requestUpdate();
    await page.settled();
    expect(overOn(page, 'card', 'title').said).to.deep.equal(['Breakfast', 'Dawn']);
  });

  it('is marked below a small month', async () => {
    const page = await MonthPage.of(all, '', 400);
    expect(overOn(page, 'card', 'title')).to.deep.equal({
      past: ['Dawn'],
      said: ['Dawn'],
      others: ['Breakfast', 'Concert'],
    });
  });

  for (const [name, attributes, width] of [
    ['a grid', 'max-per-day="9"', 1000],
    ['an agenda', 'layout="agenda" date="2026-11-01"', 1000],
    ['a small month', '', 400],
  ] as const)
    it(`is accessible in ${name}`, async () => {
      await expectAccessible((await MonthPage.of(all, attributes, width)).month);
    });
});

describe('what is over in a week', () => {
  for (const width of [1000, 360])
    it(`is quieter, and says so where its day is today, in ${width} pixels`, async () => {
      const page = await WeekPage.of(all, 'first-day="1"', width);
      expect(overOn(page, 'event', 'title')).to.deep.equal(wanted);
      await expectAccessible(page.week);
    });

  it('is marked once it ends, and nothing is announced', async () => {
    const page = await WeekPage.of(all);
    const [told, status] = [page.told.length, page.status];
    passTime(45 * 60_000);
    page.week.requestUpdate();
    await page.settled();
    expect(overOn(page, 'event', 'title').said).to.deep.equal(['Breakfast', 'Camp', 'Dawn']);
    expect([page.told.length, page.status]).to.deep.equal([told, status]);
  });
});

if (isChromium)
  describe('forced colors', () => {
    afterEach(() => prefer({ 'forced-colors': '' }));

    it('past events can be read in forced colors', async () => {
      await prefer({ 'forced-colors': 'active' });
      await expectNoViolation((await ListPage.of(new Calendar(all), 'range="all"')).list);
      await expectNoViolation((await MonthPage.of(all)).month);
      await expectNoViolation((await WeekPage.of(all)).week);
    });
  });

describe('what is over beside a map', () => {
  it('is quieter, and says so where its day is today', async () => {
    const page = await MapPage.ofEvents(new Calendar(all), 'range="all"');
    const found = overOn(page, 'card', 'title');
    expect(found.past).to.include.members(['Dawn', 'Market']);
    expect(found.others).to.include.members(['Breakfast']);
    expect(found.said).to.include.members(['Dawn']);
  });

  it('looks like all others where all is past', async () => {
    const page = await MapPage.ofEvents(new Calendar([market]), 'range="past"');
    expect(overOn(page, 'card', 'title')).to.deep.equal({ past: [], said: [], others: ['Market'] });
  });
});

it('what is over is known to a page’s own cards', async () => {
  const page = await ListPage.of(
    new Calendar([dawn, concert]),
    'range="all"',
    '<template slot="item"><p><b data-cal="title"></b> <i data-cal-if="ended" data-cal="ended"></i></p></template>',
  );
  const cards = [...page.element.querySelectorAll('p')].map((card) => textOf(card)).sort();
  expect(cards).to.deep.equal(['Concert', 'Dawn Ended']);
});
