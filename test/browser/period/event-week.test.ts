import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { atLeastOne } from '../../at-least-one.js';
import { allEvents, Calendar } from '../calendar.js';
import { allDay, eventAt } from './made-events.js';
import { WeekPage, busy, box, monday } from './week-page.js';
import { passTime, setUpEnvironment, textOf, turn, until } from '../environment.js';
import { isWebKit } from '../appearance.js';

setUpEnvironment();

describe('a week', () => {
  it('shows each event on its day, in the order of time, and all-day events on top', async () => {
    const page = await WeekPage.of(busy);
    expect(page.days).to.deep.equal([
      [],
      ['Breakfast', 'Lecture', 'Lunch'],
      ['Bell'],
      ['Night'],
      ['Night'],
      ['Far Away'],
      [],
    ]);
    const above = page.one('all-day')!.querySelectorAll('[part~="title"]');
    expect([...above].map(textOf)).to.deep.equal(['Fair', 'Camp', 'Holiday']);
    expect(page.heading).to.equal('November 15 – 21, 2026');
  });

  it('requests all events of its days, in long pages, page by page', async () => {
    const calendar = new Calendar(
      Array.from({ length: 120 }, (_, index) => eventAt(`E${index}`, '2026-11-18 10:00', '2026-11-18 11:00')),
    );
    const page = await WeekPage.begin(calendar);
    await page.settled();
    const own = calendar.asked.map(({ url }) => Object.fromEntries(url.searchParams)).slice(0, 3);
    expect(own.map((query) => query.page)).to.deep.equal(['1', '2', '3']);
    expect(own[0]).to.deep.equal({ page: '1', per_page: '50', ends_after: '2026-11-13', starts_before: '2026-11-22' });
    expect(page.all('event')).to.have.length(120);
  });

  it('shows the first page at once, and the others when all are there', async () => {
    const calendar = new Calendar(
      Array.from({ length: 120 }, (_, index) => eventAt(`E${index}`, '2026-11-18 10:00', '2026-11-18 11:00')),
    );
    const { answer } = calendar;
    const waiting: (() => void)[] = [];
    calendar.answer = async (url) => {
      if (url.searchParams.get('page') !== '1') await new Promise<void>((resolve) => waiting.push(resolve));
      return answer(url);
    };
    const page = await WeekPage.begin(calendar);
    await until(() => waiting.length === 2);
    expect([page.all('event').length, page.one('base')!.ariaBusy]).to.deep.equal([50, 'true']);
    waiting[0]!();
    await turn();
    await page.week.updateComplete;
    expect(page.all('event')).to.have.length(50);
    waiting[1]!();
    await page.settled();
    expect(page.all('event')).to.have.length(120);
  });

  it('sends every filter, and names one that it cannot read', async () => {
    const calendar = new Calendar(busy);
    const page = await WeekPage.begin(calendar, 'search="Lunch"');
    await page.settled();
    expect(calendar.asked[0]!.url.searchParams.get('search')).to.equal('Lunch');
    expect(page.days.flat()).to.deep.equal(['Lunch']);
    await page.set({ days: '8' });
    expect(textOf(page.one('error'))).to.contain('days="8"');
    await page.set({ days: null });
    expect(page.one('error')).to.equal(undefined);
    await page.set({ 'slot-min': '18', 'slot-max': '8' });
    expect(textOf(page.one('error')))
      .to.contain('slot-max="8"')
      .and.contain('19');
  });

  it('places events at their minutes, overlapping ones side by side, none covered', async () => {
    const page = await WeekPage.of(busy);
    const hour = box(page.all('hour')[10]!).top - box(page.all('hour')[9]!).top;
    const top = (title: string) => (box(page.event(title)).top - box(page.all('column')[0]!).top) / hour;
    expect(top('Breakfast')).to.be.closeTo(9, 0.05);
    expect(top('Lunch')).to.be.closeTo(12, 0.05);
    expect(box(page.event('Breakfast')).height / hour).to.be.closeTo(1.5, 0.1);
    const [breakfast, lecture, lunch] = ['Breakfast', 'Lecture', 'Lunch'].map((title) => box(page.event(title)));
    expect(lecture!.left).to.be.at.least(breakfast!.right - 0.5);
    expect(lunch!.width).to.be.greaterThan(breakfast!.width * 1.9);
    const day = box(page.all('column')[1]!);
    expect(breakfast!.left >= day.left && lecture!.right <= day.right).to.equal(true);
  });

  it('aligns the names of days with their columns, and hours with their rows', async () => {
    const page = await WeekPage.of(busy);
    for (const [index, heading] of atLeastOne(page.all('day-heading')).entries()) {
      const column = page.all('column')[index]!;
      expect(box(heading).left).to.be.closeTo(box(column).left, 1.5);
      expect(box(heading).right).to.be.closeTo(box(column).right, 1.5);
    }
    await until(() => page.scroller.scrollTop > 0);
    const nine = page.all('hour').find((hour) => textOf(hour) === '9 AM')!;
    expect(box(nine).top).to.be.closeTo(box(page.event('Breakfast')).top, 16);
    const fair = box(page.event('Fair'));
    expect(fair.left).to.be.closeTo(box(page.all('column')[0]!).left, 3);
    expect(fair.right).to.be.closeTo(box(page.all('column')[2]!).right, 5);
  });

  it('stays as wide with a long title', async () => {
    const title = 'A title that is far longer than a day is wide, and then some more words';
    const short = eventAt(title, '2026-11-17 09:00', '2026-11-17 09:15');
    const page = await WeekPage.of([...busy, short, eventAt(title, '2026-11-17 09:05', '2026-11-17 09:10')]);
    const day = box(page.all('column')[2]!);
    for (const event of atLeastOne(page.all('column')[2]!.querySelectorAll('[part~="event"]')))
      expect(box(event).right).to.be.at.most(day.right);
    const [first, second] = [box(page.event(title, 0)), box(page.event(title, 1))];
    expect(first.right).to.be.at.most(second.left + 0.5);
  });

  it('gives a short event the height of a line', async () => {
    const page = await WeekPage.of(busy);
    const bell = page.event('Bell');
    expect(bell.getAttribute('part')).to.contain('short');
    expect(box(bell).height).to.be.at.least(parseFloat(getComputedStyle(bell).lineHeight));
  });

  it('splits an event at midnight in two parts, each with its marks and full text', async () => {
    const page = await WeekPage.of(busy);
    const [first, second] = [page.event('Night', 0), page.event('Night', 1)];
    expect([first.part.contains('goes-on'), first.part.contains('has-begun')]).to.deep.equal([true, false]);
    expect([second.part.contains('goes-on'), second.part.contains('has-begun')]).to.deep.equal([false, true]);
    for (const part of [first, second]) {
      expect(textOf(part.querySelector('.full'))).to.match(
        /Wed, Nov 18, 2026, 10:00\sPM – Thu, Nov 19, 2026, 2:00\sAM/,
      );
      expect(textOf(part.querySelector('.brief'))).to.match(/^10\sPM – 2\sAM$/);
    }
  });

  it('shows both clocks where they differ, and places events by their own', async () => {
    const page = await WeekPage.of(busy);
    expect(textOf(page.event('Far Away'))).to.match(
      /Far Away 7:00 – 9:00\sPM EST Sat, Nov 21, 2026, 1:45 – 3:45\sPM GMT\+13:45 \(your time\)/,
    );
    await page.set({ 'time-display': 'visitor' });
    expect(page.days[6]).to.deep.equal(['Far Away']);
    expect(textOf(page.event('Far Away'))).to.match(/Far Away 1:45 – 3:45\sPM/);
    expect(page.one('all-day')!.textContent).to.contain('Holiday');
  });

  it('begins as the locale does, or by first-day', async () => {
    const page = await WeekPage.of(busy, 'first-day="1"');
    expect(page.texts('day-heading')[0]).to.equal('Mon 16 November 2026');
    await page.set({ lang: 'fr', 'first-day': null });
    expect(page.texts('day-heading')[0]).to.equal('lun. 16 Novembre 2026');
    expect(page.texts('hour')[9]).to.equal('09:00');
  });

  it('shows fewer days from its date on, or a single one', async () => {
    const page = await WeekPage.of(busy, `days="3" date="${monday}"`);
    expect(page.texts('day-heading')).to.deep.equal([
      'Mon 16 November 2026',
      'Tue 17 November 2026',
      'Wed 18 November 2026',
    ]);
    expect(page.days).to.deep.equal([['Breakfast', 'Lecture', 'Lunch'], ['Bell'], ['Night']]);
    await page.set({ days: '1' });
    expect(page.heading).to.equal('Monday, November 16, 2026');
    expect([page.one('previous')!.ariaLabel, page.one('next')!.ariaLabel]).to.deep.equal(['Previous day', 'Next day']);
    await page.pressPart('next');
    expect(page.days).to.deep.equal([['Bell']]);
  });
});

