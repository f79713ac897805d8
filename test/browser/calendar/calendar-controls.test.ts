import { expect } from '@open-wc/testing';
import '../../../src/elements/cal-add-to-calendar.js';
import '../../../src/elements/cal-event-filters.js';
import '../../../src/elements/cal-event-search.js';
import { expectNoViolation } from '../appearance.js';
import { Calendar } from '../calendar.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { CalendarPage } from './calendar-page.js';

setUpEnvironment();

describe('the controls of a calendar', () => {
  it('are those that the attribute names', async () => {
    const page = await CalendarPage.of('controls="search print"');
    expect(page.all('search').length).to.equal(1);
    expect(page.text('print')).to.equal('Print');
    expect([...page.all('filters'), ...page.all('share'), ...page.all('subscribe')]).to.have.length(0);
  });

  it('are all there by default, or none', async () => {
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

  it('take the events of the view into a calendar', async () => {
    const page = await CalendarPage.of('controls="subscribe"');
    const subscribe = page.one('subscribe')!;
    await until(() => subscribe.shadowRoot?.querySelector('[part~="option"]'));
    expect(textOf(subscribe.shadowRoot!.querySelector('[part~="menu"]'))).to.contain('Download these 10 events');
  });

  it('share the address, and say when it was copied', async () => {
    const copied: string[] = [];
    const { clipboard } = navigator;
    const hadShare = 'share' in navigator;
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: (text: string) => copied.push(text) }, configurable: true });
    try {
      const page = await CalendarPage.of('controls="share"');
      if (hadShare) return;
      page.one('share')!.click();
      await until(() => page.text('status').includes('Link copied'));
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
