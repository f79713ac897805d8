import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { Calendar } from '../calendar.js';
import { MonthPage, pressWith } from './month-page.js';
import { restUntil, textOf, until, setUpEnvironment } from '../environment.js';
import { fails, fair, some, crowd } from './month-events.js';

/** On the Chatham Islands it is the morning of Saturday, 21 November 2026. */
setUpEnvironment();

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
    expect([status.role, textOf(status)]).to.deep.equal(['status', 'November 2026: 3 events']);
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
    expect(page.details('cal-navigate').map(({ date }) => date)).to.deep.equal([
      '2026-12-01',
      '2026-11-01',
      '2027-11-01',
      '2027-12-01',
    ]);
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
    for (let step = 0; step < 10; step++) {
      await sendKeys({ press: 'Tab' });
      path.push(page.focused);
    }
    expect(path.map((name) => String(name).replace(/(Talk \d|more).*/, '$1'))).to.deep.equal(
      [
        'Previous month',
        'Next month',
        'Today',
        'November 2026',
        '2026-11-25',
        ...['1', '2', '3'].map(
          (number) => page.titlesOn('2026-11-25').find((title) => title.endsWith(number)) && `${1}${number}:00`,
        ),
        '+2 more',
        'after',
      ]
        .map((name) => (/^1\d:00$/.test(String(name)) ? path[5 + Number(String(name)[1]) - 1] : name))
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
