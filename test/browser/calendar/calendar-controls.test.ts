import { expect } from '@open-wc/testing';
import '../../../src/elements/cal-add-to-calendar.js';
import '../../../src/elements/cal-event-filters.js';
import '../../../src/elements/cal-event-search.js';
import { atLeastOne } from '../../at-least-one.js';
import { expectNoViolation } from '../appearance.js';
import { allEvents, Calendar, comingEvents } from '../calendar.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { CalendarPage } from './calendar-page.js';

setUpEnvironment();

describe('the controls of a calendar', () => {
  it('a calendar has the controls that its attribute names', async () => {
    const page = await CalendarPage.of('controls="search print"');
    expect(page.all('search').length).to.equal(1);
    expect(page.text('print')).to.equal('Print');
    expect([...page.all('filters'), ...page.all('share'), ...page.all('subscribe')]).to.have.length(0);
  });

  it('a calendar has all controls by default, and none with controls="none"', async () => {
    const names = ['search', 'filters', 'subscribe', 'share', 'print'];
    const page = await CalendarPage.of('controls="search"');
    await page.set({ controls: null });
    expect(names.filter((name) => !page.one(name))).to.deep.equal([]);
    await page.set({ controls: 'none' });
    expect(names.filter((name) => page.one(name))).to.deep.equal([]);
  });

  it('search the view of the calendar that they stand in', async () => {
    const calendar = new Calendar();
    const page = await CalendarPage.of('controls="search"', { calendar });
    const field = () => page.one('search')!.shadowRoot!.querySelector('input');
    await until(field);
    field()!.value = 'opera';
    field()!.dispatchEvent(new InputEvent('input', { bubbles: true }));
    field()!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await until(() => page.element.getAttribute('search') === 'opera');
    await page.settled();
    expect(calendar.asked.some(({ url }) => url.searchParams.get('search') === 'opera')).to.equal(true);
  });

  it('search venues that no view has shown, and filter the calendar by the one that is chosen', async () => {
    const calendar = new Calendar();
    calendar.others = { ...calendar.others, venues: [{ ...calendar.others.venues[0]!, id: 71, venue: 'Tarrin Quay' }] };
    const page = await CalendarPage.of('controls="search"', { calendar });
    const root = () => page.one('search')!.shadowRoot!;
    await until(() => root().querySelector('input'));
    const field = root().querySelector('input')!;
    field.value = 'tarrin quay';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await until(() => textOf(root().querySelector('[part~="option"]')) === 'Tarrin Quay');
    root().querySelector<HTMLElement>('[part~="option"]')!.click();
    await page.settled();
    expect([page.element.getAttribute('venue'), page.element.getAttribute('search')]).to.deep.equal(['71', null]);
    expect(page.view.getAttribute('venue')).to.equal('71');
  });

  it('lead from a search without events to the venue that is meant', async () => {
    const venue = { ...new Calendar().others.venues[0]!, id: 71, venue: 'Tarrin Quay' };
    const calendar = new Calendar(allEvents.map((event) => ({ ...event, venue: [venue] })));
    calendar.others = { ...calendar.others, venues: [venue], categories: [] };
    const page = await CalendarPage.of('views="list" search="tarrin quay"', { calendar });
    const wayOn = () => page.inView('button').find((button) => textOf(button).startsWith('Venue: Tarrin Quay'));
    await until(wayOn);
    wayOn()!.click();
    await page.settled();
    expect([page.element.getAttribute('venue'), page.element.getAttribute('search')]).to.deep.equal(['71', null]);
    expect(page.inView('item').length).to.be.greaterThan(0);
  });

  it('include the legend of its view', async () => {
    const page = await CalendarPage.of('views="list month" color-by="category" range="all"');
    await until(() => page.inView('legend-item').length);
    const [entry] = page.inView('legend-item');
    entry!.click();
    await page.settled();
    const categories = page.element.getAttribute('categories');
    expect([page.view.getAttribute('categories'), page.details('cal-filter-change')]).to.deep.equal([
      categories,
      [{ categories }],
    ]);
    expect(categories).to.match(/^\d+$/);
    await page.turnTo('Month');
    expect(page.inView('legend-item').length).to.be.greaterThan(1);
    expect(page.inView('legend-item').filter(({ ariaPressed }) => ariaPressed === 'true')).to.have.length(1);
  });

  it('take the events of the view into a calendar', async () => {
    const page = await CalendarPage.of('controls="subscribe"');
    const subscribe = page.one('subscribe')!;
    await until(() => subscribe.shadowRoot?.querySelector('[part~="option"]'));
    expect(textOf(subscribe.shadowRoot!.querySelector('[part~="menu"]'))).to.contain(
      `Download 10 of ${comingEvents.length} events`,
    );
  });

  it('stand next to each other, also where there is nothing to add to a calendar', async () => {
    const page = await CalendarPage.of('views="list" controls="subscribe share"');
    const add = () => page.one('subscribe')!.shadowRoot?.querySelector('[part~="add"]');
    await until(add);
    const left = (element: Element) => element.getBoundingClientRect().left;
    expect(left(page.one('share')!) - add()!.getBoundingClientRect().right).to.equal(8);
    await page.set({ search: 'nothing that is called so' });
    await until(() => !add());
    expect(left(page.one('share')!)).to.equal(left(page.one('base')!));
  });

  it('subscribe to the feed of the calendar, with what its filters say, and never to one that the page address names', async () => {
    const calendar = new Calendar();
    const before = location.href;
    history.replaceState(null, '', `?cal-feed-url=${encodeURIComponent('https://evil.example/')}`);
    try {
      const feed = 'https://site.example/events/list/?ical=1&amp;tribe-bar-search={search}';
      const page = await CalendarPage.of(
        `views="list" state="search" controls="subscribe" search="the" feed-url="${feed}"`,
        { calendar },
      );
      const subscribe = page.one('subscribe')!;
      await until(() => subscribe.shadowRoot?.querySelector('[part~="add"]'));
      subscribe.shadowRoot!.querySelector<HTMLElement>('[part~="add"]')!.click();
      const links = () => [...subscribe.shadowRoot!.querySelectorAll<HTMLAnchorElement>('a')].map(({ href }) => href);
      await until(() => links().length);
      expect(links().at(-1)).to.equal('webcal://site.example/events/list/?ical=1&tribe-bar-search=the');
      expect(atLeastOne(calendar.asked).every(({ url }) => url.pathname.endsWith('events'))).to.equal(true);
    } finally {
      history.replaceState(null, '', before);
    }
  });

  it('share the address, and say when it was copied', async () => {
    const copied: string[] = [];
    const { clipboard } = navigator;
    const hadShare = 'share' in navigator;
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => copied.push(text) },
      configurable: true,
    });
    try {
      const page = await CalendarPage.of('controls="share"');
      if (hadShare) return;
      page.one('share')!.click();
      await until(() => page.text('status').includes('Copied'));
      expect(copied).to.deep.equal([location.href]);
    } finally {
      Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    }
  });

  it('are accessible', async () => {
    const page = await CalendarPage.of('controls="search subscribe share print"');
    await until(() => page.one('search')!.shadowRoot?.querySelector('input'));
    await expectNoViolation(page.element);
  });
});
