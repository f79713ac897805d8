import { expect } from '@open-wc/testing';
import { allEvents } from '../calendar.js';
import { MonthPage } from './month-page.js';
import { eventAt } from './made-events.js';
import { textOf, until, setUpEnvironment } from '../environment.js';
import { fair, walk, some, crowd } from './month-events.js';

/** On the Chatham Islands it is the morning of Saturday, 21 November 2026. */
setUpEnvironment();

describe('hidden events of a day', () => {
  it('events without room are counted', async () => {
    const page = await MonthPage.of([...crowd, fair]);
    expect(page.titlesOn('2026-11-25')).to.deep.equal(['Talk 1', 'Talk 2', 'Talk 3']);
    expect(page.texts('more-events')).to.deep.equal(['+2 more, Wednesday, November 25']);
    await page.set({ 'max-per-day': '5' });
    expect([page.titlesOn('2026-11-25').length, page.texts('more-events')]).to.deep.equal([5, []]);
  });

  it('are fewer where the month fills a high window', async () => {
    const page = await MonthPage.of([...crowd, fair]);
    const own = Object.getOwnPropertyDescriptor(window, 'innerHeight')!;
    Object.defineProperty(window, 'innerHeight', { value: 1440, configurable: true });
    try {
      await page.set({ date: '2026-11-24' });
      expect(page.texts('more-events'), 'a month that is no higher than its days').to.have.length(1);
      page.month.style.minBlockSize = '1350px';
      await page.set({ date: '2026-11-23' });
      expect([page.titlesOn('2026-11-25').length, page.texts('more-events')]).to.deep.equal([5, []]);
    } finally {
      Object.defineProperty(window, 'innerHeight', own);
    }
  });

  it('are listed in a popover that Escape closes, and the focus returns', async () => {
    const page = await MonthPage.of([...crowd, fair]);
    const more = page.one('more-events')!;
    more.focus();
    more.click();
    await page.settled();
    expect(page.details('cal-day-select')).to.deep.equal([{ date: '2026-11-25' }]);
    expect(textOf(page.popover!.querySelector('[role="heading"]'))).to.equal('Wednesday, November 25');
    expect([...page.popover!.querySelectorAll('[part~="title"]')].map(textOf)).to.deep.equal(
      crowd.map(({ title }) => title),
    );
    expect(page.root.activeElement === page.popover).to.equal(true);
    await page.keys('Escape');
    expect([page.popover, page.focused]).to.deep.equal([null, '+2 more, Wednesday, November 25']);
  });

  it('have their titles seen, however wide the month around the popover is', async () => {
    const page = await MonthPage.of([...crowd, fair]);
    page.one('more-events')!.click();
    await page.settled();
    expect(
      [...page.popover!.querySelectorAll('[part~="title"]')].filter(
        (title) => title.getBoundingClientRect().width < 40,
      ),
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
    const page = await MonthPage.of(
      [...some, { ...walk, id: 1, title: 'Nowhere', url: '' }],
      'first-day="1" preview="off"',
    );
    page.bars('Walk')[0]!.click();
    page.bars('Nowhere')[0]!.click();
    expect(page.details('cal-select').map(({ event }) => event!.title)).to.deep.equal(['Walk', 'Nowhere']);
    expect([page.popover, page.details('cal-day-select')]).to.deep.equal([null, []]);
    expect([page.bars('Walk')[0]!.localName, page.bars('Nowhere')[0]!.localName]).to.deep.equal(['a', 'button']);
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
    expect([preview(page).role, page.text('preview-title'), page.details('cal-select')]).to.deep.equal([
      'dialog',
      'Concert',
      [],
    ]);
    expect(textOf(preview(page)))
      .to.contain('Wednesday, November 18 7:00')
      .and.contain('12 €')
      .and.not.contain('2026');
    const details = page.one('details') as HTMLAnchorElement;
    expect(details.href).to.equal((bar as HTMLAnchorElement).href);
    details.click();
    expect(page.details('cal-select').map(({ event }) => event!.title)).to.deep.equal(['Concert']);
  });

  it('says a night by its evening, and how soon that is', async () => {
    const page = await MonthPage.of([eventAt('Deck dance', '2026-11-26 20:00', '2026-11-27 00:30')]);
    page.bars('Deck dance')[0]!.click();
    await page.settled();
    expect(textOf(preview(page)).replace(/\u202f|\u2009/g, ' ')).to.contain(
      'Thursday, November 26 8:00 PM – 12:30 AM in 5 days',
    );
  });

  it('has an edge in the color of the event, straight as that of the event is', async () => {
    const { categories } = allEvents.find(({ categories }) => categories.length)!;
    const page = await MonthPage.of([{ ...concert, categories }], 'color-by="category" first-day="1"');
    await until(() => page.bars('Concert'));
    const bar = page.bars('Concert')[0]!;
    bar.click();
    await page.settled();
    const edge = getComputedStyle(page.one('facts')!, '::before');
    const probe = document.createElement('i');
    probe.style.background = 'var(--cal-color-event)';
    bar.append(probe);
    expect(edge.backgroundColor).to.equal(getComputedStyle(probe).backgroundColor);
    expect(edge.backgroundColor).not.to.equal('rgba(0, 0, 0, 0)');
    expect(getComputedStyle(page.one('facts')!).borderInlineStartWidth).to.equal('0px');
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
    page
      .bars('Concert')[0]!
      .dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, composed: true, cancelable: true }));
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
