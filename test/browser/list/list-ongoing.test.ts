import { expect } from '@open-wc/testing';
import { Calendar } from '../calendar.js';
import { setUpEnvironment, until } from '../environment.js';
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

  it('a list with ongoing="hide" does not request events that have begun', async () => {
    const { page, calendar } = await open('ongoing="hide"');
    expect(page.titles).to.deep.equal(['Lamps', 'Harp', 'Crafts', 'Market', 'Choir']);
    expect(page.status).to.equal('5 events');
    expect(calendar.asked).to.have.length(1);
    expect(calendar.query).to.include({ starts_after: '2026-11-19' }).and.not.have.property('ends_after');
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

  it('stand under the first day that is asked for where today is not, and never as now', async () => {
    for (const [asked, day, words] of [
      ['range="tomorrow"', '22', ['until Dec 5', 'until Nov 30']],
      ['ends-after="2026-11-28" starts-before="2026-12-31"', '29', ['until Dec 5', 'until Nov 30']],
      ['starts-before="2026-11-15" ends-after="2026-11-10"', '11', ['until Dec 5']],
      ['range="week" first-day="1"', '21', ['Now · until Dec 5', 'Now · until Nov 30']],
    ] as const) {
      const { page } = await open(asked);
      const found = page.all('card').filter((card) => card.matches('.running'));
      const texts = (name: string) => found.map((card) => card.querySelector(`[part~="${name}"]`)!.textContent);
      expect(texts('date'), asked).to.deep.equal(words);
      expect(new Set(texts('date-badge-day')), asked).to.deep.equal(new Set([day]));
    }
  });

  it('say from when until when where only days before today are asked for', async () => {
    const { page } = await open('starts-before="2026-11-11"');
    expect(page.texts('date-badge-day')).to.deep.equal(['1', '10']);
    expect(page.all('running')).to.have.length(0);
  });

  it('are grouped under the month that is asked for', async () => {
    const { page } = await open('ends-after="2026-11-30" starts-before="2026-12-31" group-by="month"');
    await until(() => page.texts('group-heading').length);
    expect(page.texts('group-heading')).to.deep.equal(['December 2026']);
  });

  it('stay where they are when their place is changed for a list of another order', async () => {
    const { page } = await open('ongoing="last" order="desc"');
    expect(page.titles.slice(-2)).to.deep.equal(['Windows', 'Nets']);
    await page.set({ ongoing: 'first', order: 'asc' });
    expect(page.titles.slice(0, 2)).to.deep.equal(['Nets', 'Windows']);
  });
});

describe('the year of an event', () => {
  const events = [
    eventAt('Old', '2026-12-24 20:00', '2026-12-24 21:00'),
    eventAt('New', '2027-06-21 20:00', '2027-06-21 21:00'),
  ];

  for (const layout of ['list', 'cards'])
    it(`stands on its badge where it is not this one, in ${layout} of one height, and is said once`, async () => {
      const page = await ListPage.of(new Calendar(events), `range="all" layout="${layout}"`);
      expect(page.texts('date-badge-year')).to.deep.equal(['2027']);
      const [old, next] = page.all('date-badge').map((badge) => badge.getBoundingClientRect().height);
      // Browsers round lines in different ways.
      expect(next).to.be.at.most(old! + 1);
      expect(page.all('date')[1]!.getAttribute('aria-label')).to.equal('Mon, Jun 21, 2027');
      expect(page.all('date-badge')[1]!.getAttribute('aria-hidden')).to.equal('true');
    });

  it('compact rows show the year of an event', async () => {
    const page = await ListPage.of(new Calendar(events), 'range="all" layout="compact"');
    expect(page.texts('date')[1]).to.contain('2027');
  });
});
