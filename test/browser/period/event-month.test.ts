import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { periodFilters } from '../../../src/query/index.js';
import { allEvents, Calendar, replay } from '../calendar.js';
import { MonthPage, pressWith } from './month-page.js';
import { allDay, eventAt } from './week-page.js';
import { restUntil, setUpEnvironment, textOf, turn, until } from '../environment.js';
import { directions, expectAccessible, expectNoViolation, isChromium, prefer } from '../appearance.js';

/** On the Chatham Islands it is the morning of Saturday, 21 November 2026. */
setUpEnvironment();

const fails = () => replay('categories.create.name-too-long-is-500');

const fair = allDay('Fair', '2026-11-13', '2026-11-17');
const walk = eventAt('Walk', '2026-11-18 10:00', '2026-11-18 12:00');
const night = eventAt('Night', '2026-11-20 20:00', '2026-11-21 02:00', { timezone: 'Europe/Berlin' });
const some = [fair, walk, night, eventAt('December', '2026-12-02 10:00', '2026-12-02 11:00')];
/** Five events on one day. */
const crowd = [1, 2, 3, 4, 5].map((number) => eventAt(`Talk ${number}`, `2026-11-25 1${number}:00`, `2026-11-25 1${number}:30`));

describe('a month', () => {
  it('shows whole weeks under its name', async () => {
    const page = await MonthPage.of(some);
    expect(page.heading).to.equal('November 2026');
    expect(page.texts('weekday')).to.deep.equal(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    expect(page.all('day').map(({ dataset }) => dataset.date)).to.include.members(['2026-10-26', '2026-11-01', '2026-11-30', '2026-12-06']);
    expect(page.all('week')).to.have.length(6);
    expect(page.all('outside').map(textOf).slice(0, 2)).to.deep.equal(['26', '27']);
  });

  it('lays an event over its days, and on the same line throughout a week', async () => {
    const page = await MonthPage.of(some);
    const [first, second] = page.bars('Fair');
    expect(page.datesBelow(first!)).to.deep.equal(['2026-11-13', '2026-11-14', '2026-11-15']);
    expect(page.datesBelow(second!)).to.deep.equal(['2026-11-16', '2026-11-17']);
    expect(page.bars('Walk').map((bar) => page.datesBelow(bar))).to.deep.equal([['2026-11-18']]);
  });

  it('counts a night to its evening, until next-day-threshold', async () => {
    const page = await MonthPage.of(some);
    const dates = () => page.bars('Night').flatMap((bar) => page.datesBelow(bar));
    expect(dates()).to.deep.equal(['2026-11-20']);
    await page.set({ 'next-day-threshold': '1' });
    expect(dates()).to.deep.equal(['2026-11-20', '2026-11-21']);
  });

  it('lays events of several days above single ones, without holes', async () => {
    const page = await MonthPage.of([
      eventAt('Early', '2026-11-14 08:00', '2026-11-14 09:00'),
      fair,
      allDay('Long', '2026-11-12', '2026-11-20'),
    ]);
    const tops = ['Long', 'Fair', 'Early'].map((title) => page.bars(title)[0]!.getBoundingClientRect().top);
    expect(tops).to.deep.equal([...tops].sort((a, b) => a - b));
    expect(page.titlesOn('2026-11-14')).to.deep.equal(['Early']);
  });

  it('marks featured events by a star and a word, not by another color', async () => {
    const page = await MonthPage.of([fair, { ...allDay('Gala', '2026-11-13', '2026-11-14'), featured: true }]);
    const [plain, featured] = [page.bars('Fair')[0]!, page.bars('Gala')[0]!];
    expect(getComputedStyle(featured).backgroundColor).to.equal(getComputedStyle(plain).backgroundColor);
    expect(getComputedStyle(featured.querySelector('[part~="event-title"]')!, '::before').content).to.contain('★');
    expect(textOf(featured)).to.contain('Featured');
  });

  it('lays bars from right to left on such a page', async () => {
    document.documentElement.dir = 'rtl';
    const page = await MonthPage.of(some, 'lang="ar" first-day="1"');
    expect(page.datesBelow(page.bars('Fair')[0]!)).to.deep.equal(['2026-11-13', '2026-11-14', '2026-11-15']);
    const [monday, tuesday] = page.all('day').map((day) => day.getBoundingClientRect().left);
    expect(monday).to.be.greaterThan(tuesday!);
  });

  it('rounds only the true ends of bars, and marks the others', async () => {
    const page = await MonthPage.of(some);
    const [first, second] = page.bars('Fair');
    expect([first!.part.contains('goes-on'), first!.part.contains('has-begun')]).to.deep.equal([true, false]);
    expect([second!.part.contains('goes-on'), second!.part.contains('has-begun')]).to.deep.equal([false, true]);
    expect(getComputedStyle(first!).borderEndEndRadius).to.equal('0px');
    expect(getComputedStyle(first!).borderStartStartRadius).not.to.equal('0px');
  });

  it('moves events to the visitor’s days with time-display="visitor", but never all-day events', async () => {
    const page = await MonthPage.of(some, 'first-day="1" time-display="visitor" time-zone="Asia/Tokyo"');
    expect(page.bars('Night').flatMap((bar) => page.datesBelow(bar))).to.deep.equal(['2026-11-21']);
    expect(page.datesBelow(page.bars('Fair')[0]!)).to.deep.equal(['2026-11-13', '2026-11-14', '2026-11-15']);
  });

  it('begins its weeks as the language does, or by first-day', async () => {
    expect((await MonthPage.of(some, 'lang="en-US"')).texts('weekday')[0]).to.equal('Sun');
    expect((await MonthPage.of(some, 'lang="de"')).texts('weekday')[0]).to.equal('Mo');
    expect((await MonthPage.of(some, 'first-day="6"')).texts('weekday')[0]).to.equal('Sat');
  });

  it('numbers weeks', async () => {
    const page = await MonthPage.of(some, 'first-day="1" week-numbers');
    expect(page.texts('week-number')).to.deep.equal(['44', '45', '46', '47', '48', '49']);
    expect([page.one('week-number')!.role, page.one('week-number')!.ariaLabel]).to.deep.equal(['rowheader', 'Week 44']);
    expect(page.datesBelow(page.bars('Fair')[0]!)).to.deep.equal(['2026-11-13', '2026-11-14', '2026-11-15']);
    await page.set({ 'first-day': '7', date: '2027-01' });
    expect(page.texts('week-number')[0]).to.equal('1');
    await page.set({ 'week-numbers': 'iso' });
    expect(page.texts('week-number')[0]).to.equal('53');
  });

  it('leaves out the days of other months', async () => {
    const page = await MonthPage.of(some, 'first-day="1" outside-days="false"');
    expect(page.all('outside')).to.have.length(0);
    expect(page.all('void')).to.have.length(12);
    expect(page.all('event').map(textOf).join()).not.to.contain('December');
  });

  it('marks today by more than color', async () => {
    const page = await MonthPage.of(some);
    const [today, ...others] = page.all('day').filter((day) => day.getAttribute('aria-current') === 'date');
    expect([today!.dataset.date, others]).to.deep.equal(['2026-11-21', []]);
    expect(today!.part.contains('today')).to.equal(true);
    expect(getComputedStyle(today!.querySelector('[part~="day-number"]')!).fontWeight).to.equal('700');
  });

  it('has a part for each category, and a color for them', async () => {
    const page = await MonthPage.of([{ ...walk, categories: allEvents.find(({ categories }) => categories.length)!.categories }]);
    const slug = allEvents.find(({ categories }) => categories.length)!.categories[0]!.slug;
    expect(page.one(`category-${slug}`)).to.equal(page.bars('Walk')[0]);
  });

  it('shows the month of the attributes date and month', async () => {
    expect((await MonthPage.of(some, 'date="2024-02-29"')).heading).to.equal('February 2024');
    expect((await MonthPage.of(some, 'date="2030-07"')).heading).to.equal('July 2030');
  });
});

describe('the requests of a month', () => {
  it('load all events of its weeks in long pages, then the months around', async () => {
    const calendar = new Calendar(some);
    const page = await MonthPage.begin(calendar, 'first-day="1"');
    await page.settled();
    await restUntil(() => calendar.asked.length === 3);
    const asked = calendar.asked.map(({ url: { searchParams } }) => [searchParams.get('ends_after'), searchParams.get('starts_before')]);
    expect(asked).to.deep.equal([
      ['2026-10-24', '2026-12-07'],
      ['2026-11-28', '2027-01-04'],
      ['2026-09-26', '2026-11-02'],
    ]);
    expect(calendar.query.per_page).to.equal('50');
    await page.pressPart('next');
    expect(page.heading).to.equal('December 2026');
    expect(calendar.asked.filter(({ url }) => url.searchParams.get('ends_after') === '2026-11-28')).to.have.length(1);
  });

  it('load all pages', async () => {
    const many = Array.from({ length: 130 }, (_, index) => eventAt(`Event ${index}`, '2026-11-10 10:00', '2026-11-10 11:00'));
    const page = await MonthPage.of(many);
    expect(page.number('2026-11-10').ariaLabel).to.equal('Tuesday, November 10, 130 events');
    expect(page.status).to.equal('November 2026: 130 events');
    expect(page.details('cal-data').map(({ total }) => total)).to.deep.equal([130]);
  });

  it('render the first page of events, and then all, however many pages these are', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => eventAt(`Event ${index}`, '2026-11-10 10:00', '2026-11-10 11:00'));
    const page = await MonthPage.begin(new Calendar(many));
    const shown: number[] = [];
    page.month.addController({ hostUpdated: () => shown.push(page.month.items.length) });
    await page.settled();
    expect([...new Set(shown)]).to.deep.equal([50, 1000]);
    expect(shown.length, 'updates').to.be.at.most(4);
  });

  const values: Readonly<Record<string, string>> = {
    boolean: 'true',
    date: '2026-11-20',
    ids: '3,4',
    idsOrSlugs: '3,music',
    number: '1.5',
    positive: '7',
    text: 'lamp',
  };
  for (const [name, { kind }] of Object.entries(periodFilters)) {
    it(`send the filter ${name}`, async () => {
      const calendar = new Calendar(some);
      const value = values[kind.name]!;
      const together = name.startsWith('geoloc_l') ? 'geoloc-lat="1" geoloc-lng="2"' : '';
      await MonthPage.begin(calendar, `${together} ${name.replaceAll('_', '-')}="${value}"`);
      expect(calendar.query[name]).to.equal(together ? (name === 'geoloc_lat' ? '1' : '2') : value);
    });
  }
});

