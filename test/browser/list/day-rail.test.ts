import { expect } from '@open-wc/testing';
import { isChromium, setViewport } from '../appearance.js';
import { setUpEnvironment, textOf } from '../environment.js';
import { eventAt } from '../period/made-events.js';
import { listOf } from './list-page.js';

/** On the Chatham Islands it is the morning of Saturday, 21 November 2026. */
setUpEnvironment();

const events = ['21', '21', '22', '25', '25', '25', '25', '25', '25', '25', '25'].map((day, index) =>
  eventAt(`Talk ${index}`, `2026-11-${day} 20:00`, `2026-11-${day} 21:00`),
);

const isSeen = (element: Element) => getComputedStyle(element).clipPath === 'none';

describe('a list by day', () => {
  it('shows each day once, beside its events, and how near it is', async () => {
    const page = await listOf(events, 'group-by="day" per-page="20"');
    expect(page.all('date-badge').filter(isSeen).map(textOf)).to.deep.equal(['Sat21Nov', 'Sun22Nov', 'Wed25Nov']);
    expect(
      page
        .all('nearness')
        .filter((one) => one.closest('.rail'))
        .map(textOf),
    ).to.deep.equal(['today', 'tomorrow', 'in 4 days']);
    const [day, event] = [page.all('date-badge').find(isSeen)!, page.one('title')!].map((one) =>
      one.getBoundingClientRect(),
    );
    expect(day!.right).to.be.below(event!.left);
    expect(day!.top).to.be.closeTo(event!.top, 8);
  });

  it('says the days to assistive technology as headings', async () => {
    const page = await listOf(events, 'group-by="day"');
    expect(page.texts('group-heading')).to.deep.equal([
      'Today · Saturday, November 21',
      'Tomorrow · Sunday, November 22',
      'Wednesday, November 25',
    ]);
  });

  it('keeps its headings where rows are compact or cards', async () => {
    for (const layout of ['compact', 'cards']) {
      const page = await listOf(events, `group-by="day" layout="${layout}"`);
      expect(page.all('group-heading').every(isSeen), layout).to.equal(true);
      expect(page.root.querySelector('.rail'), layout).to.equal(null);
    }
  });

  if (isChromium)
    it('keeps a day in sight while its events pass', async () => {
      await setViewport({ width: 375, height: 300 });
      const page = await listOf(events, 'group-by="day" per-page="20"');
      const last = page.all('date-badge').filter(isSeen).at(-1)!;
      page.all('title').at(-1)!.scrollIntoView({ block: 'end' });
      expect(last.getBoundingClientRect().top).to.be.within(0, 40);
      scrollTo(0, 0);
      await setViewport({ width: 800, height: 600 });
    });
});
