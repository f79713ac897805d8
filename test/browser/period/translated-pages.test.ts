import { expect } from '@open-wc/testing';
import { setUpEnvironment, textOf } from '../environment.js';
import { MonthPage } from './month-page.js';
import { eventAt } from './made-events.js';
import { WeekPage } from './week-page.js';

setUpEnvironment();

/** What translators of pages do: every text becomes nodes of their own. */
function translate(root: ParentNode): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode())
    if (walker.currentNode.textContent!.trim() && !walker.currentNode.parentElement?.closest('style'))
      texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.append(Object.assign(document.createElement('font'), { textContent: text.data }));
    text.replaceWith(font);
  }
}

const events = [
  eventAt('November talk', '2026-11-20 20:00', '2026-11-20 21:00'),
  eventAt('December talk', '2026-12-18 20:00', '2026-12-18 21:00'),
];

describe('a page that was translated', () => {
  it('has no dates of another month after turning', async () => {
    const page = await MonthPage.of(events);
    translate(page.root);
    await page.pressPart('next');
    expect(textOf(page.one('heading'))).to.contain('December 2026');
    const days = [...page.root.querySelectorAll<HTMLElement>('[data-date]')];
    expect(days.map((day) => textOf(day.querySelector('.number')))).to.deep.equal(
      days.map((day) => String(Number(day.dataset.date!.slice(8)))),
    );
    expect(page.all('event').map((event) => textOf(event.querySelector('[part~="event-title"]')))).to.deep.equal([
      'December talk',
    ]);
  });

  it('has no dates of another week after turning', async () => {
    const page = await WeekPage.of(events, 'date="2026-11-16"');
    translate(page.root);
    await page.pressPart('next');
    expect(textOf(page.one('heading'))).to.match(/November 22\s–\s28, 2026/);
    expect(page.all('day-heading').map((day) => textOf(day).slice(0, 6))).to.deep.equal([
      'Sun 22',
      'Mon 23',
      'Tue 24',
      'Wed 25',
      'Thu 26',
      'Fri 27',
      'Sat 28',
    ]);
    expect(textOf(page.root.querySelector('.column .name'))).to.contain('November 22');
  });
});
