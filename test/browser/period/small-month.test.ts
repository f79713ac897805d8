import { expect } from '@open-wc/testing';
import { atLeastOne } from '../../at-least-one.js';
import { Calendar } from '../calendar.js';
import { MonthPage } from './month-page.js';
import { allDay } from './made-events.js';
import { textOf, until, setUpEnvironment } from '../environment.js';
import { fails, some, crowd } from './month-events.js';

/** On the Chatham Islands it is the morning of Saturday, 21 November 2026. */
setUpEnvironment();

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
    expect([
      page.month.selected,
      page.day('2026-11-16').ariaSelected,
      page.day('2026-11-17').ariaSelected,
    ]).to.deep.equal(['2026-11-16', 'true', 'false']);
    await page.keys('ArrowRight', ' ');
    expect(page.details('cal-day-select')).to.deep.equal([{ date: '2026-11-16' }, { date: '2026-11-17' }]);
    expect([page.month.selected, page.popover]).to.deep.equal(['2026-11-17', null]);
  });

  it('follows to another month', async () => {
    const page = await MonthPage.of(some, mini);
    page.day('2026-12-02').click();
    await page.settled();
    expect([page.heading, page.focused, page.month.selected]).to.deep.equal([
      'December 2026',
      '2026-12-02',
      '2026-12-02',
    ]);
  });

  it('picks nothing when the page cancels', async () => {
    const page = await MonthPage.of(some, mini);
    page.month.addEventListener('cal-day-select', (event) => event.preventDefault());
    page.day('2026-11-16').click();
    await page.settled();
    expect(page.month.selected).to.equal(undefined);
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
    const bottom = Math.max(
      ...atLeastOne(page.root.querySelectorAll('.day')).map((day) => day.getBoundingClientRect().bottom),
    );
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

  it('goes back to today by a button that keeps its place and the focus', async () => {
    const page = await small();
    const place = () => page.one('heading')!.getBoundingClientRect().left;
    const before = place();
    page.day('2026-12-03').click();
    await page.settled();
    expect(place()).to.equal(before);
    page.one('today-button')!.focus();
    await page.pressPart('today-button');
    expect([page.text('day-heading'), page.focused]).to.deep.equal(['Today · Saturday, November 21', 'Today']);
  });

  it('keeps its name clear of the buttons where the text is very large', async () => {
    const page = await MonthPage.of(some, '', 340);
    page.around.style.fontSize = '32px';
    await page.settled();
    const [name, today] = [page.one('month-button')!, page.one('today-button')!].map((one) =>
      one.getBoundingClientRect(),
    );
    expect(today!.right <= name!.left || today!.bottom <= name!.top).to.equal(true);
  });

  it('keeps its controls in one row at their largest', async () => {
    for (const lang of ['en', 'de', 'fr', 'es', 'ar']) {
      const page = await small(`lang="${lang}" date="2026-09-24"`);
      page.month.parentElement!.style.inlineSize = '288px';
      expect(page.one('toolbar')!.getBoundingClientRect().height, lang).to.be.at.most(40);
      expect(page.outside(), lang).to.deep.equal([]);
    }
  });

  it('has room for the color of an event, which may follow', async () => {
    const inset = async (attributes = '') => {
      const page = await small(`date="2026-11-25" ${attributes}`);
      return getComputedStyle(page.one('chosen-day')!.querySelector('.card')!).paddingInlineStart;
    };
    expect([await inset(), await inset('color-by="none"')]).to.deep.equal(['16px', '0px']);
  });

  it('prints as an agenda of the whole month', async () => {
    const page = await small();
    window.dispatchEvent(new Event('beforeprint'));
    await page.month.updateComplete;
    expect(page.all('agenda-day').length).to.equal(5);
    window.dispatchEvent(new Event('afterprint'));
  });
});