describe('navigation', () => {
  it('goes back, forward and to today, and fires cal-navigate', async () => {
    const page = await MonthPage.of(some, 'first-day="1" date="2026-11-30"');
    await page.pressPart('next');
    await page.pressPart('next');
    await page.pressPart('next');
    expect(page.heading).to.equal('February 2027');
    expect(page.details('cal-navigate').at(-1)).to.deep.equal({ date: '2027-02-28', first: '2027-02-01', last: '2027-02-28' });
    await page.pressPart('today-button');
    expect(page.heading).to.equal('November 2026');
    await page.pressPart('previous');
    expect([page.heading, page.status]).to.deep.equal(['October 2026', 'October 2026: 0 events']);
  });

  it('stays where it is when the page cancels', async () => {
    const page = await MonthPage.of(some);
    page.month.addEventListener('cal-navigate', (event) => event.preventDefault());
    await page.pressPart('next');
    expect(page.heading).to.equal('November 2026');
  });

  it('shows the new month at once, with known events, while others load', async () => {
    const calendar = new Calendar([allDay('Long', '2026-11-01', '2027-01-31'), ...some]);
    const page = await MonthPage.begin(calendar, 'first-day="1"');
    await page.settled();
    const release = calendar.hold();
    page.month.setAttribute('date', '2027-01');
    await page.month.updateComplete;
    expect([page.heading, page.one('base')!.ariaBusy]).to.deep.equal(['January 2027', 'true']);
    expect(page.one('base')!.part.contains('busy')).to.equal(true);
    expect(page.titlesOn('2027-01-04')).to.deep.equal(['Long']);
    // Events that have not loaded are not counted.
    expect(page.number('2027-01-05').ariaLabel).to.equal('Tuesday, January 5, 2027');
    release();
    await page.settled();
    expect(page.number('2027-01-05').ariaLabel).to.equal('Tuesday, January 5, 2027, 1 event');
  });

  it('picks any month by its name', async () => {
    const page = await MonthPage.of(some);
    const button = page.one('month-button')!;
    button.click();
    await page.settled();
    expect(page.popover!.ariaLabel).to.equal('Choose a month');
    expect(page.focused).to.equal('November');
    expect(textOf(page.one('year'))).to.equal('2026');
    page.root.querySelector<HTMLElement>('[aria-label="Next year"]')!.click();
    await page.settled();
    expect(textOf(page.one('year'))).to.equal('2027');
    page.all('month-choice')[2]!.click();
    await page.settled();
    expect([page.heading, page.popover]).to.deep.equal(['March 2027', null]);
    await until(() => page.focused === 'March 2027');
  });
});