/** Which hours there are, and how events share a day: test/unit/elements/period/week-layout.test.ts. */
describe('the hours of a week', () => {
  it('begin at the first event, or at eight without any', async () => {
    const page = await WeekPage.of(busy, `date="${monday}"`);
    const seen = () => textOf(page.all('hour').find((hour) => box(hour).top >= box(page.scroller).top));
    await until(() => seen() === '9 AM');
    await page.set({ date: '2027-05-03' });
    await until(() => seen() === '8 AM');
  });

  it('stay where the visitor has scrolled them', async () => {
    const page = await WeekPage.of(busy);
    await until(() => page.scroller.scrollTop > 0);
    page.scroller.scrollTop = 40;
    await page.week.refresh();
    await page.settled();
    expect(page.scroller.scrollTop).to.equal(40);
  });

  it('are those between slot-min and slot-max, and those of events beyond', async () => {
    const page = await WeekPage.of(busy, `date="${monday}" days="2" slot-min="10" slot-max="11"`);
    expect(page.texts('hour')).to.deep.equal(['9 AM', '10 AM', '11 AM', '12 PM']);
    await page.set({ 'slot-min': '6', 'slot-max': '20' });
    expect([page.texts('hour')[0], page.texts('hour').at(-1)]).to.deep.equal(['6 AM', '7 PM']);
    for (const event of atLeastOne(page.events.filter((event) => event.closest('.column')))) {
      expect(box(event).top).to.be.at.least(box(page.one('column')!).top);
      expect(box(event).bottom).to.be.at.most(box(page.one('column')!).bottom);
    }
  });

  it('scroll along with the names of days', async () => {
    const crowd = [15, 16, 17, 18, 19, 20, 21].flatMap((day) =>
      [1, 2, 3].map((number) => eventAt(`C${number}`, `2026-11-${day} 08:00`, `2026-11-${day} 09:00`)),
    );
    const page = await WeekPage.of([...busy, ...crowd], '', 560);
    await until(() => page.scroller.scrollTop > 0);
    expect(page.scroller.scrollWidth).to.be.greaterThan(page.scroller.clientWidth);
    page.scroller.scrollTo(200, 100);
    await until(() => page.root.querySelector('.axis')!.scrollTop === 100);
    const { scrollLeft } = page.root.querySelector('.head')!;
    expect(scrollLeft).to.be.closeTo(page.scroller.scrollLeft, 1).and.greaterThan(0);
    expect(box(page.all('day-heading')[4]!).left).to.be.closeTo(box(page.all('column')[4]!).left, 1.5);
    expect(box(page.one('base')!).width, 'the page does not scroll').to.equal(560);
  });

  it('are of one width, and as many as can be read: then a part of another says that there are more', async () => {
    const crowd = Array.from({ length: 5 }, (_, index) => eventAt(`C${index}`, '2026-11-25 10:00', '2026-11-25 11:00'));
    for (const direction of ['ltr', 'rtl'])
      for (const [width, whole] of [
        [768, 7],
        [640, 4],
        [500, 3],
      ] as const) {
        document.documentElement.dir = direction;
        const page = await WeekPage.of(crowd, 'date="2026-11-25"', width);
        await until(() => page.scroller.scrollTop > 0);
        const columns = page.all('column').map((column) => box(column));
        expect(new Set(columns.map((column) => Math.round(column.width))).size, `${width}`).to.equal(1);
        const { left, right } = box(page.scroller);
        const seen = columns.filter((column) => column.left >= left - 1 && column.right <= right + 1);
        const partly = columns.filter((column) => column.left < right - 10 && column.right > left + 10);
        expect([seen.length, partly.length], `${direction}, ${width}`).to.deep.equal([whole, Math.min(whole + 1, 7)]);
        const widths = page.all('block').map((block) => box(block).width);
        expect(Math.min(...atLeastOne(widths.filter(Boolean))), `${width}`).to.be.at.least(56);
        expect(page.text('more-events')).to.contain('+4 more');
      }
  });

  it('begin with today, where not all of them have room', async () => {
    const page = await WeekPage.of(busy, '', 560);
    await until(() => page.scroller.scrollLeft > 0);
    const [today, scroller] = [box(page.root.querySelector('.column.today')!), box(page.scroller)];
    expect(today.left >= scroller.left - 1 && today.right <= scroller.right + 1).to.equal(true);
  });

  it('count events that would be too narrow to read, and list their day', async () => {
    const crowd = Array.from({ length: 20 }, (_, index) =>
      eventAt(`C${index}`, '2026-11-18 10:00', '2026-11-18 11:00'),
    );
    const page = await WeekPage.of([...busy, ...crowd]);
    const more = page.one('more-events')!;
    expect(textOf(more)).to.equal('+19 more, Wednesday, November 18');
    expect(page.all('event').filter((event) => box(event).width && textOf(event).startsWith('C'))).to.have.length(2);
    more.click();
    await page.settled();
    const list = page.root.querySelector(':popover-open')!;
    expect([...list.querySelectorAll('[part~="title"]')].map(textOf)).to.include.members(
      crowd.map(({ title }) => title),
    );
    expect(getComputedStyle(list.querySelector('.card .body')!).display).to.equal('flex');
    await sendKeys({ press: 'Escape' });
    expect(page.root.activeElement).to.equal(more);
    page.week.parentElement!.style.inlineSize = '340px';
    await until(() => !box(more).width);
    expect(page.all('event').filter((event) => /^C\d/.test(textOf(event)) && !box(event).width)).to.deep.equal([]);
  });

  it('show their title beside their time, however narrow they are', async () => {
    for (const width of [700, 850, 1000, 1200]) {
      const page = await WeekPage.of(
        [eventAt('Story hour for all', '2026-11-21 10:30', '2026-11-21 11:00')],
        '',
        width,
      );
      const [event, title] = ['short', 'title'].map((part) =>
        page
          .all(part)
          .find((one) => one.checkVisibility())!
          .getBoundingClientRect(),
      );
      expect(title!.bottom, `${width} pixels`).to.be.lessThan(event!.bottom);
    }
  });

  it('have one lane in narrow days, beside the number of the others', async () => {
    const events = [
      eventAt('Letters', '2026-11-19 12:00', '2026-11-19 13:00'),
      eventAt('An hour of reading', '2026-11-19 12:30', '2026-11-19 13:00'),
    ];
    const page = await WeekPage.of(events, '', 800);
    const [letters, reading] = events.map(({ title }) =>
      page.all('event').find((event) => textOf(event).includes(title)),
    );
    expect([box(letters!).width >= 56, box(reading!).width]).to.deep.equal([true, 0]);
    const more = page.one('more-events')!;
    expect([textOf(more), more.dataset.count]).to.deep.equal(['+1 more, Thursday, November 19', '+1']);
    expect(getComputedStyle(more, '::before').content).to.match(/data-count|\+1/);
    expect(box(more).left).to.be.at.least(box(letters!).right);
    page.week.parentElement!.style.inlineSize = '1000px';
    await until(() => box(reading!).left >= box(letters!).right);
  });

  it('break no word, and end a title that has no room in dots', async () => {
    const title = 'Blockflötenensemble Lanternmaking';
    for (const width of [700, 800, 900]) {
      const page = await WeekPage.of(
        [
          eventAt(title, '2026-11-21 10:00', '2026-11-21 18:00'),
          eventAt('Other', '2026-11-21 10:00', '2026-11-21 18:00'),
        ],
        '',
        width,
      );
      const name = page.event(title).querySelector<HTMLElement>('[part~="title"]')!;
      // WebKit lays out no words that are out of sight.
      name.scrollIntoView({ inline: 'center' });
      await new Promise(requestAnimationFrame);
      const range = document.createRange();
      const [text] = [...name.childNodes].filter((node) => node.textContent?.includes(title));
      const lines = ['Blockflötenensemble', 'Lanternmaking'].map((word) => {
        range.setStart(text!, text!.textContent!.indexOf(word));
        range.setEnd(text!, text!.textContent!.indexOf(word) + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect(lines, `${width} pixels`).to.deep.equal([1, 1]);
      expect(getComputedStyle(name).textOverflow).to.equal('ellipsis');
    }
  });

  it('keep their titles where they are short, and let the time give way', async () => {
    const events = ['10:00', '10:10'].map((time, index) =>
      eventAt(['Tides', 'Knots'][index]!, `2026-11-18 ${time}`, `2026-11-18 ${time}`),
    );
    const page = await WeekPage.of(events);
    for (const { title } of events) {
      const name = page.event(title).querySelector<HTMLElement>('[part~="title"]')!;
      expect(name.scrollWidth, title).to.be.at.most(name.clientWidth);
    }
    const [line, start] = ['.lines', '.start'].map((one) => box(page.event('Tides').querySelector(one)!));
    expect(start!.top).to.be.at.least(line!.bottom - 0.5);
    await page.set({ days: '1', date: '2026-11-18' });
    expect(box(page.event('Tides').querySelector('.start')!).top).to.be.lessThan(
      box(page.event('Tides').querySelector('.lines')!).bottom - 5,
    );
  });

  it('are at most three beside each other on a phone, and stay in the frame', async () => {
    const crowd = Array.from({ length: 5 }, (_, index) => eventAt(`C${index}`, '2026-11-18 10:00', '2026-11-18 12:00'));
    const page = await WeekPage.of(crowd, 'days="1" date="2026-11-18"', 343);
    expect(page.events).to.have.length(2);
    expect(page.text('more-events')).to.contain('+3 more');
    expect(page.outside()).to.deep.equal([]);
    expect(page.scroller.scrollWidth).to.equal(page.scroller.clientWidth);
  });

  it('show whole lines of text only, and mark what is cut off', async () => {
    const title = 'Marigold unexpectedly extraordinary rope hour for children';
    const lengths = [20, 45, 60, 75, 90, 120, 240];
    const events = lengths.flatMap((minutes, day) =>
      [0, 1, 2].slice(day % 3).map(() => {
        const end = `${String(10 + Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
        return eventAt(title, `2026-11-${15 + day} 10:00`, `2026-11-${15 + day} ${end}`);
      }),
    );
    const page = await WeekPage.of(events);
    for (const event of atLeastOne(page.all('block'))) {
      const lines = event.querySelector<HTMLElement>('.lines')!;
      const lineHeight = parseFloat(getComputedStyle(event).lineHeight);
      // The lines of WebKit are of whole pixels.
      const height = isWebKit ? Math.floor(lineHeight) : lineHeight;
      const share = box(lines).height / height;
      expect(share, textOf(event)).to.be.closeTo(Math.round(share), 0.06);
      expect(box(lines).bottom).to.be.at.most(box(event).bottom + 0.5);
      const { overflowWrap, textOverflow } = getComputedStyle(event.querySelector('[part~="title"]')!);
      expect([overflowWrap, textOverflow]).to.deep.equal(['normal', 'ellipsis']);
    }
    for (const event of atLeastOne(page.all('short'))) expect(textOf(event)).to.match(/^Marigold .* children 10\sAM /);
  });

  it('show the venue of an all-day event only beside its whole title, with room for a word', async () => {
    const { venue } = allEvents.find(({ venue: venues }) => Array.isArray(venues) && venues.length)!;
    const titles = ['Fair', 'Fair of boats', 'Fair of old boats', 'Fair of very old boats and nets'];
    const page = await WeekPage.of(
      titles.map((title, day) => allDay(title, `2026-11-${16 + day}`, undefined, { venue })),
    );
    const shown = titles.map((title) => {
      const [line, name] = ['.lines', '[part~="venue"]'].map((one) => box(page.event(title).querySelector(one)!));
      return name!.top < line!.bottom && name!.width;
    });
    const fontSize = parseFloat(getComputedStyle(page.event('Fair')).fontSize);
    expect(shown[0]).to.be.greaterThan(4 * fontSize);
    for (const width of shown) if (width !== false) expect(width).to.be.at.least(4 * fontSize);
    expect(shown[3]).to.equal(false);
  });

  it('leave all-day events high enough for a finger', async () => {
    const page = await WeekPage.of(busy);
    const bars = page.events.filter((event) => event.matches('.bar'));
    expect(bars).to.have.length(3);
    for (const bar of bars) expect(box(bar).height).to.be.at.least(24);
  });
});

describe('the current time', () => {
  const minutes = (page: WeekPage) => {
    const [now, column] = [box(page.one('now')!), box(page.all('column')[6]!)];
    return Math.round(((now.top + 1 - column.top) / column.height) * 1440);
  };

  it('is a line across today that moves each minute, and is not announced', async () => {
    const { setTimeout } = globalThis;
    const waiting: [run: () => void, wait: number][] = [];
    globalThis.setTimeout = ((run: () => void, wait = 0) =>
      wait > 2000 && wait <= 60_000 ? waiting.push([run, wait]) : setTimeout(run, wait)) as typeof setTimeout;
    const page = await WeekPage.of(busy);
    expect(page.one('now')!.closest('[part~="column"]')).to.equal(page.all('column')[6]);
    expect(minutes(page)).to.be.closeTo(8 * 60 + 30, 1);
    expect(page.one('now')!.ariaHidden).to.equal('true');
    expect(waiting.at(-1)![1]).to.equal(60_000);
    passTime(60_000 * 30);
    waiting.at(-1)![0]();
    await page.settled();
    expect(minutes(page)).to.be.closeTo(9 * 60, 1);
    passTime(60_000 * 30);
    waiting.at(-1)![0]();
    await page.settled();
    expect(minutes(page)).to.be.closeTo(9.5 * 60, 1);
    expect(waiting).to.have.length.greaterThan(2);
  });

  it('strikes no words: its line lies behind the events, its dot before them', async () => {
    const page = await WeekPage.of([...busy, eventAt('Early bird', '2026-11-21 08:00', '2026-11-21 09:00')]);
    const now = page.one('now')!;
    const [line, dot] = ['::after', '::before'].map((pseudo) => getComputedStyle(now, pseudo).zIndex);
    expect([line, dot]).to.deep.equal(['-1', 'auto']);
    expect(getComputedStyle(page.all('column')[6]!).isolation).to.equal('isolate');
    expect(box(now).top).to.be.within(box(page.event('Early bird')).top, box(page.event('Early bird')).bottom);
  });

  it('leaves the days before today quieter', async () => {
    const page = await WeekPage.of(busy);
    const weights = page
      .all('day-heading')
      .map((day) => Number(getComputedStyle(day.querySelector('.number')!).fontWeight));
    expect(weights).to.deep.equal([500, 500, 500, 500, 500, 500, 600]);
  });

  it('marks the heading and column of today', async () => {
    const page = await WeekPage.of(busy);
    expect(page.all('today').map((part) => part.part[0])).to.deep.equal(['day-heading', 'column']);
    expect(page.all('day-heading')[6]!.getAttribute('aria-current')).to.equal('date');
  });

  it('is left out on request, and in other weeks', async () => {
    const page = await WeekPage.of(busy, 'now-line="false"');
    expect(page.one('now')).to.equal(undefined);
    await page.set({ 'now-line': null });
    expect(page.one('now')).to.exist;
    await page.pressPart('next');
    expect(page.one('now')).to.equal(undefined);
    expect(page.all('today')).to.have.length(0);
  });
});

describe('a day alone', () => {
  const venue = allEvents.find(({ venue: venues }) => Array.isArray(venues) && venues.length)!.venue;
  const talk = eventAt('Talk', '2026-11-21 10:00', '2026-11-21 18:00', {
    venue,
    cost: '12 €',
    excerpt: '<p>About nets and their holes.</p>',
  });

  it('says where, how much and what it is about, where there is room', async () => {
    const page = await WeekPage.of([talk], 'days="1"');
    const isSeen = (part: string) => box(page.event('Talk').querySelector(`[part~="${part}"]`)!).height > 0;
    expect(['venue', 'cost'].map(isSeen)).to.deep.equal([true, true]);
    // Firefox asks a block for its height only after it has been laid out once.
    await until(() => isSeen('excerpt'));
    expect(textOf(page.event('Talk').querySelector('[part~="excerpt"]'))).to.equal('About nets and their holes.');
    page.week.parentElement!.style.inlineSize = '300px';
    await until(() => !page.event('Talk').querySelector('[part~="excerpt"]')!.checkVisibility());
  });

  it('is not tinted, and named once', async () => {
    const page = await WeekPage.of([talk], 'days="1"');
    expect(getComputedStyle(page.one('column')!).backgroundColor).to.equal('rgba(0, 0, 0, 0)');
    expect(page.one('day-heading')!.checkVisibility()).to.equal(false);
  });
});

describe('the height of a week', () => {
  it('follows the window, and stays when events of whole days arrive', async () => {
    const calendar = new Calendar([...busy]);
    const release = calendar.hold();
    const page = await WeekPage.begin(calendar);
    await until(() => page.one('loading'));
    const before = box(page.root.querySelector('.grid')!).height;
    release();
    await page.settled();
    expect(page.one('all-day')).to.exist;
    expect(box(page.one('grid')!).height).to.be.closeTo(before, 1);
    expect(before).to.be.lessThan(16 * 45);
  });

  it('is that of the window where a day stands alone, and fills the box that a page makes higher', async () => {
    const page = await WeekPage.of(busy, `days="1" date="${monday}" color-by="none"`);
    expect(box(page.one('grid')!).height).to.be.closeTo(Math.max(22 * 16, innerHeight - 4.5 * 16), 2);
    page.week.style.minBlockSize = '1100px';
    await until(() => box(page.week).height === 1100);
    expect(box(page.one('grid')!).bottom).to.be.closeTo(box(page.week).bottom, 1);
  });

  it('leaves the names of the days in the window', async () => {
    const page = await WeekPage.of(busy);
    page.week.style.minBlockSize = '1500px';
    await until(() => box(page.week).height === 1500);
    scrollTo(0, page.one('grid')!.getBoundingClientRect().top + scrollY + 200);
    expect(page.all('day-heading')[0]!.getBoundingClientRect().top).to.be.closeTo(0, 1);
    scrollTo(0, 0);
  });
});

describe('in a narrow box', () => {
  it('a week is a list of days with all events, and dates for events of several days', async () => {
    const page = await WeekPage.of(busy, '', 340);
    expect(getComputedStyle(page.one('axis')!).display).to.equal('none');
    const tops = page.events.map((event) => box(event).top);
    expect(tops).to.deep.equal([...tops].sort((a, b) => a - b));
    for (const event of atLeastOne(page.events)) expect(box(event).right).to.be.at.most(box(page.week).right + 0.5);
    expect(page.scroller.scrollHeight).to.equal(page.scroller.clientHeight);
    const date = page.event('Fair').querySelector<HTMLElement>('.list-only')!;
    expect([date.checkVisibility(), textOf(date)]).to.deep.equal([true, 'Nov 14 – 17']);
    expect(page.all('column').filter((column) => box(column).height).length, 'days with events of their own').to.equal(
      4,
    );
    const widths = page.events.map((event) => Math.round(event.getBoundingClientRect().width));
    expect(new Set(widths), 'each fills its line').to.have.property('size', 1);
    const heights = ['Fair', 'Breakfast'].map((title) =>
      Math.round(box(page.event(title).querySelector('.lines')!).height),
    );
    expect(heights[0], 'two lines are as close as those of others').to.equal(heights[1]);
  });

  it('a list shows all-day events on the day on which they begin, and those from before the week once on top', async () => {
    const page = await WeekPage.of(busy, '', 340);
    expect(page.days[1]).to.deep.equal(['Camp', 'Holiday', 'Breakfast', 'Lecture', 'Lunch']);
    const above = page.one('all-day')!;
    expect(above.innerText.split(/\n+/).slice(0, 2)).to.deep.equal(['Ongoing', 'Fair']);
    expect(above.innerText).not.to.contain('Holiday');
    page.event('Camp').focus();
    await sendKeys({ press: 'ArrowDown' });
    await until(() => page.focused === 'Holiday');
    await sendKeys({ press: 'ArrowDown' });
    await until(() => page.focused === 'Breakfast');
  });

  it('a list says a night once, by its hours on the evening, and until when on the morning after where that is another day', async () => {
    const page = await WeekPage.of(busy, '', 340);
    const seen = (index: number) =>
      [...page.event('Night', index).querySelectorAll('.list-only, .brief, .full')]
        .filter((one) => one.checkVisibility() && getComputedStyle(one).position !== 'absolute')
        .map(textOf);
    expect(page.days.flat().filter((title) => title === 'Night')).to.have.length(1);
    expect(seen(0).join()).to.match(/^10:00\sPM – 2:00\sAM$/);
    await page.set({ 'next-day-threshold': '0' });
    expect(seen(0).join()).to.match(/^10:00\sPM – 2:00\sAM$/);
    expect(seen(1).join()).to.match(/^until 2:00\sAM$/);
  });

  it('a list has nothing on top where all events begin in the week', async () => {
    const page = await WeekPage.of([allDay('Holiday', monday)], '', 340);
    expect(page.one('all-day')!.checkVisibility()).to.equal(false);
    expect(page.days[1]).to.deep.equal(['Holiday']);
  });

  it('three days keep their hours in a narrow box', async () => {
    const page = await WeekPage.of(busy, `days="3" date="${monday}"`, 340);
    expect(getComputedStyle(page.one('axis')!).display).to.not.equal('none');
    expect(box(page.one('grid')!).right).to.be.at.most(box(page.week).right + 0.5);
  });

  it('a narrow week has room for text of twice the size', async () => {
    document.documentElement.style.fontSize = '32px';
    document.body.style.fontSize = '32px';
    const page = await WeekPage.of(busy, `days="1" date="${monday}"`);
    const lunch = page.event('Lunch');
    expect(box(lunch).height).to.be.greaterThan(80);
    expect(lunch.querySelector('[part~="title"]')!.getBoundingClientRect().bottom).to.be.at.most(box(lunch).bottom);
    document.documentElement.removeAttribute('style');
    document.body.removeAttribute('style');
  });
});
