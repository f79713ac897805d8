import { expect } from '@open-wc/testing';
import { Calendar } from '../calendar.js';
import { setUpEnvironment } from '../environment.js';
import { allDay, eventAt } from '../period/made-events.js';
import { ListPage } from './list-page.js';

/** On the Chatham Islands it is the morning of Saturday, 21 November 2026. */
setUpEnvironment();

const events = [
  eventAt('Today', '2026-11-21 20:00', '2026-11-21 21:00'),
  eventAt('Later', '2026-11-25 20:00', '2026-11-25 21:00'),
  allDay('Festival', '2026-11-20', '2026-11-22'),
];

/** What a site says of its brand, in ten lines. */
const brand = `
  cal-event-list {
    --cal-color-accent: #c2185b;
    --cal-radius: 2px;
    font-family: serif;
  }
  cal-event-list::part(date-badge) {
    background: #c2185b;
    color: #fff;
  }
`;

describe('the leaves of days', () => {
  const colorsOf = (page: ListPage) =>
    page
      .all('date-badge')
      .filter((leaf) => leaf.checkVisibility() && getComputedStyle(leaf).clipPath === 'none')
      .map((leaf) => ({
        leaf: getComputedStyle(leaf).backgroundColor,
        words: [...new Set([...leaf.children].map((word) => getComputedStyle(word).color))],
        number: getComputedStyle(leaf.querySelector('.badge-day')!).color,
      }));

  for (const attributes of ['', 'group-by="day"', 'layout="cards"'])
    it(`keep their numbers in the colors of a brand, that of today, too: ${attributes || 'a list'}`, async () => {
      const style = Object.assign(document.createElement('style'), { textContent: brand });
      document.head.append(style);
      const page = await ListPage.of(new Calendar(events), attributes);
      const found = colorsOf(page);
      expect(found.length).to.be.at.least(2);
      for (const { leaf, number, words } of found) {
        expect([leaf, number]).to.deep.equal(['rgb(194, 24, 91)', 'rgb(255, 255, 255)']);
        expect(words).not.to.include('rgb(194, 24, 91)');
      }
      style.remove();
    });

  it('are tinted where it is today, and alike otherwise', async () => {
    const [today, later, festival] = colorsOf(await ListPage.of(new Calendar(events), ''));
    expect(today!.leaf).not.to.equal(later!.leaf);
    expect(festival!.leaf).to.equal(later!.leaf);
    expect(today!.number).to.equal(later!.number);
  });
});