describe('hidden events of a day', () => {
  it('are counted where there is no room', async () => {
    const page = await MonthPage.of([...crowd, fair]);
    expect(page.titlesOn('2026-11-25')).to.deep.equal(['Talk 1', 'Talk 2', 'Talk 3']);
    expect(page.texts('more-events')).to.deep.equal(['+2 more, Wednesday, November 25']);
    await page.set({ 'max-per-day': '5' });
    expect([page.titlesOn('2026-11-25').length, page.texts('more-events')]).to.deep.equal([5, []]);
  });

  it('are listed in a popover that Escape closes, and the focus returns', async () => {
    const page = await MonthPage.of([...crowd, fair]);
    const more = page.one('more-events')!;
    more.focus();
    more.click();
    await page.settled();
    expect(page.details('cal-day-select')).to.deep.equal([{ date: '2026-11-25' }]);
    expect(textOf(page.popover!.querySelector('[role="heading"]'))).to.equal('Wednesday, November 25');
    expect([...page.popover!.querySelectorAll('[part~="title"]')].map(textOf)).to.deep.equal(crowd.map(({ title }) => title));
    expect(page.root.activeElement === page.popover).to.equal(true);
    await page.keys('Escape');
    expect([page.popover, page.focused]).to.deep.equal([null, '+2 more, Wednesday, November 25']);
  });

  it('have their titles seen, however wide the month around the popover is', async () => {
    const page = await MonthPage.of([...crowd, fair]);
    page.one('more-events')!.click();
    await page.settled();
    expect(
      [...page.popover!.querySelectorAll('[part~="title"]')].filter((title) => title.getBoundingClientRect().width < 40),
    ).to.deep.equal([]);
  });

  it('are listed by a click on the day, with those that began before', async () => {
    const page = await MonthPage.of(some);
    page.day('2026-11-16').click();
    await page.settled();
    expect([...page.popover!.querySelectorAll('[part~="title"]')].map(textOf)).to.deep.equal(['Fair']);
    page.popover!.querySelector<HTMLElement>('[part~="close"]')!.click();
    await page.settled();
    expect(page.popover).to.equal(null);
    await until(() => page.focused === '2026-11-16');
    // As a click of the mouse does that lands on no button, and any in Safari.
    (page.root.activeElement as HTMLElement).blur();
    page.day('2026-11-18').click();
    await page.settled();
    await page.keys('Escape');
    expect(page.popover).to.equal(null);
    await until(() => page.focused === '2026-11-18');
  });

  it('are not listed where there are none, or the page cancels', async () => {
    const page = await MonthPage.of(some);
    page.day('2026-11-03').click();
    await page.settled();
    expect([page.popover, page.details('cal-day-select').length]).to.deep.equal([null, 1]);
    page.month.addEventListener('cal-day-select', (event) => event.preventDefault());
    page.day('2026-11-16').click();
    await page.settled();
    expect(page.popover).to.equal(null);
  });

  it('are chosen by their links without the preview', async () => {
    const page = await MonthPage.of([...some, { ...walk, id: 1, title: 'Nowhere', url: '' }], 'first-day="1" preview="off"');
    page.bars('Walk')[0]!.click();
    page.bars('Nowhere')[0]!.click();
    expect(page.details('cal-select').map(({ event }) => event!.title)).to.deep.equal(['Walk', 'Nowhere']);
    expect([page.popover, page.details('cal-day-select')]).to.deep.equal([null, []]);
    expect([page.bars('Walk')[0]!.localName, page.bars('Nowhere')[0]!.localName]).to.deep.equal(['a', 'button']);
  });
});

