import { expect } from '@open-wc/testing';
import { Calendar } from '../calendar.js';
import { setUpEnvironment } from '../environment.js';
import { eventAt } from './made-events.js';
import { WeekPage } from './week-page.js';

/** On the Chatham Islands it is the morning of Saturday, 21 November 2026. */
setUpEnvironment();

const priced = (title: string, price: string) =>
  eventAt(title, '2026-11-20 10:00', '2026-11-20 11:00', {
    cost_details: { currency_symbol: '', currency_code: '', currency_position: '', values: [price] },
  });

describe('a week of free events', () => {
  it('shows those alone, and all again without the attribute', async () => {
    const page = await WeekPage.begin(
      new Calendar([priced('Concert', '20'), priced('Market', '0')]),
      'date="2026-11-20" free',
    );
    await page.settled();
    const titles = () => page.element.items.map(({ title }) => title);
    expect(titles()).to.deep.equal(['Market']);
    page.week.free = undefined;
    await page.settled();
    expect(titles()).to.deep.equal(['Concert', 'Market']);
  });
});
