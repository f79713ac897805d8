import { expect } from '@open-wc/testing';
import { Calendar } from '../calendar.js';
import { setUpEnvironment } from '../environment.js';
import { allDay, eventAt } from '../period/week-page.js';
import { ListPage } from './list-page.js';

/** On the Chatham Islands it is the morning of Saturday, 21 November 2026. */
setUpEnvironment();

const running = [allDay('Nets', '2026-11-10', '2026-12-05'), allDay('Windows', '2026-11-12', '2026-11-30')];
const later = ['Lamps', 'Harp', 'Crafts', 'Market', 'Choir'].map((title, index) =>
  eventAt(title, `2026-11-2${index + 1} 20:00`, `2026-11-2${index + 1} 21:00`),
);
const over = allDay('Over', '2026-11-01', '2026-11-03');

async function open(attributes: string): Promise<{ page: ListPage; calendar: Calendar }> {
  const calendar = new Calendar([over, ...running, ...later]);
  return { calendar, page: await ListPage.of(calendar, `paging="pager" ${attributes}`) };
}

describe('events that run already', () => {
  it('come first, because they began first, under the badge of today', async () => {
    const { page } = await open('');
    expect(page.titles).to.deep.equal(['Nets', 'Windows', 'Lamps', 'Harp', 'Crafts', 'Market', 'Choir']);
    expect(page.texts('date-badge-day').slice(0, 3)).to.deep.equal(['21', '21', '21']);
  });

  it('are not asked for by ongoing="hide"', async () => {
    const { page, calendar } = await open('ongoing="hide"');
    expect(page.titles).to.deep.equal(['Lamps', 'Harp', 'Crafts', 'Market', 'Choir']);
    expect(page.status).to.equal('5 events');
    expect(calendar.asked).to.have.length(1);
    expect(calendar.query).to.include({ starts_after: '2026-11-20' }).and.not.have.property('ends_after');
  });

  it('end a list with ongoing="last", whatever its pages', async () => {
    const wanted = ['Lamps', 'Harp', 'Crafts', 'Market', 'Choir', 'Nets', 'Windows'];
    for (const size of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const { page } = await open(`ongoing="last" per-page="${size}"`);
      const titles = page.titles;
      for (let number = 2; number <= Math.ceil(wanted.length / size); number++) {
        await page.set({ page: String(number) });
        titles.push(...page.titles);
      }
      expect(titles, `${size} a page`).to.deep.equal(wanted);
      expect(page.status).to.match(/7 events$/);
    }
  });

  it('stay in their week with ongoing="last"', async () => {
    const { page } = await open('ongoing="last" range="week" first-day="7" starts-before="2026-11-22"');
    expect(page.titles).to.deep.equal(['Lamps', 'Harp', 'Nets', 'Windows']);
  });

  it('stay where they are when their place is changed for a list of another order', async () => {
    const { page } = await open('ongoing="last" order="desc"');
    expect(page.titles.slice(-2)).to.deep.equal(['Windows', 'Nets']);
    await page.set({ ongoing: 'first', order: 'asc' });
    expect(page.titles.slice(0, 2)).to.deep.equal(['Nets', 'Windows']);
  });
});