describe('semantics', () => {
  it('are a grid of rows and cells with headers', async () => {
    const page = await MonthPage.of(some);
    const grid = page.one('month')!;
    expect([grid.role, grid.ariaLabel]).to.deep.equal(['grid', 'November 2026']);
    expect([...grid.children].map(({ role }) => role)).to.deep.equal(Array.from({ length: 7 }, () => 'row'));
    expect([page.one('weekday')!.role, page.one('weekday')!.ariaLabel]).to.deep.equal(['columnheader', 'Monday']);
    expect(page.number('2026-11-14').ariaLabel).to.equal('Saturday, November 14, 1 event');
  });

  it('spell out everything that is shortened on screen', async () => {
    const page = await MonthPage.of(some);
    const [first, second] = page.bars('Fair');
    expect(textOf(first)).to.equal('Fair, Nov 13 – 17, 2026, All day, continues next week'.replaceAll(' – ', ' – '));
    expect(textOf(second)).to.equal('Fair, Nov 13 – 17, 2026, All day, started earlier'.replaceAll(' – ', ' – '));
    expect(textOf(page.bars('Walk')[0])).to.contain('Walk, Wed, Nov 18, 2026, 10:00');
    expect(page.bars('Walk')[0]!.querySelector('[part~="event-time"]')!.ariaHidden).to.equal('true');
  });

  it('announce the month and its number of events', async () => {
    const page = await MonthPage.of(some);
    const status = page.one('status')!;
    expect([status.role, textOf(status)]).to.deep.equal(['status', 'November 2026: 4 events']);
    await page.pressPart('next');
    expect([page.one('status'), textOf(status)]).to.deep.equal([status, 'December 2026: 1 event']);
  });
});

describe('keyboard', () => {
  async function at(date: string, events = some): Promise<MonthPage> {
    const page = await MonthPage.of(events, `first-day="1" date="${date}"`);
    page.number(date).focus();
    return page;
  }

  it('arrow keys go from day to day, Home and End to the ends of a week', async () => {
    const page = await at('2026-11-18');
    const path: unknown[] = [];
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Home', 'End']) {
      await page.keys(key);
      path.push(page.focused);
    }
    expect(path).to.deep.equal(['2026-11-19', '2026-11-26', '2026-11-25', '2026-11-18', '2026-11-16', '2026-11-22']);
  });

  it('arrow keys are mirrored from right to left', async () => {
    document.documentElement.dir = 'rtl';
    const page = await at('2026-11-18');
    await page.keys('ArrowLeft');
    expect(page.focused).to.equal('2026-11-19');
  });

  it('arrow keys go on into other months and years', async () => {
    const page = await at('2026-11-30');
    await page.keys('ArrowRight');
    expect([page.focused, page.heading]).to.deep.equal(['2026-12-01', 'December 2026']);
    await page.keys('PageUp');
    expect([page.focused, page.heading]).to.deep.equal(['2026-11-01', 'November 2026']);
    await page.keys('Shift+PageDown', 'PageDown');
    expect([page.focused, page.heading]).to.deep.equal(['2027-12-01', 'December 2027']);
    expect(page.details('cal-navigate').map(({ date }) => date)).to.deep.equal(['2026-12-01', '2026-11-01', '2027-11-01', '2027-12-01']);
  });

  it('Enter and Space list the day, Escape leads back', async () => {
    const page = await at('2026-11-16');
    for (const key of ['Enter', ' ']) {
      await page.keys(key);
      expect(page.root.activeElement === page.popover).to.equal(true);
      await page.keys('Escape');
      expect([page.popover, page.focused]).to.deep.equal([null, '2026-11-16']);
    }
  });

  it('Tab goes through the toolbar, the day, its events, and out', async () => {
    const page = await at('2026-11-25', [...crowd, fair]);
    document.getElementById('before')!.focus();
    const path: unknown[] = [];
    for (let step = 0; step < 9; step++) {
      await sendKeys({ press: 'Tab' });
      path.push(page.focused);
    }
    expect(path.map((name) => String(name).replace(/(Talk \d|more).*/, '$1'))).to.deep.equal(
      [
        'November 2026',
        'Previous month',
        'Next month',
        '2026-11-25',
        ...['1', '2', '3'].map((number) => page.titlesOn('2026-11-25').find((title) => title.endsWith(number)) && `${1}${number}:00`),
        '+2 more',
        'after',
      ]
        .map((name) => (/^1\d:00$/.test(String(name)) ? path[4 + Number(String(name)[1]) - 1] : name))
        .map((name) => String(name).replace(/(Talk \d|more).*/, '$1')),
    );
    expect(path.filter((name) => String(name).includes('Talk'))).to.have.length(3);
  });

  it('F2 leads to the events of a day, arrow keys from one to the next, Escape back', async () => {
    const page = await at('2026-11-25', [...crowd, fair]);
    await page.keys('F2', 'ArrowDown');
    expect(page.focused).to.contain('Talk 2');
    await page.keys('ArrowUp');
    expect(page.focused).to.contain('Talk 1');
    await page.keys('Escape');
    expect(page.focused).to.equal('2026-11-25');
  });

  it('the focus stays on its day when events arrive', async () => {
    const calendar = new Calendar(some);
    const page = await MonthPage.begin(calendar, 'first-day="1" date="2026-11-30"');
    await page.settled();
    await restUntil(() => calendar.asked.length === 3);
    page.number('2026-11-30').focus();
    const release = calendar.hold();
    await pressWith('Shift', 'PageDown');
    await until(() => page.focused === '2027-11-30');
    expect(page.one('base')!.ariaBusy).to.equal('true');
    release();
    await page.settled();
    expect(page.focused).to.equal('2027-11-30');
  });

  it('the focus stays on the day, and the days on the page, when the next month fails', async () => {
    const calendar = new Calendar(some);
    const page = await MonthPage.begin(calendar, 'first-day="1" date="2026-11-18"');
    await page.settled();
    await restUntil(() => calendar.asked.length === 3);
    page.number('2026-11-18').focus();
    calendar.answer = fails;
    await page.keys('Shift+PageDown');
    await until(() => page.one('error'));
    await page.settled();
    expect(page.focused).to.equal('2027-11-18');
    expect(page.number('2027-11-18').ariaLabel, 'of events nothing is known').to.equal('Thursday, November 18, 2027');
    calendar.answer = new Calendar(some).answer;
    await page.press('Try again');
    expect(page.heading).to.equal('November 2027');
  });
});

