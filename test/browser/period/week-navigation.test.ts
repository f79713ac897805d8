import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { queryClient } from '../../../src/data/query/query-client.js';
import { allEvents, Calendar, replay } from '../calendar.js';
import { WeekPage, busy, monday } from './week-page.js';
import { rest, restUntil, setUpEnvironment, textOf, turn } from '../environment.js';

setUpEnvironment();

/** How many weeks of a calendar are in the page. */
const weeksOf = ({ host }: Calendar) => {
  const predicate = ({ queryHash, state }: { queryHash: string; state: { data: unknown } }) =>
    queryHash.includes(host) && !queryHash.includes('categories') && state.data !== undefined;
  return queryClient().getQueryCache().findAll({ predicate }).length;
};

describe('navigation', () => {
  it('leads to the weeks before and after, and to today', async () => {
    const page = await WeekPage.of(busy);
    await page.pressPart('next');
    expect([page.heading, page.days[1]]).to.deep.equal(['November 22 – 28, 2026', ['After']]);
    await page.pressPart('previous');
    await page.pressPart('previous');
    expect([page.heading, page.days[5]]).to.deep.equal(['November 8 – 14, 2026', ['Before']]);
    await page.pressPart('today-button');
    expect(page.heading).to.equal('November 15 – 21, 2026');
    expect(page.details('cal-navigate')).to.deep.equal([
      { date: '2026-11-28', first: '2026-11-22', last: '2026-11-28' },
      { date: '2026-11-21', first: '2026-11-15', last: '2026-11-21' },
      { date: '2026-11-14', first: '2026-11-08', last: '2026-11-14' },
      { date: '2026-11-21', first: '2026-11-15', last: '2026-11-21' },
    ]);
  });

  it('can be canceled by the page', async () => {
    const page = await WeekPage.of(busy);
    page.week.addEventListener('cal-navigate', (event) => event.preventDefault());
    await page.pressPart('next');
    expect([page.heading, page.week.date]).to.deep.equal(['November 15 – 21, 2026', undefined]);
  });

  it('finds the neighboring weeks preloaded', async () => {
    const calendar = new Calendar(busy);
    const page = await WeekPage.begin(calendar);
    await page.settled();
    expect(weeksOf(calendar), 'before the page has nothing else to do').to.equal(1);
    await restUntil(() => weeksOf(calendar) === 3);
    const release = calendar.hold();
    page.one('next')!.click();
    await page.week.updateComplete;
    expect(page.days[1]).to.deep.equal(['After']);
    release();
    await page.settled();
  });

  it('does not preload the neighboring weeks of who saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const calendar = new Calendar(busy);
    const page = await WeekPage.begin(calendar);
    await page.settled();
    rest();
    await turn();
    expect(calendar.asked).to.have.length(1);
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('shows the new days at once, with a skeleton while events load', async () => {
    const calendar = new Calendar(busy);
    const page = await WeekPage.begin(calendar);
    await page.settled();
    const release = calendar.hold();
    page.week.date = '2027-05-04';
    await page.week.updateComplete;
    expect(page.heading).to.equal('May 2 – 8, 2027');
    expect(page.all('loading')).to.have.length(7);
    expect(page.one('empty')).to.equal(undefined);
    expect([...page.one('base')!.part]).to.contain('busy');
    expect(page.week.matches(':state(loading)')).to.equal(true);
    release();
    await page.settled();
    expect(page.all('loading')).to.have.length(0);
    expect(page.one('empty')).to.exist;
  });

  it('keeps events while others load', async () => {
    const calendar = new Calendar(busy);
    const page = await WeekPage.begin(calendar);
    await page.settled();
    const release = calendar.hold();
    page.week.search = 'Lunch';
    await page.week.updateComplete;
    expect(page.days.flat()).to.contain('Breakfast');
    expect([...page.one('base')!.part]).to.contain('busy');
    release();
    await page.settled();
    expect(page.days.flat()).to.deep.equal(['Lunch']);
  });
});

describe('a swipe', () => {
  /** A finger that goes sideways over the days. */
  const swipe = async (page: WeekPage, across: number) => {
    const touch = { pointerType: 'touch', isPrimary: true, bubbles: true, composed: true, clientY: 100 };
    const over = page.one('grid')!;
    over.dispatchEvent(new PointerEvent('pointerdown', { ...touch, clientX: 200 }));
    over.dispatchEvent(new PointerEvent('pointerup', { ...touch, clientX: 200 + across }));
    await page.settled();
  };

  it('turns a day by a day, and a week by a week, in the direction of reading', async () => {
    const day = await WeekPage.of(busy, `days="1" date="${monday}"`, 343);
    await swipe(day, -120);
    expect(day.days).to.deep.equal([['Bell']]);
    await swipe(day, 120);
    expect(day.heading).to.equal('Monday, November 16, 2026');
    const week = await WeekPage.of(busy, '', 343);
    await swipe(week, 20);
    expect(week.heading).to.equal('November 15 – 21, 2026');
    await swipe(week, -120);
    expect(week.heading).to.equal('November 22 – 28, 2026');
    document.documentElement.dir = 'rtl';
    await swipe(week, -120);
    expect(week.heading).to.equal('November 15 – 21, 2026');
  });

  it('scrolls the days where not all of them have room', async () => {
    const page = await WeekPage.of(busy, '', 560);
    await swipe(page, -120);
    expect(page.heading).to.equal('November 15 – 21, 2026');
    expect(getComputedStyle(page.one('grid')!).touchAction).to.equal('auto');
  });
});

describe('the DOM events of a week', () => {
  it('announce a request and the events that are shown', async () => {
    const page = await WeekPage.of(busy);
    await turn();
    expect(page.told.map(({ type }) => type)).to.deep.equal(['cal-load', 'cal-data']);
    expect(page.details('cal-data')[0]).to.include({ total: 9, from: 1, to: 9 });
    await page.set({ date: '2027-05-04' });
    await turn();
    expect(page.told.map(({ type }) => type).slice(2)).to.deep.equal(['cal-load', 'cal-empty']);
    expect(page.week.matches(':state(empty)')).to.equal(true);
  });

  it('name the chosen event, which is a button without an address', async () => {
    const page = await WeekPage.of(busy, 'preview="off"');
    page.week.addEventListener('cal-select', (event) => event.preventDefault());
    const link = page.event('Lunch') as HTMLAnchorElement;
    link.click();
    const bell = page.event('Bell');
    expect(bell.localName).to.equal('button');
    bell.click();
    expect(page.details('cal-select').map(({ event }) => event!.title)).to.deep.equal(['Lunch', 'Bell']);
    expect(link.href).to.match(/^https:\/\/calendar\.example\/event\//);
  });

  it('name the chosen day, and the focus goes to its first event', async () => {
    const page = await WeekPage.of(busy);
    page.all('day-heading')[1]!.click();
    await page.settled();
    expect(page.details('cal-day-select')).to.deep.equal([{ date: monday }]);
    expect([page.heading, page.days, page.focused]).to.deep.equal([
      'Monday, November 16, 2026',
      [['Breakfast', 'Lecture', 'Lunch']],
      'Breakfast',
    ]);
    expect(page.one('day-heading')!.localName).to.equal('div');
    await page.pressPart('back');
    expect([page.heading, page.focused, page.one('back')]).to.deep.equal([
      'November 15 – 21, 2026',
      'Mon 16 November 2026',
      undefined,
    ]);
  });

  it('let the page show the chosen day itself when it cancels', async () => {
    const page = await WeekPage.of(busy);
    page.week.addEventListener('cal-day-select', (event) => event.preventDefault());
    page.all('day-heading')[1]!.click();
    await page.settled();
    expect([page.heading, page.one('back')]).to.deep.equal(['November 15 – 21, 2026', undefined]);
  });

  it('follow a preview of the event with both clocks', async () => {
    const page = await WeekPage.of(busy);
    page.event('Far Away').click();
    await page.settled();
    const preview = page.root.querySelector(':popover-open')!;
    expect(textOf(preview)).to.contain('Friday, November 20').and.contain('EST').and.contain('(your time)');
    await sendKeys({ press: 'Escape' });
    expect(page.focused).to.equal('Far Away');
  });

  it('report an error with a retry, and older data where there are some', async () => {
    const calendar = new Calendar(busy);
    const page = await WeekPage.begin(calendar);
    await page.settled();
    const { answer } = calendar;
    calendar.answer = () => replay('categories.create.name-too-long-is-500');
    await page.week.refresh();
    await page.settled();
    expect([page.one('stale') !== undefined, page.days[2]]).to.deep.equal([true, ['Bell']]);
    await page.set({ search: 'x' });
    expect(page.one('error')!.getAttribute('role')).to.equal('alert');
    expect(page.details('cal-error')[0]).to.include({ kind: 'http', status: 500 });
    calendar.answer = answer;
    page.one('error')!.querySelector('button')!.click();
    await page.settled();
    expect([page.one('error'), page.one('empty') !== undefined]).to.deep.equal([undefined, true]);
  });

  it('come with parts for states and categories', async () => {
    const page = await WeekPage.of(busy);
    const slug = allEvents.find(({ categories }) => categories.length)!.categories[0]!.slug;
    expect([...page.event('Lecture').part])
      .to.contain(`category-${slug}`)
      .and.contain('block');
    expect([...page.event('Breakfast').part]).to.contain('featured');
    expect([...page.event('Fair').part])
      .to.contain('bar')
      .and.contain('has-begun');
  });
});
