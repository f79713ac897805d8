import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { atLeastOne } from '../../at-least-one.js';
import { Calendar, replay } from '../calendar.js';
import { WeekPage, busy, box, monday } from './week-page.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import {
  backgrounds,
  checkContrast,
  directions,
  expectAccessible,
  expectNoViolation,
  isChromium,
  prefer,
} from '../appearance.js';

setUpEnvironment();

describe('the semantics of a week', () => {
  it('are a list for each day under its heading, in the order of dates, without the hours', async () => {
    const page = await WeekPage.of(busy);
    const lists = page.all('column').map((column) => column.querySelector('ol')!);
    const names = lists.map((list) => textOf(page.root.getElementById(list.getAttribute('aria-labelledby')!)));
    expect([names[0], names[1]]).to.deep.equal(['Sunday, November 15', 'Monday, November 16']);
    expect(page.root.querySelectorAll('.column [role="heading"][aria-level="3"]')).to.have.length(7);
    expect(page.one('axis')!.ariaHidden).to.equal('true');
    expect([page.scroller.role, page.scroller.ariaLabel, page.scroller.tabIndex]).to.deep.equal([
      'region',
      'Time grid, November 15 – 21, 2026',
      0,
    ]);
  });

  it('include a status that names the days and counts their events', async () => {
    const page = await WeekPage.of(busy);
    const status = page.one('status')!;
    expect([status.role, textOf(status).replaceAll('\u2009', ' ')]).to.deep.equal([
      'status',
      'November 15 – 21, 2026: 9 events',
    ]);
    await page.pressPart('next');
    expect(page.one('status')).to.equal(status);
    expect(textOf(status)).to.contain('1 event');
  });
});

describe('the keyboard', () => {
  const press = async (page: WeekPage, key: string, target: string) => {
    await sendKeys({ press: key });
    await until(() => page.focused === target);
  };

  it('reaches every event by Tab, with a visible focus', async () => {
    const page = await WeekPage.of(busy);
    document.getElementById('before')!.focus();
    const path: string[] = [];
    for (let step = 0; step < 40 && path.at(-1) !== 'after'; step++) {
      await sendKeys({ press: 'Tab' });
      path.push(page.focused);
      const element = page.root.activeElement;
      if (element) expect(getComputedStyle(element).outlineStyle, page.focused).to.not.equal('none');
    }
    for (const event of atLeastOne(page.all('event')))
      expect(path).to.contain(textOf(event.querySelector('[part~="title"]')));
    expect(path.slice(0, 2)).to.deep.equal(['Previous week', 'Next week']);
    expect(path.at(-1)).to.equal('after');
  });

  it('goes from event to event and from day to day by arrow keys', async () => {
    const page = await WeekPage.of(busy);
    page.event('Breakfast').focus();
    await press(page, 'ArrowDown', 'Lecture');
    await press(page, 'ArrowDown', 'Lunch');
    await press(page, 'ArrowUp', 'Lecture');
    await press(page, 'ArrowRight', 'Bell');
    await press(page, 'ArrowLeft', 'Lunch');
    page.event('Fair').focus();
    await press(page, 'ArrowRight', 'Camp');
  });

  it('mirrors the arrow keys from right to left', async () => {
    document.documentElement.dir = 'rtl';
    const page = await WeekPage.of(busy);
    page.event('Lunch').focus();
    await press(page, 'ArrowLeft', 'Bell');
    expect(box(page.event('Bell')).left).to.be.lessThan(box(page.event('Lunch')).left);
  });

  it('turns weeks by Page Up and Page Down, again and again', async () => {
    const page = await WeekPage.of(busy);
    page.event('Breakfast').focus();
    await press(page, 'PageDown', 'Time grid, November 22 – 28, 2026');
    await page.settled();
    expect(page.heading).to.equal('November 22 – 28, 2026');
    await sendKeys({ press: 'PageUp' });
    await sendKeys({ press: 'PageUp' });
    await until(() => page.heading === 'November 8 – 14, 2026');
  });

  it('turns as many weeks as its button was pressed, also before the first was rendered', async () => {
    const page = await WeekPage.of(busy);
    const next = page.one('next')!;
    next.click();
    next.click();
    await until(() => page.heading === 'November 29 – December 5, 2026');
    page.week.date = '2026-12';
    next.click();
    await until(() => page.heading === 'December 6 – 12, 2026');
  });
});

describe('axe', () => {
  const fails = () => replay('categories.create.name-too-long-is-500');
  const states: Readonly<Record<string, (attributes: string) => Promise<WeekPage>>> = {
    loaded: (attributes) => WeekPage.of(busy, attributes),
    narrow: (attributes) => WeekPage.of(busy, attributes, 340),
    day: (attributes) => WeekPage.of(busy, `days="1" date="${monday}" ${attributes}`),
    loading: async (attributes) => {
      const calendar = new Calendar(busy);
      calendar.hold();
      return WeekPage.begin(calendar, attributes);
    },
    turning: async (attributes) => {
      const calendar = new Calendar(busy);
      const page = await WeekPage.begin(calendar, attributes);
      await page.settled();
      calendar.hold();
      page.week.date = '2027-05-04';
      await page.week.updateComplete;
      return page;
    },
    empty: (attributes) => WeekPage.of([], attributes),
    error: async (attributes) => {
      const calendar = new Calendar();
      calendar.answer = fails;
      const page = await WeekPage.begin(calendar, attributes);
      await page.settled();
      return page;
    },
    unreadable: (attributes) => WeekPage.of(busy, `days="9" ${attributes}`),
    stale: async (attributes) => {
      const calendar = new Calendar(busy);
      const page = await WeekPage.begin(calendar, attributes);
      await page.settled();
      calendar.answer = fails;
      await page.week.refresh();
      await page.settled();
      return page;
    },
  };
  /** The states with colors that no other has. */
  const colored = ['loaded', 'narrow', 'turning'];
  for (const [state, open] of Object.entries(states))
    it(`finds nothing in state ${state}`, async () => {
      const page = await open('heading-level="2"');
      await (colored.includes(state) ? expectAccessible : expectNoViolation)(page.week);
    });

  it('finds nothing from right to left', async () => {
    document.documentElement.dir = 'rtl';
    await expectNoViolation((await states.loaded!(`lang="${directions.rtl}"`)).week);
  });

  for (const [name, style] of Object.entries(backgrounds)) {
    it(`can judge the colors of a page that is ${name}`, async () => {
      Object.assign(document.body.style, style);
      const page = await WeekPage.of(busy, 'slot-min="8" now-line="false"');
      const { passes, violations } = await checkContrast(page.week);
      expect(violations).to.have.length(0);
      expect(passes[0]!.nodes.length).to.be.greaterThan(20);
    });
  }

  if (isChromium) {
    it('finds nothing with forced colors', async () => {
      await prefer({ 'forced-colors': 'active' });
      const page = await WeekPage.of(busy);
      await expectNoViolation(page.week);
      expect(getComputedStyle(page.event('Lunch')).borderBlockStartStyle).to.equal('solid');
      await prefer({ 'forced-colors': 'none' });
    });

    it('sees nothing move for visitors who prefer less motion', async () => {
      await prefer({ 'prefers-reduced-motion': 'reduce' });
      const page = await states.loading!('');
      expect(page.root.getAnimations()).to.deep.equal([]);
      await prefer({ 'prefers-reduced-motion': 'no-preference' });
    });
  }
});