describe('layout', () => {
  it('is a small month above the events of the day in narrow boxes', async () => {
    const page = await MonthPage.of([...some, ...crowd], 'first-day="1"', 340);
    expect([page.one('month')!.classList.contains('mini'), page.all('event').length]).to.deep.equal([true, 0]);
    expect(page.text('day-heading')).to.equal('Today · Saturday, November 21');
    expect(page.text('hint')).to.equal('No events on this day');
    page.month.parentElement!.style.inlineSize = '1000px';
    await until(() => page.one('more-events'));
    expect(page.one('chosen-day')).to.equal(undefined);
  });

  it('begins an agenda with today, and shows past days on request', async () => {
    const page = await MonthPage.of([...some, ...crowd, allDay('Nets', '2026-11-10', '2026-12-05')], 'layout="agenda" first-day="1"');
    const dates = () => page.all('agenda-date').map(({ dataset }) => dataset.agendaDate);
    expect(dates()).to.deep.equal(['2026-11-21', '2026-11-25']);
    expect(page.texts('event')).to.deep.equal(['Nets until Dec 5']);
    expect(page.texts('earlier')).to.deep.equal(['Show 3 earlier']);
    await page.pressPart('earlier');
    expect(dates()).to.deep.equal(['2026-11-10', '2026-11-13', '2026-11-18', '2026-11-20', '2026-11-25']);
    expect(page.focused).to.equal('Tuesday, November 10');
    expect([page.one('earlier'), page.one('ongoing-list')]).to.deep.equal([undefined, undefined]);
  });

  it('lists what runs already below what begins on the first day of an agenda, or leaves it out', async () => {
    const calendar = new Calendar([allDay('Nets', '2026-11-10', '2026-12-05'), eventAt('Now', '2026-11-21 10:00', '2026-11-21 11:00')]);
    const page = await MonthPage.begin(calendar, 'layout="agenda" ongoing="last"');
    await page.settled();
    const titles = () => page.texts('agenda-day').join();
    expect(titles()).to.match(/Now.*Nets/);
    await page.set({ ongoing: 'first' });
    expect(titles()).to.match(/Nets.*Now/);
    const asked = calendar.asked.length;
    await page.set({ ongoing: 'hide' });
    expect(titles()).to.match(/Now/).and.not.match(/Nets/);
    expect(page.all('earlier')).to.deep.equal([]);
    const queries = calendar.asked.slice(asked).map(({ url }) => url.searchParams);
    expect(queries.map((query) => [query.has('starts_after'), query.has('ends_after')])).to.deep.include([true, false]);
  });

  it('scrolls an agenda to today, and focuses its heading', async () => {
    const page = await MonthPage.of([fair, ...crowd, eventAt('Now', '2026-11-21 10:00', '2026-11-21 11:00')], 'layout="agenda"');
    await page.pressPart('earlier');
    await page.pressPart('today-button');
    expect(page.focused).to.equal('Today · Saturday, November 21');
  });

  it('says when an agenda has no day of its month', async () => {
    const page = await MonthPage.of([allDay('Before', '2026-10-31')], 'layout="agenda" first-day="1"');
    expect(textOf(page.one('agenda'))).to.equal('No events in this month');
  });

  it('follows the size of its text', async () => {
    const page = await MonthPage.of(some);
    page.month.style.fontSize = '32px';
    page.month.style.paddingInlineEnd = '1px';
    await until(() => page.one('chosen-day'));
  });

  it('renders a long agenda step by step', async () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      eventAt(
        `Event ${index}`,
        `2026-10-${String(1 + (index % 30)).padStart(2, '0')} 10:00`,
        `2026-10-${String(1 + (index % 30)).padStart(2, '0')} 11:00`,
      ),
    );
    const page = await MonthPage.of(many, 'layout="agenda" date="2026-10"');
    await until(() => page.all('card').length === 300);
  });

  it('prints all events, and returns to the screen’s layout', async () => {
    const page = await MonthPage.of([...crowd, fair]);
    window.dispatchEvent(new Event('beforeprint'));
    await page.month.updateComplete;
    expect([page.titlesOn('2026-11-25').length, page.all('more-events').length]).to.deep.equal([5, 0]);
    window.dispatchEvent(new Event('afterprint'));
    await page.month.updateComplete;
    expect(page.titlesOn('2026-11-25').length).to.equal(3);
  });
});

