import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { atLeastOne } from '../../at-least-one.js';
import { allEvents, Calendar } from '../calendar.js';
import { MonthPage } from './month-page.js';
import { allDay, eventAt } from './made-events.js';
import { restUntil, setUpEnvironment, textOf, turn, until } from '../environment.js';
import { expectNoViolation, isChromium, prefer } from '../appearance.js';
import { fails, fair, walk, some, crowd } from './month-events.js';

/** On the Chatham Islands it is the morning of Saturday, 21 November 2026. */
setUpEnvironment();

/** What a day holds and shows: test/unit/elements/period/month-day.test.ts, test/unit/time/month-bars.test.ts. */
describe('a month', () => {
  it('shows whole weeks under its name', async () => {
    const page = await MonthPage.of(some);
    expect(page.heading).to.equal('November 2026');
    expect(page.texts('weekday')).to.deep.equal(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    expect(page.all('day').map(({ dataset }) => dataset.date)).to.include.members([
      '2026-10-26',
      '2026-11-01',
      '2026-11-30',
      '2026-12-06',
    ]);
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

  describe('below a large font', () => {
    const open = async (size: string, width = 1080) => {
      const page = await MonthPage.of([walk], 'first-day="1"', width);
      page.around.style.fontSize = size;
      await turn();
      const time = page.one('event-time')!;
      return [time.getBoundingClientRect().width > 0, parseFloat(getComputedStyle(time).fontSize)] as const;
    };
    it('says when events begin in a wide month, in text that is that of its cells', async () => {
      expect(await open('')).to.deep.equal([true, 13]);
      const [isSeen, size] = await open('22px');
      expect(isSeen).to.equal(true);
      expect(size).to.be.within(13, 14.5);
    });

    it('grows with the text of the page', async () => {
      expect((await open('32px', 1200))[1]).to.be.greaterThan(17);
    });
  });

  it('gives long titles a second line where their day has room, and shows as many events as before', async () => {
    const long = (number: number, date: string) =>
      eventAt(
        `Chamber music and readings by candlelight, evening ${number}`,
        `${date} 1${number}:00`,
        `${date} 1${number}:30`,
      );
    const on = (date: string, count: number) => Array.from({ length: count }, (_, index) => long(index, date));
    const page = await MonthPage.of([
      ...on('2026-11-10', 3),
      ...on('2026-11-11', 4),
      ...on('2026-11-12', 5),
      ...on('2026-11-26', 4),
    ]);
    const lines = (date: string) =>
      [...page.day(date).querySelectorAll<HTMLElement>('.words')].map((words) =>
        Math.round(words.clientHeight / parseFloat(getComputedStyle(words).lineHeight)),
      );
    expect(lines('2026-11-10')).to.deep.equal([2, 2, 2]);
    expect(lines('2026-11-11')).to.deep.equal([1, 1, 1, 1]);
    expect(lines('2026-11-12')).to.deep.equal([1, 1, 1]);
    expect(page.text('more-events')).to.contain('2 more');
    const [first, second] = ['2026-11-10', '2026-11-11'].map(
      (date) => page.day(date).querySelector('[part~="event-time"]')!.getBoundingClientRect().top,
    );
    expect(first, 'titles of one and of two lines begin at one height').to.be.closeTo(second!, 1.5);
    const heights = page.all('week').map((week) => Math.round(week.getBoundingClientRect().height));
    expect(heights[2], 'a week with long titles is as high as others').to.equal(heights[4]);
  });

  it('writes times in few signs, and the second line of a title from edge to edge', async () => {
    const title = 'Chamber music and readings by candlelight in the harbour';
    const page = await MonthPage.of([eventAt(title, '2026-11-10 19:30', '2026-11-10 21:00')]);
    const words = page.day('2026-11-10').querySelector('.words')!;
    expect(textOf(words.querySelector('[part~="event-time"]'))).to.equal('7:30pm');
    const range = document.createRange();
    range.selectNodeContents(words.querySelector('[part~="event-title"]')!);
    const lines = [...range.getClientRects()];
    expect(lines[1]!.left).to.be.closeTo(words.getBoundingClientRect().left, 1);
    await page.set({ lang: 'de' });
    await until(() => page.texts('event-time').join() === '19:30');
  });

  it('leaves the days before today, and those of other months, quieter, and weekends nearly white', async () => {
    const page = await MonthPage.of(some);
    const style = (date: string) => getComputedStyle(page.number(date));
    expect(['2026-11-19', '2026-11-24', '2026-12-01'].map((date) => style(date).fontWeight)).to.deep.equal([
      '500',
      '600',
      '400',
    ]);
    expect(style('2026-12-01').color).not.to.equal(style('2026-11-24').color);
    expect(page.all('before-today')).to.have.length(page.all('day').findIndex((day) => day.part.contains('today')));
    expect(getComputedStyle(page.day('2026-11-22')).backgroundColor).to.match(/0\.02\)$/);
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
    const page = await MonthPage.of(some, 'lang="de"');
    expect(page.texts('weekday')[0]).to.equal('Mo');
    await page.set({ 'first-day': '6' });
    expect(page.texts('weekday')[0]).to.equal('Sa');
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
    const page = await MonthPage.of([
      { ...walk, categories: allEvents.find(({ categories }) => categories.length)!.categories },
    ]);
    const slug = allEvents.find(({ categories }) => categories.length)!.categories[0]!.slug;
    expect(page.one(`category-${slug}`)).to.equal(page.bars('Walk')[0]);
  });

  it('shows the month of the attributes date and month', async () => {
    const page = await MonthPage.of(some, 'date="2024-02-29"');
    expect(page.heading).to.equal('February 2024');
    await page.set({ date: '2030-07' });
    expect(page.heading).to.equal('July 2030');
  });
});

describe('the requests of a month', () => {
  it('load all events of its weeks in long pages, then the months around', async () => {
    const calendar = new Calendar(some);
    const page = await MonthPage.begin(calendar, 'first-day="1"');
    await page.settled();
    await restUntil(() => calendar.asked.length === 3);
    const asked = calendar.asked.map(({ url: { searchParams } }) => [
      searchParams.get('ends_after'),
      searchParams.get('starts_before'),
    ]);
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

  it('a month loads all pages of its events', async () => {
    const many = Array.from({ length: 130 }, (_, index) =>
      eventAt(`Event ${index}`, '2026-11-10 10:00', '2026-11-10 11:00'),
    );
    const page = await MonthPage.of(many);
    expect(page.number('2026-11-10').ariaLabel).to.equal('Tuesday, November 10, 130 events');
    expect(page.status).to.equal('November 2026: 130 events');
    expect(page.details('cal-data').map(({ total }) => total)).to.deep.equal([130]);
  });

  it('render the first page of events, and then all, however many pages these are', async () => {
    const many = Array.from({ length: 1000 }, (_, index) =>
      eventAt(`Event ${index}`, '2026-11-10 10:00', '2026-11-10 11:00'),
    );
    const page = await MonthPage.begin(new Calendar(many));
    const shown: number[] = [];
    page.month.addController({ hostUpdated: () => shown.push(page.month.items.length) });
    await page.settled();
    expect([...new Set(shown)]).to.deep.equal([50, 1000]);
    expect(shown.length, 'updates').to.be.at.most(4);
  });
});

describe('navigation', () => {
  it('goes back, forward and to today, and fires cal-navigate', async () => {
    const page = await MonthPage.of(some, 'first-day="1" date="2026-11-30"');
    await page.pressPart('next');
    await page.pressPart('next');
    await page.pressPart('next');
    expect(page.heading).to.equal('February 2027');
    expect(page.details('cal-navigate').at(-1)).to.deep.equal({
      date: '2027-02-28',
      first: '2027-02-01',
      last: '2027-02-28',
    });
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

describe('layout', () => {
  it('fills the height that a page gives it, and leaves the weekdays in the window', async () => {
    const page = await MonthPage.of(some, 'color-by="none"');
    const before = page.one('month')!.getBoundingClientRect().height;
    page.month.style.minBlockSize = '1500px';
    await until(() => page.month.offsetHeight === 1500);
    const bottom = (part: string) => Math.round(page.all(part).at(-1)!.getBoundingClientRect().bottom);
    expect(bottom('month')).to.equal(Math.round(page.month.getBoundingClientRect().bottom));
    expect(bottom('week')).to.be.closeTo(bottom('month'), 1);
    scrollTo(0, page.one('month')!.getBoundingClientRect().top + scrollY + 300);
    expect(page.one('weekdays')!.getBoundingClientRect().top).to.be.closeTo(0, 1);
    scrollTo(0, 0);
    page.month.style.minBlockSize = '10px';
    await until(() => page.month.offsetHeight < 1500);
    expect(page.one('month')!.getBoundingClientRect().height).to.equal(before);
  });

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
    const page = await MonthPage.of(
      [...some, ...crowd, allDay('Nets', '2026-11-10', '2026-12-05')],
      'layout="agenda" first-day="1"',
    );
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
    const calendar = new Calendar([
      allDay('Nets', '2026-11-10', '2026-12-05'),
      eventAt('Now', '2026-11-21 10:00', '2026-11-21 11:00'),
    ]);
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
    const page = await MonthPage.of(
      [fair, ...crowd, eventAt('Now', '2026-11-21 10:00', '2026-11-21 11:00')],
      'layout="agenda"',
    );
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

  it('prints times and whole titles without arrows, on a sheet that lies on its side', async () => {
    const long = eventAt(
      'A very long title that has no room in two lines of a day',
      '2026-11-25 10:00',
      '2026-11-25 11:00',
    );
    const page = await MonthPage.of([long, fair], 'date="2026-11-25"', 700);
    const pages = () =>
      document.adoptedStyleSheets
        .flatMap(({ cssRules }) => [...cssRules])
        .filter(({ cssText }) => cssText.includes('landscape'));
    window.dispatchEvent(new Event('beforeprint'));
    await page.month.updateComplete;
    // Others emulate no paper.
    if (!isChromium) return void window.dispatchEvent(new Event('afterprint'));
    expect(pages(), 'most of its page').to.have.length(1);
    await emulateMedia({ media: 'print' });
    const [moment] = page.bars(long.title);
    const words = moment!.querySelector<HTMLElement>('.words')!;
    expect(moment!.querySelector('.time')!.checkVisibility()).to.equal(true);
    expect(words.scrollHeight).to.be.at.most(words.clientHeight + 1);
    for (const bar of page.bars(fair.title))
      for (const side of ['::before', '::after']) expect(getComputedStyle(bar, side).content).to.equal('none');
    const { backgroundColor, printColorAdjust } = getComputedStyle(page.bars(fair.title)[0]!);
    expect(printColorAdjust).to.equal('exact');
    expect(backgroundColor, 'the hue of its category').not.to.equal('rgb(255, 255, 255)');
    await emulateMedia({ media: 'screen' });
    window.dispatchEvent(new Event('afterprint'));
    expect(pages()).to.deep.equal([]);
    page.month.parentElement!.style.inlineSize = '40%';
    window.dispatchEvent(new Event('beforeprint'));
    expect(pages(), 'a part of its page').to.deep.equal([]);
    window.dispatchEvent(new Event('afterprint'));
  });
});

describe('a large month', () => {
  it('has no gap before a title whose time has no room', async () => {
    const page = await MonthPage.of([fair, eventAt('Choir', '2026-11-25 10:00', '2026-11-25 11:00')], '', 700);
    const words = page.bars('Choir')[0]!.querySelector('.words')!;
    expect(words.querySelector('.time')!.checkVisibility()).to.equal(false);
    const gap = words.querySelector('.name')!.getClientRects()[0]!.x - words.getBoundingClientRect().x;
    // A dot of half an em, and 0.35 em.
    expect(gap).to.be.within(9, 12);
  });

  it('is printed the smaller the more lines it has, as long as it can be read', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      eventAt(`Event ${index}`, '2026-11-25 10:00', '2026-11-25 11:00'),
    );
    const zooms = [];
    for (const events of [[fair], many.slice(0, 35), many]) {
      const page = await MonthPage.of(events, 'date="2026-11-25"', 700);
      window.dispatchEvent(new Event('beforeprint'));
      await page.month.updateComplete;
      if (isChromium) await emulateMedia({ media: 'print' });
      zooms.push(Number(getComputedStyle(page.one('month')!).zoom));
      if (isChromium) await emulateMedia({ media: 'screen' });
      window.dispatchEvent(new Event('afterprint'));
    }
    if (isChromium) expect(zooms).to.deep.equal([1, zooms[1], 0.75]);
    if (isChromium) expect(zooms[1]).to.be.within(0.8, 0.99);
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
    for (const { x, y } of atLeastOne(below))
      expect(page.root.elementFromPoint(x, y)?.closest('[part="error"]')).to.exist;
  });
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
      const calendar = new Calendar(some);
      calendar.hold();
      const page = await MonthPage.begin(calendar);
      await until(() => page.one('toolbar'));
      expect(getComputedStyle(page.one('loading')!).animationName).to.equal('none');
      await turn();
    });
  });
}

it('counts the events of its month, and not those of the days around it', async () => {
  const events = ['2026-10-31', '2026-11-10', '2026-11-20', '2026-12-02'].map((day) =>
    eventAt('Event', `${day} 10:00`, `${day} 11:00`),
  );
  const page = await MonthPage.of(events);
  expect(page.titlesOn('2026-12-02')).to.deep.equal(['Event']);
  expect(page.status).to.equal('November 2026: 2 events');
});