describe('the mini layout', () => {
  const mini = 'layout="mini" first-day="1"';

  it('shows days with dots, and says how many events there are', async () => {
    const page = await MonthPage.of([...crowd, ...some], mini);
    expect(page.all('event')).to.have.length(0);
    expect(page.day('2026-11-25').querySelectorAll('[part~="dot"]')).to.have.length(3);
    expect(page.day('2026-11-16').querySelectorAll('[part~="dot"]')).to.have.length(1);
    expect(page.number('2026-11-25').ariaLabel).to.equal('Wednesday, November 25, 5 events');
  });

  it('picks a day, by click or key', async () => {
    const page = await MonthPage.of(some, mini);
    page.day('2026-11-16').click();
    await page.settled();
    expect([page.month.selected, page.day('2026-11-16').ariaSelected, page.day('2026-11-17').ariaSelected]).to.deep.equal([
      '2026-11-16',
      'true',
      'false',
    ]);
    await page.keys('ArrowRight', ' ');
    expect(page.details('cal-day-select')).to.deep.equal([{ date: '2026-11-16' }, { date: '2026-11-17' }]);
    expect([page.month.selected, page.popover]).to.deep.equal(['2026-11-17', null]);
  });

  it('follows to another month', async () => {
    const page = await MonthPage.of(some, mini);
    page.day('2026-12-02').click();
    await page.settled();
    expect([page.heading, page.focused, page.month.selected]).to.deep.equal(['December 2026', '2026-12-02', '2026-12-02']);
  });

  it('picks nothing when the page cancels', async () => {
    const page = await MonthPage.of(some, mini);
    page.month.addEventListener('cal-day-select', (event) => event.preventDefault());
    page.day('2026-11-16').click();
    await page.settled();
    expect(page.month.selected).to.equal(undefined);
  });
});

describe('a large month that cannot be loaded', () => {
  it('shows the message above its days', async () => {
    const calendar = new Calendar(some);
    calendar.answer = fails;
    const page = await MonthPage.begin(calendar);
    await until(() => page.one('error'));
    await page.settled();
    page.one('error')!.scrollIntoView({ block: 'center' });
    const { left, right, top, bottom } = page.one('error')!.getBoundingClientRect();
    const below = page
      .all('day-number')
      .map((number) => number.getBoundingClientRect())
      .map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }))
      .filter(({ x, y }) => left < x && x < right && top < y && y < bottom);
    expect(below).not.to.deep.equal([]);
    for (const { x, y } of below) expect(page.root.elementFromPoint(x, y)?.closest('[part="error"]')).to.exist;
  });
});

describe('a small month', () => {
  const small = (attributes = 'first-day="1"') =>
    MonthPage.of([...crowd, ...some, allDay('Nets', '2026-11-10', '2026-12-05')], attributes, 340);
  const listed = (page: MonthPage) => [...page.one('chosen-day')!.querySelectorAll('[part~="title"]')].map(textOf);

  it('lists the events of the chosen day, and long events in one line each', async () => {
    const page = await small();
    expect([listed(page), page.texts('event')]).to.deep.equal([[], ['Nets until Dec 5']]);
    page.day('2026-11-25').click();
    await page.settled();
    expect(listed(page)).to.deep.equal(crowd.map(({ title }) => title));
    expect([page.texts('event'), page.focused, page.day('2026-11-25').ariaSelected]).to.deep.equal([
      ['Nets until Dec 5'],
      '2026-11-25',
      'true',
    ]);
    expect(page.details('cal-day-select')).to.deep.equal([{ date: '2026-11-25' }]);
  });

  it('says below its days why there are no events', async () => {
    const calendar = new Calendar();
    calendar.answer = fails;
    const page = await MonthPage.begin(calendar, '', 340);
    await page.settled();
    await until(() => page.one('error'));
    const bottom = Math.max(...[...page.root.querySelectorAll('.day')].map((day) => day.getBoundingClientRect().bottom));
    expect(page.one('error')!.getBoundingClientRect().top).to.be.at.least(bottom);
    expect(page.one('day-heading')!.checkVisibility({ visibilityProperty: true })).to.equal(false);
  });

  it('follows the arrow keys', async () => {
    const page = await small('first-day="1" date="2026-11-24"');
    page.number('2026-11-24').focus();
    await page.keys('ArrowRight');
    expect(listed(page)).to.have.length(5);
  });

  /** A finger that swipes sideways over a box. */
  const swipe = async (page: MonthPage, over: Element, across: number) => {
    const touch = { pointerType: 'touch', isPrimary: true, bubbles: true, composed: true, clientY: 100 };
    over.dispatchEvent(new PointerEvent('pointerdown', { ...touch, clientX: 200 }));
    over.dispatchEvent(new PointerEvent('pointerup', { ...touch, clientX: 200 + across }));
    await page.settled();
  };

  it('changes the day by a swipe over its events, the month over the grid', async () => {
    const page = await small('first-day="1" date="2026-11-24"');
    await swipe(page, page.one('chosen-day')!, -120);
    expect(page.text('day-heading')).to.equal('Wednesday, November 25');
    await swipe(page, page.one('chosen-day')!, 120);
    await swipe(page, page.one('chosen-day')!, 20);
    expect(page.text('day-heading')).to.equal('Tuesday, November 24');
    await swipe(page, page.number('2026-11-18'), -120);
    expect(page.heading).to.equal('December 2026');
    document.documentElement.dir = 'rtl';
    await swipe(page, page.number('2026-12-08'), -120);
    expect(page.heading).to.equal('November 2026');
  });

  it('offers today only on other days', async () => {
    const page = await small();
    expect(page.one('today-button')).to.equal(undefined);
    page.day('2026-11-25').click();
    await page.settled();
    page.one('today-button')!.focus();
    await page.pressPart('today-button');
    expect([page.one('today-button'), page.focused]).to.deep.equal([undefined, '2026-11-21']);
  });

  it('keeps its name clear of the buttons where the text is very large', async () => {
    const page = await MonthPage.of(some, '', 340);
    page.around.style.fontSize = '32px';
    await page.settled();
    const [name, previous] = [page.one('month-button')!, page.one('previous')!].map((one) => one.getBoundingClientRect());
    expect(name!.right <= previous!.left || name!.bottom <= previous!.top).to.equal(true);
  });

  it('keeps its controls in one row at their largest', async () => {
    for (const lang of ['en', 'de', 'fr', 'es', 'ar']) {
      const page = await small(`lang="${lang}" date="2026-09-24"`);
      page.month.parentElement!.style.inlineSize = '288px';
      expect(page.one('toolbar')!.getBoundingClientRect().height, lang).to.be.at.most(40);
      expect(page.outside(), lang).to.deep.equal([]);
    }
  });

  it('prints as an agenda of the whole month', async () => {
    const page = await small();
    window.dispatchEvent(new Event('beforeprint'));
    await page.month.updateComplete;
    expect(page.all('agenda-day').length).to.equal(5);
    window.dispatchEvent(new Event('afterprint'));
  });
});

describe('the preview', () => {
  const concert = eventAt('Concert', '2026-11-18 19:00', '2026-11-18 21:00', {
    cost: '12 €',
    venue: allEvents.find(({ venue }) => venue)!.venue,
  });
  const preview = (page: MonthPage) => page.popover!;

  it('shows the facts of an event, and links to its page', async () => {
    const page = await MonthPage.of([concert]);
    const bar = page.bars('Concert')[0]!;
    bar.click();
    await page.settled();
    expect([preview(page).role, page.text('preview-title'), page.details('cal-select')]).to.deep.equal(['dialog', 'Concert', []]);
    expect(textOf(preview(page)))
      .to.contain('Nov 18, 2026')
      .and.contain('12 €');
    const details = page.one('details') as HTMLAnchorElement;
    expect(details.href).to.equal((bar as HTMLAnchorElement).href);
    details.click();
    expect(page.details('cal-select').map(({ event }) => event!.title)).to.deep.equal(['Concert']);
  });

  it('opens by Enter and closes by Escape, and the focus returns', async () => {
    const page = await MonthPage.of([concert], 'first-day="1" date="2026-11-18"');
    page.bars('Concert')[0]!.focus();
    await page.keys('Enter');
    expect(page.root.activeElement === preview(page)).to.equal(true);
    await page.keys('Tab');
    expect(page.focused).to.equal('Close');
    await page.keys('Escape');
    expect([page.popover, page.focused]).to.deep.equal([null, textOf(page.bars('Concert')[0])]);
  });

  it('leaves clicks for another tab to the link', async () => {
    const page = await MonthPage.of([concert]);
    let isPrevented: boolean | undefined;
    const listen = (click: Event) => {
      isPrevented = click.defaultPrevented;
      click.preventDefault();
    };
    window.addEventListener('click', listen, { once: true });
    page.bars('Concert')[0]!.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, composed: true, cancelable: true }));
    await page.settled();
    expect([isPrevented, page.popover]).to.deep.equal([false, null]);
  });

  it('shows no image of another host without consent', async () => {
    const image = allEvents.find(({ image }) => image)!.image;
    const page = await MonthPage.of([{ ...concert, image }]);
    page.bars('Concert')[0]!.click();
    await page.settled();
    expect(page.one('image')).to.equal(undefined);
  });
});

/** Every state of a month, with the steps that lead to it. */
const states: Readonly<Record<string, (attributes: string) => Promise<MonthPage>>> = {
  loaded: (attributes) => MonthPage.of([...crowd, ...some], `week-numbers ${attributes}`),
  mini: (attributes) => MonthPage.of(some, `layout="mini" selected="2026-11-16" ${attributes}`),
  agenda: (attributes) => MonthPage.of(some, `layout="agenda" ${attributes}`),
  'list of a day': async (attributes) => {
    const page = await MonthPage.of([...crowd, ...some], attributes);
    page.one('more-events')!.click();
    await page.settled();
    return page;
  },
  small: (attributes) =>
    MonthPage.of([...crowd, ...some, allDay('Nets', '2026-11-10', '2026-12-05')], `date="2026-11-25" ${attributes}`, 340),
  preview: async (attributes) => {
    const page = await MonthPage.of(some, attributes);
    page.bars('Walk')[0]!.click();
    await page.settled();
    return page;
  },
  picker: async (attributes) => {
    const page = await MonthPage.of(some, attributes);
    await page.pressPart('month-button');
    return page;
  },
  loading: async (attributes) => {
    const calendar = new Calendar(some);
    calendar.hold();
    const page = await MonthPage.begin(calendar, attributes);
    await until(() => page.one('toolbar'));
    return page;
  },
  empty: (attributes) => MonthPage.of([], attributes),
  error: async (attributes) => {
    const calendar = new Calendar(some);
    calendar.answer = fails;
    const page = await MonthPage.begin(calendar, attributes);
    await page.settled();
    return page;
  },
  stale: async (attributes) => {
    const calendar = new Calendar(some);
    const page = await MonthPage.begin(calendar, attributes);
    await page.settled();
    await restUntil(() => calendar.asked.length === 3);
    calendar.answer = fails;
    await page.month.refresh();
    await page.settled();
    return page;
  },
};

describe('custom states', () => {
  it('loading shows a skeleton under the name of the month', async () => {
    const page = await states.loading!('');
    expect([page.heading, page.status, page.one('loading')!.ariaHidden]).to.deep.equal(['November 2026', 'Loading events', 'true']);
    expect(page.month.matches(':state(loading)')).to.equal(true);
  });

  it('empty says so, and leads to the month of the next events', async () => {
    const page = await MonthPage.of(some, 'first-day="1" date="2026-08"');
    expect(page.texts('message')).to.deep.equal(['No events found']);
    expect(page.month.matches(':state(empty)')).to.equal(true);
    await until(() => textOf(page.one('empty')).includes('Next events: November 2026'));
    page.one('empty')!.querySelector('button')!.click();
    await page.settled();
    expect([page.heading, page.titlesOn('2026-11-13')]).to.deep.equal(['November 2026', ['Fair']]);
  });

  it('empty leads back where no event follows', async () => {
    const page = await MonthPage.of(some, 'first-day="1" date="2027-08"');
    await until(() => textOf(page.one('empty')).includes('Earlier events: December 2026'));
  });

  it('error says what went wrong, and tries again', async () => {
    const page = await states.error!('first-day="1"');
    expect(page.one('error')!.getAttribute('role')).to.equal('alert');
    expect(page.details('cal-error')).to.have.length(1);
    expect(page.month.matches(':state(error)')).to.equal(true);
  });

  it('stale keeps the events', async () => {
    const page = await states.stale!('first-day="1"');
    expect([Boolean(page.one('stale')), page.titlesOn('2026-11-18')]).to.deep.equal([true, ['Walk']]);
  });

  for (const [attribute, culprit] of [
    ['date="soon"', 'date="soon"'],
    ['date="2026-02-30"', 'date="2026-02-30"'],
    ['selected="2026-11"', ''],
    ['layout="wall"', 'layout="wall"'],
    ['max-per-day="0"', 'max-per-day="0"'],
    ['time-zone="Mars/Phobos"', 'time-zone="Mars/Phobos"'],
    ['featured="perhaps"', 'featured="perhaps"'],
  ] as const) {
    it(`${culprit ? 'names' : 'reads'} ${attribute}`, async () => {
      const page = await MonthPage.begin(new Calendar(some), attribute);
      await page.settled();
      if (culprit) expect(textOf(page.one('error'))).to.contain(culprit);
      else expect(page.one('error')).to.equal(undefined);
    });
  }
});

describe('axe', () => {
  for (const [state, open] of Object.entries(states)) {
    for (const [direction, lang] of Object.entries(directions)) {
      it(`finds nothing in state ${state}, ${direction}`, async () => {
        document.documentElement.dir = direction;
        const page = await open(`lang="${lang}" first-day="1"`);
        await expectAccessible(page.month);
      });
    }
  }
});

if (isChromium) {
  describe('preferences', () => {
    afterEach(() => prefer({ 'forced-colors': '', 'prefers-reduced-motion': '' }));

    it('bars and today keep a border in forced colors', async () => {
      await prefer({ 'forced-colors': 'active' });
      const page = await MonthPage.of(some);
      expect(getComputedStyle(page.bars('Fair')[0]!).borderTopStyle).to.equal('solid');
      expect(getComputedStyle(page.number('2026-11-21')).borderTopStyle).to.equal('solid');
      await expectNoViolation(page.month);
    });

    it('nothing moves for visitors who prefer less motion', async () => {
      await prefer({ 'prefers-reduced-motion': 'reduce' });
      const page = await states.loading!('');
      expect(getComputedStyle(page.one('loading')!).animationName).to.equal('none');
      await turn();
    });
  });
}
